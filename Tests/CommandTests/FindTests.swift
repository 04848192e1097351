import Foundation
import PholioTestSupport
import Testing

/// Finding photos by what is true of them, by the built program: photos of several shapes, times and places
/// in the galleries `Rome` and `Sea side`, of which some are in both.
@Suite struct FindTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    let sizes = [(48, 32), (32, 48), (32, 32), (96, 32)]
    for number in 0..<24 {
      let (width, height) = sizes[number % 4]
      let day = 1 + number % 9
      try folder.write(
        Fixture.photo(
          number, taken: number % 5 == 0 ? nil : "2019:05:0\(day) \(10 + number % 12):00:00", width: width,
          height: height, latitude: number % 3 == 0 ? UInt32(40 + number) : nil),
        to: "in/\(number < 12 ? "Rome" : "Sea side")/IMG_\(number).jpg")
    }
    try run("import", folder["in"])
    try run("reorder", "Rome", "--move", "3,7", "--into", "Sea side:2", "--copy")
  }

  @discardableResult
  private func run(_ arguments: String..., status: Int32 = 0) throws -> Program.Run {
    let run = try pholio.run(arguments)
    #expect(run.status == status, "\(arguments): \(run.messages)")
    return run
  }

  /// A line of JSON for each photo that `show --json` tells of, chosen by jq.
  private func shown(_ filter: String) throws -> [String] {
    var lines: [String] = []
    for gallery in ["Rome", "Sea side"] {
      try Data(run("show", gallery, "--json").output.utf8).write(to: URL(fileURLWithPath: folder["shown"]))
      let jq = try Program.run(
        "/usr/bin/env",
        ["jq", "-cS", ".gallery as $g | .photos[] | . + {gallery: $g} | select(\(filter))", folder["shown"]])
      try #require(jq.status == 0, "\(jq.messages)")
      lines += jq.output.split(separator: "\n").map(String.init)
    }
    return lines
  }

  private func found(_ selection: String) throws -> [String] {
    try Data(run("find", selection, "--json").output.utf8).write(to: URL(fileURLWithPath: folder["found"]))
    let jq = try Program.run("/usr/bin/env", ["jq", "-cS", ".photos[]", folder["found"]])
    try #require(jq.status == 0, "\(jq.messages)")
    return jq.output.split(separator: "\n").map(String.init)
  }

  static let hasJQ = (try? Program.run("/usr/bin/env", ["jq", "--version"]).status) == 0

  @Test(
    .enabled(if: FindTests.hasJQ, "skipped: jq is not installed"),
    arguments: [
      ("portrait", ".width < .height"), ("landscape", ".width > .height"), ("square", ".width == .height"),
      ("panorama", ".width >= 2 * .height"),
      ("taken:2019-05-04", #".taken.source != "mtime" and (.taken.local | startswith("2019-05-04"))"#),
      (
        "taken:2019-05-04..2019-05-06",
        #".taken.source != "mtime" and .taken.local[8:10] >= "04" and .taken.local[8:10] <= "06""#
      ),
      (
        "taken:20:00..10:00",
        #".taken.source != "mtime" and (.taken.local[11:13] >= "20" or .taken.local[11:16] <= "10:00")"#
      ),
      ("taken:none", #".taken.source == "mtime""#),
      ("camera:\"fixture 1*\"", #".camera.model | startswith("Fixture 1")"#),
      ("camera:PHOLIO", ".camera.make == \"Pholio\""),
      ("near:43,43,120km", ".gps != null and .gps.latitude >= 43 and .gps.latitude <= 43"),
      ("in:\"Sea side\" and IMG_2*", #".gallery == "Sea side" and (.name | startswith("IMG_2"))"#),
      ("rating:none", ".rating == null"), ("type:jpeg", "true"), ("type:png", "false"), ("missing", "false"),
      ("folder:Rome", #".path | contains("/in/Rome/")"#), ("not (portrait or square)", ".width > .height"),
      ("portrait not camera:\"*1*\"", #".width < .height and (.camera.model | contains("1") | not)"#),
      ("added:1d", "true"), ("name:IMG_3.jpg", #".name == "IMG_3.jpg""#),
    ] as [(String, String)])
  func findSaysWhatShowSaysOfThosePhotos(selection: String, filter: String) throws {
    // A photo of a gallery is found wherever else it is.
    let inSeaSide = try Set(shown(".gallery == \"Sea side\"").map(hash))
    let expected = try shown(filter.replacingOccurrences(of: ".gallery == \"Sea side\"", with: "true"))
    let wanted = selection.contains("in:") ? expected.filter { inSeaSide.contains(hash($0)) } : expected
    #expect(try found(selection) == wanted, "\(selection)")
  }

  private func hash(_ line: String) -> String {
    let json = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return json?["sha256"] as? String ?? ""
  }

  @Test func linesHaveGalleryPositionAndPath() throws {
    let lines = try run("find", "IMG_2.jpg,IMG_13.jpg").output.split(separator: "\n")
    #expect(
      lines
        == [
          "Rome\t3\t\(folder["in/Rome/IMG_2.jpg"])", "Sea side\t2\t\(folder["in/Rome/IMG_2.jpg"])",
          "Sea side\t\(try position("IMG_13.jpg"))\t\(folder["in/Sea side/IMG_13.jpg"])",
        ].map { Substring($0) })
    #expect(
      try run("find", "IMG_2.jpg", "-0").output == "\(folder["in/Rome/IMG_2.jpg"])\0")
    #expect(try run("find").output.split(separator: "\n").count == 26)
    #expect(try run("find", "rating:5").output == "")
    #expect(try run("find", "-0", "--json", status: 64).output == "")
  }

  @Test func findSaysWhatTheLastImportFound() throws {
    let (path, copy) = (folder["in/Rome/IMG_1.jpg"], folder["in/Rome/z.jpg"])
    func known() throws -> String {
      let json = try run("find", "camera:\"Fixture 1\"", "--json").json as? [String: Any]
      let photo = try #require((json?["photos"] as? [[String: Any]])?.first)
      let name = try #require(photo["name"] as? String)
      return try #require(photo["missing"] as? Bool) ? "\(name) missing" : name
    }
    func isShownMissing() throws -> Bool? {
      let json = try run("show", "Rome", "2", "--json").json as? [String: Any]
      return (json?["photos"] as? [[String: Any]])?.first?["missing"] as? Bool
    }
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    try run("import", folder["in"])
    #expect(try known() == "IMG_1.jpg")
    try FileManager.default.removeItem(atPath: path)
    #expect(try known() == "IMG_1.jpg")
    #expect(try isShownMissing() == false)
    try run("import", folder["in"])
    #expect(try known() == "z.jpg")
    // Of the cameras, which are as many as photos, others begin with this name, too.
    #expect(try run("find", "camera:\"Fixture 1\"").output.hasPrefix("Rome\t2\t\(copy)\n"))
    try FileManager.default.removeItem(atPath: copy)
    #expect(try known() == "z.jpg")
    #expect(try isShownMissing() == true)
    #expect(try run("find", "missing").output == "")
    try run("import", folder["in"])
    #expect(try known().hasSuffix(" missing"))
    #expect(try run("find", "missing").output.hasPrefix("Rome\t2\t"))
  }

  private func position(_ name: String) throws -> Int {
    let lines = try run("show", "Sea side").output.split(separator: "\n")
    return try #require(lines.firstIndex { $0.hasSuffix(name) }) + 1
  }

  @Test func showTakesASelectionAndKeepsThePositions() throws {
    let all = try run("show", "Rome").output.split(separator: "\n")
    #expect(try run("show", "Rome", "7,2-3").output.split(separator: "\n") == [all[6], all[1], all[2]])
    let json = try #require(try run("show", "Rome", "last,portrait", "--json").json as? [String: Any])
    let photos = try #require(json["photos"] as? [[String: Any]])
    #expect(photos.first?["position"] as? Int == 12 && json["gallery"] as? String == "Rome")
    #expect(photos.dropFirst().allSatisfy { ($0["width"] as? Int ?? 0) < ($0["height"] as? Int ?? 0) })
    #expect(try run("show", "Rome", "rating:5").output == "")
    #expect(
      try run("show", "Rome", "IMG_99.jpg", status: 64).messages.contains(
        "'IMG_99.jpg' matches no photo in 'Rome'"))
    #expect(
      try run("show", "Rome", "portrait", "--grid", status: 64).messages.contains("--grid has all photos"))
  }

  @Test func everyVerbTakesTerms() throws {
    try run("reorder", "Rome", "--move", "panorama", "--to", "1")
    let photos = try #require(
      try (run("show", "Rome", "1-3", "--json").json as? [String: Any])?["photos"] as? [[String: Any]])
    #expect(photos.allSatisfy { $0["width"] as? Int == 96 })
    try run("remove", "Rome", "portrait or square")
    #expect(try run("show", "Rome").output.split(separator: "\n").count == 6)
    #expect(
      try run("remove", "Rome", "portrait", status: 64).messages
        == "pholio: 'portrait' matches no photo in 'Rome'\n")
    #expect(
      try run("gallery", "reorder", "--move", "portrait", "--to", "1", status: 64).messages
        == "pholio: 'portrait' asks about photos, and these are galleries\n")
  }

  @Test func aFaultIsPointedAt() throws {
    #expect(
      try run("show", "Rome", "portrait and rating:9-", status: 64).messages
        == """
        pholio: rating is 0 to 5, not 9
          portrait and rating:9-
                              ^

        """)
    #expect(
      try run("find", "in:Rom", status: 64).messages
        == """
        pholio: 'in:Rom': there is no gallery 'Rom' (did you mean 'Rome'?)
          in:Rom
             ^

        """)
    for arguments in [["find", "*.jpg,"], ["reorder", "Rome", "--move", "*.jpg,", "--to", "1"]] {
      #expect(
        try pholio.run(arguments).messages
          == """
          pholio: here a term is missing
            *.jpg,
                  ^

          """)
    }
    #expect(
      try run("find", "ratng:4", status: 64).messages
        == "pholio: 'ratng:4' matches no photo (did you mean 'rating:'?)\n")
    #expect(
      try run("show", "Rome", "portait", status: 64).messages
        == "pholio: 'portait' matches no photo in 'Rome' (did you mean 'portrait'?)\n")
    for text in ["1-5 rating:4", "*.jpg portrait", "IMG_99.jpg 2-3"] {
      #expect(
        try run("show", "Rome", text, status: 64).messages
          == "pholio: '\(text)' matches no photo in 'Rome' ('and', 'or' or a comma joins terms)\n")
    }
    for text in ["keyword:nowhere and portrait", "keyword:nowhere portrait"] {
      #expect(
        try run("rate", "Rome", text, "5", status: 64).messages
          == "pholio: '\(text)' matches no photo in 'Rome'\n")
    }
    #expect(
      try run("show", "Rome", "my holiday (portrait).jpg", status: 64).messages
        == "pholio: 'my holiday (portrait).jpg' matches no photo in 'Rome'\n")
    for (text, hint) in [
      ("not(portrait)", "'and', 'or' and 'not' stand between blanks"),
      ("!portrait", "'and', 'or' and 'not' stand between blanks"),
      ("and", "'and', 'or' and 'not' stand between blanks"), ("5..7", "did you mean '5-7'?"),
      ("LAST", "did you mean 'last'?"),
    ] {
      #expect(
        try run("show", "Rome", text, status: 64).messages
          == "pholio: '\(text)' matches no photo in 'Rome' (\(hint))\n")
    }
    #expect(
      try run("find", "5", status: 64).messages
        == "pholio: '5' is a position, and positions are a gallery's (in:GALLERY asks for one)\n")
  }

  @Test func anyBytesOfANameCanBeTypedAsTheyAreShown() throws {
    let moved = try Program.run(
      "/bin/bash", ["-c", #"cp "$0" "$1"/$'a b\xff.jpg'"#, folder["in/Rome/IMG_1.jpg"], folder["in/Rome"]])
    try #require(moved.status == 0, "\(moved.messages)")
    try run("import", folder["in"])
    #expect(try run("find", #"a b\xff.jpg"#).output.hasPrefix("Rome\t2\t"))
    #expect(try run("find", "duplicate").output.split(separator: "\n").count == 1)
  }
}
