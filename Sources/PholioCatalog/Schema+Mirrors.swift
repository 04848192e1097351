/// Orders that are kept as texts outside of the catalog.
extension Schema {
  /// Galleries whose orders are kept as texts, and the catalog's own name in these.
  ///
  /// `\` joins two lines: catalogs keep the text of each table, and `pholio check` compares it.
  static let mirrors = """
    CREATE TABLE mirror(
      gallery INTEGER PRIMARY KEY REFERENCES gallery,
      folder  BLOB CHECK (length(folder) BETWEEN 1 AND 65536 AND instr(folder, x'00') = 0)
    ) STRICT;

    -- What tells this catalog from all others, in texts that outlive it; one row.
    CREATE TABLE identity(
      id    INTEGER PRIMARY KEY CHECK (id = 1),
      bytes BLOB NOT NULL CHECK (length(bytes) = 8)
    ) STRICT;
    INSERT INTO identity VALUES (1, randomblob(8));
    """
}
