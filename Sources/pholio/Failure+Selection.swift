import PholioCatalog
import PholioKit
import PholioLibrary

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
    if let positions = Selection.positionsMeant(by: text) { return " (did you mean '\(positions)'?)" }
    let terms = TermKey.allCases.map { "\($0.rawValue):" } + TermWord.allCases.map(\.rawValue)
    let typed = text.firstIndex(of: ":").map { String(text[...$0]) } ?? text
    if terms.contains(typed) { return "" }
    // Any two letters are near the shortest ones.
    return nearestHint(typed, among: terms.filter { $0.count > 3 }).map { " (\($0))" } ?? ""
  }
}
