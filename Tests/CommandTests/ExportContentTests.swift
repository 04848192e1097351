import Foundation
import PholioTestSupport
import Testing

/// What exported files have in them.
@Suite struct ExportContentTests {
  private static let hasExiftool = FileManager.default.isExecutableFile(atPath: "/usr/bin/exiftool")

  /// exiftool's reading of a file, all tags by "Group:Name".
  private func tags(_ path: String) throws -> [String: Any] {
    let run = try Program.run("/usr/bin/exiftool", ["-j", "-n", "-G1", "-a", "-ee3", path])
    let json = try #require(run.json as? [[String: Any]])
    return try #require(json.first)
  }

  /// A library with one photo, of the bytes that exiftool makes of it.
  private func library(of options: [String], orientation: UInt16 = 6) throws -> ExportFolder {
    let out = try ExportFolder(0)
    let path = try out.library.folder.write(
      Fixture.photo(1, taken: "2020:01:01 00:00:01", width: 640, height: 480, orientation: orientation),
      to: "in/G/1.jpg")
    let run = try Program.run("/usr/bin/exiftool", ["-q", "-overwrite_original"] + options + [path])
    try #require(run.status == 0, "\(run.messages)")
    try #require(try out.pholio("import", out.library.folder["in"]).status == 0)
    return out
  }

  private static let placed = [
    "-EXIF:GPSLatitude=52.5", "-EXIF:GPSLatitudeRef=N", "-EXIF:GPSLongitude=13.4", "-EXIF:GPSLongitudeRef=E",
    "-EXIF:GPSAreaInformation=Berlin", "-XMP:GPSLatitude=52.5", "-XMP:City=Berlin", "-XMP:Title=Gate",
    "-IPTC:City=Berlin", "-IPTC:Sub-location=Mitte", "-IPTC:Keywords=gate", "-IPTC:CodedCharacterSet=UTF8",
    "-EXIF:Copyright=Me", "-XMP:CountryCode=DE", "-Comment=words",
  ]

  @Test(.enabled(if: hasExiftool, "skipped without exiftool")) func placesGoAndAllElseStays() throws {
    let out = try library(of: Self.placed)
    let original = try tags(out.library.folder["in/G/1.jpg"])
    try #require(original.keys.contains("GPS:GPSLatitude"))
    #expect(try out("--strip", "place").status == 0)
    let stripped = try tags("\(out.path)/0001_1.jpg")
    #expect(
      !stripped.contains { "\($0.key)\($0.value)".contains(/GPS|Berlin|Mitte|City|Country/) }, "\(stripped)")
    for name in [
      "IFD0:Orientation", "IFD0:Copyright", "IFD0:Make", "ExifIFD:DateTimeOriginal", "File:Comment",
    ] {
      #expect(stripped[name] as? NSObject == original[name] as? NSObject, "\(name)")
    }
    #expect(stripped["XMP-dc:Title"] as? String == "Gate")
    #expect(stripped["IPTC:Keywords"] as? String == "gate")
    #expect(try pixels("\(out.path)/0001_1.jpg") == pixels(out.library.folder["in/G/1.jpg"]))
  }

  @Test(.enabled(if: hasExiftool, "skipped without exiftool")) func ofAllMetadataTurnAndColoursStay() throws {
    let out = try library(of: Self.placed)
    let profile = "/usr/share/color/icc/ghostscript/srgb.icc"
    if FileManager.default.fileExists(atPath: profile) {
      let path = out.library.folder["in/G/1.jpg"]
      _ = try Program.run(
        "/usr/bin/exiftool", ["-q", "-overwrite_original", "-ICC_Profile<=\(profile)", path])
      _ = try out.pholio("import", out.library.folder["in"])
    }
    #expect(try out("--strip", "all").status == 0)
    let (original, stripped) = (
      try tags(out.library.folder["in/G/1.jpg"]), try tags("\(out.path)/0001_1.jpg")
    )
    let left = stripped.keys.filter { $0.contains(/^(IFD|ExifIFD|GPS|XMP|IPTC|Photoshop|MakerNotes)/) }
    #expect(Set(left).subtracting(["IFD0:Orientation"]).isEmpty, "\(left)")
    #expect(stripped["IFD0:Orientation"] as? Int == 6 && stripped["File:Comment"] == nil)
    #expect(
      stripped["ICC_Profile:ProfileDescription"] as? String
        == original["ICC_Profile:ProfileDescription"] as? String)
    #expect(try pixels("\(out.path)/0001_1.jpg") == pixels(out.library.folder["in/G/1.jpg"]))
  }

  /// By another decoder.
  private func pixels(_ path: String) throws -> String {
    try Program.run("/bin/sh", ["-c", "djpeg -ppm \"$1\" | sha256sum", "sh", path]).output
  }

  @Test func whatIsNoJPEGIsNamedAndNotStripped() throws {
    let out = try ExportFolder(1)
    try out.library.folder.write(Fixture.raw(1), to: "in/G/raw.raf")
    _ = try out.pholio("import", out.library.folder["in"])
    let said = "raw.raf: --strip is for JPEGs; --size makes one of it"
    // It is known before anything is done, and leaves no sidecar.
    for options in [["--dry-run"], []] {
      let run = try out.run(["--strip", "place", "--xmp"] + options)
      #expect(run.status == 3 && run.messages.contains(said), "\(run.messages)")
    }
    let archive = try out.pholio("export", "G", "--zip", out.path + "/a.zip", "--strip", "all", "--dry-run")
    #expect(archive.status == 3 && archive.messages.contains(said), "\(archive.messages)")
    #expect(out.names == ["0001_1.jpg", "0001_1.xmp"])
  }

  /// Where case makes no difference, `a.jpg` and `A.JPG` would be one file.
  @Test func picturesOfASizeTakeTheOriginalsPlaces() throws {
    let out = try ExportFolder(0)
    try out.library.folder.write(Fixture.photo(1), to: "in/G/a.JPG")
    try out.library.folder.write(Fixture.raw(2), to: "in/G/b.RAF")
    _ = try out.pholio("import", out.library.folder["in"])
    #expect(try out().status == 0)
    #expect(try out("--size", "40", "--delete").status == 0)
    #expect(out.names.count == 2 && out.names.contains { $0.hasSuffix("_a.JPG") }, "\(out.names)")
    #expect(out.names.contains { $0.hasSuffix("_b.jpg") }, "\(out.names)")
  }

  @Test func picturesOfASizeAreUprightAndNeverEnlarged() throws {
    let out = try ExportFolder(0)
    for (name, width, height) in [("a", 640, 480), ("b", 60, 40)] {
      try out.library.folder.write(
        Fixture.photo(1, taken: "2020:01:01 00:00:01", width: width, height: height, orientation: 6),
        to: "in/G/\(name).JPG")
    }
    _ = try out.pholio("import", out.library.folder["in"])
    #expect(try out.pholio("turn", "G", "2", "right").status == 0)
    #expect(try out("--size", "320").status == 0)
    #expect(out.names == ["0001_a.JPG", "0002_b.JPG"])
    let sizes = try out.names.map { name in
      let json = try #require(try out.pholio("info", "--json", "\(out.path)/\(name)").json as? [String: Any])
      return "\(json["width"] ?? "")x\(json["height"] ?? "")"
    }
    // 640x480 lying on its side, and 60x40 on its side, turned again.
    #expect(sizes == ["240x320", "60x40"])
    #expect(try out("--size", "320").messages == "G: 2 photos, files: 2 the same\n")
    #expect(try out("--size", "100").messages == "G: 2 photos, files: 2 written\n")
  }

  @Test func companionsTravelUnderTheSameStem() throws {
    let out = try ExportFolder(2)
    let folder = out.library.folder
    for name in ["1.MOV", "1.jpg.xmp", "1.aae"] {
      let isSidecar = name.hasSuffix(".xmp")
      try folder.write(isSidecar ? Fixture.sidecar() : Array(name.utf8), to: "in/G/\(name)")
    }
    _ = try out.pholio("import", folder["in"])
    _ = try out()
    let all = ["0001_1.MOV", "0001_1.aae", "0001_1.jpg", "0001_1.jpg.xmp", "0002_2.jpg"]
    #expect(out.names == all)
    #expect(out.bytes("0001_1.MOV") == Array("1.MOV".utf8))
    #expect(try out.pholio("reorder", "G", "--reverse").status == 0)
    _ = try out()
    #expect(out.names == ["0001_2.jpg", "0002_1.MOV", "0002_1.aae", "0002_1.jpg", "0002_1.jpg.xmp"])
    _ = try out("--no-companions", "--delete")
    #expect(out.names == ["0001_2.jpg", "0002_1.jpg"])
  }

  @Test(.enabled(if: hasExiftool, "skipped without exiftool")) func sidecarsSayWhatPholioKnows() throws {
    let out = try library(of: ["-EXIF:Copyright=Me & you"])
    let title = "Tür <1> & \"2\""
    #expect(try out.pholio("caption", "G", "1", "--title", title, "--description", "two\nlines").status == 0)
    #expect(try out.pholio("rate", "G", "1", "4").status == 0)
    #expect(try out.pholio("label", "G", "1", "Red").status == 0)
    #expect(try out.pholio("keyword", "G", "1", "+sea", "+Marie").status == 0)
    #expect(try out.pholio("turn", "G", "1", "right").status == 0)
    #expect(try out("--xmp").status == 0)
    let said = try tags("\(out.path)/0001_1.xmp")
    #expect(said["XMP-dc:Title"] as? String == title)
    #expect(said["XMP-dc:Description"] as? String == "two\nlines")
    #expect(said["XMP-xmp:Rating"] as? Int == 4 && said["XMP-xmp:Label"] as? String == "Red")
    #expect(said["XMP-dc:Subject"] as? [String] == ["sea", "Marie"])
    #expect(said["XMP-dc:Rights"] as? String == "Me & you")
    // It lies as 6 says, and is turned on to 3.
    #expect(said["XMP-tiff:Orientation"] as? Int == 3)
    // Another library reads the same words.
    let other = Program(library: out.library.folder["other"])
    #expect(try other("import", out.path, "--gallery", "G").status == 0)
    let json = try #require(try other("show", "G", "--json").json as? [String: Any])
    let photo = try #require((json["photos"] as? [[String: Any]])?.first)
    #expect(photo["title"] as? String == title && photo["description"] as? String == "two\nlines")
    #expect(photo["rating"] as? Int == 4 && photo["label"] as? String == "Red")
    #expect(
      photo["keywords"] as? [String] == ["sea", "Marie"] && photo["copyright"] as? String == "Me & you")
    #expect(try out.pholio("rate", "G", "1", "5").status == 0)
    #expect(try out("--xmp").messages == "G: 1 photo, files: 1 written, 1 the same\n")
  }
}
