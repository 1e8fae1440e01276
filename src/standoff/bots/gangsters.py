"""Who plays when nobody gave other names; no two begin with the same letter."""

GANGSTERS = ("Ada", "Bruno", "Cleo", "Dario", "Edie", "Fitz")
LIVE_GANGSTERS = (
    *GANGSTERS,
    "Gus",
    "Hilda",
    "Ivo",
    "Juno",
    "Kit",
    "Lola",
    "Milo",
    "Nell",
    "Otto",
    "Pia",
    "Quinn",
    "Rita",
    "Sam",
    "Tess",
    "Ugo",
)
