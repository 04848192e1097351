package import PholioDisk
package import PholioFacts

/// What the catalog knows of one file of a folder.
package struct KnownFile: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    case photo
    /// Another file of a photo.
    case companion(Companion.Kind)
    /// The reason it could not be imported.
    case problem(String)
    /// The image type that is not imported.
    case unsupported(String)
    case ignored
  }

  /// What a file on a card was when it was copied, and where that is.
  package struct Copy: Hashable, Sendable {
    package var digest: PhotoDigest
    /// One of them is enough.
    package var locations: [FileLocation]

    package init(digest: PhotoDigest, locations: [FileLocation]) {
      self.digest = digest
      self.locations = locations
    }
  }

  package var name: ByteString
  /// What the file was when it was read; nil: it could not be read, and is tried again.
  package var stamp: FileStamp?
  package var outcome: Outcome
  /// The photo seen at this path, even if the file has since become something else.
  package var photo: PhotoID?
  /// Whether the last import missed it. Never set for a companion.
  package var isGone: Bool
  /// Whether an older reader has read the photo's facts and words.
  package var isReadBefore = false
  /// For a file on a card.
  package var copy: Copy?

  package init(name: ByteString, stamp: FileStamp?, outcome: Outcome, photo: PhotoID?, isGone: Bool = false) {
    self.name = name
    self.stamp = stamp
    self.outcome = outcome
    self.photo = photo
    self.isGone = isGone
  }

  /// Whether a photo was seen at this path, rather than a companion of one.
  package var isOfPhoto: Bool { photo != nil && !isCompanion }

  package var isCompanion: Bool {
    if case .companion = outcome { true } else { false }
  }
}
