"""Who sits at the table when nobody gave other names."""

GANGSTERS = ("Ada", "Bruno", "Cleo", "Dario", "Edie", "Fitz")
