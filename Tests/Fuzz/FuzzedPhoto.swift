import PholioImaging

/// A file of any bytes, read as an import reads it.
struct FuzzedPhoto {
  let bytes: [UInt8]

  /// Facts, kind, thumbnail: whatever comes of it, but it comes to an end.
  func read() {
    let metadata = PhotoMetadata(jpeg: bytes)
    _ = FileKind(prefix: Array(bytes.prefix(FileKind.prefixLength)), name: Array("photo.jpg".utf8))
    guard
      let thumbnail = try? Thumbnail.make(
        from: bytes, orientation: metadata.orientation, adobeRGB: metadata.isAdobeRGB)
    else { return }
    // What we wrote is sound, whatever it was made of.
    do {
      let again = try PhotoDecoder.decode(thumbnail.jpeg, orientation: .upright, to: .full)
      precondition(again.bitmap.size == thumbnail.size, "\(again.bitmap.size) for \(thumbnail.size)")
      precondition(again.warnings.isEmpty, "\(again.warnings)")
    } catch {
      preconditionFailure("our own thumbnail: \(error)")
    }
  }
}
