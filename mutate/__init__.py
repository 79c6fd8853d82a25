"""Mutation testing of the engine: changes it in one place at a time and asks whether a test notices."""
