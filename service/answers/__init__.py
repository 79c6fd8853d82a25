"""Answers as plain dicts, one function for each type of result, in the order and under the names of the wire."""
