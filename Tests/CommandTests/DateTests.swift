import Foundation
import PholioTestSupport
import Testing

/// Which of several dates counts, from an import to the next one.
@Suite struct DateTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
  }

  /// Writes a photo, and tags into it.
  private func write(_ name: String, _ tags: String...) throws {
    let number = name.utf8.reduce(0) { $0 + Int($1) }
    try edit(folder.write(Fixture.photo(number), to: "in/\(name)"), ["-EXIF="] + tags)
  }

  private func edit(_ path: String, _ tags: [String]) throws {
    let run = try Program.run("/usr/bin/exiftool", ["-q", "-overwrite_original"] + tags + [path])
    try #require(run.status == 0, "\(run.messages)")
  }

  /// Its date and where that is from, as the library has it after an import.
  private func taken(_ name: String) throws -> [String?] {
    #expect(try pholio("import", "--quiet", folder["in"]).status == 0)
    let info = try pholio("info", folder["in/\(name)"], "--json").json as? [String: Any]
    let taken = info?["taken"] as? [String: Any]
    return [(taken?["local"] as? String).map { String($0.prefix(10)) }, taken?["source"] as? String]
  }

  @Test func aDateInTheNameCountsBeforeWhenAProgramChangedTheFile() throws {
    try write("IMG_20190504_101112.jpg", "-XMP-xmp:ModifyDate=2024:01:02 03:04:05")
    #expect(try taken("IMG_20190504_101112.jpg") == ["2019-05-04", "filename"])
    try write("IMG_20190504_101113.jpg", "-XMP-xmp:CreateDate=2018:01:02 03:04:05")
    #expect(try taken("IMG_20190504_101113.jpg") == ["2018-01-02", "xmp"])
    try write("scan.jpg", "-XMP-xmp:ModifyDate=2024:01:02 03:04:05")
    #expect(try taken("scan.jpg") == ["2024-01-02", "xmp"])
  }

  @Test func whatIsCorrectedInTheFileCountsAndWhatIsLostThereDoesNot() throws {
    try write("a.jpg", "-DateTimeOriginal=2019:05:04 10:11:12")
    #expect(try taken("a.jpg") == ["2019-05-04", "exif"])
    try edit(folder["in/a.jpg"], ["-DateTimeOriginal=2018:01:02 03:04:05"])
    #expect(try taken("a.jpg") == ["2018-01-02", "exif"])
    // As programs write a file anew.
    try edit(folder["in/a.jpg"], ["-EXIF=", "-XMP-xmp:ModifyDate=2024:01:02 03:04:05"])
    #expect(try taken("a.jpg") == ["2018-01-02", "exif"])
    try edit(folder["in/a.jpg"], ["-XMP-exif:DateTimeOriginal=2017:01:02 03:04:05"])
    #expect(try taken("a.jpg") == ["2017-01-02", "xmp"])
  }

  @Test func numbersThatNoPhotoCanHaveStopNoImport() throws {
    let wild = [
      "FNumber='1e300'", "FocalLength='99999999999/1'", "ExposureTime='9000000000/1'", "FNumber='0x1p3'",
      "FNumber='-4'", "ISOSpeedRatings='99999999999999999999'",
    ]
    for (number, attribute) in wild.enumerated() {
      let packet = """
        <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
        xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" \
        xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:\(attribute)/></rdf:RDF></x:xmpmeta>
        """
      try folder.write(Fixture.photo(number), to: "in/\(number).jpg")
      try folder.write(Array(packet.utf8), to: "in/\(number).xmp")
    }
    let run = try pholio("import", folder["in"])
    #expect(run.status == 0, "\(run.messages)")
    let shown = try pholio("show", "in", "--json").json as? [String: Any]
    for photo in shown?["photos"] as? [[String: Any]] ?? [] {
      for key in ["aperture", "focal_mm", "exposure_s", "iso"] { #expect(photo[key] is NSNull, "\(photo)") }
    }
    #expect(try pholio("check").status == 0)
  }
}
