import Foundation
import PholioTestSupport
import Testing

/// `pholio show --pictures`.
struct ShowPicturesTests {
  let library: TestLibrary
  let pholio: Program

  init() throws {
    library = try TestLibrary(["Rome": 1..<14])
    pholio = library.pholio
    try #require(try pholio("gallery", "cap", "Rome", "2x2").status == 0)
  }

  /// In a terminal of 80 characters by 60.
  private func inTerminal(_ words: String, _ environment: [String: String]) throws -> Program.Run {
    let command = "stty cols 80 rows 60; exec '\(Program.path)' \(words)"
    var variables = ["PHOLIO_LIBRARY": pholio.library, "NO_COLOR": "", "COLORTERM": "", "TERM_PROGRAM": ""]
    variables.merge(environment) { $1 }
    return try Program.run("/usr/bin/script", ["-qec", command, "/dev/null"], environment: variables)
  }

  @Test func wordsStandBelowTheFramesOfTheLayout() throws {
    let run = try pholio("show", "Rome", "--pictures", "--columns", "5", environment: ["COLUMNS": "80"])
    #expect(run.status == 0 && run.messages.isEmpty)
    #expect(!run.output.contains("\u{1B}"), "no escape sequences in a pipe")
    // 5 columns of 14 characters with 6 gaps; 7 lines and one for words.
    let layout = try pholio("layout", "Rome", "--width", "76", "--cell", "14x8", "--gap", "1")
    let cells = (layout.json as? [String: Any])?["cells"] as? [[String: Any]] ?? []
    try #require(cells.count == 13)
    let lines = run.output.components(separatedBy: "\n").map { Array($0.unicodeScalars) }
    for (index, cell) in cells.enumerated() {
      let left = try #require(cell["x"] as? Int)
      let (top, height) = (try #require(cell["y"] as? Int), try #require(cell["height"] as? Int))
      // The layout has gaps between rows; here the line of words is enough.
      let rows = (height + 1) / 9
      let line = (top - 1) / 9 * 8 + rows * 8 - 1
      let words = "\(index + 1) \(index + 1).jpg"
      try #require(lines.indices.contains(line) && lines[line].count >= left + words.count)
      let there = String(String.UnicodeScalarView(lines[line][left..<left + words.unicodeScalars.count]))
      #expect(there == words)
    }
  }

  @Test(arguments: [
    (["TERM": "xterm-kitty"], "\u{1B}_G"), (["TERM": "mlterm"], "\u{1B}P"),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], "\u{1B}]1337;File="),
  ])
  func aTerminalThatCanGetsPicturesOfPixels(environment: [String: String], start: String) throws {
    let run = try inTerminal("show Rome --pictures", environment)
    #expect(run.status == 0)
    #expect(run.output.components(separatedBy: start).count >= 14, "13 photos")
    #expect(run.output.contains("13 13.jpg"))
    #expect(!run.output.contains("▄"))
  }

  @Test func othersGetHalfBlocksInColours() throws {
    let run = try inTerminal("show Rome 1-3 --pictures", ["TERM": "xterm-256color"])
    #expect(run.status == 0 && run.output.contains("\u{1B}["))
    let bare = run.output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    let drawn = Set(bare.unicodeScalars).subtracting(" 123.jpg\r\n".unicodeScalars)
    #expect(drawn.isSubset(of: Set("▀▄▌▐█".unicodeScalars)), "\(drawn)")
    // Each line is as wide as the terminal at most.
    #expect(bare.split(separator: "\r\n").allSatisfy { $0.unicodeScalars.count <= 80 })
  }

  @Test func whoWantsNoColoursGetsNoEscapeSequences() throws {
    for environment in [["TERM": "xterm-256color", "NO_COLOR": "1"], ["TERM": "dumb"]] {
      let run = try inTerminal("show Rome 1-3 --pictures", environment)
      #expect(run.status == 0 && !run.output.contains("\u{1B}") && run.output.contains("3 3.jpg"))
    }
  }

  @Test func whatDoesNotGoTogetherIsRefusedInOneLine() throws {
    for (words, text) in [
      (["--json"], "--pictures and --json don't go together"),
      (["--grid"], "--pictures and --grid don't go together"),
    ] {
      let run = try pholio.run(["show", "Rome", "--pictures"] + words)
      #expect(run.status == 64 && run.output.isEmpty && run.messages.contains(text))
      #expect(run.messages.split(separator: "\n").count == 1)
    }
    let narrow = try pholio(
      "show", "Rome", "--pictures", "--columns", "20", environment: ["COLUMNS": "60"])
    #expect(narrow.status == 64 && narrow.output.isEmpty)
    #expect(
      narrow.messages == """
        pholio: 20 columns of photos find no room in 60 characters; --columns takes fewer

        """)
  }

  @Test func namesOfWideLettersAreCutToTheirCells() throws {
    for (number, name) in ["1 東京の夜景の写真", "2 京都", "3 e\u{301}te\u{301}"].enumerated() {
      try library.folder.write(
        Fixture.photo(50 + number, taken: "2020:01:01 00:00:\(10 + number)"), to: "wide/Kyoto/\(name).jpg")
    }
    try #require(try pholio("import", library.folder["wide"]).status == 0)
    let run = try pholio(
      "show", "Kyoto", "--pictures", "--columns", "3", environment: ["COLUMNS": "49"])
    // Three cells of 15 characters with gaps; each of these letters takes two.
    let words = run.output.split(separator: "\n").last
    #expect(words == " 1 1 東京の夜景… 2 2 京都.jpg    3 3 e\u{301}te\u{301}.jpg", "\(run.output)")
  }

  @Test func aTurnedPhotoIsDrawnTurned() throws {
    let before = try inTerminal("show Rome 2 --pictures", ["TERM": "xterm-256color"])
    try #require(try pholio("turn", "Rome", "2", "right").status == 0)
    let after = try inTerminal("show Rome 2 --pictures", ["TERM": "xterm-256color"])
    #expect(before.status == 0 && after.status == 0 && before.output != after.output)
  }

  @Test func withoutChafaItIsSaidAndEverythingElseWorks() throws {
    try library.folder.makeFolder("empty")
    let empty = ["PATH": library.folder["empty"]]
    let run = try pholio.process(["show", "Rome", "--pictures"], environment: empty)
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(
      run.messages == """
        pholio: chafa draws pictures here, and can't be started (Debian's package chafa): No such file or \
        directory

        """)
    #expect(try pholio.process(["show", "Rome"], environment: empty).status == 0)
  }

  /// One that fails, with a message or without, and one that hangs.
  @Test(arguments: [
    ("echo 'chafa: no\u{1B}[31m memory' >&2; echo more >&2; exit 2", "chafa: no\\x1b[31m memory"),
    ("exit 3", "it ended with status 3"), ("kill -SEGV $$", "it ended by signal 11"),
    ("exec /bin/sleep 60", "it takes longer than 10 seconds for a picture"),
  ])
  func aChafaThatDoesNotDrawIsOneLine(script: String, reason: String) throws {
    let path = try library.folder.write(Array("#!/bin/sh\n\(script)\n".utf8), to: "script")
    try Program.install(path, at: library.folder["bin/chafa"])
    let run = try pholio.process(
      ["show", "Rome", "--pictures"], environment: ["PATH": library.folder["bin"]])
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.messages == "pholio: chafa did not draw a picture: \(reason)\n")
  }
}
