import Foundation
import PholioCatalog
import Testing

extension QuestionCatalog {
  /// For all tests; they only read it.
  static let shared = Result { try QuestionCatalog() }
}

/// Expects that a question's answer is what a filter over all photos finds.
///
/// - Parameter isEmpty: Whether nothing is to be found.
func expect(
  _ question: Question, isEmpty: Bool = false, _ isRight: (QuestionCatalog.Known) -> Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let test = try QuestionCatalog.shared.get()
  let answer = try test.catalog.read { try $0.photos.answer(question) }
  let expected = test.known.filter(isRight).map(\.photo.id.rawValue)
  #expect(Array(answer) == expected, "\(question)", sourceLocation: sourceLocation)
  #expect(expected.isEmpty == isEmpty, "\(question)", sourceLocation: sourceLocation)
  // The same, asked of some photos only.
  let some = PhotoSet(test.known.map(\.photo.id.rawValue).filter { $0 % 7 == 3 })
  var answerOfSome = try test.catalog.write { tx in
    try tx.photos.asking(only: some) { try $0.answer(question) }
  }
  answerOfSome.formIntersection(some)
  #expect(
    Array(answerOfSome) == expected.filter { some.contains($0) }, "\(question) of some",
    sourceLocation: sourceLocation)
}

/// Texts compared in another way than `FoldedText` does: decomposed, and without marks.
enum OracleText {
  static func plain(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(
      contentsOf: text.lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars.filter {
        $0.properties.generalCategory != .nonspacingMark
      })
    return String(scalars).replacingOccurrences(of: "ß", with: "ss")
  }

  static func words(_ texts: [String]) -> [String] {
    texts.flatMap {
      plain($0).components(separatedBy: .alphanumerics.inverted).filter { !$0.isEmpty }
    }
  }

  /// By fnmatch(3).
  static func fits(_ pattern: String, _ text: String) -> Bool {
    fnmatch(plain(pattern), plain(text), 0) == 0
  }
}
