"""The pages of `docs/rules`, written from the rule sets' records: `python -m rulepages docs/rules`."""
