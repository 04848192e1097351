import ArgumentParser
import SystemPackage

/// A shell's question what may stand at the cursor: `pholio ---complete SHELL …`, from the scripts that
/// `--generate-completion-script` prints.
///
/// The answer's first line says what follows: `files`, `folders`, or words, each in a line as the shell's
/// script takes it. The library is only looked at, and nothing that a shell would expand leaves it unquoted.
enum CompletionRequest {
  private static let word = "---complete"
  /// ArgumentParser's own name for it.
  private static let script = "--generate-completion-script"

  /// The answer, or a shell's script; nil if the arguments ask for neither.
  ///
  /// - Parameter arguments: Those of the program, without its name.
  /// - Throws: `ValidationError` for a shell that is not known.
  static func answer(_ arguments: [String]) throws -> String? {
    if let asked = arguments.first, asked == script || asked.hasPrefix("\(script)=") {
      let attached = asked == script ? nil : String(asked.dropFirst(script.count + 1))
      let shell = attached ?? arguments.dropFirst().first ?? RawEnvironment.path("SHELL")?.string ?? ""
      guard let script = CompletionScript(shell: shell) else {
        let known = CompletionScript.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("\(Self.script): '\(shell)' is none of \(known)")
      }
      return script.text + "\n"
    }
    guard arguments.first == word, arguments.count >= 2 else { return nil }
    let rest = Array(arguments.dropFirst(2))
    switch arguments[1] {
    case "bash": return rest.count == 2 ? bash(breaks: rest[0], line: rest[1]) : ""
    case "zsh": return zsh(Array(rest.dropLast()), rest.last ?? "")
    // The last word is as it was typed.
    case "fish": return fish(Array(rest.dropLast()), ShellLine(rest.last ?? "", breaks: "").typed)
    default: return ""
    }
  }

  /// The first line is `space` if a blank belongs behind the word that is inserted.
  private static func bash(breaks: String, line: String) -> String {
    let line = ShellLine(line, breaks: breaks)
    switch Completion(line.words, typed: line.typed) {
    case .files: return "files\n"
    case .folders: return "folders\n"
    case .words(let words):
      let space = words.count == 1 && words.allSatisfy(\.isWhole) ? "space" : "nospace"
      return lines([space] + words.map { line.inserted($0.text) })
    }
  }

  /// Words that nothing is to follow begin with a blank, the others with `:`; what they are is behind a tab.
  private static func zsh(_ words: [String], _ typed: String) -> String {
    switch Completion(words, typed: typed) {
    case .files: "files\n"
    case .folders: "folders\n"
    case .words(let words):
      lines(["words"] + words.map { "\($0.isWhole ? " " : ":")\($0.text)\t\($0.about)" })
    }
  }

  private static func fish(_ words: [String], _ typed: String) -> String {
    switch Completion(words, typed: typed) {
    case .files: "files\n"
    case .folders: "folders\n"
    case .words(let words): lines(["words"] + words.map { "\($0.text)\t\($0.about)" })
    }
  }

  private static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
