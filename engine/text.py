"""Words in the languages that the service speaks."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """The same words in English, Japanese and Chinese."""

    en: str
    ja: str
    zh: str = ""

    def in_(self, language: str) -> str:
        """The words in `language` (`en`, `ja`, `zh`); English where there are none."""
        return str(getattr(self, language, "")) or self.en
