package import PholioFacts

/// What has to be known of a photo to find its like, and to say which of them is the best.
package struct AlikePhoto: Sendable {
  package let photo: Int64
  /// Of the photo as it is shown, after its turn; nil where nobody has looked yet.
  package let signature: Signature?
  /// The make and the model; nil where they are not known.
  package let camera: String?
  /// When it was taken; nil where only the time of its file is known.
  package let taken: CaptureTime?
  package let isPicked: Bool
  /// Stars that count, 0 without.
  package let rating: Int
  package let size: PixelSize
  /// How many files it has.
  package let files: Int

  package init(
    photo: Int64, signature: Signature?, camera: String?, taken: CaptureTime?, isPicked: Bool, rating: Int,
    size: PixelSize, files: Int
  ) {
    self.photo = photo
    self.signature = signature
    self.camera = camera
    self.taken = taken.flatMap { $0.source == .mtime ? nil : $0 }
    self.isPicked = isPicked
    self.rating = rating
    self.size = size
    self.files = files
  }

  /// Whether it comes before another one that looks like it: what a person said of it comes first. One with a
  /// quarter of the pixels is made of the other, and may look sharper for that; of two that are about as
  /// sharp, the larger one is better.
  package func isBetter(than other: AlikePhoto) -> Bool {
    func rank(_ photo: AlikePhoto) -> (Int, Int, Int, Int, Int, Double) {
      let sharpness = photo.signature?.sharpness ?? 0
      let pixels = photo.size.pixels
      // One more for four times as many pixels.
      let scale = (Int.bitWidth - pixels.leadingZeroBitCount) / 2
      return (
        photo.isPicked ? 1 : 0, photo.rating, scale, Int((2 * sharpness).rounded()), pixels, sharpness
      )
    }
    let (mine, theirs) = (rank(self), rank(other))
    return mine == theirs ? photo < other.photo : mine > theirs
  }

  /// To sort by: the wall clock's time.
  package var moment: (seconds: Int64, nanoseconds: Int) { (taken?.local ?? 0, taken?.nanoseconds ?? 0) }

  /// Whether both were taken by one camera, no more than `seconds` apart.
  package func isOfOneBurst(with other: AlikePhoto, seconds: Int64) -> Bool {
    guard let camera, camera == other.camera, let taken, let otherTaken = other.taken else { return false }
    // Within the years 1…9999 nothing overflows.
    let whole = otherTaken.local - taken.local
    guard abs(whole) <= seconds + 1 else { return false }
    return abs(whole * 1_000_000_000 + Int64(otherTaken.nanoseconds - taken.nanoseconds)) <= seconds
      * 1_000_000_000
  }
}
