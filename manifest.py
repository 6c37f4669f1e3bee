"""Freezes Speto into a firmware of one's own: its code then runs from flash and needs no RAM.

Name it in a board's own manifest, `include("…/speto/manifest.py")`, and freeze the board's config
as `board` beside it, or put it on the board as /board.py. MicroPython's build reads this file.
"""

for module_file in ("main.py", "start.py", "play.py", "crash.py"):
    module(module_file, base_path="firmware")  # noqa: F821
for folder in ("app", "drivers", "gfx", "lang"):
    package(folder, base_path="firmware")  # noqa: F821
package("engine")  # noqa: F821
