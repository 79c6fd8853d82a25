"""A bar on the terminal that shows how far a run is; there is none without the extra [bulk] or where nobody watches."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

Moved = Callable[[int, int], None]
"""Takes how many bytes of the file are done, and how many results there are."""


@contextmanager
def shown(total: int) -> Iterator[Moved]:
    """Show a bar for a file of so many bytes, on standard error."""
    try:
        from rich.console import Console  # noqa: PLC0415 - the extra [bulk]
        from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn  # noqa: PLC0415
    except ImportError:
        yield lambda _bytes, _results: None
        return
    console = Console(stderr=True)
    hands = TextColumn("{task.fields[results]:,} hands")
    columns = (BarColumn(None), TaskProgressColumn(), hands, TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task("", total=total, results=0)
        yield lambda done, results: progress.update(task, completed=done, results=results)
