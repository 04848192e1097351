import Foundation
import PholioTestSupport
import Testing

/// A `config.toml` that is no TOML: one line says where and why, whatever is in it.
@Suite struct ConfigSyntaxTests {
  private let folder: TemporaryFolder
  private let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
  }

  private var file: String { folder["config/pholio/config.toml"] }

  private func config(_ text: String) throws -> Program.Run {
    try folder.write(Array(text.utf8), to: "config/pholio/config.toml")
    return try pholio("config", environment: ["XDG_CONFIG_HOME": folder["config"]])
  }

  private static let name = "a name has letters from a to z, digits, - and _, or is in quotes"
  private static let scalar = "is no number, date, true or false; texts stand in quotes"

  @Test(arguments: [
    ("[\n", 1, name), ("[[[a]]]", 1, name), ("[ü]", 1, name), ("[\u{301}a]", 1, name),
    ("a = 1\n[=]", 2, name), ("[[ #", 1, name), ("[.a]", 1, name), ("= 1", 1, name), ("[a.]", 1, name),
    ("a = 1 b = 2", 1, nil),
    ("\n[sheet", 2, "a table's name ends with ]"), ("[[a]", 1, "a table's name ends with ]]"),
    ("sheet", 1, "behind a name stands = and its value"), ("a =\nb = 1", 1, "a value is missing"),
    ("a = [1,\n} 2]", 2, "a value is missing"), ("a = [1\n\n", 1, nil), ("a = [1 2]", 1, nil),
    ("a = 2020-01-01Tx0:00:00Z", 1, "'2020-01-01Tx0:00:00Z' \(scalar)"), ("a = yes", 1, "'yes' \(scalar)"),
    ("a = 01", 1, "'01' \(scalar)"), ("a = 1__0", 1, "'1__0' \(scalar)"), ("a = 0x", 1, "'0x' \(scalar)"),
    ("a = 1.", 1, "'1.' \(scalar)"), ("a = é", 1, "'é' \(scalar)"),
    ("a = \(String(repeating: "1", count: 70))", 1, "this \(scalar)"),
    ("a = \"b\nc = 1", 1, "a text has no quote at its end"),
    ("a = '''\nb\n\n", 1, "a text has no quote at its end"),
    ("a = \"\\d\"", 1, #"a backslash in double quotes is typed as \\, or the text is put in single quotes"#),
    ("a = \"\\uD800\"", 1, nil), ("a = \"\\U00110000\"", 1, nil), ("a = \"\u{7}\"", 1, nil),
    ("# \u{7}", 1, "a comment has a control character in it"), ("a = 1\rb = 2", 1, nil),
    ("a = { b = 1,\n c = 2 }", 1, nil), ("a = { b = 1, }", 1, nil), ("a = 1\na = 2", 2, nil),
    ("[a]\n[a]", 2, nil), ("a = 2020-02-30", 1, nil), ("a = 99999999999999999999", 1, nil),
    ("a.b.c.d.e.f.g.h.i = 1", 1, "no name has more than 8 words"),
    ("a = \(String(repeating: "[", count: 100_000))", 1, "there are more than 8 brackets around this"),
  ])
  func whatIsNoTOMLIsNamedWithItsLine(_ text: String, _ line: Int, _ reason: String?) throws {
    let run = try config(text)
    #expect(run.status == 64 && run.output == "", "\(run.messages)")
    #expect(run.messages.hasPrefix("pholio: \(file):\(line): is not TOML: "), "\(run.messages)")
    #expect(run.messages.split(separator: "\n").count == 1, "\(run.messages)")
    if let reason { #expect(run.messages.hasSuffix(": \(reason)\n"), "\(run.messages)") }
  }

  /// What TOML's own document has, beside what is set.
  @Test func allOfTOMLIsUnderstood() throws {
    let run = try config(
      """
      \u{FEFF}sheet.header = "a\\u0062\\U0001F600" # the header\r
      'sheet' . "columns" = 1_0
      sheet.title = \"""
      one \\
          line, "quoted\"""\"
      [import] # its table
      by = 'day'\t
      "quiet" = false
      [alarms]
      rule = [ 'labels',
        # a comment
        "missing", ]
      [export]
      templates = { client = '{name}', "a b" = '''x'y''' }
      """)
    #expect(run.status == 0, "\(run.messages)")
    for line in [
      ["sheet.header", "ab😀"], ["sheet.columns", "10"], ["sheet.title", "one line, \"quoted\""],
      ["import.by", "day"], ["import.quiet", "false"], ["alarms.rule", "labels, missing"],
      ["export.templates.a", "b", "x'y"],
    ] {
      let words = run.output.split(separator: "\n").map { $0.split { $0 == " " || $0 == "\t" } }
      #expect(
        words.contains { $0.joined(separator: " ").hasPrefix(line.joined(separator: " ")) },
        "\(line): \(run.output)")
    }
  }

  /// Texts with mistakes anywhere. `make soak` tries thousands.
  @Test func noFileEndsTheProgram() throws {
    let sound = """
      library = "/tmp/a"
      [sheet]
      paper = "A4" # x
      columns = 5
      header = \"""a
      b\\u00e9\"""
      [alarms]
      rule = ["labels", 'missing',
       "bursts"]
      gallery = { feature = { json = true }, d = 2020-01-01T00:00:00Z }
      "e f".g = -1.5e4

      """
    let pieces = [
      "[", "]", "[[", "{", "}", "=", ".", ",", "\n", "\r", "#", "\"", "'", "\"\"\"", "'''", "\\", "\\uD800",
      "0x", "1e999", "-", "inf", "tru", "2020-13-41T25:61:61Z", "10:00:00.1", "[sheet]\n", "é", "\u{7}",
      "\t", "99999999999999999999", "+", "1__0", "a.b",
    ].map { Array($0.utf8) }
    var generator = SeededGenerator(seed: 15)
    for number in 0..<(Soak.isOn ? 5_000 : 60) {
      var bytes = Array(sound.utf8)
      for _ in 0...Int.random(in: 0...2, using: &generator) {
        let start = Int.random(in: 0...bytes.count, using: &generator)
        let end = min(bytes.count, start + Int.random(in: 0...4, using: &generator))
        bytes.replaceSubrange(start..<end, with: pieces.randomElement(using: &generator) ?? [])
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let run = try config(text)
      #expect(run.status == 0 || run.status == 64, "\(number): \(run.messages)\n\(text)")
      let lines = run.messages.split(separator: "\n")
      let areNamed = lines.allSatisfy { $0.hasPrefix("pholio: \(file):") }
      #expect(areNamed, "\(number): \(run.messages)\n\(text)")
      #expect(lines.count == 1 || !run.messages.contains("is not TOML"), "\(number): \(run.messages)")
    }
  }
}
