"""Rule sets: records of values, one short file a family, and what reads them."""
