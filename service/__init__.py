"""The HTTP service: bytes in, JSON out. It knows the wire and the operations, never the law of the game."""

from typing import Final

__version__: Final = "1.0.0"
CONTRACT_VERSION: Final = "1"
"""The version of the wire contract, which is the `/v1` of its paths."""
