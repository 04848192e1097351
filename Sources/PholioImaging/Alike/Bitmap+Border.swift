import PholioFacts

extension Bitmap {
  /// What is left without a border: stripes of one colour at both ends of the columns, of the rows, or of both,
  /// as frames have them, and films of another shape. A photo of something on white is no such picture: its
  /// white ends nowhere at once.
  ///
  /// Of two stripes the narrower one counts for both, since the picture itself may go on in the border's colour
  /// at one side.
  var withoutBorder: PixelPart {
    var part = PixelPart(size)
    // The second time, a frame's stripes above and below do not hide any more where those at its sides end.
    for _ in 0..<2 {
      part.rows = inner(part.rows) { row in
        Line(first: row * bytesPerRow + part.columns.lowerBound * 3, step: 3, count: part.columns.count)
      }
      part.columns = inner(part.columns) { column in
        Line(
          first: part.rows.lowerBound * bytesPerRow + column * 3, step: bytesPerRow, count: part.rows.count)
      }
    }
    return part
  }

  /// The lines between two stripes of one colour; all of them if there are none.
  private func inner(_ lines: Range<Int>, line: (Int) -> Line) -> Range<Int> {
    let limit = lines.count / Stripe.largestShare
    guard
      let first = Stripe(of: self, limit: limit, line: { line(lines.lowerBound + $0) }),
      let last = Stripe(of: self, limit: limit, line: { line(lines.upperBound - 1 - $0) }),
      first.colour.distance(to: last.colour) < Stripe.tolerance
    else { return lines }
    let narrower = first.width < last.width ? first : last
    let end = first.width == last.width ? first.end ?? last.end : narrower.end
    guard let end, 2 * end < lines.count else { return lines }
    return lines.lowerBound + end..<lines.upperBound - end
  }

  /// A row or a column: the offset of its first pixel, and from one pixel to the next.
  private struct Line {
    let first: Int
    let step: Int
    let count: Int
  }

  /// Lines of one colour at an end of a picture.
  private struct Stripe {
    /// A stripe of more than a quarter of the picture is none.
    static let largestShare = 4
    /// In 255ths of a channel: less is the same colour, after JPEG.
    static let tolerance = 14
    /// More is another one.
    static let contrast = 24
    /// Within so many lines the picture begins: JPEG's colours bleed into the border. Skies and walls go over
    /// into the picture more slowly: of 131 pictures two had a frame and lost it, two drawn ones a margin, and
    /// no photo lost anything, as with 4 or 24 lines.
    static let edge = 12

    let colour: Colour
    let width: Int
    /// The first line that is the picture's alone; nil where it has no sharp edge.
    let end: Int?

    init?(of bitmap: Bitmap, limit: Int, line: (Int) -> Line) {
      guard limit > 1 else { return nil }
      let colour = bitmap.mean(of: line(0))
      let width = (0..<limit).prefix { index in
        // Some dust is allowed.
        bitmap.count(in: line(index), beyond: Self.tolerance, from: colour) * 50 <= line(index).count
      }.count
      guard (1..<limit).contains(width) else { return nil }
      self.colour = colour
      self.width = width
      // Not beyond the picture's middle, which is near in one of few lines.
      end = (width..<min(width + Self.edge, 2 * limit)).first { index in
        bitmap.count(in: line(index), beyond: Self.contrast, from: colour) * 10 >= line(index).count * 3
      }.map { $0 + 1 }
    }
  }

  private func mean(of line: Line) -> Colour {
    var sum = SIMD3<Int>()
    for index in 0..<line.count {
      let offset = line.first + index * line.step
      sum &+= SIMD3(Int(bytes[offset]), Int(bytes[offset + 1]), Int(bytes[offset + 2]))
    }
    let count = line.count
    return Colour(red: UInt8(sum.x / count), green: UInt8(sum.y / count), blue: UInt8(sum.z / count))
  }

  /// How many pixels differ from a colour by more than `tolerance` in a channel.
  private func count(in line: Line, beyond tolerance: Int, from colour: Colour) -> Int {
    (0..<line.count).count { index in
      let offset = line.first + index * line.step
      let pixel = Colour(red: bytes[offset], green: bytes[offset + 1], blue: bytes[offset + 2])
      return pixel.distance(to: colour) > tolerance
    }
  }
}

extension Colour {
  /// The largest difference of a channel.
  fileprivate func distance(to other: Colour) -> Int {
    let red = abs(Int(red) - Int(other.red))
    let green = abs(Int(green) - Int(other.green))
    let blue = abs(Int(blue) - Int(other.blue))
    return max(red, green, blue)
  }
}
