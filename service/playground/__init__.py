"""The playground: a page on which people click hands together, and the program that draws its tiles."""
