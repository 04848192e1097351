/// A photo's own file, as a site may offer it.
package enum OfferedOriginal: Sendable, Equatable {
  case bytes([UInt8])
  /// No file is the photo any more.
  case missing
  /// Something is to be taken out of it, and it is no JPEG, whatever its name says.
  case notStripped
}
