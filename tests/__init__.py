"""The tests, by folder as the tree is. They may import anything; nothing imports them."""
