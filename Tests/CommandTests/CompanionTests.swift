import Foundation
import PholioTestSupport
import Testing

/// Photos of several files: RAWs beside pictures, movies, sidecars.
@Suite struct CompanionTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
  }

  private func counts(_ arguments: String..., status: Int32 = 0) throws -> [String: Int] {
    try pholio.importCounts(arguments, status: status)
  }

  private func names(_ gallery: String = "in") throws -> [String] { try pholio.names(in: gallery) }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: folder[name])
  }

  private func move(_ name: String, _ other: String) throws {
    try FileManager.default.moveItem(atPath: folder[name], toPath: folder[other])
  }

  /// Each photo's companions, as "kind NAME", in the gallery's order.
  private func companions(_ gallery: String = "in") throws -> [[String]] {
    let json = try #require(try pholio("show", gallery, "--json").json as? [String: Any])
    return try #require(json["photos"] as? [[String: Any]]).map { photo in
      try #require(photo["companions"] as? [[String: Any]]).map {
        "\($0["kind"] as? String ?? "") \((($0["path"] as? String ?? "") as NSString).lastPathComponent)"
      }
    }
  }

  private func ids() throws -> String { try pholio.sql("SELECT id FROM photo ORDER BY id") }

  private func isSound() throws -> Bool {
    let check = try pholio("check", "--originals")
    #expect(check.status == 0, "\(check.output)")
    return check.status == 0
  }

  @Test func filesOfOneStemAreOnePhoto() throws {
    try folder.write(Fixture.photo(1, taken: "2020:01:01 00:00:01"), to: "in/a.JPG")
    try folder.write(Fixture.raw(1), to: "in/a.raf")
    for name in ["A.aae", "a.MOV", "a.xmp", "a.jpg.xmp", "a.thm", "a.wav"] {
      let isSidecar = name.hasSuffix(".xmp")
      try folder.write(isSidecar ? Fixture.sidecar(name) : Array(name.utf8), to: "in/\(name)")
    }
    try folder.write(Fixture.raw(2, taken: "2020:01:01 00:00:02"), to: "in/b.RAF")
    try folder.write(Fixture.sidecar(), to: "in/b.raf.xmp")
    #expect(try counts(folder["in"]) == ["seen": 10, "added": 2, "companions": 8])
    #expect(try names() == ["a.JPG", "b.RAF"])
    let all = [
      "adjustments A.aae", "movie a.MOV", "sidecar a.jpg.xmp", "raw a.raf", "thumbnail a.thm", "sound a.wav",
      "sidecar a.xmp",
    ]
    #expect(try companions() == [all, ["sidecar b.raf.xmp"]])
    let shown = try pholio("show", "in").output.split(separator: "\n")
    #expect(shown.map { $0.hasSuffix("  (RAW)") } == [true, false])
    let info = try pholio("info", folder["in/a.JPG"])
    #expect(info.output.contains("raw, \(folder["in/a.raf"])"), "\(info.output)")
    let again = try pholio("info", "--json", folder["in/a.JPG"]).json as? [String: Any]
    #expect((again?["companions"] as? [[String: Any]])?.count == 7)
    let raw = try pholio("info", "--json", folder["in/a.raf"]).json as? [String: Any]
    #expect((raw?["companion_of"] as? [String: Any])?["path"] as? String == folder["in/a.JPG"])
    // Nothing is read again, and nothing is written.
    let before = try pholio.sql("SELECT * FROM companion; SELECT * FROM file; SELECT * FROM gallery")
    #expect(try counts(folder["in"]) == ["seen": 10, "known": 2, "companions": 8])
    #expect(
      try pholio.sql("SELECT * FROM companion; SELECT * FROM file; SELECT * FROM gallery") == before)
    #expect(try isSound())
  }

  @Test func whatJoinsLaterMovesNothing() throws {
    for number in 1...3 {
      try folder.write(Fixture.photo(number, taken: "2020:01:01 00:00:0\(number)"), to: "in/\(number).jpg")
    }
    _ = try counts(folder["in"])
    #expect(try pholio("reorder", "in", "--reverse").status == 0)
    let before = try pholio.sql("SELECT * FROM placement; SELECT revision FROM gallery")
    try folder.write(Fixture.raw(2), to: "in/2.raf")
    try folder.write([1, 2, 3], to: "in/1.mov")
    #expect(try counts(folder["in"], "--dry-run") == ["seen": 5, "known": 3, "companions": 2])
    #expect(try companions() == [[], [], []])
    #expect(try counts(folder["in"]) == ["seen": 5, "known": 3, "companions": 2])
    #expect(try companions() == [[], ["raw 2.raf"], ["movie 1.mov"]])
    #expect(try pholio.sql("SELECT * FROM placement; SELECT revision FROM gallery") == before)
    #expect(try pholio.sql("SELECT count(*) FROM photo") == "3\n")
  }

  @Test(arguments: [false, true]) func aPictureTakesOverTheRAWsPhoto(isNamed: Bool) throws {
    for number in 1...3 {
      try folder.write(Fixture.raw(number, taken: "2020:01:01 00:00:0\(number)"), to: "in/\(number).raf")
    }
    #expect(try counts(folder["in"]) == ["seen": 3, "added": 3])
    #expect(try pholio("reorder", "in", "--move", "3", "--to", "1").status == 0)
    #expect(try pholio("caption", "in", "3", "--title", "Mine").status == 0)
    let (photos, placements) = (try ids(), try pholio.sql("SELECT * FROM placement"))
    try folder.write(Fixture.photo(9, width: 64), to: "in/2.jpg")
    if isNamed {
      #expect(try counts(folder["in/2.jpg"]) == ["seen": 1, "updated": 1])
    } else {
      #expect(try counts(folder["in"]) == ["seen": 4, "known": 2, "updated": 1, "companions": 1])
    }
    #expect(try names() == ["3.raf", "1.raf", "2.jpg"])
    #expect(try companions() == [[], [], ["raw 2.raf"]])
    #expect(try ids() == photos && pholio.sql("SELECT * FROM placement") == placements)
    let json = try pholio("show", "in", "--json").json as? [String: Any]
    let photo = (json?["photos"] as? [[String: Any]])?.last
    #expect(photo?["title"] as? String == "Mine" && photo?["width"] as? Int == 64)
    #expect((photo?["taken"] as? [String: Any])?["local"] as? String == "2020-01-01T00:00:02")
    #expect(try counts(folder["in"]) == ["seen": 4, "known": 3, "companions": 1])
    #expect(try isSound())
  }

  @Test func aRAWStaysWithItsPhotoWhenThePictureIsGoneAndANewPictureTakesOver() throws {
    try folder.write(Fixture.photo(1), to: "in/a.jpg")
    try folder.write(Fixture.raw(1), to: "in/a.raf")
    try folder.write(Fixture.photo(2), to: "in/b.jpg")
    _ = try counts(folder["in"])
    let photos = try ids()
    #expect(try pholio("caption", "in", "1", "--title", "Mine").status == 0)
    try remove("in/a.jpg")
    for _ in 0..<2 { #expect(try counts(folder["in"]) == ["seen": 2, "known": 1, "companions": 1]) }
    let shown = try pholio("show", "in").output.split(separator: "\n")
    #expect(shown.first?.hasSuffix("a.jpg  (RAW)  (missing)") == true, "\(shown)")
    try folder.write(Fixture.photo(3), to: "in/a.jpg")
    #expect(try counts(folder["in"]) == ["seen": 3, "known": 1, "updated": 1, "companions": 1])
    #expect(try ids() == photos)
    #expect(try names() == ["a.jpg", "b.jpg"] && companions() == [["raw a.raf"], []])
    #expect(try pholio.sql("SELECT title FROM photo WHERE id = 1") == "Mine\n")
  }

  @Test func twoPicturesOfOneStemStayTwoPhotos() throws {
    try folder.write(Fixture.photo(1), to: "in/a.jpg")
    // A PNG by its name, a JPEG by what it is.
    try folder.write(Fixture.photo(2), to: "in/a.png")
    try folder.write(Fixture.raw(1), to: "in/a.raf")
    #expect(try counts(folder["in"]) == ["seen": 3, "added": 2, "companions": 1])
    #expect(
      try pholio.sql("SELECT CAST(file.name AS TEXT) FROM companion JOIN file USING (photo)") == "a.jpg\n")
  }

  @Test func aRAWBesideAFileThatIsNoPictureIsAPhoto() throws {
    try folder.write(Array("no picture".utf8), to: "in/a.jpg")
    try folder.write(Fixture.raw(1), to: "in/a.raf")
    try folder.write([1], to: "in/a.mov")
    try folder.write(Fixture.photo(5), to: "in/c.thm")
    #expect(
      try counts(folder["in"], status: 3) == [
        "seen": 4, "added": 1, "companions": 1, "others": 1, "problems": 1,
      ])
    #expect(try names() == ["a.raf"])
    #expect(try companions() == [["movie a.mov"]])
    #expect(
      try counts(folder["in"], status: 3)
        == ["seen": 4, "known": 1, "companions": 1, "others": 1, "problems": 1])
    try folder.write(Fixture.photo(1), to: "in/a.jpg")
    #expect(
      try counts(folder["in"]) == ["seen": 4, "updated": 1, "companions": 2, "others": 1])
    #expect(try names() == ["a.jpg"] && ids() == "1\n")
  }

  @Test func aRAWWithPositionsOfItsOwnStaysAPhotoBesideAPictureThatHasSome() throws {
    try folder.write(Fixture.photo(1), to: "in/x/a.jpg")
    try folder.write(Fixture.raw(1), to: "in/y/a.raf")
    _ = try counts(folder["in"])
    try move("in/x/a.jpg", "in/y/a.jpg")
    for known in [1, 2] {
      #expect(try counts(folder["in"])["known"] == known)
      #expect(try names("x") == ["a.jpg"] && names("y") == ["a.raf"])
    }
    // Without a position, it joins.
    #expect(try pholio("remove", "y", "1").status == 0)
    #expect(try counts(folder["in"]) == ["seen": 2, "known": 1, "companions": 1])
    #expect(try companions("x") == [["raw a.raf"]] && ids() == "1\n")
    #expect(try isSound())
  }

  @Test func companionsMoveWithTheirPhoto() throws {
    for name in ["a.raf", "b.raf"] {
      try folder.write(Fixture.raw(name == "a.raf" ? 1 : 2), to: "in/x/\(name)")
    }
    try folder.write(Fixture.photo(1), to: "in/x/a.jpg")
    try folder.write(Fixture.photo(2), to: "in/x/b.jpg")
    _ = try counts(folder["in"])
    try move("in/x", "in/y")
    #expect(try counts(folder["in"]) == ["seen": 4, "updated": 2, "companions": 2])
    #expect(try companions("x") == [["raw a.raf"], ["raw b.raf"]])
    #expect(try isSound())
    try move("in/y", "elsewhere")
    #expect(try pholio("relocate", folder["in/y"], folder["elsewhere"]).status == 0)
    #expect(try counts(folder["elsewhere"]) == ["seen": 4, "known": 2, "companions": 2])
    #expect(try isSound())
  }

  @Test func swappedNamesTakeTheirCompanionsAlong() throws {
    for (number, name) in [(1, "a"), (2, "b")] {
      try folder.write(Fixture.photo(number, taken: "2020:01:01 00:00:0\(number)"), to: "in/\(name).jpg")
      try folder.write(Fixture.raw(number) + [UInt8](repeating: 0, count: number), to: "in/\(name).raf")
    }
    _ = try counts(folder["in"])
    for ending in ["jpg", "raf"] {
      try move("in/a.\(ending)", "in/t")
      try move("in/b.\(ending)", "in/a.\(ending)")
      try move("in/t", "in/b.\(ending)")
    }
    #expect(try counts(folder["in"]) == ["seen": 4, "updated": 2, "companions": 2])
    #expect(try names() == ["b.jpg", "a.jpg"])
    #expect(try companions() == [["raw b.raf"], ["raw a.raf"]])
  }

  @Test func aLostCompanionIsFoundAndForgottenByPrune() throws {
    try folder.write(Fixture.photo(1), to: "in/a.jpg")
    try folder.write(Fixture.raw(1), to: "in/a.raf")
    _ = try counts(folder["in"])
    try remove("in/a.raf")
    _ = try counts(folder["in"])
    let check = try pholio("check")
    #expect(check.status == 2)
    #expect(check.output.hasPrefix("companion-missing: \(folder["in/a.raf"]): "), "\(check.output)")
    let pruned = try pholio("prune", folder["in"])
    #expect(pruned.status == 0 && pruned.output == folder["in/a.raf"] + "\n")
    #expect(try pholio("check").status == 0)
    #expect(try names() == ["a.jpg"] && companions() == [[]])
  }

  @Test func aRAWWhosePhotoWasForgottenIsAPhoto() throws {
    try folder.write(Fixture.photo(1), to: "in/a.jpg")
    try folder.write(Fixture.raw(1), to: "in/a.raf")
    _ = try counts(folder["in"])
    try remove("in/a.jpg")
    #expect(try pholio("prune", folder["in"]).status == 0)
    #expect(try counts(folder["in"]) == ["seen": 1, "added": 1])
    #expect(try names() == ["a.raf"])
    #expect(try pholio("check").status == 0)
  }

  @Test func aNamedRAWJoinsThePhotoBesideIt() throws {
    try folder.write(Fixture.photo(1), to: "in/a.jpg")
    _ = try counts(folder["in"])
    try folder.write(Fixture.raw(1), to: "in/a.raf")
    #expect(try counts(folder["in/a.raf"]) == ["seen": 1, "companions": 1])
    #expect(try companions() == [["raw a.raf"]])
    try folder.write(Fixture.sidecar(), to: "in/a.xmp")
    #expect(try counts(folder["in/a.xmp"]) == ["seen": 1, "companions": 1])
    #expect(try counts(folder["in/a.xmp"]) == ["seen": 1, "companions": 1])
  }

  /// A sidecar with a title, and with a date.
  private static func sidecar(_ title: String) -> [UInt8] {
    Array(
      """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
        xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreateDate="2031-01-01T00:00:00">
      <dc:title><rdf:Alt><rdf:li xml:lang="x-default">\(title)</rdf:li></rdf:Alt></dc:title>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """.utf8)
  }

  @Test func aChangedSidecarChangesWordsAndNoPositionsOrDates() throws {
    for number in 1...2 {
      try folder.write(Fixture.photo(number, taken: "2020:01:01 00:00:0\(number)"), to: "in/\(number).jpg")
    }
    try folder.write(Self.sidecar("One"), to: "in/1.xmp")
    func titles() throws -> [String?] {
      let photos = try (pholio("show", "in", "--json").json as? [String: Any])?["photos"] as? [[String: Any]]
      #expect(
        photos?.map { ($0["taken"] as? [String: Any])?["local"] as? String } == [
          "2020-01-01T00:00:01", "2020-01-01T00:00:02",
        ])
      return (photos ?? []).map { $0["title"] as? String }
    }
    _ = try counts(folder["in"])
    #expect(try titles() == ["One", nil])
    let placements = try pholio.sql("SELECT * FROM placement; SELECT revision FROM gallery")
    try folder.write(Self.sidecar("Another"), to: "in/1.xmp")
    #expect(try counts(folder["in"]) == ["seen": 3, "known": 2, "companions": 1])
    #expect(try titles() == ["Another", nil])
    // The file that names the picture counts first.
    try folder.write(Self.sidecar("Its own"), to: "in/1.jpg.xmp")
    _ = try counts(folder["in"])
    #expect(try titles() == ["Its own", nil])
    try remove("in/1.jpg.xmp")
    #expect(try pholio("prune", folder["in"]).status == 0)
    _ = try counts(folder["in"])
    #expect(try titles() == ["Another", nil])
    try remove("in/1.xmp")
    #expect(try pholio("prune", folder["in"]).status == 0)
    #expect(try titles() == [nil, nil])
    #expect(try pholio.sql("SELECT * FROM placement; SELECT revision FROM gallery") == placements)
  }

  /// A scan whose EXIF has the clock of the program that saved it, and a photo without any date.
  @Test func aSidecarsDateAndFactsCountWhereTheFileTellsLess() throws {
    let stated = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/"
        xmlns:aux="http://ns.adobe.com/exif/1.0/aux/" exif:DateTimeOriginal="2018-06-07T08:09:10+02:00"
        exif:GPSLatitude="48,30.0N" exif:GPSLongitude="2,15.0E" aux:Lens="Industar 61"/>
      </rdf:RDF></x:xmpmeta>
      """
    for (number, name) in ["scan", "plain"].enumerated() {
      let path = try folder.write(Fixture.photo(number), to: "in/\(name).jpg")
      let tags = ["-EXIF="] + (name == "scan" ? ["-ModifyDate=2021:01:02 03:04:05"] : [])
      let run = try Program.run("/usr/bin/exiftool", ["-q", "-overwrite_original"] + tags + [path])
      try #require(run.status == 0, "\(run.messages)")
      try folder.write(Array(stated.utf8), to: "in/\(name).xmp")
    }
    func shown(_ name: String) throws -> [String: Any] {
      try #require(try pholio("info", folder["in/\(name).jpg"], "--json").json as? [String: Any])
    }
    func taken(_ name: String) throws -> [String?] {
      let taken = try shown(name)["taken"] as? [String: Any]
      return [taken?["local"] as? String, taken?["source"] as? String]
    }
    _ = try counts(folder["in"])
    for name in ["scan", "plain"] {
      #expect(try taken(name) == ["2018-06-07T08:09:10", "sidecar"], "\(name)")
      #expect(try shown(name)["lens"] as? String == "Industar 61")
      #expect((try shown(name)["gps"] as? [String: Any])?["latitude"] as? Double == 48.5)
    }
    let found = try pholio("find", "taken:2018 and lens:industar and near:48.5,2.25,1km")
    #expect(found.output.contains("scan.jpg"), "\(found.messages)")
    // Without it the file's own counts again.
    for name in ["scan", "plain"] { try remove("in/\(name).xmp") }
    #expect(try pholio("prune", folder["in"]).status == 0)
    #expect(try taken("scan") == ["2021-01-02T03:04:05", "exif"])
    #expect(try taken("plain")[1] == "mtime")
    #expect(try shown("plain")["lens"] is NSNull)
    #expect(try !pholio("check").output.contains("catalog-"))
  }

  /// The photo's time there is UTC.
  @Test func takeoutsJSONCountsWhereNothingElseTellsMore() throws {
    func json(_ time: Int, _ description: String, favourite: Bool = false, place: Double = 0) -> [UInt8] {
      Array(
        """
        {"title": "a.jpg", "description": "\(description)", "photoTakenTime": {"timestamp": "\(time)",
         "formatted": "Jun 7, 2018, 6:09:10 AM UTC"}, "geoData": {"latitude": \(place), "longitude": \(place),
         "altitude": 0.0}\(favourite ? ", \"favorited\": true" : "")}
        """.utf8)
    }
    for (number, name) in ["a", "a(1)", "dated"].enumerated() {
      let path = try folder.write(Fixture.photo(number), to: "in/\(name).jpg")
      let tags = ["-EXIF="] + (name == "dated" ? ["-DateTimeOriginal=2017:01:02 03:04:05", "-Rating=2"] : [])
      let run = try Program.run("/usr/bin/exiftool", ["-q", "-overwrite_original"] + tags + [path])
      try #require(run.status == 0, "\(run.messages)")
    }
    try folder.write(
      json(1_528_351_750, "A boat", favourite: true, place: 48.5), to: "in/a.jpg.supplemental-met.json")
    try folder.write(json(0, "Another"), to: "in/a.jpg(1).json")
    try folder.write(json(1_528_351_750, "Dated", favourite: true), to: "in/dated.jpg.json")
    try folder.write(Array("[1, 2]".utf8), to: "in/other.json")
    func shown(_ name: String) throws -> [String: Any] {
      try #require(try pholio("info", folder["in/\(name).jpg"], "--json").json as? [String: Any])
    }
    func taken(_ name: String) throws -> [String?] {
      let taken = try shown(name)["taken"] as? [String: Any]
      return ["local", "offset", "source"].map { taken?[$0] as? String }
    }
    #expect(try counts(folder["in"]) == ["seen": 7, "added": 3, "companions": 3, "others": 1])
    #expect(try taken("a") == ["2018-06-07T06:09:10", "+00:00", "takeout"])
    #expect(try taken("a(1)") == ["1970-01-01T00:00:00", "+00:00", "takeout"])
    #expect(try taken("dated") == ["2017-01-02T03:04:05", nil, "exif"])
    #expect((try shown("a")["gps"] as? [String: Any])?["longitude"] as? Double == 48.5)
    #expect(try shown("dated")["gps"] is NSNull && shown("dated")["description"] as? String == "Dated")
    #expect(try ["a", "a(1)", "dated"].map { try shown($0)["rating"] as? Int } == [5, nil, 2])
    #expect(try pholio("find", "rating:5 and text:boat and taken:2018").output.contains("a.jpg"))
    #expect(try pholio("find", "type:takeout", "--json").output.contains("dated.jpg"))
    // Without the JSON nothing of it is left.
    try remove("in/a.jpg.supplemental-met.json")
    #expect(try pholio("prune", folder["in"]).status == 0)
    #expect(try shown("a")["rating"] is NSNull && shown("a")["gps"] is NSNull && taken("a")[2] == "mtime")
    #expect(try !pholio("check").output.contains("catalog-"))
  }

  /// Imported, copied twice, exported, and the export imported: each photo keeps its JSON.
  @Test func takeoutsJSONStaysWithItsPhotoWhereverItIsTaken() throws {
    let long = String(repeating: "n", count: 47)
    let pairs = [
      ("a.jpg", "a.jpg.json"), ("a(1).jpg", "a.jpg.supplemental-metadata(1).json"),
      ("b.jpg", "b.jpg.supplemental-metadata.json"), ("\(long).jpg", "\(long.prefix(46)).json"),
      ("\(long)(1).jpg", "\(long.prefix(46))(1).json"),
      ("\(long.prefix(43)).jpg", "\(long.prefix(43)).jp.json"),
    ]
    for (number, (photo, json)) in pairs.enumerated() {
      try folder.write(Fixture.photo(number), to: "in/\(photo)")
      let text = "{\"photoTakenTime\": {\"timestamp\": \"1528351750\"}, \"description\": \"of \(number)\"}"
      try folder.write(Array(text.utf8), to: "in/\(json)")
    }
    func descriptions(_ gallery: String) throws -> Set<String> {
      let shown = try #require(try pholio("show", gallery, "--json").json as? [String: Any])
      return Set(
        try #require(shown["photos"] as? [[String: Any]]).compactMap { $0["description"] as? String })
    }
    let all = Set(pairs.indices.map { "of \($0)" })
    _ = try counts(folder["in"])
    #expect(try descriptions("in") == all)
    _ = try pholio("export", "in", folder["out"])
    for (library, arguments) in [
      ("copied", ["--copy", "--gallery", "A", folder["in"]]),
      ("exported", ["--gallery", "A", folder["out"]]),
    ] {
      let place = ["PHOLIO_LIBRARY": folder[library]]
      for _ in 0..<2 { _ = try pholio.run(["import"] + arguments, environment: place) }
      let run = try pholio.run(["show", "A", "--json"], environment: place)
      let shown = try #require(run.json as? [String: Any], "\(run.messages)")
      let photos = try #require(shown["photos"] as? [[String: Any]])
      #expect(Set(photos.compactMap { $0["description"] as? String }) == all, "\(library)")
      #expect(photos.allSatisfy { ($0["companions"] as? [Any])?.count == 1 }, "\(library)")
    }
  }

  @Test func companionsAreNoTargetsOfSheets() throws {
    try folder.write(Fixture.photo(1), to: "in/a.jpg")
    try folder.write(Fixture.sidecar(), to: "in/a.xmp")
    _ = try counts(folder["in"])
    let run = try pholio("backup", "--force", folder["in/a.xmp"])
    #expect(run.status != 0, "\(run.messages)")
    #expect(FileManager.default.contents(atPath: folder["in/a.xmp"]) == Data(Fixture.sidecar()))
  }

  @Test(.needsRawFiles) func camerasRAWsJoinTheirPictures() throws {
    let samples = try #require(RawSamples.folder)
    var expected: Set<String> = []
    try folder.makeFolder("in")
    for name in try FileManager.default.contentsOfDirectory(atPath: samples) {
      let stem = (name as NSString).deletingPathExtension
      try FileManager.default.copyItem(atPath: samples + "/" + name, toPath: folder["in/\(name)"])
      try folder.write(Fixture.photo(expected.count), to: "in/\(stem.lowercased()).jpg")
      expected.insert("raw \(name)")
    }
    #expect(
      try counts(folder["in"])
        == ["seen": 2 * expected.count, "added": expected.count, "companions": expected.count])
    #expect(try Set(companions().flatMap { $0 }) == expected)
  }

  @Test func anImportThatIsKilledEndsAsAnUndisturbedOne() throws {
    for number in 0..<80 {
      let taken = "2020:01:01 00:00:\(10 + number * 7 % 50)"
      try folder.write(Fixture.raw(number, taken: taken), to: "in/\(number).raf")
      if number % 3 > 0 { try folder.write(Fixture.photo(number, taken: taken), to: "in/\(number).jpg") }
      if number % 5 == 0 { try folder.write(Fixture.sidecar(), to: "in/\(number).xmp") }
      if number % 7 == 0 { try folder.write(Array("no picture".utf8), to: "in/\(number).png") }
    }
    let undisturbed = Program(library: folder["undisturbed"])
    let arguments = ["import", "--quiet", folder["in"]]
    let ending = try Ending(undisturbed, arguments, status: 3)
    let expected = try LibraryState(of: undisturbed)
    for moment in ending.moments(8) {
      let killed = Program(library: folder["library-\(moment)"])
      defer { try? FileManager.default.removeItem(atPath: killed.library) }
      _ = try ending.run(killed, arguments, endingAt: moment)
      #expect(try killed.run(arguments).status == 3)
      #expect(try LibraryState(of: killed) == expected, "change \(moment)")
    }
  }
}

/// RAW files of cameras.
enum RawSamples {
  static let folder = ProcessInfo.processInfo.environment["PHOLIO_FORMATS"].map { $0 + "/raw" }
}

extension Trait where Self == ConditionTrait {
  static var needsRawFiles: Self {
    .enabled(if: RawSamples.folder != nil, "PHOLIO_FORMATS names no folder of other formats")
  }
}
