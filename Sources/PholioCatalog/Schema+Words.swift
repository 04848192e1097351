extension Schema {
  /// Photos, with all words of their files and of sidecars, and with a reader's version.
  ///
  /// `\` joins two lines: catalogs keep the text of each table, and `pholio check` compares it.
  static let words = """
    CREATE TABLE new_photo(
      id              INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id BETWEEN 1 AND 9007199254740992),
      sha256          BLOB NOT NULL UNIQUE CHECK (length(sha256) = 32),
      bytes           INTEGER NOT NULL CHECK (bytes BETWEEN 1 AND 9007199254740992),
      width           INTEGER NOT NULL CHECK (width BETWEEN 1 AND 1073741824),    -- upright
      height          INTEGER NOT NULL CHECK (height BETWEEN 1 AND 1073741824),
      thumbnail_bytes INTEGER NOT NULL CHECK (thumbnail_bytes BETWEEN 1 AND 9007199254740992),
      -- XXH64 of the thumbnail's bytes; NULL: it was made before checksums were kept.
      thumbnail_checksum INTEGER,
      -- Wall clock, in seconds from 1970-01-01T00:00:00: the years 1 to 9999.
      taken_local     INTEGER NOT NULL CHECK (taken_local BETWEEN -62135596800 AND 253402300799),
      taken_fraction  TEXT NOT NULL \
    CHECK (taken_fraction NOT GLOB '*[^0-9]*' AND length(taken_fraction) <= 255),
      taken_offset    INTEGER CHECK (taken_offset BETWEEN -840 AND 840),        -- minutes east of UTC
      taken_source    TEXT NOT NULL CHECK (taken_source IN ('exif', 'xmp', 'iptc', 'filename', 'mtime')),
      make            TEXT CHECK (length(CAST(make AS BLOB)) <= 1048576),
      model           TEXT CHECK (length(CAST(model AS BLOB)) <= 1048576),
      lens            TEXT CHECK (length(CAST(lens AS BLOB)) <= 1048576),
      aperture        REAL CHECK (aperture BETWEEN 0 AND 4294967295),
      exposure_s      REAL CHECK (exposure_s BETWEEN 0 AND 4294967295),
      iso             INTEGER CHECK (iso BETWEEN 0 AND 9007199254740992),
      focal_mm        REAL CHECK (focal_mm BETWEEN 0 AND 4294967295),
      latitude        REAL CHECK (latitude BETWEEN -90 AND 90),
      longitude       REAL CHECK (longitude BETWEEN -180 AND 180),
      altitude        REAL CHECK (altitude BETWEEN -1e10 AND 1e10),
      -- The version of what has read facts and words in the file; 0: of before versions were kept.
      reader          INTEGER NOT NULL DEFAULT 0 CHECK (reader BETWEEN 0 AND 9007199254740992),
      -- The words in the file.
      file_title          TEXT CHECK (length(CAST(file_title AS BLOB)) <= 1048576),
      file_description    TEXT CHECK (length(CAST(file_description AS BLOB)) <= 1048576),
      file_creator        TEXT CHECK (length(CAST(file_creator AS BLOB)) <= 1048576),
      file_copyright      TEXT CHECK (length(CAST(file_copyright AS BLOB)) <= 1048576),
      file_keywords       TEXT CHECK (length(CAST(file_keywords AS BLOB)) <= 1048576),  -- one a line
      file_rating         INTEGER CHECK (file_rating BETWEEN 0 AND 5),
      file_label          TEXT CHECK (length(CAST(file_label AS BLOB)) <= 1048576),
      file_city           TEXT CHECK (length(CAST(file_city AS BLOB)) <= 1048576),
      file_country        TEXT CHECK (length(CAST(file_country AS BLOB)) <= 1048576),
      -- Those in its sidecar.
      sidecar_title       TEXT CHECK (length(CAST(sidecar_title AS BLOB)) <= 1048576),
      sidecar_description TEXT CHECK (length(CAST(sidecar_description AS BLOB)) <= 1048576),
      sidecar_creator     TEXT CHECK (length(CAST(sidecar_creator AS BLOB)) <= 1048576),
      sidecar_copyright   TEXT CHECK (length(CAST(sidecar_copyright AS BLOB)) <= 1048576),
      sidecar_keywords    TEXT CHECK (length(CAST(sidecar_keywords AS BLOB)) <= 1048576),  -- one a line
      sidecar_rating      INTEGER CHECK (sidecar_rating BETWEEN 0 AND 5),
      sidecar_label       TEXT CHECK (length(CAST(sidecar_label AS BLOB)) <= 1048576),
      sidecar_city        TEXT CHECK (length(CAST(sidecar_city AS BLOB)) <= 1048576),
      sidecar_country     TEXT CHECK (length(CAST(sidecar_country AS BLOB)) <= 1048576),
      title           TEXT CHECK (length(CAST(title AS BLOB)) BETWEEN 1 AND 65536), -- a person's words
      description     TEXT CHECK (length(CAST(description AS BLOB)) BETWEEN 1 AND 65536),
      CHECK ((latitude IS NULL) = (longitude IS NULL))
    ) STRICT;
    -- Ids are never used again: neither are those of photos that are gone.
    INSERT INTO sqlite_sequence(name, seq) SELECT 'new_photo', seq FROM sqlite_sequence WHERE name = 'photo';
    INSERT INTO new_photo(
        id, sha256, bytes, width, height, thumbnail_bytes, thumbnail_checksum, taken_local,
        taken_fraction, taken_offset, taken_source, make, model, lens, aperture, exposure_s, iso, focal_mm,
        latitude, longitude, altitude, file_rating, file_description, file_creator, file_copyright,
        title, description)
      SELECT id, sha256, bytes, width, height, thumbnail_bytes, thumbnail_checksum, taken_local,
        taken_fraction, taken_offset, taken_source, make, model, lens, aperture, exposure_s, iso, focal_mm,
        latitude, longitude, altitude, rating, exif_words, artist, copyright, title, description FROM photo;
    DROP TABLE photo;
    ALTER TABLE new_photo RENAME TO photo;
    CREATE INDEX photo_reader ON photo(reader);
    """
}
