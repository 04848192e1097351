import Foundation
import PholioTestSupport
import Testing

/// Completion in the shells themselves: TAB is pressed on a terminal (script(1) makes one), and the program
/// that is then run prints its arguments.
@Suite struct CompletionShellTests {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish

    var path: String { "/usr/bin/\(rawValue)" }
    var isHere: Bool { FileManager.default.isExecutableFile(atPath: path) }
  }

  let library: TestLibrary
  static let terminal = "/usr/bin/script"
  static let hostile = "$(touch taken) `touch taken`; touch taken"

  init() throws {
    library = try TestLibrary(["Rome": 0..<4, "Santa Maria": 4..<6, "It's 5 \"o\" *": 6..<7])
    try #require(library.pholio("gallery", "create", Self.hostile).status == 0)
    try library.folder.write(
      Array(
        """
        #!/bin/sh
        case $1 in ---complete|--generate-completion-script) exec \(Program.path) "$@" ;; esac
        for argument; do printf '<%s>\\n' "$argument"; done >> "$SAID"
        echo end >> "$SAID"

        """.utf8), to: "pholio.sh")
    try Program.install(library.folder["pholio.sh"], at: library.folder["bin/pholio"])
    for shell in Shell.allCases {
      let run = try library.pholio("--generate-completion-script", shell.rawValue)
      try #require(run.status == 0)
      try library.folder.write(Array(run.output.utf8), to: "complete.\(shell)")
    }
  }

  private var environment: [String: String] {
    [
      "PATH": "\(library.folder["bin"]):/usr/bin:/bin", "SAID": library.folder["said"], "TERM": "xterm",
      "PHOLIO_LIBRARY": library.folder["library"], "HOME": library.folder.path, "LC_ALL": "C.UTF-8",
      "XDG_CONFIG_HOME": library.folder["config"],
    ]
  }

  /// What the program is given when this is typed, TABs included.
  private func arguments(_ shell: Shell, _ typed: String) throws -> [String] {
    try? FileManager.default.removeItem(atPath: library.folder["said"])
    let script = library.folder["complete.\(shell)"]
    let start =
      switch shell {
      case .bash: "bash --noprofile --norc -i"
      case .zsh: "zsh -f -i"
      case .fish: "fish --no-config -i"
      }
    let ready =
      shell == .zsh ? "autoload -U compinit; compinit -D -u; . \(script)\n" : ". \(script)\n"
    _ = try Program.run(
      "/usr/bin/timeout",
      ["60", Self.terminal, "-qec", "cd \(library.folder.path) && \(start)", "/dev/null"],
      environment: environment, input: ready + typed + "\nexit\n")
    let said = String(decoding: library.bytes("said") ?? [], as: UTF8.self)
    return said.split(separator: "\n").filter { $0 != "end" }.map { String($0.dropFirst().dropLast()) }
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: CompletionShellTests.terminal)),
    arguments: [Shell.bash, .zsh].filter(\.isHere))
  func tabCompletesWhatIsTyped(_ shell: Shell) throws {
    #expect(
      try arguments(shell, "pholio gallery ren\tSan\tX") == ["gallery", "rename", "Santa Maria", "X"])
    #expect(try arguments(shell, "pholio show San\t") == ["show", "Santa Maria"])
    #expect(try arguments(shell, "pholio show Rome rat\t4-") == ["show", "Rome", "rating:4-"])
    #expect(try arguments(shell, "pholio show Rome rating:n\t") == ["show", "Rome", "rating:none"])
    #expect(
      try arguments(shell, "pholio sheet Rome --prese\tproo\t") == ["sheet", "Rome", "--preset", "proof"])
    #expect(try arguments(shell, "pholio sheet --preset=proo\t") == ["sheet", "--preset=proof"])
    #expect(try arguments(shell, "pholio show 'San\t") == ["show", "Santa Maria"])
    #expect(try arguments(shell, "pholio import compl\tb\t") == ["import", "complete.bash"])
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: CompletionShellTests.terminal)),
    arguments: [Shell.bash, .zsh].filter(\.isHere))
  func namesAreNeverRunByTheShell(_ shell: Shell) throws {
    #expect(try arguments(shell, "pholio show \\$\t") == ["show", Self.hostile])
    #expect(try arguments(shell, "pholio show It\t") == ["show", "It's 5 \"o\" *"])
    #expect(!FileManager.default.fileExists(atPath: library.folder["taken"]))
  }

  /// fish tells by itself what it would complete.
  @Test(.enabled(if: Shell.fish.isHere, "skipped without fish"))
  func fishCompletesWhatIsTyped() throws {
    func words(_ line: String) throws -> [String] {
      let run = try Program.run(
        Shell.fish.path,
        [
          "--no-config", "-c",
          "cd \(library.folder.path); source complete.fish; complete -C \"$argv[1]\"", line,
        ], environment: environment)
      #expect(run.messages.isEmpty)
      return run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(try words("pholio gallerie") == ["galleries"])
    #expect(try words("pholio show San") == ["Santa Maria"])
    #expect(try words("pholio show 'San") == ["Santa Maria"])
    #expect(try words(#"pholio show Santa\ M"#) == ["Santa Maria"])
    #expect(try words("pholio show Rome rat") == ["rating:"])
    #expect(try words("pholio sheet Rome --preset=proo") == ["--preset=proof"])
    #expect(try words("pholio import complete.b") == ["complete.bash"])
    #expect(try words("pholio sheet --output=complete.b") == ["--output=complete.bash"])
    #expect(
      try words("pholio show $").isEmpty || !FileManager.default.fileExists(atPath: library.folder["taken"]))
    #expect(try words(#"pholio show \$"#) == [Self.hostile])
    #expect(!FileManager.default.fileExists(atPath: library.folder["taken"]))
  }

  @Test func scriptsAreForTheShellThatIsNamed() throws {
    for shell in Shell.allCases where shell.isHere {
      let run = try Program.run(shell.path, ["-n", library.folder["complete.\(shell)"]])
      #expect(run.status == 0 && run.messages.isEmpty, "\(shell): \(run.messages)")
    }
    let own = try library.pholio.run(["--generate-completion-script"], environment: ["SHELL": "/bin/zsh"])
    #expect(own.output.hasPrefix("#compdef pholio\n"))
    let other = try library.pholio("--generate-completion-script", "tcsh")
    #expect(other.status == 64)
    #expect(
      other.messages == "pholio: --generate-completion-script: 'tcsh' is none of bash, zsh, fish\n")
  }
}
