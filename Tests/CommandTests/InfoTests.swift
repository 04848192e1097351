import Foundation
import PholioFacts
import PholioTestSupport
import Testing

/// `pholio info`.
@Suite struct InfoTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
  }

  private func info(_ path: String) throws -> [String: Any] {
    let run = try pholio("info", path, "--json")
    #expect(run.status == 0, "\(run.messages)")
    return try #require(run.json as? [String: Any])
  }

  @Test func aPhotoNeedsNoLibrary() throws {
    try folder.write(
      Fixture.photo(3, taken: "2020:05:04 10:11:12", subSeconds: "25", width: 60, height: 40), to: "x.jpg")
    let json = try info(folder["x.jpg"])
    #expect(json["known"] as? Bool == false && json["width"] as? Int == 60 && json["position"] == nil)
    let sum = try Program.run("/usr/bin/sha256sum", [folder["x.jpg"]]).output
    #expect(sum.hasPrefix(json["sha256"] as? String ?? "-"))
    #expect(!FileManager.default.fileExists(atPath: folder["library"]))
    let lines = try pholio("info", folder["x.jpg"]).output.split(separator: "\n").map(String.init)
    #expect(
      lines.contains("taken   2020-05-04 10:11:12.25".replacing("taken   ", with: "taken       ")), "\(lines)"
    )
    #expect(lines.contains("size        60x40") && lines.contains("known       no"), "\(lines)")
  }

  @Test func allTextsHaveTheSameTime() throws {
    try folder.write(
      Fixture.photo(3, taken: "2020:05:04 10:11:12", subSeconds: "25", width: 60, height: 40), to: "in/x.jpg")
    try #require(try pholio("import", folder["in"]).status == 0)
    for arguments in [["info", folder["in/x.jpg"]], ["show", "in"], ["order", "in"]] {
      let output = try pholio.run(arguments).output
      #expect(output.contains("  2020-05-04 10:11:12.25"), "\(arguments): \(output)")
    }
  }

  @Test func aKnownPhotoIsWhatShowPrintsAndMore() throws {
    let library = try TestLibrary(["a": 0..<4])
    for arguments in [
      ["gallery", "create", "Best"], ["reorder", "a", "--move", "3", "--into", "Best", "--copy"],
      ["reorder", "a", "--move", "3", "--to", "1"],
    ] {
      try #require(try library.pholio.run(arguments).status == 0)
    }
    try library.folder.write(try #require(library.bytes("in/a/2.jpg")), to: "elsewhere/copy.jpg")
    let run = try library.pholio("info", library.folder["elsewhere/copy.jpg"], "--json")
    var json = try #require(run.json as? [String: Any])
    #expect(json["known"] as? Bool == true)
    let placements = try #require(json["galleries"] as? [[String: Any]])
    #expect(placements.map { "\($0["gallery"] ?? "") \($0["position"] ?? "")" } == ["a 1", "Best 1"])
    #expect(
      (json["other_paths"] as? [[String: Any]])?.map { $0["path"] as? String } == [
        library.folder["in/a/2.jpg"]
      ])
    var shown = try library.photos("a")[0]
    for key in ["known", "galleries", "other_paths", "path", "name"] { json[key] = nil }
    for key in ["position", "path", "name"] { shown[key] = nil }
    #expect(json as NSDictionary == shown as NSDictionary)
    let text = try library.pholio("info", library.folder["elsewhere/copy.jpg"]).output
    #expect(text.contains("known       yes\n") && text.contains("gallery     Best, position 1\n"), "\(text)")
  }

  @Test func whatIsNoPhotoHasNoFacts() throws {
    try folder.write(Array("hello".utf8), to: "text.txt")
    try folder.write(Array("hello".utf8), to: "text.jpg")
    try folder.write(
      Array("8BPS".utf8) + [UInt8](repeating: 0, count: 50), to: "x.psd")
    try folder.write(Array(Fixture.photo(3).prefix(300)), to: "short.jpg")
    for (name, words) in [
      ("text.txt", "not an image"), ("text.jpg", "not a JPEG"), ("x.psd", "psd"), ("short.jpg", "short.jpg"),
      ("none.jpg", "No such file"), ("", "folder"),
    ] {
      let run = try pholio("info", folder[name])
      #expect(
        run.status == 66 && run.output == "" && run.messages.contains(words), "\(name): \(run.messages)")
      #expect(run.messages.split(separator: "\n").count == 1)
    }
  }

  @Test func aLinkIsFollowed() throws {
    try folder.write(Fixture.photo(3), to: "x.jpg")
    try FileManager.default.createSymbolicLink(atPath: folder["link"], withDestinationPath: "x.jpg")
    #expect(try info(folder["link"])["sha256"] as? String == info(folder["x.jpg"])["sha256"] as? String)
  }

  /// exiftool agrees about ten or more photos of different cameras.
  @Test(.enabled(if: Corpus.isHere, "PHOLIO_CORPUS names no folder of real photos"))
  func realPhotosAreAsExiftoolSees() throws {
    let corpus = try #require(Corpus.path) + "/jpeg-ok"
    let all = try FileManager.default.subpathsOfDirectory(atPath: corpus).sorted()
      .filter { $0.hasSuffix(".jpg") && !$0.contains("fuzz") && !$0.contains("Nikon D5000") }
    let chosen = stride(from: 0, to: all.count, by: max(1, all.count / 14)).map { all[$0] }
    #expect(chosen.count >= 10)
    for name in chosen {
      let ours = try info("\(corpus)/\(name)")
      let run = try Program.run(
        "/usr/bin/exiftool",
        [
          "-json", "-n", "-q", "-EXIF:FNumber", "-EXIF:ExposureTime", "-EXIF:ISO", "-EXIF:FocalLength",
          "-EXIF:Make",
          "-EXIF:Model", "-EXIF:Orientation", "-File:ImageWidth", "-File:ImageHeight",
          "-Composite:GPSLatitude",
          "\(corpus)/\(name)",
        ])
      let theirs = try #require((run.json as? [[String: Any]])?.first)
      func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue }
      for (key, tag) in [
        ("aperture", "FNumber"), ("exposure_s", "ExposureTime"), ("iso", "ISO"), ("focal_mm", "FocalLength"),
      ] {
        guard let expected = number(theirs[tag]), expected != 0 else { continue }
        #expect(abs((number(ours[key]) ?? -1) - expected) < 1e-5 * max(1, expected), "\(name) \(tag)")
      }
      let camera = ours["camera"] as? [String: Any]
      for (key, tag) in [("make", "Make"), ("model", "Model")] {
        guard
          let expected = theirs[tag].map({
            "\($0)".trimmingCharacters(in: .whitespaces.union(.controlCharacters))
          }), expected != ""
        else { continue }
        #expect(camera?[key] as? String == expected, "\(name) \(tag)")
      }
      if let latitude = number(theirs["GPSLatitude"]), latitude != 0 {
        #expect(
          abs((number((ours["gps"] as? [String: Any])?["latitude"]) ?? 999) - latitude) < 1e-6, "\(name)")
      }
      let turned = (5...8).contains(Int(number(theirs["Orientation"]) ?? 1))
      #expect(number(ours["width"]) == number(theirs[turned ? "ImageHeight" : "ImageWidth"]), "\(name)")
      #expect(number(ours["height"]) == number(theirs[turned ? "ImageWidth" : "ImageHeight"]), "\(name)")
    }
  }
}
