import ArgumentParser
import PholioKit

/// What the shell may complete: `pholio --generate-completion-script bash`. Any error completes nothing.
extension CompletionKind {
  /// Galleries' names.
  static var galleries: CompletionKind { .custom(completedGalleries) }

  /// Presets of sheets, the person's own too.
  static var presets: CompletionKind { .custom(completedPresets) }

  /// Selections, of the gallery that is named before.
  static var selection: CompletionKind { .custom(completedSelections) }

  @Sendable private static func completedGalleries(_ words: [String], _: Int, _: String) -> [String] {
    literal((try? TypedLine(words).library()?.galleryNames()) ?? [])
  }

  @Sendable private static func completedSelections(_ words: [String], _: Int, typed: String) -> [String] {
    let line = TypedLine(words)
    return literal(
      (try? line.library()?.completions(of: TypedLine.unquoted(typed), after: line.words)) ?? [])
  }

  @Sendable private static func completedPresets(_ words: [String], _: Int, _: String) -> [String] {
    literal(SheetPreset.all(in: PresetsCommand.folder).compactMap { try? $0.get().name })
  }

  /// For zsh, what is behind a colon would be a description.
  private static func literal(_ completions: [String]) -> [String] {
    CompletionShell.requesting == .zsh ? completions.map { $0.replacing(":", with: "\\:") } : completions
  }
}

/// A command line under way.
private struct TypedLine {
  /// Without the shell's quotes.
  let words: [String]

  init(_ words: [String]) {
    self.words = words.map(Self.unquoted)
  }

  /// Quotes around all of it, or else backslashes, are taken away.
  static func unquoted(_ word: String) -> String {
    if let quote = word.first, quote == "'" || quote == "\"" {
      let text = word.dropFirst()
      return String(text.last == quote ? text.dropLast() : text)
    }
    var text = ""
    var isEscaped = false
    for character in word {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        text.append(character)
        isEscaped = false
      }
    }
    return text
  }

  /// The library that the line is about.
  func library() throws -> Library? {
    let name = "--library"
    var path = words.first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
    if let index = words.firstIndex(of: name), index + 1 < words.count { path = words[index + 1] }
    return try LibraryOptions.parse(path.map { [name, $0] } ?? []).open()
  }
}
