import GRDB
import PholioFacts

extension SchemaUpgrade {
  /// What 0.1.0 had, and is as it was.
  private static let sinceRelease1: KeyValuePairs = [
    "portfolio": "id, revision, cap_columns, cap_rows",
    "gallery": "id, name, portfolio, rank, folder, period, revision, cap_columns, cap_rows, locked, policy",
    "file_system": "id, name",
    "folder": "id, path, file_system, unplaced",
    "former_content": "photo, sha256",
    "file": "folder, name, photo, bytes, mtime_ns, natural, moved, gone",
    "copied": "folder, name, bytes, mtime_ns, photo",
    "placement": "gallery, rank, photo, by_hand",
    "block": "gallery, number, count",
    "change": "id, at, summary, moved, state, undone",
    "change_part": "change, step, gallery, revision, was, became",
    "mark": "gallery, name, at, photos",
  ]

  /// What of a photo both had.
  private static let photo = """
    id, sha256, bytes, width, height, thumbnail_bytes, taken_local, taken_fraction, taken_offset,
    taken_source, make, model, lens, aperture, exposure_s, iso, focal_mm, latitude, longitude, altitude,
    title, description
    """

  private static let pastImport = """
    id, started, ended, paths, stopped, seen, added, updated, known, duplicates, unsupported, ignored,
    waiting, problems, warnings
    """

  /// Tables of number 2.
  func fillFromRelease1(_ db: Database) throws {
    try copy(db, Self.sinceRelease1)
    try db.execute(
      sql: """
        INSERT INTO photo(\(Self.photo), file_rating, file_description, file_creator, file_copyright)
          SELECT \(Self.photo), rating, exif_words, artist, copyright FROM former_photo;
        INSERT INTO import(\(Self.pastImport), companions, others)
          SELECT \(Self.pastImport), 0, 0 FROM former_import;
        INSERT INTO identity VALUES (1, randomblob(8));

        INSERT INTO offer SELECT gallery, photo, 'offered' FROM former_offered;
        -- The last photos that a stopped import has put into a gallery wait, unless somebody has changed the
        -- order since.
        INSERT INTO offer
          SELECT gallery, photo, 'waiting' FROM (
            SELECT placement.gallery, placement.photo, former_gallery.stopped_count,
              row_number() OVER (PARTITION BY placement.gallery ORDER BY placement.rank DESC) AS place
            FROM placement JOIN former_gallery ON former_gallery.id = placement.gallery
            WHERE former_gallery.stopped_revision = former_gallery.revision)
          WHERE place <= stopped_count
          ON CONFLICT DO UPDATE SET state = excluded.state;

        -- Negative numbers of bytes told why a file could not be read; -2 was a folder's, kept as a file of
        -- its parent.
        INSERT INTO skipped
          SELECT folder, name, iif(bytes < 0, NULL, bytes), iif(bytes < 0, NULL, mtime_ns), outcome, detail
          FROM former_skipped WHERE bytes <> -2;
        """)
    let path = "CAST(iif(parent.path = x'2f', x'', parent.path) || x'2f' || name AS BLOB)"
    let problems = "former_skipped JOIN former_folder AS parent ON parent.id = former_skipped.folder"
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO folder(path) SELECT \(path) FROM \(problems) WHERE bytes = -2;
        INSERT INTO folder_problem
          SELECT own.id,
            CASE WHEN detail LIKE 'empty, %' THEN 'empty' WHEN detail LIKE 'on another %' THEN 'elsewhere'
              ELSE 'unreadable' END,
            detail
          FROM \(problems) JOIN folder AS own ON own.path = \(path) WHERE bytes = -2;
        """)
    // It kept absolute paths.
    try paths.convert(db)
    try foldWords(db)
  }

  /// Fills the index of words.
  private func foldWords(_ db: Database) throws {
    let tx = CatalogTransaction(db: db, paths: paths)
    let total = try db.counted("SELECT count(*) FROM photo")
    var done = 0
    let rows = try db.rows("SELECT \(Photo.columns.sql) FROM photo")
    while let row = try rows.next() {
      done += 1
      if done % 256 == 0 { progress(done, total) }
      var values = StoredValues(row, Photo.columns)
      let photo = try Photo(&values)
      try WordIndex.add(photo.words, of: photo.id, tx)
    }
  }

  /// Tables of number 14, or 15: only the latter have listings.
  func fillFromRelease2(_ db: Database, hasListings: Bool) throws {
    try copy(db, Self.sinceRelease1)
    let words = ["file", "sidecar"].flatMap { source in
      ["title", "description", "creator", "copyright", "keywords", "rating", "label", "city", "country"]
        .map { "\(source)_\($0)" }
    }
    let photo =
      "\(Self.photo), thumbnail_checksum, reader, \(words.joined(separator: ", ")), "
      + "own_rating, own_label, own_keywords, flag, turn, added"
    try copy(
      db,
      [
        "photo": photo,
        "word": "field, folded, photo",
        "signature": "photo, version, bytes",
        "companion": "folder, name, kind, bytes, mtime_ns, photo",
        "skipped": "folder, name, bytes, mtime_ns, outcome, detail",
        "folder_problem": "folder, kind, detail",
        "copied_other": """
        folder, name, bytes, mtime_ns, sha256, kind, copy_folder, copy_name, copy_mtime_ns
        """,
        "feature": "gallery, photo, columns, rows",
        "change_value": "change, photo, field, was, became",
        "change_feature": "change, gallery, photo, was_columns, was_rows, columns, rows",
        "filling": "gallery, selection",
        "identity": "id, bytes",
        "told_alarm": "gallery, rule, photo, other",
        "import": "\(Self.pastImport), companions, others",
      ])
    if hasListings { try copy(db, ["listing": "folder, checksum, photos, companions"]) }
    try db.execute(
      sql: """
        -- Sidecars are read again: what they state of facts and dates was not kept.
        UPDATE companion SET bytes = 0, mtime_ns = 0 WHERE kind = 'sidecar';
        -- Galleries hold any number: imports offer again what found no room.
        INSERT INTO offer SELECT gallery, photo, state FROM former_offer WHERE state <> 'left';
        UPDATE folder SET unplaced = 1
          WHERE id IN (
            SELECT file.folder FROM former_offer JOIN file ON file.photo = former_offer.photo
            WHERE state = 'left');
        """)
  }
}
