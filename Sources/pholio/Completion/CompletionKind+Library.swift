import ArgumentParser
import PholioLibrary
import PholioSheets
import SystemPackage

/// What a shell may complete where ArgumentParser's declarations can't say it by themselves. What can't be
/// read completes nothing.
extension CompletionKind {
  /// Galleries' names.
  static var galleries: CompletionKind {
    .custom { words, _, _ in CompletedLine(words).library.galleryNames }
  }

  /// A gallery's name, or drop caps behind it.
  static var galleryThenCaps: CompletionKind {
    .custom { words, _, _ in
      let line = CompletedLine(words)
      return line.words.dropLast().contains { line.library.galleryNames.contains($0) }
        ? ["1x1", "2x2", "3x2", "2x3", "3x3"] : line.library.galleryNames
    }
  }

  /// The names of marks, of the gallery that is named before.
  static var marks: CompletionKind {
    .custom { words, _, _ in
      let line = CompletedLine(words)
      let galleries = Set(line.library.galleryNames)
      return line.words.dropLast().first(where: galleries.contains).map(line.library.markNames) ?? []
    }
  }

  /// Presets of sheets, the person's own too.
  static var presets: CompletionKind {
    .custom { _, _, _ in SheetPreset.all(in: PresetsCommand.folder).compactMap { try? $0.get().name } }
  }

  /// Templates of the person's own, as they are typed: `@client`.
  static var templates: CompletionKind {
    .custom { _, _, _ in ((try? Settings())?.templateNames ?? []).map { "@\($0)" } }
  }

  /// Selections, of the gallery that is named before.
  static var selection: CompletionKind {
    .custom { words, _, typed in
      let line = CompletedLine(words)
      return line.library.selections(typed, after: line.words.dropLast())
    }
  }

  /// Several of some words, with commas.
  static func joined(_ words: [String]) -> CompletionKind {
    .custom { _, _, typed in
      let start = typed.lastIndex(of: ",").map { typed[...$0] } ?? ""
      let seen = Set(start.split(separator: ",").map(String.init))
      return words.filter { !seen.contains($0) }.map { "\(start)\($0)" }
    }
  }

  /// What a config.toml may set: verbs, and their options.
  static var settings: CompletionKind { .custom { _, _, typed in SettingName.beginning(with: typed) } }
}

/// The words of a command line under way, from the verb's first argument to what is completed.
private struct CompletedLine {
  let words: [String]

  init(_ words: [String]) {
    self.words = words
  }

  /// The library that the line is about.
  var library: LibraryGlance {
    let name = "--library"
    var path = words.first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
    if let index = words.firstIndex(of: name), index + 1 < words.count { path = words[index + 1] }
    if let path, path.hasPrefix("~/") { return glance(RawEnvironment.home.string + path.dropFirst()) }
    return glance(path)
  }

  private func glance(_ path: String?) -> LibraryGlance {
    let chosen = path ?? Config.libraryOfCompletion
    guard let folder = try? LibraryOptions.parse(chosen.map { ["--library=\($0)"] } ?? []).folder else {
      return LibraryGlance(at: "/nonexistent")
    }
    return LibraryGlance(at: folder)
  }
}
