import Foundation
import PholioTestSupport
import Testing

/// A tree of files of all sorts, and what machines find in them.
struct ReadingsFixture {
  let folder: TemporaryFolder
  /// The library that a lone import makes.
  let alone: Program
  /// The library that an import by readings makes.
  let shared: Program

  init() throws {
    folder = try TemporaryFolder()
    alone = Program(library: folder["alone"])
    shared = Program(library: folder["shared"])
    try folder.write(try Fixture.photo(1, taken: "2019:05:04 10:11:12", subSeconds: "34"), to: "photos/a.jpg")
    try folder.write(
      try Fixture.photo(2, offset: "+02:00", latitude: 48), to: "photos/IMG_20200102_030405.jpg")
    // A copy, and a photo that only its file's time dates.
    try folder.write(
      try Fixture.photo(1, taken: "2019:05:04 10:11:12", subSeconds: "34"), to: "photos/b/a.jpg")
    try folder.write(
      try Fixture.photo(3, width: 900, height: 600), to: "photos/b/large.jpg",
      modified: Date(timeIntervalSince1970: 1_500_000_000))
    for number in 10..<16 {
      try folder.write(
        try Fixture.photo(number, taken: "2019:05:04 10:11:\(number)"), to: "photos/c/\(number).jpg")
    }
    // A RAW, a movie and words beside a photo; a RAW by itself; one beside what only looks like a photo.
    try folder.write(try Fixture.raw(4), to: "photos/c/10.dng")
    try folder.write(Array("mov".utf8), to: "photos/c/10.mov")
    try folder.write(Self.words("A boat"), to: "photos/c/10.xmp")
    try folder.write(try Fixture.raw(5), to: "photos/d/5.dng")
    try folder.write(Array("no photo".utf8), to: "photos/d/6.jpg")
    try folder.write(try Fixture.raw(6), to: "photos/d/6.dng")
    try folder.write(Self.words("Left"), to: "photos/d/6.xmp")
    // What is no photo, or no whole one.
    let photo = try Fixture.photo(7, width: 300, height: 200)
    try folder.write(Array(photo.prefix(photo.count / 2)), to: "photos/half.jpg")
    try folder.write(Array(photo.prefix(40)), to: "photos/start.jpg")
    try folder.write([], to: "photos/empty.jpg")
    try folder.write(Array("notes".utf8), to: "photos/notes.txt")
    try folder.write(Array("8BPS\u{0}\u{1}".utf8) + [UInt8](repeating: 0, count: 60), to: "photos/layers.psd")
    try folder.write(try Fixture.photo(8), to: "photos/.hidden.jpg")
    try folder.write(try Fixture.photo(9), to: "photos/two\nlines.jpg")
    let odd = try Program.run(
      "/bin/sh", ["-c", "cp '\(folder["photos/a.jpg"])' \"$(printf '%s/\\377.jpg' '\(folder["photos"])')\""])
    #expect(odd.status == 0, "\(odd.messages)")
  }

  private static func words(_ title: String) -> [UInt8] {
    Array(
      """
      <x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>
      <rdf:Description xmlns:xmp='http://ns.adobe.com/xap/1.0/' xmp:Label='\(title)'/></rdf:RDF></x:xmpmeta>
      """.utf8)
  }

  /// Has the tree's files read, into a file.
  ///
  /// - Returns: Its lines.
  @discardableResult
  func read(_ options: String = "", to name: String = "readings.jsonl") throws -> [String] {
    let run = try sh(
      "find '\(folder["photos"])' -type f -print0 | '\(Program.path)' read -0 \(options) > \(name)")
    #expect(run.status == 0 && run.messages == "", "\(run.messages)")
    return try lines(of: name)
  }

  /// In the fixture's folder.
  func sh(_ script: String) throws -> Program.Run {
    try Program.run("/bin/sh", ["-c", "cd '\(folder.path)' && \(script)"])
  }

  func lines(of name: String) throws -> [String] {
    try String(contentsOfFile: folder[name], encoding: .utf8).split(separator: "\n").map(String.init)
  }

  func write(_ lines: [String], to name: String) throws {
    try folder.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: name)
  }

  /// Imports the tree alone, and by readings, and compares what was said, the exit codes and the catalogs.
  ///
  /// - Returns: What came of the readings.
  func compare(
    _ options: [String], thumbnails: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String: Int] {
    let photos = folder["photos"]
    for library in ["alone", "shared"] { _ = try sh("rm -rf '\(library)'") }
    let one = try alone.run(["import", photos, "--json"])
    let other = try shared.run(["import", photos, "--json"] + options)
    #expect(one.status == other.status, "\(other.messages)", sourceLocation: sourceLocation)
    let told = one.json as? [String: Any] ?? [:]
    var also = other.json as? [String: Any] ?? [:]
    var readings = also.removeValue(forKey: "readings") as? [String: Any]
    let reasons = readings?.removeValue(forKey: "read_here_reasons") as? [String: Int]
    #expect(NSDictionary(dictionary: told) == NSDictionary(dictionary: also), sourceLocation: sourceLocation)
    #expect(try dump("alone") == dump("shared"), sourceLocation: sourceLocation)
    if thumbnails {
      let same = try sh("diff -r alone/thumbnails shared/thumbnails")
      #expect(same.status == 0, "\(same.output)", sourceLocation: sourceLocation)
    }
    let counts = try #require(readings as? [String: Int], sourceLocation: sourceLocation)
    let why = try #require(reasons, sourceLocation: sourceLocation)
    #expect(counts["read_here"] == why.values.reduce(0, +), sourceLocation: sourceLocation)
    return counts.merging(why.map { ("because \($0)", $1) }) { one, _ in one }
  }

  /// A catalog as text, without when it was made.
  func dump(_ library: String) throws -> String {
    let run = try sh(
      """
      rm -f copy.sqlite && sqlite3 \(library)/catalog.sqlite '.backup copy.sqlite' && sqlite3 copy.sqlite \
      'UPDATE photo SET added = 0; UPDATE import SET started = 0, ended = 0; DELETE FROM identity' && \
      sqlite3 copy.sqlite .dump
      """)
    #expect(run.status == 0 && run.output.contains("INSERT INTO photo"), "\(run.messages)")
    return run.output
  }
}
