"""The wire: what requests may say and answers say, as marshmallow schemas that load into the engine's own types."""
