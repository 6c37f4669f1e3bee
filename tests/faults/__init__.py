"""What goes wrong: damaged files, power cuts, odd input, silent displays, clocks that wrap."""
