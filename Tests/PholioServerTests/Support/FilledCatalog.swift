import PholioTestSupport
import Testing

/// A small catalog with rows in every table.
enum FilledCatalog {
  /// Gives the galleries `a` and `b` of a server's library a journal, marks, words and all else that a
  /// catalog may have, and copies it whole into one file.
  static func make(_ server: TestServer, copyingTo path: String) throws {
    let pholio = Program(library: server.folder["library"])
    for arguments in [
      ["reorder", "a", "--reverse"], ["reorder", "a", "--move", "1", "--to", "2"], ["mark", "a", "Kept"],
      ["caption", "a", "1", "--title", "Words"], ["gallery", "feature", "a", "2", "2x3"],
      ["reorder", "a", "--move", "1", "--into", "b"],
      ["undo"],
    ] {
      let run = try pholio.process(arguments)
      try #require(run.status == 0, "\(arguments): \(run.messages)")
    }
    let catalog = server.folder["library/catalog.sqlite"]
    for arguments in [
      [catalog, rows], [catalog, ".backup '\(path)'"], [path, "PRAGMA journal_mode = DELETE"],
    ] {
      let run = try Program.run("/usr/bin/sqlite3", arguments)
      try #require(run.status == 0 && run.messages.isEmpty, "\(run.messages)")
    }
  }

  /// What cards, unreadable folders, other files, edited photos and words leave.
  private static let rows = """
    PRAGMA foreign_keys = ON;
    INSERT OR IGNORE INTO file_system(name) VALUES ('a disk');
    UPDATE folder SET file_system = (SELECT min(id) FROM file_system);
    INSERT INTO skipped(folder, name, bytes, mtime_ns, outcome, detail)
      SELECT id, CAST('notes.txt' AS BLOB), 10, 20, 'ignored', '' FROM folder LIMIT 1;
    INSERT INTO skipped(folder, name, bytes, mtime_ns, outcome, detail)
      SELECT id, CAST('x.jpg' AS BLOB), NULL, NULL, 'problem', 'no permission' FROM folder LIMIT 1;
    INSERT INTO copied(folder, name, bytes, mtime_ns, photo)
      SELECT folder.id, CAST('IMG_1.JPG' AS BLOB), 10, 20, photo.id FROM folder, photo LIMIT 1;
    INSERT INTO copied_other(
        folder, name, bytes, mtime_ns, sha256, kind, copy_folder, copy_name, copy_mtime_ns)
      SELECT id, CAST('IMG_1.MOV' AS BLOB), 10, 20, zeroblob(32), 'movie', id, CAST('IMG_1.MOV' AS BLOB), 20
      FROM folder LIMIT 1;
    INSERT INTO companion(folder, name, kind, bytes, mtime_ns, photo)
      SELECT folder.id, CAST('IMG_1.NEF' AS BLOB), 'raw', 10, 20, photo.id FROM folder, photo LIMIT 1;
    INSERT INTO former_content(photo, sha256) SELECT id, zeroblob(32) FROM photo LIMIT 2;
    UPDATE photo SET file_title = 'Pass', file_description = 'Snow', file_creator = 'Ann',
      file_copyright = 'Ann', file_keywords = 'sea' || char(10) || 'sky',
      file_rating = 3, file_label = 'Red', file_city = 'Nice',
      file_country = 'France', sidecar_title = 'Ridge', sidecar_description = 'Ice', sidecar_creator = 'Bob',
      sidecar_copyright = 'Bob', sidecar_keywords = 'ice', sidecar_rating = 4, sidecar_label = 'Blue',
      sidecar_city = 'Bern', sidecar_country = 'Switzerland', own_rating = 5, own_label = 'Green',
      own_keywords = 'snow', flag = 'pick', turn = 90, added = 1000000000;
    DELETE FROM word;
    WITH text(field, folded) AS (VALUES (1, 'snow'), (4, 'green'), (3, 'ice'), (3, 'bob'), (3, 'snow'),
      (3, 'green'), (3, 'bern'), (3, 'switzerland'))
    INSERT INTO word(field, folded, photo) SELECT field, folded, id FROM text, photo;
    INSERT INTO word(field, folded, photo)
      SELECT column1, lower(coalesce(title, sidecar_title)), id FROM photo, (VALUES (2), (3));
    INSERT OR REPLACE INTO signature(photo, version, bytes) SELECT id, 1, zeroblob(40) FROM photo LIMIT 2;
    INSERT OR IGNORE INTO change_value(change, photo, field, was, became)
      SELECT change.id, photo.id, 'rating', '3', '5' FROM change, photo LIMIT 1;
    INSERT INTO filling(gallery, selection) SELECT id, 'rating:5' FROM gallery LIMIT 1;
    INSERT INTO told_alarm(gallery, rule, photo) SELECT id, 'missing', 1 FROM gallery LIMIT 1;
    INSERT INTO folder_problem(folder, kind, detail)
      SELECT id, 'unreadable', 'no permission' FROM folder LIMIT 2;
    INSERT INTO listing(folder, checksum, photos, companions) SELECT id, -1, 2, 1 FROM folder LIMIT 1;
    """
}
