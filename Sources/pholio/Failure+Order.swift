import PholioCatalog
import PholioDisk
import PholioKit
import PholioLibrary
import PholioOut

/// Orders and changes of them.
extension Failure {
  static func text(_ error: SortingError) -> String {
    switch error {
    case .noKey: "there is no key to sort by"
    case .notAlone: "colour and look stand alone"
    case .unknown(let name):
      "'\(ByteString(name).shownInBrief)' is not one of \(Sorting.names.joined(separator: ", "))"
        + (nearestHint(name, among: Sorting.names).map { " (\($0))" } ?? "")
    }
  }

  static func text(_ error: OrderError) -> String {
    switch error {
    case .locked(let gallery): "'\(gallery)' is locked (pholio gallery unlock '\(gallery)')"
    case .nothingToUndo(let gallery): "there is nothing to undo\(gallery.map { " in '\($0)'" } ?? "")"
    case .nothingToRedo(let gallery): "there is nothing to redo\(gallery.map { " in '\($0)'" } ?? "")"
    case .laterChange(let gallery, let summary): "in '\(gallery)' another change comes first: \(summary)"
    case .nameTaken(let name): "there is a gallery '\(name)' already"
    }
  }

  init(_ error: OrderTextError) {
    switch error {
    case .unreadable(let line, let text): self.init("line \(line): there is no hash in '\(text)'", .usage)
    case .unknown(let line, let prefix, let gallery):
      self.init("line \(line): '\(prefix)' is the hash of no one photo in '\(gallery)'", .usage)
    case .doubled(let line, let text):
      self.init("line \(line): the photo has a line already: '\(text)'", .usage)
    case .missing(let position, let name, let gallery):
      self.init(
        "no line for \(position)  \(name) of '\(gallery)' ('drop' before its line takes it out)", .usage)
    case .otherGallery(let name, let gallery):
      self.init("this is the order of '\(name)', not of '\(gallery)'", .usage)
    case .conflict(let gallery, let revision, let changes):
      self.init(
        "'\(gallery)' has been changed since revision \(revision): "
          + changes.reversed().joined(separator: "; "),
        .failed)
    }
  }

  static func text(_ error: ArrangeError) -> String {
    switch error {
    case .unknownGallery: "there is no such gallery, or it has been deleted"
    case .unknownPhoto: "there is no such photo"
    case .notInList(_, let list): "that is not, or no more, in '\(list)'"
    case .changedSince(_, let name, let revision): "'\(name)' has been changed since revision \(revision)"
    case .otherChangeFirst(let summary): "another change comes first: \(summary)"
    case .nothingNamed: "nothing was named to be moved"
    case .windowTooLarge(let cells): "\(counted(cells, "cell")) are too many at once"
    case .notInGrid(let cell, let count): "there is no cell \(cell) in a grid of \(count)"
    }
  }

  static func text(_ error: PortfolioError) -> String {
    switch error {
    case .notForGalleries: "galleries can't be moved into a gallery"
    case .notASortKey(let key):
      "galleries have no \(key) to be sorted by (date, name and size they have)"
    }
  }
}

extension Failure {
  init(_ error: OrderCheckError) {
    switch error {
    case .unknownRule(let name, let nearest):
      let hint = nearest.map { "did you mean '\($0)'?" } ?? "pholio alarms --list-rules lists them"
      self.init("--rule: there is no rule '\(name)' (\(hint))", .usage)
    case .needsPreset(let rule):
      self.init("--rule \(rule): --preset says on what paper photos are to be printed", .usage)
    case .notOnPaper(let preset):
      self.init("--preset\(preset.map { " \($0)" } ?? ""): its pages have no size on paper", .usage)
    }
  }
}

extension Failure {
  init(_ error: SelectionError) {
    self.init(Self.text(error), .usage)
    option = "only"
    if case .syntax(let fault) = error { excerpt = fault.excerpt.map { "  \($0)" } }
  }

  private static func text(_ error: SelectionError) -> String {
    switch error {
    case .empty: "an empty selection"
    case .positionZero, .positionTooLarge: Selection.TypedPosition.fault(error)
    case .backwards(let text): "'\(text)' runs backwards"
    case .syntax(let fault): fault.reason
    case .pastEnd(let text, let gallery, let count):
      count == 0
        ? "position \(text): '\(gallery)' is empty"
        : "position \(text) is past the end: '\(gallery)' has \(counted(count, "photo"))"
    case .matchesNothing(let text, let gallery):
      "'\(text)' matches no photo\(gallery.map { " in '\($0)'" } ?? "")\(hint(text))"
    case .matchesMany(let text, let gallery, let count):
      "'\(text)' means \(count) photos in '\(gallery)', and one is needed"
    case .positionsNeedGallery(let text):
      "'\(text)' is a position, and positions are a gallery's (in:GALLERY asks for one)"
    case .notForGalleries(let text): "'\(text)' asks about photos, and these are galleries"
    }
  }

  /// What may have been meant by a name like `ratng:4`, `portait` or `*.jpg portrait`.
  private static func hint(_ text: String) -> String {
    if Selection.mayLackBlanks(text) { return " ('and', 'or' and 'not' stand between blanks)" }
    if Selection.mayLackJoint(text) { return " ('and', 'or' or a comma joins terms)" }
    if text.hasPrefix("name:"), !text.contains("*") {
      // It is a whole name, whatever is in it.
      let part = "*\(text.dropFirst("name:".count))*"
      return " (a part of a name is \(part.contains(" ") ? "\"\(part)\"" : part))"
    }
    if let positions = Selection.positionsMeant(by: text) { return " (did you mean '\(positions)'?)" }
    let terms = TermKey.all.map { "\($0.name):" } + TermWord.allCases.map(\.rawValue)
    let typed = text.firstIndex(of: ":").map { String(text[...$0]) } ?? text
    if terms.contains(typed) { return "" }
    // Any two letters are near the shortest ones.
    return nearestHint(typed, among: terms.filter { $0.count > 3 }).map { " (\($0))" } ?? ""
  }
}
