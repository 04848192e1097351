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

/// A folder that the catalog knows.
package struct KnownFolder: Hashable, Sendable {
  package var id: FolderID
  package var path: ByteString
  /// What identifies the disk it was on, if known.
  package var fileSystem: String?

  package init(id: FolderID, path: ByteString, fileSystem: String? = nil) {
    self.id = id
    self.path = path
    self.fileSystem = fileSystem
  }
}

/// A problem of a folder as a whole.
package struct FolderProblem: Hashable, Sendable {
  /// Tells one problem of a folder from another, whatever its wording.
  package enum Kind: String, CaseIterable, Sendable {
    /// It can't be read.
    case unreadable
    /// It is empty, and was not.
    case empty
    /// Another disk is mounted at its path.
    case elsewhere
  }

  package var kind: Kind
  /// As a sentence, for people.
  package var reason: String

  package init(_ kind: Kind, _ reason: String) {
    self.kind = kind
    self.reason = reason
  }
}

/// Another file of a photo, beside the one that is looked at.
package struct Companion: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// What the sensor saw, beside a picture that was made of it.
    case raw
    /// The moving part of a live photo.
    case movie
    /// Words and settings, as XMP.
    case sidecar
    /// What Google Photos knows of it, as JSON.
    case takeout
    /// What a phone was told to do with the picture (AAE).
    case adjustments
    /// A camera's small picture (THM).
    case thumbnail
    /// What was said when it was taken.
    case sound

    /// What its words are as; nil: it is not looked into.
    package var source: WordSource? {
      switch self {
      case .sidecar: .sidecar
      case .takeout: .takeout
      case .raw, .movie, .adjustments, .thumbnail, .sound: nil
      }
    }
  }

  package var kind: Kind
  package var location: FileLocation
  /// What the file was when an import last saw it; nil: the next one reads it, whatever it is.
  package var stamp: FileStamp?

  package init(_ kind: Kind, at location: FileLocation, stamp: FileStamp?) {
    self.kind = kind
    self.location = location
    self.stamp = stamp
  }
}
