package import PholioCatalog
package import PholioDisk
import PholioFacts
package import PholioLibrary

/// Photos' own files, in a gallery's order, to be handed over.
package struct HandedOriginals: Sendable {
  package struct Original: Sendable {
    package var location: FileLocation
    /// What it is to be called: its place in the order, and its own name.
    package var name: String
  }

  package let gallery: String
  package let originals: [Original]
  /// What is known of photos whose files are not there: numbers and names.
  package let missing: [String]
  /// Of all files, as they were seen last.
  package let byteCount: Int

  /// Numbers have so many digits at least.
  private static let leastDigits = 4

  fileprivate init(_ gallery: String, _ records: [PhotoRecord]) {
    let digits = max(Self.leastDigits, "\(records.count)".count)
    var (originals, missing, byteCount): ([Original], [String], Int) = ([], [], 0)
    for (index, record) in records.enumerated() {
      let number = (index + 1).padded(to: digits)
      let shown = record.location?.name ?? ByteString(record.photo.content.digest.hex)
      let (stem, ending) = SafeName.parts(shown.shown)
      let name = SafeName.component("\(number)_\(stem)", extension: String(ending.dropFirst()))
      if let location = record.location, !record.isMissing {
        originals.append(Original(location: location, name: name))
        byteCount += record.photo.content.byteCount
      } else {
        missing.append("\(number)  \(shown.shown)")
      }
    }
    (self.gallery, self.originals, self.missing, self.byteCount) = (gallery, originals, missing, byteCount)
  }
}

extension Library {
  /// The originals of a gallery's photos, looked up on the disk.
  ///
  /// - Parameter only: Some of the photos, in any order; nil: all.
  /// - Throws: `ArrangeError` for an unknown gallery or photo; `Interruption`.
  package func originals(
    of gallery: ListReference, only: [ListItem]? = nil, cancellation: Cancellation = Cancellation()
  ) throws -> HandedOriginals {
    var name = ""
    var records: [PhotoRecord] = []
    let chosen = only.map { PhotoReference.items($0) }
    try show(
      gallery, chosen, header: { name = $0.name },
      { record in
        try cancellation.check()
        records.append(record)
      })
    records.sort { $0.position < $1.position }
    return HandedOriginals(name, records)
  }
}
