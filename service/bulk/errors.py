"""What ends a run before its end."""


class Stopped(Exception):  # noqa: N818 - it is no error that much is done already
    """A run that cannot go on; says in a sentence what to change."""
