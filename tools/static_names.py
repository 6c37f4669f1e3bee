"""Names that MicroPython has in its flash: in a build they cost no memory."""

# Every MicroPython that loads .mpy files of version 6: a file has a number in place of the name.
IN_MPY = """
    append args bytecode close copy count endswith extend find format from_bytes get index insert
    isalpha isdigit islower isspace issubclass isupper items join keys lower lstrip pop popitem
    readinto readline remove replace reverse rfind rindex rsplit rstrip send sep setdefault sort
    split startswith staticmethod step stop strip throw to_bytes update upper values write clear
    key start value read classmethod divmod setattr globals locals eval exec abs pow map zip iter
    hash id callable all any sum round sorted ord chr dir bool dict set isinstance repr type object
    next getattr hasattr tuple list str int bytes bytearray len open print ArithmeticError
    AssertionError AttributeError BaseException EOFError GeneratorExit ImportError IndentationError
    IndexError KeyError KeyboardInterrupt LookupError MemoryError NameError NotImplementedError
    OSError OverflowError RuntimeError StopIteration SyntaxError SystemExit TypeError ValueError
    ZeroDivisionError
""".split()
# The modules that come with it on every board here (builtins, array, asyncio, collections, errno,
# json, math, micropython, os, random, re, select, struct, sys, time, uctypes): a file has the name,
# the memory has not. None by which MicroPython asks an object of ours for something.
IN_FIRMWARE = """
    pi EIO INT PTR add bin cos erf exp hex inf log max min nan oct sin sub tan tau INT8 LONG
    UINT VOID acos argv asin atan ceil coro cosh data done dump erfc fabs fmod load log2 modf
    pack peek push seed sinh sqrt tanh ARRAY EBADF EPERM INT16 INT32 INT64 SHORT UINT8 ULONG
    acosh asinh atan2 atanh chdir crc32 deque dumps expm1 float floor frexp gamma group isinf
    isnan ldexp loads log10 match mkdir phase polar rmdir slice state stdin super trunc union
    BFINT8 BF_LEN BF_POS EACCES EAGAIN EEXIST EINVAL EISDIR ENODEV ENOENT ENOMEM NATIVE POLLIN
    UINT16 UINT32 UINT64 USHORT cancel center choice decode digest enable encode filter getcwd
    gmtime lgamma little mktime search sha256 sizeof stderr stdout unlink unpack BFINT16
    BFINT32 BFUINT8 BytesIO ENOBUFS FLOAT32 FLOAT64 POLLERR POLLHUP POLLOUT closure complex
    degrees disable discard heapify heappop hexlify maxsize popleft radians randint time_ns
    uniform version BFUINT16 BFUINT32 EALREADY ENOTCONN Ellipsis LONGLONG NoneType StringIO
    calcsize copysign fromkeys function getvalue heappush ilistdir isfinite issubset iterator
    mem_info reversed ETIMEDOUT ULONGLONG addressof byteorder dict_view enumerate errorcode
    frozenset generator isenabled localtime pack_into partition qstr_info randrange stack_use
    unhexlify
""".split()

STATIC = IN_MPY + IN_FIRMWARE
