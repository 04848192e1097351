import PholioCatalog
import PholioDisk
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
  private let typed: String
  /// Where the last item begins if it is a term.
  private let term: String.Index
  /// The same if it is a name: names may have blanks.
  private let name: String.Index

  init(_ typed: String) {
    self.typed = typed
    var (term, name) = (typed.startIndex, typed.startIndex)
    var (isQuoted, isEscaped) = (false, false)
    for index in typed.indices {
      let (character, next) = (typed[index], typed.index(after: index))
      switch character {
      case _ where isEscaped: break
      case "\"": isQuoted.toggle()
      case _ where isQuoted: break
      case ",": (term, name) = (next, next)
      case "(" where term == index: (term, name) = (next, name == index ? next : name)
      case " ":
        if name == index || Self.joints.contains(typed[term..<index].lowercased()) { name = next }
        term = next
      default: break
      }
      isEscaped = character == "\\" && !isEscaped
    }
    (self.term, self.name) = (term, name)
  }

  private static let joints: Set = ["and", "or", "not"]

  /// What a name may begin with: all since the last comma or joint, and the last word.
  var beginnings: Set<String> {
    Set([name, term].map { String(typed[$0...]).replacing("\\,", with: ",") })
  }

  func selections(galleries: [String], names: [String]) -> [String] {
    let names = names.map { $0.replacing(",", with: "\\,") }
    let whole = selections(from: name, names)
    return selections(from: term, terms(galleries)) + (whole.isEmpty ? selections(from: term, names) : whole)
  }

  /// The whole selection with each item that begins as typed.
  private func selections(from start: String.Index, _ items: [String]) -> [String] {
    items.filter { $0.hasPrefix(typed[start...]) }.map { "\(typed[..<start])\($0)" }
  }

  private func terms(_ galleries: [String]) -> [String] {
    let item = typed[term...]
    guard let colon = item.firstIndex(of: ":") else {
      return TermKey.all.map { "\($0.name):" } + TermWord.allCases.map(\.rawValue)
    }
    guard let key = TermKey(name: String(item[..<colon])) else { return [] }
    let values = key == .gallery ? galleries.map(TermValue.typed) : key.values
    return values.map { "\(key.name):\($0)" }
  }
}
