package import PholioDisk

/// Another file of a photo, beside the one that is looked at.
package struct Companion: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// What the sensor saw, beside a picture that was made of it.
    case raw
    /// The moving part of a live photo.
    case movie
    /// Words and settings, as XMP.
    case sidecar
    /// What a phone was told to do with the picture (AAE).
    case adjustments
    /// A camera's small picture (THM).
    case thumbnail
    /// What was said when it was taken.
    case sound
  }

  package var kind: Kind
  package var location: FileLocation
  /// What the file was when an import last saw it.
  package var stamp: FileStamp

  package init(_ kind: Kind, at location: FileLocation, stamp: FileStamp) {
    self.kind = kind
    self.location = location
    self.stamp = stamp
  }
}
