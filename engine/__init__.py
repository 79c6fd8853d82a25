"""The law of mahjong scoring: pure functions over frozen values, standard library only, no I/O and no state."""
