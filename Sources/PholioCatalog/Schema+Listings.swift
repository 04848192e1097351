/// What imports found in folders of which they know every file.
extension Schema {
  /// Whatever writes to a folder's files, SQL typed by a person included, drops its row by a trigger: no verb
  /// has to think of it. A migration that makes one of these tables anew has to make its triggers anew.
  ///
  /// `\` joins two lines: catalogs keep the text of each table, and `pholio check` compares it.
  static let listings = """
    -- Folders whose files are all known, and wait for nothing: what an import found there.
    CREATE TABLE listing(
      folder     INTEGER PRIMARY KEY REFERENCES folder ON DELETE CASCADE,
      checksum   INTEGER NOT NULL,                           -- of names, sizes and times
      photos     INTEGER NOT NULL CHECK (photos BETWEEN 0 AND 9007199254740992),
      companions INTEGER NOT NULL CHECK (companions BETWEEN 0 AND 9007199254740992)
    ) STRICT;
    CREATE TRIGGER file_added AFTER INSERT ON file \
    BEGIN DELETE FROM listing WHERE folder = NEW.folder; END;
    CREATE TRIGGER file_changed AFTER UPDATE ON file \
    BEGIN DELETE FROM listing WHERE folder IN (OLD.folder, NEW.folder); END;
    CREATE TRIGGER file_removed AFTER DELETE ON file \
    BEGIN DELETE FROM listing WHERE folder = OLD.folder; END;
    CREATE TRIGGER companion_added AFTER INSERT ON companion \
    BEGIN DELETE FROM listing WHERE folder = NEW.folder; END;
    CREATE TRIGGER companion_changed AFTER UPDATE ON companion \
    BEGIN DELETE FROM listing WHERE folder IN (OLD.folder, NEW.folder); END;
    CREATE TRIGGER companion_removed AFTER DELETE ON companion \
    BEGIN DELETE FROM listing WHERE folder = OLD.folder; END;
    CREATE TRIGGER skipped_added AFTER INSERT ON skipped \
    BEGIN DELETE FROM listing WHERE folder = NEW.folder; END;
    CREATE TRIGGER skipped_changed AFTER UPDATE ON skipped \
    BEGIN DELETE FROM listing WHERE folder IN (OLD.folder, NEW.folder); END;
    CREATE TRIGGER skipped_removed AFTER DELETE ON skipped \
    BEGIN DELETE FROM listing WHERE folder = OLD.folder; END;
    -- Such a photo is to be read again.
    CREATE TRIGGER photo_reader_lowered AFTER UPDATE OF reader ON photo WHEN NEW.reader < OLD.reader \
    BEGIN DELETE FROM listing WHERE folder IN (SELECT folder FROM file WHERE photo = NEW.id); END;
    """
}
