"""Golden screens: scripted play on every layout, compared with stored pictures."""
