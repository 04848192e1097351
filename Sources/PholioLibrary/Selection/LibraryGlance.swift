import PholioCatalog
import PholioDisk
package import SystemPackage

/// What a shell completes of a library. It never writes, waits or migrates, and what can't be read without
/// that is nothing.
package struct LibraryGlance {
  private let catalog: CatalogGlance?

  package init(at folder: FilePath) {
    catalog =
      folder.byteString.text == nil
      ? nil : try? CatalogGlance(path: folder.appending("catalog.sqlite").string)
  }

  /// The galleries' names, in their own order.
  package var galleryNames: [String] { (try? catalog?.galleryNames()) ?? [] }

  /// The names of a gallery's marks, the latest first.
  package func markNames(of gallery: String) -> [String] {
    (try? catalog?.markNames(of: Self.known(gallery, among: galleryNames) ?? gallery)) ?? []
  }

  /// The gallery that a word names: by its bytes, or else by canonical equality.
  private static func known(_ word: String, among galleries: [String]) -> String? {
    galleries.first { $0.utf8.elementsEqual(word.utf8) } ?? galleries.first { $0 == word }
  }

  /// Whole selections that begin as typed: the last item is completed.
  ///
  /// - Parameter words: The first of them that is a gallery's name says whose file names are meant.
  package func selections(_ typed: String, after words: [String]) -> [String] {
    let galleries = galleryNames
    let completion = TermCompletion(typed)
    let named = words.lazy.compactMap { Self.known($0, among: galleries) }.first
    let names = named.map { gallery in
      completion.beginnings.sorted().flatMap { self.names(in: gallery, $0) }
    }
    var seen: Set<String> = []
    return completion.selections(
      galleries: galleries, names: (names ?? []).filter { seen.insert($0).inserted })
  }

  /// The names of a gallery's files that begin so. If there may be more, the last one is a glob over all:
  /// a shell must not take what the first have in common for what all have.
  private func names(in gallery: String, _ start: String) -> [String] {
    guard let catalog else { return [] }
    func fitting(_ names: [ByteString]) -> [String] {
      names.compactMap { name in
        guard let text = name.text, text.hasPrefix(start), name.shown == text else { return nil }
        return text
      }
    }
    do {
      let first = try catalog.firstNames(in: gallery, count: Self.firstCount)
      if first.areAll { return fitting(first.names) }
      if start.isEmpty { return fitting(first.names) + ["*"] }
      let found = try catalog.names(
        beginningWith: ByteString(start), in: gallery, count: Self.lookedAtCount)
      return fitting(found.names) + (found.areAll ? [] : ["\(start)*"])
    } catch {
      return []
    }
  }

  private static let firstCount = 500
  private static let lookedAtCount = 1000
}
