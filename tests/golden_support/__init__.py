"""Reads the golden tables and asks for their answers."""
