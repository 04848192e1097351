import Foundation
import PholioTestSupport
import Testing

/// The words in photos' files: kept, shown, sorted by, and read again.
@Suite struct WordsTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
  }

  /// What exiftool writes into three photos. Each word is in XMP, in IPTC or in EXIF of one of them.
  private static let written: KeyValuePairs<String, [String]> = [
    "a.jpg": [
      "-XMP-dc:Title=The pass", "-XMP-dc:Description=Just before the snow", "-XMP-dc:Creator=Ann Álvarez",
      "-XMP-dc:Rights=© Ann", "-XMP-dc:Subject=snow", "-XMP-dc:Subject=the Alps, in May",
      "-XMP-xmp:Rating=4", "-XMP-xmp:Label=Red", "-XMP-photoshop:City=Zürich",
      "-XMP-photoshop:Country=Switzerland",
    ],
    "b.jpg": [
      "-CodedCharacterSet=UTF8", "-IPTC:ObjectName=Île", "-IPTC:Caption-Abstract=By boat",
      "-IPTC:By-line=Bob", "-IPTC:CopyrightNotice=Bob", "-IPTC:Keywords=boat", "-IPTC:City=Hut 10",
      "-IPTC:Country-PrimaryLocationName=France",
    ],
    "c.jpg": [
      "-EXIF:XPTitle=Harbour", "-EXIF:ImageDescription=Early", "-EXIF:Artist=Cleo",
      "-EXIF:Copyright=Cleo", "-EXIF:XPKeywords=sea;sky", "-EXIF:Rating=2", "-XMP-photoshop:City=hut 9",
    ],
  ]

  /// Our keys, and the tags in which exiftool may have the word, the best first.
  private static let tags: KeyValuePairs<String, [String]> = [
    "title": ["XMP:Title", "IPTC:ObjectName", "EXIF:XPTitle"],
    "description": ["XMP:Description", "IPTC:Caption-Abstract", "EXIF:ImageDescription"],
    "creator": ["XMP:Creator", "IPTC:By-line", "EXIF:Artist"],
    "artist": ["XMP:Creator", "IPTC:By-line", "EXIF:Artist"],
    "copyright": ["XMP:Rights", "IPTC:CopyrightNotice", "EXIF:Copyright"],
    "keywords": ["XMP:Subject", "IPTC:Keywords", "EXIF:XPKeywords"],
    "rating": ["XMP:Rating", "EXIF:Rating"], "label": ["XMP:Label"],
    "city": ["XMP:City", "IPTC:City"], "country": ["XMP:Country", "IPTC:Country-PrimaryLocationName"],
  ]

  private func writePhotos() throws {
    for (number, (name, arguments)) in Self.written.enumerated() {
      let path = try folder.write(
        Fixture.photo(number, taken: "2020:01:01 00:00:1\(number)"), to: "in/\(name)")
      let run = try Program.run(
        "/usr/bin/exiftool", ["-q", "-overwrite_original", "-charset", "UTF8"] + arguments + [path])
      try #require(run.status == 0, "\(run.messages)")
    }
  }

  @discardableResult
  private func run(_ arguments: String...) throws -> String {
    let run = try pholio.run(arguments)
    #expect(run.status == 0, "\(arguments): \(run.messages)")
    return run.output
  }

  private func photos() throws -> [[String: Any]] {
    let json = try #require(try pholio("show", "in", "--json").json as? [String: Any])
    return try #require(json["photos"] as? [[String: Any]])
  }

  /// A word as one text: keywords are a list, a single one of exiftool's is none.
  private func text(_ value: Any?) -> String {
    switch value {
    case let list as [Any]: list.map { "\($0)" }.joined(separator: ";")
    case nil, is NSNull: ""
    case let value?: "\(value)"
    }
  }

  @Test func theyAreAsExiftoolReadsThem() throws {
    try writePhotos()
    try run("import", folder["in"])
    let photos = try photos()
    try #require(photos.count == 3)
    for photo in photos {
      let name = try #require(photo["name"] as? String)
      let read = try Program.run("/usr/bin/exiftool", ["-json", "-G", "-n", folder["in/\(name)"]])
      let theirs = try #require((read.json as? [[String: Any]])?.first)
      let info = try pholio("info", folder["in/\(name)"], "--json").json as? [String: Any]
      let foreign = try Program(library: folder["none"])("info", folder["in/\(name)"], "--json").json
      for (key, tags) in Self.tags {
        let expected = text(tags.lazy.compactMap { theirs[$0] }.first)
        #expect(text(photo[key]) == expected, "\(name), \(key)")
        #expect(text(info?[key]) == expected, "\(name), \(key)")
        #expect(text((foreign as? [String: Any])?[key]) == expected, "\(name), \(key)")
      }
    }
    let lines = try run("info", folder["in/a.jpg"]).split(separator: "\n")
    for line in ["keywords     snow, the Alps, in May", "label        Red", "city         Zürich"] {
      let words = line.split(separator: " ", maxSplits: 1)
      #expect(
        lines.contains {
          $0.hasPrefix(words[0] + " ") && $0.hasSuffix(words[1].drop { $0 == " " })
        }, "\(line): \(lines)")
    }
  }

  @Test func aRejectedPhotoHasNoStarsWhateverItsFileSays() throws {
    func write(_ arguments: [String], to name: String) throws {
      let run = try Program.run(
        "/usr/bin/exiftool", ["-q", "-overwrite_original"] + arguments + [folder["in/\(name)"]])
      try #require(run.status == 0, "\(run.messages)")
    }
    for (number, name) in ["a.jpg", "b.jpg", "c.jpg"].enumerated() {
      try folder.write(Fixture.photo(number, taken: "2020:01:01 00:00:1\(number)"), to: "in/\(name)")
      try write(["-EXIF:Rating=4"] + (name == "b.jpg" ? ["-XMP-xmp:Rating=-1"] : []), to: name)
    }
    try write(["-XMP-xmp:Rating=-1"], to: "a.xmp")
    try run("import", folder["in"])
    #expect(try photos().map { text($0["rating"]) } == ["", "", "4"])
    #expect(try run("find", "rating:0-") == "in\t3\t\(folder["in/c.jpg"])\n")
    #expect(try run("find", "rating:none").split(separator: "\n").count == 2)
    try run("rate", "in", "1", "5")
    #expect(try run("find", "rating:5") == "in\t1\t\(folder["in/a.jpg"])\n")
  }

  @Test func theyAreFieldsOfCaptions() throws {
    try writePhotos()
    try run("import", folder["in"])
    try run("caption", "in", "2", "--title", "Mine")
    let sheet = try run(
      "sheet", "in", "-o", folder["sheet.jpg"], "--json", "--frames", "--lines", "3", "--cell", "900",
      "--caption", "{title} {label} {keywords} {creator} {copyright} {city} {country}")
    let report = try JSONDecoder().decode(SheetReport.self, from: Data(sheet.utf8))
    let words = try #require(report.files.first?.cells).map { $0.words.joined(separator: " ") }
    try #require(words.count == 3)
    #expect(words[0] == "The pass Red snow, the Alps, in May Ann Álvarez © Ann Zürich Switzerland")
    #expect(words[1].split(separator: " ") == ["Mine", "boat", "Bob", "Bob", "Hut", "10", "France"])
    #expect(words[2].split(separator: " ") == ["Harbour", "sea,", "sky", "Cleo", "Cleo", "hut", "9"])
  }

  @Test func galleriesAreSortedByThem() throws {
    try writePhotos()
    try run("import", folder["in"])
    for (keys, order) in [
      ("city", ["c", "b", "a"]), ("country", ["b", "a", "c"]), ("creator", ["a", "b", "c"]),
      ("title", ["c", "a", "b"]), ("keywords", ["b", "c", "a"]), ("rating", ["a", "c", "b"]),
      ("label,city", ["a", "c", "b"]),
    ] {
      try run("reorder", "in", "--by", keys)
      #expect(try pholio.names(in: "in") == order.map { "\($0).jpg" }, "\(keys)")
    }
    // What somebody wrote counts before the file's.
    try run("caption", "in", "1", "--title", "A")
    try run("reorder", "in", "--by", "title")
    #expect(try pholio.names(in: "in").first == "a.jpg")
    #expect(try pholio("gallery", "reorder", "--by", "city").status == 64)
  }

  // MARK: Reading again

  /// As an older pholio has left them.
  private func forgetWords(_ condition: String = "1") throws {
    _ = try pholio.sql(
      """
      UPDATE photo SET reader = 0, file_title = NULL, file_keywords = NULL, file_city = NULL,
        file_creator = 'old', make = 'old', taken_source = 'mtime' WHERE \(condition)
      """)
  }

  private func state() throws -> String {
    try pholio.sql(
      """
      SELECT * FROM gallery; SELECT * FROM placement; SELECT * FROM offer; SELECT * FROM file;
      SELECT * FROM change; SELECT * FROM copied;
      SELECT id, sha256, taken_local, title, description, thumbnail_checksum FROM photo
      """)
  }

  @Test func photosOfAnOlderReaderHaveThemReadOnceMore() throws {
    try writePhotos()
    try run("import", folder["in"])
    try run("reorder", "in", "--reverse")
    try run("caption", "in", "1", "--title", "Mine")
    let words = "SELECT id, reader, file_title, file_keywords, file_city, file_creator, make FROM photo"
    let before = try pholio.sql(words)
    try forgetWords()
    let state = try state()
    try #require(try pholio.sql(words) != before)
    #expect(try pholio.importCounts([folder["in"]]) == ["seen": 3, "known": 3])
    #expect(try pholio.sql(words) == before)
    #expect(try self.state() == state)
    #expect(try pholio.sql("SELECT DISTINCT taken_source FROM photo") == "exif\n")
    #expect(try photos().map { text($0["title"]) } == ["Mine", "Île", "The pass"])
    // The next import opens none of them again.
    _ = try pholio.sql("UPDATE photo SET file_title = 'kept'")
    #expect(try pholio.importCounts([folder["in"]]) == ["seen": 3, "known": 3])
    #expect(try pholio.sql("SELECT DISTINCT file_title FROM photo") == "kept\n")
    // Of some, only those.
    try forgetWords("id = 2")
    #expect(try pholio.importCounts([folder["in"]]) == ["seen": 3, "known": 3])
    #expect(try pholio.sql("SELECT file_title FROM photo ORDER BY id") == "kept\nÎle\nkept\n")
  }

  @Test func movedTouchedAndMissingPhotosAreReadAgainWhereTheyAreFound() throws {
    try writePhotos()
    try run("import", folder["in"])
    try forgetWords()
    try FileManager.default.moveItem(atPath: folder["in/a.jpg"], toPath: folder["in/z.jpg"])
    _ = try Program.run("/usr/bin/touch", [folder["in/b.jpg"]])
    try FileManager.default.moveItem(atPath: folder["in/c.jpg"], toPath: folder["away.jpg"])
    try run("import", folder["in"])
    let titles = "SELECT coalesce(file_title, '-') FROM photo ORDER BY id"
    #expect(try pholio.sql(titles) == "The pass\nÎle\n-\n")
    try FileManager.default.moveItem(atPath: folder["away.jpg"], toPath: folder["in/c.jpg"])
    try run("import", folder["in"])
    #expect(try pholio.sql(titles) == "The pass\nÎle\nHarbour\n")
    #expect(try pholio.sql("SELECT DISTINCT reader > 0 FROM photo") == "1\n")
  }

  @Test func copiedPhotosAreReadAgainFromTheCard() throws {
    try writePhotos()
    try run("import", "--copy", folder["in"])
    try forgetWords()
    let state = try state()
    try run("import", "--copy", folder["in"])
    #expect(
      try pholio.sql("SELECT file_title FROM photo ORDER BY file_title") == "Harbour\nThe pass\nÎle\n")
    #expect(try self.state() == state)
  }

  /// Its first bytes have no words: they are at the end of a long file.
  @Test func filesOfManyBytesBeforeTheWordsAreReadWhole() throws {
    var photo = try Fixture.photo(1, taken: "2020:01:01 00:00:10")
    // Application segments of 64 kB each behind the start marker.
    let segment: [UInt8] = [0xFF, 0xEF, 0xFF, 0xFF] + [UInt8](repeating: 7, count: 0xFFFD)
    photo.insert(contentsOf: (0..<8).flatMap { _ in segment }, at: 2)
    try folder.write(photo, to: "in/long.jpg")
    try run("import", folder["in"])
    let make = try pholio.sql("SELECT make FROM photo")
    #expect(make == "Pholio\n")
    try forgetWords()
    try run("import", folder["in"])
    #expect(try pholio.sql("SELECT make FROM photo") == make)
  }
}
