import PholioCatalog
import PholioLayout

/// What a typed selection may go on to be.
extension Library {
  /// The galleries' names, in their own order.
  package func galleryNames() throws -> [String] {
    try catalog.read { tx in try tx.galleries.all().map(\.name) }
  }

  /// Whole selections that begin as typed: the last item is completed.
  ///
  /// - Parameter words: The first of them that is a gallery's name says whose file names are meant.
  package func completions(of typed: String, after words: [String]) throws -> [String] {
    let galleries = try galleryNames()
    let named = words.first { galleries.contains($0) }
    return TermCompletion(typed).selections(
      galleries: galleries, names: try named.map { try fileNames(of: .gallery($0)) } ?? [])
  }

  /// Names of the files of a gallery's first photos.
  private func fileNames(of reference: ListReference) throws -> [String] {
    let photos = try catalog.read { tx in
      try tx.photos.placed(from: CellIndex(0), count: Self.completedNames, in: tx.gallery(reference).id)
    }
    return photos.compactMap { $0.files.first?.name.text }
  }

  private static let completedNames = 1000
}

/// A typed selection whose last item is not at its end yet.
struct TermCompletion {
  /// All before the last item.
  private let before: Substring
  private let item: Substring

  init(_ typed: String) {
    let end = typed.lastIndex { $0 == "," || $0 == "(" || $0 == " " }
    before = end.map { typed[...$0] } ?? ""
    item = end.map { typed[typed.index(after: $0)...] } ?? typed[...]
  }

  func selections(galleries: [String], names: [String]) -> [String] {
    candidates(galleries: galleries, names: names).filter { $0.hasPrefix(item) }.map { "\(before)\($0)" }
  }

  private func candidates(galleries: [String], names: [String]) -> [String] {
    guard let colon = item.firstIndex(of: ":") else {
      let terms = TermKey.allCases.map { "\($0.rawValue):" } + TermWord.allCases.map(\.rawValue)
      return terms + names.map { $0.replacing(",", with: "\\,") }
    }
    guard let key = TermKey(rawValue: String(item[..<colon])) else { return [] }
    let values = key == .in ? galleries.map(TermValue.typed) : key.values
    return values.map { "\(key.rawValue):\($0)" }
  }
}
