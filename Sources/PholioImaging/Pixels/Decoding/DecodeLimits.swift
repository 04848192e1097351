import PholioFacts

/// What a file may cost. One that costs more is refused before it is decoded.
package struct DecodeLimits: Hashable, Sendable {
  /// Pixels of the stored picture.
  package var pixels: Int
  /// Scans of a progressive or other multi-scan file; each costs a pass over all its coefficients.
  package var scans: Int
  /// Bytes of whole-image coefficient buffers that such a file needs.
  package var coefficientBytes: Int
  /// What decoding costs: blocks of 8 × 8 samples, once for every scan that has them, times sixteen in an
  /// arithmetic-coded file. About two seconds of one core.
  package var work = 64_000_000
  /// More blocks that are allowed for each byte of the file, as the cost of a real photo grows with its
  /// bytes.
  package var workPerByte = 32
  /// Blocks of an arithmetic-coded file after the end of its data. Some are valid, as zeros at the end are
  /// not written; too many are damage.
  package var blocksWithoutData = 1_000_000
  /// Pixels that a picture may have however short its file is. Most cameras have fewer, and a black picture
  /// takes next to no bytes.
  package var pixelsOfAnyFile = 120_000_000
  /// Pixels of a larger picture for each byte of the file, where a loader reads it.
  package var pixelsPerByte = 64

  package init(pixels: Int, scans: Int, coefficientBytes: Int) {
    self.pixels = pixels
    self.scans = scans
    self.coefficientBytes = coefficientBytes
  }

  /// 1 gigapixel, 500 scans, 512 MB.
  package static let standard = DecodeLimits(
    pixels: 1_000_000_000, scans: 500, coefficientBytes: 512_000_000)

  /// The limit for a file of so many bytes.
  func work(ofBytes count: Int) -> Int {
    let (more, isTooMuch) = count.multipliedReportingOverflow(by: workPerByte)
    let (sum, isFar) = work.addingReportingOverflow(more)
    return isTooMuch || isFar ? .max : sum
  }

  /// Whether a loader may draw a picture that is stored in so many bytes.
  func allows(_ size: PixelSize, ofBytes count: Int) -> Bool {
    size.pixels <= pixelsOfAnyFile || size.pixels / pixelsPerByte <= count
  }
}
