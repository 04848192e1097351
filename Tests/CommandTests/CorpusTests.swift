import Foundation
import PholioFacts
import PholioTestSupport
import Testing

/// Cameras' photos: our facts beside exiftool's.
@Suite(.enabled(if: Corpus.isHere, "PHOLIO_CORPUS names no folder of real photos"))
struct CorpusTests {
  /// A photo as both programs describe it.
  struct Seen: Equatable, CustomStringConvertible {
    var taken: String?
    var offset: String?
    var make: String?
    var model: String?
    var width: Int
    var height: Int
    var latitude: Double?
    var longitude: Double?

    var description: String {
      let taken = "\(taken ?? "-") \(offset ?? "-")"
      let camera = "\(make ?? "-") \(model ?? "-")"
      return "\(taken) \(camera) \(width)x\(height) \(latitude ?? 999) \(longitude ?? 999)"
    }
  }

  /// Where we differ from exiftool, and why that is as good.
  private static let exceptions = [
    "fuzz-afl__in__relax-jpeg.jpg":
      "a fuzzer's file with the date twice: we take the first, exiftool the last",
    "jpg__Nikon D5000.jpg": "rationals of a wrong type, that exiftool leaves empty and we read",
    "jpg__Photoshop (3).jpg": "a date in ISO 8601, which says what it means",
    "test__fixtures__Bush-dog.jpg": "XMP says when it was digitized, EXIF only when it was changed",
    "test__fixtures__issue-exifr-41-Error_Segment_Unreachable.jpg": "the same",
  ]

  @Test func takenCameraSizeAndPlaceAreExiftools() throws {
    let corpus = try #require(Corpus.path)
    let folder = try TemporaryFolder()
    let pholio = Program(library: folder["library"], isApart: true)
    let run = try pholio("import", corpus + "/jpeg-ok", "--gallery", "All", "--json")
    #expect(run.status == 0, "\(run.messages)")
    let report = try #require(run.json as? [String: Any])
    let all = try Corpus.count("jpeg-ok")
    #expect(report["seen"] as? Int == all && (report["problems"] as? [Any])?.isEmpty == true)

    let shown = try #require(try pholio("show", "All", "--json").json as? [String: Any])
    let photos = try #require(shown["photos"] as? [[String: Any]])
    let oracle = try exiftool(corpus + "/jpeg-ok")
    var compared = 0
    for photo in photos {
      let path = try #require(photo["path"] as? String)
      if Self.exceptions.keys.contains((path as NSString).lastPathComponent) { continue }
      let (ours, theirs) = (Self.ours(photo), try #require(oracle[path], "\(path)"))
      #expect(Self.agree(ours, theirs), "\(path):\n  \(ours)\n  \(theirs)")
      compared += 1
    }
    #expect(compared > all * 9 / 10)
  }

  @Test func whatLibjpegRejectsIsAProblemAndNothingElseIsLost() throws {
    let corpus = try #require(Corpus.path)
    let folder = try TemporaryFolder()
    let pholio = Program(library: folder["library"], isApart: true)
    let run = try pholio("import", corpus + "/jpeg-rejected-by-libjpeg", "--json")
    #expect(run.status == 3)
    let report = try #require(run.json as? [String: Any])
    #expect(report["added"] as? Int == 0)
    #expect(try (report["problems"] as? [Any])?.count == Corpus.count("jpeg-rejected-by-libjpeg"))
    #expect(try pholio("galleries", "--json").output == "[]\n")
  }

  @Test func allOtherImagesButBitmapsAreImported() throws {
    let corpus = try #require(Corpus.path)
    let folder = try TemporaryFolder()
    let pholio = Program(library: folder["library"], isApart: true)
    let run = try pholio("import", corpus + "/other-formats", "--json")
    let report = try #require(run.json as? [String: Any])
    #expect((report["problems"] as? [Any])?.isEmpty == true, "\(run.messages)")
    #expect(report["added"] as? Int == 16 && report["unsupported"] as? Int == (Corpus.isReal ? 5 : 4))
  }

  private static func agree(_ ours: Seen, _ theirs: Seen) -> Bool {
    func near(_ a: Double?, _ b: Double?) -> Bool {
      // exiftool takes a receiver's empty 0, 0 for a position.
      guard let a, let b else { return (a ?? 0) == 0 && (b ?? 0) == 0 }
      return abs(a - b) < 1e-6
    }
    var (a, b) = (ours, theirs)
    (a.latitude, a.longitude, b.latitude, b.longitude) = (nil, nil, nil, nil)
    return a == b && near(ours.latitude, theirs.latitude) && near(ours.longitude, theirs.longitude)
  }

  private static func ours(_ photo: [String: Any]) -> Seen {
    let taken = photo["taken"] as? [String: Any] ?? [:]
    let isExif = taken["source"] as? String == "exif"
    let camera = photo["camera"] as? [String: Any]
    let gps = photo["gps"] as? [String: Any]
    return Seen(
      taken: isExif ? taken["local"] as? String : nil, offset: isExif ? taken["offset"] as? String : nil,
      make: camera?["make"] as? String, model: camera?["model"] as? String,
      width: photo["width"] as? Int ?? 0,
      height: photo["height"] as? Int ?? 0, latitude: gps?["latitude"] as? Double,
      longitude: gps?["longitude"] as? Double)
  }

  private func exiftool(_ folder: String) throws -> [String: Seen] {
    let tags = [
      "DateTimeOriginal", "CreateDate", "ModifyDate", "SubSecTimeOriginal", "SubSecTimeDigitized",
      "SubSecTime",
      "OffsetTimeOriginal", "OffsetTimeDigitized", "OffsetTime", "Make", "Model", "Orientation",
    ].map { "-EXIF:\($0)" }
    let run = try Program.run(
      "/usr/bin/exiftool",
      ["-json", "-n", "-q", "-r", "-fast"] + tags + [
        "-File:ImageWidth", "-File:ImageHeight", "-Composite:GPSLatitude", "-Composite:GPSLongitude", folder,
      ])
    let files = try #require(run.json as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: try files.map { (try #require($0["SourceFile"] as? String), Self.theirs($0)) })
  }

  private static func theirs(_ file: [String: Any]) -> Seen {
    func text(_ tag: String) -> String? {
      guard let value = file[tag] else { return nil }
      let text = "\(value)".trimmingCharacters(in: .whitespaces.union(.controlCharacters))
      return text.isEmpty ? nil : text
    }
    var taken: String?
    var offset: String?
    for (date, fraction, zone) in [
      ("DateTimeOriginal", "SubSecTimeOriginal", "OffsetTimeOriginal"),
      ("CreateDate", "SubSecTimeDigitized", "OffsetTimeDigitized"),
      ("ModifyDate", "SubSecTime", "OffsetTime"),
    ] {
      guard let written = text(date), let local = Self.local(written) else { continue }
      taken = local + (text(fraction).map { "." + $0 } ?? "")
      offset = text(zone)
      break
    }
    let turned = (5...8).contains(file["Orientation"] as? Int ?? 1)
    let (width, height) = (file["ImageWidth"] as? Int ?? 0, file["ImageHeight"] as? Int ?? 0)
    return Seen(
      taken: taken, offset: offset, make: text("Make"), model: text("Model"), width: turned ? height : width,
      height: turned ? width : height, latitude: file["GPSLatitude"] as? Double,
      longitude: file["GPSLongitude"] as? Double)
  }

  /// EXIF's date as ISO 8601, if it is a date.
  private static func local(_ text: String) -> String? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.isLenient = false
    formatter.dateFormat = "yyyy:MM:dd HH:mm:ss"
    guard formatter.date(from: text) != nil else { return nil }
    let parts = text.split(separator: " ")
    return parts[0].replacing(":", with: "-") + "T" + parts[1]
  }
}
