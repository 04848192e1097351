/// What a file is, by its first bytes. A name alone never makes a file an image.
package enum FileKind: Hashable, Sendable {
  /// A photo of a format that is read, by the format's `kind`. It may still be impossible to decode.
  case original(String)
  /// An image of another type, by its usual lower-case name ("png", "heic", "nef"…).
  case otherImage(String)
  /// Neither.
  case notAnImage

  package static let jpeg = FileKind.original(JPEGFormat.kind)

  /// How many of a file's first bytes are read. All types need fewer, except TIFF-based raw formats and JPEGs
  /// behind junk.
  package static let prefixLength = 4096
}
