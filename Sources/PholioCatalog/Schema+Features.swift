/// Photos that span several cells.
extension Schema {
  /// Spans of photos in galleries, and in the journal.
  ///
  /// `\` joins two lines: catalogs keep the text of each table, and `pholio check` compares it.
  static let features = """
    -- Photos that span several cells of a gallery's grid; one without a row has one cell. Photos that are
    -- taken out keep theirs, for when they come back.
    CREATE TABLE feature(
      gallery INTEGER NOT NULL REFERENCES gallery,
      photo   INTEGER NOT NULL REFERENCES photo ON DELETE CASCADE,
      columns INTEGER NOT NULL CHECK (columns BETWEEN 1 AND 99),
      rows    INTEGER NOT NULL CHECK (rows BETWEEN 1 AND 99),
      PRIMARY KEY (gallery, photo)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX feature_photo ON feature(photo);

    -- What a change did to spans; 1 and 1: one cell.
    CREATE TABLE change_feature(
      change      INTEGER NOT NULL REFERENCES change ON DELETE CASCADE,
      gallery     INTEGER NOT NULL REFERENCES gallery,
      photo       INTEGER NOT NULL REFERENCES photo,
      was_columns INTEGER NOT NULL CHECK (was_columns BETWEEN 1 AND 99),
      was_rows    INTEGER NOT NULL CHECK (was_rows BETWEEN 1 AND 99),
      columns     INTEGER NOT NULL CHECK (columns BETWEEN 1 AND 99),
      rows        INTEGER NOT NULL CHECK (rows BETWEEN 1 AND 99),
      PRIMARY KEY (change, gallery, photo)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX change_feature_photo ON change_feature(photo);
    """
}
