/// What a file may ask for before it is refused, unread.
package struct DecodeLimits: Hashable, Sendable {
  /// Pixels of the stored picture.
  package var pixels: Int
  /// Scans of a progressive or other multi-scan file; each costs a pass over all its coefficients.
  package var scans: Int
  /// Bytes of whole-image coefficient buffers that such a file needs.
  package var coefficientBytes: Int
  /// Blocks of 8 × 8 samples, each counted once for every scan that has it, and eightfold in an
  /// arithmetic-coded file: what decoding costs. About two seconds of one core.
  package var work = 64_000_000
  /// And so many more for each byte of the file: a photo's costs grow with what is in it.
  package var workPerByte = 32
  /// Blocks that an arithmetic-coded file may have behind the end of its data. A few are sound, as zeros at
  /// its end are not written; a picture of nothing else is damage.
  package var blocksWithoutData = 3_000_000

  package init(pixels: Int, scans: Int, coefficientBytes: Int) {
    self.pixels = pixels
    self.scans = scans
    self.coefficientBytes = coefficientBytes
  }

  /// 1 gigapixel, 500 scans, 512 MB.
  package static let standard = DecodeLimits(
    pixels: 1_000_000_000, scans: 500, coefficientBytes: 512_000_000)

  /// Of a file of so many bytes.
  func work(ofBytes count: Int) -> Int {
    let (more, isTooMuch) = count.multipliedReportingOverflow(by: workPerByte)
    let (sum, isFar) = work.addingReportingOverflow(more)
    return isTooMuch || isFar ? .max : sum
  }
}
