package import PholioFacts

extension Bitmap {
  /// Where to cut a part out of a picture, so that what draws the eye is in its middle: edges, strong colours
  /// and skin. These are the three measures of libvips' `smartcrop` (libvips/conversion/smartcrop.c,
  /// "attention"; skin after smartcrop.js), on a small picture. The part that has most of them is taken, what
  /// is nearer to its middle counting more; the middle of the picture where nothing stands out.
  ///
  /// - Parameter cut: No larger than the picture.
  /// - Returns: The part's top left corner.
  package func attention(for cut: PixelSize) -> (left: Int, top: Int) {
    precondition(cut.width <= size.width && cut.height <= size.height, "\(cut) of \(size)")
    let factor = max(1, min(size.width, size.height) / 48)
    let small = shrunk(PixelPart(size), by: factor)
    let scores = small.scores
    let (width, height) = (small.size.width, small.size.height)
    let columns = (0..<width).map { column in (0..<height).reduce(0) { $0 + scores[$1 * width + column] } }
    let rows = (0..<height).map { row in scores[row * width..<(row + 1) * width].reduce(0, +) }
    func place(_ scores: [Double], _ cut: Int, of edge: Int) -> Int {
      let free = edge - cut
      let window = max(1, min(scores.count, cut / factor))
      guard free > 0, scores.count > window else { return free / 2 }
      let start = Self.bestWindow(window, of: scores)
      return min(free, (Double(start) * Double(free) / Double(scores.count - window)).roundedToInt)
    }
    return (place(columns, cut.width, of: size.width), place(rows, cut.height, of: size.height))
  }

  /// The start of the window with the most; of equal ones, that nearest to the middle.
  private static func bestWindow(_ window: Int, of scores: [Double]) -> Int {
    // A parabola, one in the window's middle and a quarter at its ends.
    let weights = (0..<window).map { index in
      let distance = 2 * (Double(index) + 0.5) / Double(window) - 1
      return 1 - 0.75 * distance * distance
    }
    let last = scores.count - window
    var best = (start: last / 2, sum: -Double.infinity)
    for start in (0...last).sorted(by: { abs(2 * $0 - last) < abs(2 * $1 - last) }) {
      let sum = zip(weights, scores[start...]).reduce(0) { $0 + $1.0 * $1.1 }
      if sum > best.sum * (1 + 1e-9) || best.sum == -.infinity { best = (start, sum) }
    }
    return best.start
  }

  /// How much each pixel draws the eye.
  private var scores: [Double] {
    let colours = pixels
    let luma = colours.map { Double(100 * $0.luma / 255) }
    let (width, height) = (size.width, size.height)
    return colours.indices.map { index in
      let (row, column) = (index / width, index % width)
      let around = [
        luma[max(0, row - 1) * width + column], luma[min(height - 1, row + 1) * width + column],
        luma[row * width + max(0, column - 1)], luma[row * width + min(width - 1, column + 1)],
      ]
      let edge = abs(4 * luma[index] - around.reduce(0, +))
      // In the dark, colours mean nothing.
      return 5 * edge + (luma[index] > 5 ? colours[index].chroma + colours[index].skin : 0)
    }
  }
}

extension Colour {
  private var samples: (red: Double, green: Double, blue: Double) {
    (Double(red) / 255, Double(green) / 255, Double(blue) / 255)
  }

  /// How strong the colour is: 0…100.
  fileprivate var chroma: Double {
    100 * Double(max(red, green, blue) - min(red, green, blue)) / 255
  }

  /// How near the colour's direction is to that of skin: 0…100.
  fileprivate var skin: Double {
    let (red, green, blue) = samples
    let length = (red * red + green * green + blue * blue).squareRoot()
    guard length > 0 else { return 0 }
    let (dr, dg, db) = (red / length - 0.78, green / length - 0.57, blue / length - 0.44)
    let near = 1 - (dr * dr + dg * dg + db * db).squareRoot()
    return near > 0.8 ? 500 * (near - 0.8) : 0
  }
}

extension Double {
  fileprivate var roundedToInt: Int { Int(rounded()) }
}
