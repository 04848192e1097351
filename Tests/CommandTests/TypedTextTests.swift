import Foundation
import PholioTestSupport
import Testing

/// Typed texts, names and numbers, by the built program. Photos 0…3 in `a`.
@Suite struct TypedTextTests {
  let library: TestLibrary

  init() throws {
    library = try TestLibrary(["a": 0..<4])
  }

  @discardableResult
  private func run(_ arguments: String..., input: String? = nil, status: Int32 = 0) throws -> Program.Run {
    let run = try library.pholio.run(arguments, input: input)
    #expect(run.status == status, "\(arguments): \(run.messages)")
    return run
  }

  /// By a shell, since these arguments are not UTF-8.
  private func bash(_ script: String) throws -> Program.Run {
    try Program.run(
      "/bin/bash", ["-c", script, Program.path], environment: ["PHOLIO_LIBRARY": library.pholio.library])
  }

  @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
  func textsMayEndTheirLinesAndBeginAsTheyLike(end: String, mark: String) throws {
    let lines = try run("order", "a").output.split(separator: "\n").map(String.init)
    let reversed = mark + ([lines[0]] + lines[1...].reversed()).joined(separator: end) + end
    try run("reorder", "a", "--order", "-", input: reversed)
    #expect(try library.names("a") == ["3.jpg", "2.jpg", "1.jpg", "0.jpg"])
    try run(
      "reorder", "a", "--batch", input: "\(mark)--swap 1,2\(end)# said twice\(end)\(end)--reverse\(end)")
    #expect(try library.names("a") == ["0.jpg", "1.jpg", "3.jpg", "2.jpg"])
  }

  @Test func longTextsAreReadAtOnceAndNotRepeated() throws {
    let comments = String(repeating: "# a comment\n", count: 200_000)
    let start = ContinuousClock.now
    let empty = try run("reorder", "a", "--order", "-", input: comments, status: 64)
    #expect(empty.messages.contains("no line for 1  0.jpg"))
    try run("reorder", "a", "--batch", input: comments + "--reverse\n")
    #expect(ContinuousClock.now - start < .seconds(TimeLimits.waiting))
    let long = String(repeating: "x", count: 5_000_000)
    for option in ["--order=-", "--batch"] {
      let run = try run("reorder", "a", option, input: long, status: 64)
      #expect(run.messages.contains("line 1") && run.messages.utf8.count < 300, "\(run.messages.prefix(300))")
    }
    let positions = String(repeating: "1,", count: 400_000) + "2"
    let many = try run("reorder", "a", "--batch", input: "--move \(positions) --to last\n")
    #expect(many.messages.utf8.count < 300)
    #expect(ContinuousClock.now - start < .seconds(TimeLimits.waiting))
  }

  @Test func aTextWithoutEndIsRefusedAndAPipeIsRead() throws {
    let endless = try run("reorder", "a", "--order", "/dev/zero", status: 66)
    #expect(endless.messages == "pholio: /dev/zero: can't be read: File too large\n")
    let piped = try bash(#""$0" reorder a --order <("$0" order a | tac)"#)
    #expect(piped.status == 0, "\(piped.messages)")
    #expect(try library.names("a") == ["3.jpg", "2.jpg", "1.jpg", "0.jpg"])
  }

  @Test(.timeLimit(.minutes(TimeLimits.programs))) func aSignalEndsTheWaitForAText() throws {
    let pipe = library.folder["pipe"]
    try #require(mkfifo(pipe, 0o600) == 0)
    for (signal, status) in [(SIGTERM, 143), (SIGINT, 130)] {
      let running = try library.pholio.start(["reorder", "a", "--order", pipe])
      let children = "/proc/\(running.process.processIdentifier)/status"
      // Until it waits: then it catches the signal (SigCgt) and sleeps.
      while true {
        let status = (try? String(contentsOfFile: children, encoding: .utf8)) ?? ""
        let caught = status.split(separator: "\n").first { $0.hasPrefix("SigCgt") }?.suffix(16) ?? "0"
        if (UInt64(caught, radix: 16) ?? 0) & (1 << UInt64(SIGTERM - 1)) != 0, status.contains("S (sleeping)")
        {
          break
        }
        try #require(running.process.isRunning)
        usleep(1000)
      }
      kill(running.process.processIdentifier, signal)
      #expect(running.finish().status == Int32(status))
    }
    #expect(try library.names("a").count == 4)
  }

  @Test func openRangesAndCapsAndTimesAsPeopleTypeThem() throws {
    try run("reorder", "a", "--move", "3-", "--to", "1")
    #expect(try library.names("a") == ["2.jpg", "3.jpg", "0.jpg", "1.jpg"])
    #expect(
      try run("reorder", "a", "--move", "5-", "--to", "1", status: 64).messages.contains("past the end"))
    for cap in ["2X2", "2×2", "2x2"] { try run("gallery", "cap", "a", cap) }
    try run("import", library.folder["in"], "--min-age", "0.5d")
    try run("import", library.folder["in"], "--wait", "999999999d")
  }

  @Test func filesWhoseNamesAreNotUTF8AreSelectedByBytesAndAsShown() throws {
    let names = ["x\\xff.jpg", "y\\xe2\\x80\\xae.jpg"]
    for (number, name) in names.enumerated() {
      try library.folder.write(Fixture.photo(50 + number), to: "plain.jpg")
      let moved = try Program.run(
        "/bin/bash",
        ["-c", #"mv "$0" "$1/$(printf "$2")""#, library.folder["plain.jpg"], library.folder["in/a"], name])
      try #require(moved.status == 0, "\(moved.messages)")
    }
    try run("import", library.folder["in"])
    let shown = try run("show", "a").output
    for name in names { #expect(shown.contains(name), "\(shown)") }
    #expect(!shown.unicodeScalars.contains("\u{202E}"))
    for (script, position) in [
      (#"$'x\xff.jpg'"#, "1"), (#"'x\xff.jpg'"#, "2"), (#"'name:x\xff.jpg'"#, "1"),
      (#"$'name:y\u202e.jpg'"#, "2"), (#"'y\xe2\x80\xae.jpg'"#, "1"),
    ] {
      let moved = try bash(#""$0" reorder a --move \#(script) --to \#(position)"#)
      #expect(moved.status == 0, "\(script): \(moved.messages)")
      let name = script.contains("y") ? names[1] : names[0]
      let line = try run("show", "a").output.split(separator: "\n")[Int(position)! - 1]
      #expect(line.contains(name), "\(script): \(line)")
    }
    #expect(try bash(#""$0" reorder a --move $'z\xff.jpg' --to 1"#).status == 64)
  }

  @Test func keptTextsThatAreNotUTF8AreRefused() throws {
    let before = try library.sql(".dump")
    for typed in [
      #"caption a 1 --title $'caf\xe9'"#, #"caption a 1 --description=$'caf\xe9'"#,
      #"keyword a 1 +sea $'+caf\xe9'"#, #"gallery create $'caf\xe9'"#, #"gallery rename a $'caf\xe9'"#,
      #"mark a $'caf\xe9'"#, #"reorder a --move 1 --into $'caf\xe9'"#,
    ] {
      let run = try bash(#""$0" \#(typed)"#)
      #expect(run.status == 64 && run.output == "", "\(typed): \(run.messages)")
      #expect(run.messages.hasSuffix("caf\\xe9' is not UTF-8\n"), "\(typed): \(run.messages)")
      #expect(run.messages.split(separator: "\n").count == 1)
    }
    #expect(try library.sql(".dump") == before)
    // This one is what was typed.
    #expect(try bash(#""$0" caption a 1 --title $'caf\xef\xbf\xbd'"#).status == 0)
  }

  @Test func aValueBelow0IsNoOption() throws {
    #expect(
      try run("rate", "a", "1", "-1", status: 64).messages
        == "pholio: '-1' is not 0, 1, 2, 3, 4, 5, none or file (did you mean '1'?)\n")
    #expect(
      try run("turn", "a", "1", "-90", "--dry-run", status: 64).messages
        == "pholio: '-90' is not left, right, 180 or none\n")
    try run("keyword", "a", "1", "-1")
  }

  @Test func aVerbThatThereIsNotIsNamedWithTheNearest() throws {
    for arguments in [["exprt", "photos", "x"], ["help", "exprt"], ["exprt", "--help"]] {
      let run = try library.pholio.run(arguments)
      #expect(run.status == 64 && run.output == "")
      #expect(run.messages == "pholio: no verb 'exprt' (did you mean 'export'?)\n")
    }
    #expect(try run("gallery", "renam", "a", status: 64).messages.contains("did you mean 'rename'?"))
    #expect(try run("zzzzzz", status: 64).messages.contains("pholio help lists them"))
    for arguments in [["help", "gallery", "cap"], ["gallery", "--help"], ["help"], ["help", "help"], []] {
      #expect(try library.pholio.run(arguments).status == 0, "\(arguments)")
    }
    #expect(try run("show", "A", status: 64).messages.contains("there is no gallery 'A' (did you mean 'a'?)"))
    #expect(try run("show", "qqqq", status: 64).messages.contains("pholio galleries lists them"))
  }

  @Test func marksAndOrdersAndGalleriesAreJSON() throws {
    try run("mark", "a", "first")
    try run("gallery", "create", "b")
    try run("gallery", "policy", "a", "by-date")
    try run("gallery", "lock", "a")
    let marks = try #require(try run("mark", "a", "--json").json as? [[String: Any]])
    #expect(marks.count == 1 && marks[0]["name"] as? String == "first" && marks[0]["photos"] as? Int == 4)
    let order = try #require(try run("order", "a", "--json").json as? [String: Any])
    let photos = try #require(order["photos"] as? [[String: Any]])
    #expect(order["gallery"] as? String == "a" && photos.map { $0["position"] as? Int } == [1, 2, 3, 4])
    #expect(photos.allSatisfy { ($0["sha256"] as? String)?.count == 64 })
    let galleries = try #require(try run("galleries", "--json").json as? [[String: Any]])
    let a = try #require(galleries.first)
    #expect(a["locked"] as? Bool == true && a["policy"] as? String == "by-date")
    #expect(galleries[1]["locked"] as? Bool == false && galleries[1]["policy"] as? String == "append")
    #expect(try (run("show", "b", "--json").json as? [String: Any])?["photos"] as? [Int] == [])
  }

  @Test func everyChangeCanBeRehearsed() throws {
    try run("mark", "a", "m")
    try run("reorder", "a", "--reverse")
    let before = try library.sql(".dump")
    for arguments in [
      ["gallery", "create", "b"], ["gallery", "rename", "a", "b"], ["gallery", "delete", "a"],
      ["gallery", "cap", "a", "2x2"], ["gallery", "cap", "--all", "3x3"], ["gallery", "lock", "a"],
      ["gallery", "policy", "a", "by-date"], ["mark", "a", "n"],
      ["restore", "a", "m"], ["remove", "a", "1"], ["caption", "a", "1", "--title", "x"], ["undo"],
      ["rate", "a", "1", "4"], ["flag", "a", "1", "pick"], ["label", "a", "1", "red"],
      ["keyword", "a", "1", "+sea"], ["turn", "a", "1", "left"],
      ["reorder", "a", "--move", "1", "--into", "b"],
      ["reorder", "a", "--reverse"],
    ] {
      let run = try library.pholio.run(arguments + ["--dry-run"])
      #expect(run.status == 0 && run.messages.contains("would"), "\(arguments): \(run.messages)")
    }
    #expect(try library.sql(".dump") == before)
    let none = Program(library: library.folder["none"])
    #expect(try none("gallery", "create", "b", "--dry-run").status == 0)
    #expect(!FileManager.default.fileExists(atPath: library.folder["none"]))
  }
}
