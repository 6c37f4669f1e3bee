"""Drawing: fonts, text and cards on a framebuf. Knows no hardware and no game state."""
