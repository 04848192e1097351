/// What a file may ask for before it is refused, unread.
package struct DecodeLimits: Hashable, Sendable {
  /// Pixels of the stored picture.
  package var pixels: Int
  /// Scans of a progressive or other multi-scan file; each costs a pass over all its coefficients.
  package var scans: Int
  /// Bytes of whole-image coefficient buffers that such a file needs.
  package var coefficientBytes: Int

  package init(pixels: Int, scans: Int, coefficientBytes: Int) {
    self.pixels = pixels
    self.scans = scans
    self.coefficientBytes = coefficientBytes
  }

  /// 1 gigapixel, 500 scans, 512 MB.
  package static let standard = DecodeLimits(
    pixels: 1_000_000_000, scans: 500, coefficientBytes: 512_000_000)
}
