"""Files of any size: score requests in, one a line; results out, one a line, in the same order.

What is written are whole lines only, so that a run that was killed goes on where it stopped. The work is cut into
chunks of lines, which the machine's own cores or the workers of a Dask cluster answer; only the reading and the
writing happen here.
"""
