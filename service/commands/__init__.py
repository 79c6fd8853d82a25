"""What `python -m service` does from a terminal, one module a command: `add` declares its arguments, `run` does it."""
