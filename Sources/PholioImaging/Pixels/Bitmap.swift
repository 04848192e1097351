package import PholioFacts

/// An upright picture: three bytes a pixel (red, green, blue), rows from the top, no padding between them.
package struct Bitmap: Sendable, Hashable {
  package static let bytesPerPixel = 3

  package let size: PixelSize
  /// `size.pixels` × 3 bytes.
  package let bytes: [UInt8]
  /// The ICC profile that says what the bytes stand for; nil: sRGB.
  package let profile: [UInt8]?

  package var bytesPerRow: Int { size.width * Bitmap.bytesPerPixel }

  /// - Precondition: `bytes` holds exactly `size.pixels` × 3 bytes.
  package init(size: PixelSize, bytes: [UInt8], profile: [UInt8]? = nil) {
    precondition(
      bytes.count == size.pixels * Bitmap.bytesPerPixel, "\(bytes.count) bytes for a picture of \(size)")
    self.size = size
    self.bytes = bytes
    self.profile = profile
  }

  /// A picture of one colour.
  package init(size: PixelSize, red: UInt8, green: UInt8, blue: UInt8) {
    self.init(uninitialized: size) { buffer in
      for offset in stride(from: 0, to: buffer.count, by: Bitmap.bytesPerPixel) {
        buffer[offset] = red
        buffer[offset + 1] = green
        buffer[offset + 2] = blue
      }
    }
  }

  /// `fill` gets the whole storage, and must set all of it or throw.
  package init<E>(
    uninitialized size: PixelSize, profile: [UInt8]? = nil,
    fill: (UnsafeMutableBufferPointer<UInt8>) throws(E) -> Void
  ) throws(E) {
    self.size = size
    self.profile = profile
    let count = size.pixels * Bitmap.bytesPerPixel
    // The array's own initializer rethrows untyped; the outcome is passed out of it to keep E.
    var outcome: Result<Void, E> = .success(())
    self.bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      do throws(E) {
        try fill(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
        initialized = count
      } catch {
        outcome = .failure(error)
      }
    }
    try outcome.get()
  }

  /// Lends the pixels of row `row`, 3 × width bytes.
  package func withRow<R, E>(_ row: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R) throws(E) -> R {
    precondition((0..<size.height).contains(row), "row \(row) of \(size.height)")
    return try withPixels { (pixels) throws(E) in
      try body(UnsafeBufferPointer(rebasing: pixels[row * bytesPerRow..<(row + 1) * bytesPerRow]))
    }
  }

  /// Lends all pixels.
  package func withPixels<R, E>(_ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R) throws(E) -> R {
    try bytes.withUnsafeBufferPointer(body)
  }
}
