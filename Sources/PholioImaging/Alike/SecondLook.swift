/// A photo's thumbnail, ready to be compared with others pixel by pixel: signatures only say which photos may
/// be alike.
///
/// One picture is laid over the other (`Alignment`), so that a crop, a border or another shape do not count,
/// and what both have in common is compared: by normalized cross-correlation, which does not see how bright a
/// picture is and how much contrast it has (J. P. Lewis, "Fast Normalized Cross-Correlation", 1995).
///
/// It stays for crops: without it, recall of copies cropped by 5 % at two sides falls from 81 % to 11 % at
/// the distance of 21, and to 49 % at 28; other kinds of Benchmarks/alike lose a point at most. At 33 recall
/// stays, but of 3.7 million pairs of tiles of two photos 54 are taken, or 15 where mean colours are
/// compared, too, instead of 2.
package struct SecondLook: Sendable {
  private let luma: Plane
  /// Luma without its mean over the surroundings.
  private let detail: Plane
  /// How much more red and blue there is than luma.
  private let red: Plane
  private let blue: Plane

  /// - Parameter bitmap: Upright sRGB, a thumbnail or larger.
  package init(_ bitmap: Bitmap) {
    let small = SmallPicture(bitmap, part: bitmap.withoutBorder)
    let pixels = small.bitmap.pixels
    luma = small.luma
    detail = small.luma.withoutSurroundings(reach: 4)
    red = Plane(edge: SmallPicture.edge, samples: pixels.map { Float($0.red) - $0.luma })
    blue = Plane(edge: SmallPicture.edge, samples: pixels.map { Float($0.blue) - $0.luma })
  }

  /// What two pictures have in common, after one is laid over the other.
  struct Likeness: Hashable, Sendable {
    /// Whether there is nothing to be seen in either.
    var isFlat = false
    /// How much of the first lies in the other, 0…1.
    var shared: Float = 0
    /// Correlations, -1…1, of luma and of its detail.
    var luma: Float = 0
    var detail: Float = 0
    /// The mean differences of luma, and of red and blue, in 255ths.
    var lightness: Float = 255
    var colour: Float = 255
  }

  /// Whether both show the same, possibly cropped, framed, brightened, or coded anew.
  package func isSameScene(as other: SecondLook) -> Bool {
    let likeness = likeness(to: other)
    if likeness.isFlat { return likeness.lightness <= 12 && likeness.colour <= 6 }
    // Measured: of copies 98 in 100 have more than 0.96 and 0.5, pictures of other scenes that have passed
    // for alike by their signatures less than 0.75 and 0.4. Of what has hardly any detail, noise is all
    // of it. One pair had 0.97 and 0.45: a wall with a spot of light, and a far darker street with a lamp. So
    // where one is much brighter, more of the detail must be the same.
    let isAsBright = likeness.lightness <= 60
    if isAsBright && likeness.luma >= 0.95 && likeness.colour <= 10 { return true }
    return likeness.luma >= 0.8 && likeness.detail >= (isAsBright ? 0.4 : 0.6) && likeness.colour <= 25
  }

  func likeness(to other: SecondLook) -> Likeness {
    let isFlat = max(Contrast(of: luma.samples).deviation, Contrast(of: other.luma.samples).deviation) < 2
    // Nothing tells how one would lie in the other.
    let alignment = isFlat ? Alignment() : Alignment(of: luma, in: other.luma)
    guard let shared = Overlap(of: other.luma, at: alignment),
      let detail = Overlap(of: other.detail, at: alignment),
      let red = Overlap(of: other.red, at: alignment), let blue = Overlap(of: other.blue, at: alignment)
    else { return Likeness() }
    return Likeness(
      isFlat: isFlat, shared: shared.share(of: luma), luma: shared.correlation(with: luma),
      detail: detail.correlation(with: self.detail),
      lightness: shared.difference(from: luma),
      colour: (red.difference(from: self.red) + blue.difference(from: self.blue)) / 2)
  }
}
