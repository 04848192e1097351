import GRDB
import PholioFacts

/// Questions about photos, what people say of them, and what they look like.
extension Schema {
  /// Photos with people's own values, the indexes and tables that questions are answered from, signatures,
  /// values in the journal, and galleries that fill themselves.
  ///
  /// `\` joins two lines: catalogs keep the text of each table, and `pholio check` compares it.
  static let choosing = """
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
      file_rating         INTEGER CHECK (file_rating BETWEEN -1 AND 5),        -- -1: rejected
      file_label          TEXT CHECK (length(CAST(file_label AS BLOB)) <= 1048576),
      file_city           TEXT CHECK (length(CAST(file_city AS BLOB)) <= 1048576),
      file_country        TEXT CHECK (length(CAST(file_country AS BLOB)) <= 1048576),
      -- Those in its sidecar.
      sidecar_title       TEXT CHECK (length(CAST(sidecar_title AS BLOB)) <= 1048576),
      sidecar_description TEXT CHECK (length(CAST(sidecar_description AS BLOB)) <= 1048576),
      sidecar_creator     TEXT CHECK (length(CAST(sidecar_creator AS BLOB)) <= 1048576),
      sidecar_copyright   TEXT CHECK (length(CAST(sidecar_copyright AS BLOB)) <= 1048576),
      sidecar_keywords    TEXT CHECK (length(CAST(sidecar_keywords AS BLOB)) <= 1048576),  -- one a line
      sidecar_rating      INTEGER CHECK (sidecar_rating BETWEEN -1 AND 5),
      sidecar_label       TEXT CHECK (length(CAST(sidecar_label AS BLOB)) <= 1048576),
      sidecar_city        TEXT CHECK (length(CAST(sidecar_city AS BLOB)) <= 1048576),
      sidecar_country     TEXT CHECK (length(CAST(sidecar_country AS BLOB)) <= 1048576),
      title           TEXT CHECK (length(CAST(title AS BLOB)) BETWEEN 1 AND 65536), -- a person's words
      description     TEXT CHECK (length(CAST(description AS BLOB)) BETWEEN 1 AND 65536),
      -- What somebody said in pholio. Rating -1, label '', keywords '': none, whatever the file says.
      own_rating      INTEGER CHECK (own_rating BETWEEN -1 AND 5),
      own_label       TEXT CHECK (length(CAST(own_label AS BLOB)) <= 512),
      own_keywords    TEXT CHECK (length(CAST(own_keywords AS BLOB)) <= 1048576),   -- one a line, all of them
      flag            TEXT CHECK (flag IN ('pick', 'reject')),
      -- Degrees clockwise, over the upright picture.
      turn            INTEGER NOT NULL DEFAULT 0 CHECK (turn IN (0, 90, 180, 270)),
      -- When it was recorded, in seconds from 1970-01-01T00:00:00Z; NULL: before that was kept.
      added           INTEGER CHECK (added BETWEEN 0 AND 253402300799),
      CHECK ((latitude IS NULL) = (longitude IS NULL))
    ) STRICT;
    -- Ids are never used again: neither are those of photos that are gone.
    INSERT INTO sqlite_sequence(name, seq) SELECT 'new_photo', seq FROM sqlite_sequence WHERE name = 'photo';
    INSERT INTO new_photo(
        id, sha256, bytes, width, height, thumbnail_bytes, thumbnail_checksum, taken_local,
        taken_fraction, taken_offset, taken_source, make, model, lens, aperture, exposure_s, iso,
        focal_mm, latitude, longitude, altitude, reader, file_title, file_description, file_creator,
        file_copyright, file_keywords, file_rating, file_label, file_city, file_country, sidecar_title,
        sidecar_description, sidecar_creator, sidecar_copyright, sidecar_keywords, sidecar_rating,
        sidecar_label, sidecar_city, sidecar_country, title, description)
      SELECT
        id, sha256, bytes, width, height, thumbnail_bytes, thumbnail_checksum, taken_local,
        taken_fraction, taken_offset, taken_source, make, model, lens, aperture, exposure_s, iso,
        focal_mm, latitude, longitude, altitude, reader, file_title, file_description, file_creator,
        file_copyright, file_keywords, file_rating, file_label, file_city, file_country, sidecar_title,
        sidecar_description, sidecar_creator, sidecar_copyright, sidecar_keywords, sidecar_rating,
        sidecar_label, sidecar_city, sidecar_country, title, description
      FROM photo;
    DROP TABLE photo;
    ALTER TABLE new_photo RENAME TO photo;
    CREATE INDEX photo_reader ON photo(reader);
    CREATE INDEX photo_taken ON photo(taken_local, taken_source);
    CREATE INDEX photo_added ON photo(added) WHERE added IS NOT NULL;
    CREATE INDEX photo_camera ON photo(make, model);
    CREATE INDEX photo_lens ON photo(lens);
    CREATE INDEX photo_settings ON photo(iso, aperture, focal_mm, exposure_s);
    CREATE INDEX photo_place ON photo(latitude, longitude) WHERE latitude IS NOT NULL;
    CREATE INDEX photo_rating ON photo(own_rating, sidecar_rating, file_rating);
    CREATE INDEX photo_flag ON photo(flag) WHERE flag IS NOT NULL;
    CREATE INDEX photo_shape ON photo(width, height, turn);
    DROP INDEX file_photo;
    CREATE INDEX file_photo ON file(photo, gone);
    CREATE INDEX file_name ON file(name, photo);
    CREATE INDEX offer_left ON offer(gallery, photo) WHERE state = 'left';
    -- The next import reads them again: that a photo is rejected was not kept.
    UPDATE companion SET bytes = 0, mtime_ns = 0 WHERE kind = 'sidecar';

    -- Words as they are looked for: a photo's words of a field (`WordField`), folded.
    CREATE TABLE word(
      field  INTEGER NOT NULL CHECK (field BETWEEN 1 AND 4),
      folded TEXT NOT NULL CHECK (length(CAST(folded AS BLOB)) BETWEEN 1 AND 4096),
      photo  INTEGER NOT NULL REFERENCES photo ON DELETE CASCADE,
      PRIMARY KEY (field, folded, photo)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX word_photo ON word(photo);

    -- What photos look like; one without a row has not been looked at.
    CREATE TABLE signature(
      photo   INTEGER PRIMARY KEY REFERENCES photo ON DELETE CASCADE,
      version INTEGER NOT NULL CHECK (version BETWEEN 1 AND 9007199254740992),
      bytes   BLOB NOT NULL CHECK (length(bytes) = 40)
    ) STRICT;

    -- What a change did to what is said of photos; NULL: nothing is said.
    CREATE TABLE change_value(
      change INTEGER NOT NULL REFERENCES change ON DELETE CASCADE,
      photo  INTEGER NOT NULL REFERENCES photo,
      field  TEXT NOT NULL \
    CHECK (field IN ('title', 'description', 'rating', 'label', 'keywords', 'flag', 'turn')),
      was    TEXT CHECK (length(CAST(was AS BLOB)) <= 1048576),
      became TEXT CHECK (length(CAST(became AS BLOB)) <= 1048576),
      PRIMARY KEY (change, photo, field)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX change_value_photo ON change_value(photo);

    -- Galleries that fill themselves, and the selection that says with what.
    CREATE TABLE filling(
      gallery   INTEGER PRIMARY KEY REFERENCES gallery,
      selection TEXT NOT NULL CHECK (length(CAST(selection AS BLOB)) BETWEEN 1 AND 65536)
    ) STRICT;

    -- What `pholio alarms --quiet` told last.
    CREATE TABLE told_alarm(
      gallery INTEGER NOT NULL REFERENCES gallery,
      rule    TEXT NOT NULL CHECK (length(CAST(rule AS BLOB)) BETWEEN 1 AND 64),
      photo   INTEGER NOT NULL CHECK (photo BETWEEN 0 AND 9007199254740992), -- 0: the gallery itself
      other   INTEGER NOT NULL DEFAULT 0 CHECK (other BETWEEN 0 AND 9007199254740992),
      PRIMARY KEY (gallery, rule, photo, other)
    ) STRICT, WITHOUT ROWID;
    """

  /// Fills the table of words from the words that photos have.
  ///
  /// It names columns by itself: later migrations change what a photo has. Nobody could say more than a title
  /// and a description before.
  static func foldWords(_ db: Database, _ progress: (_ done: Int, _ total: Int) -> Void) throws {
    let total = try db.counted("SELECT count(*) FROM photo")
    var done = 0
    let rows = try db.rows(
      """
      SELECT id, coalesce(title, sidecar_title, file_title),
        coalesce(description, sidecar_description, file_description),
        coalesce(sidecar_creator, file_creator), coalesce(sidecar_copyright, file_copyright),
        coalesce(nullif(sidecar_keywords, ''), file_keywords), coalesce(sidecar_label, file_label),
        coalesce(sidecar_city, file_city), coalesce(sidecar_country, file_country)
      FROM photo
      """)
    let insertion = try db.makeStatement(sql: WordIndex.insertion)
    while let row = try rows.next() {
      done += 1
      if done % 256 == 0 { progress(done, total) }
      guard let id = row.integer(at: 0) else { continue }
      var words = PhotoWords()
      words.title = row.text(at: 1)
      words.description = row.text(at: 2)
      words.creator = row.text(at: 3)
      words.copyright = row.text(at: 4)
      words.keywords = row.text(at: 5).map { KeywordLines.split($0) } ?? []
      words.label = row.text(at: 6)
      words.city = row.text(at: 7)
      words.country = row.text(at: 8)
      try WordIndex.add(words, of: PhotoID(rawValue: id), insertion)
    }
  }
}
