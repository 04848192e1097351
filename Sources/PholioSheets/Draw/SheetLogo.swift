import PholioDisk
import PholioFacts
import PholioImaging
import SystemPackage

/// The logo of a sheet's header or footer.
package struct SheetLogo: Sendable {
  private let path: String
  private let logo: Logo

  /// Why an SVG is none.
  package static let noSVG =
    "a logo is a PNG or a JPEG; SVG is no longer drawn (rsvg-convert or Inkscape makes a PNG of it)"

  /// No logo is larger; photos may be.
  private static let mostBytes = 64 << 20

  /// - Throws: `FileError`; `SheetError.badLogo`.
  init(_ path: String, formats: OriginalFormats) throws {
    self.path = path
    let bytes = try WholeFile.read(FilePath(path), limit: Self.mostBytes)
    let kind = formats.kind(head: bytes, name: [])
    // An SVG may begin with anything that XML allows.
    if kind == .otherImage("svg") || kind == .notAnImage && path.lowercased().hasSuffix(".svg") {
      throw SheetError.badLogo(path, Self.noSVG)
    }
    do {
      logo = try Logo(bytes, name: Array(path.utf8), formats: formats)
    } catch {
      throw SheetError.badLogo(path, "\(error)")
    }
  }

  /// - Throws: `SheetError.badLogo`.
  func drawn(within box: PixelSize) throws -> TextBitmap {
    do {
      return try logo.drawn(within: box)
    } catch {
      throw SheetError.badLogo(path, "\(error)")
    }
  }
}

/// A row of pixels in a rounded corner: where it begins, and how much of its first pixels is covered.
struct CornerRow {
  /// How many pixels at an end are not fully covered.
  let inset: Int
  private let row: Int
  private let radius: Int

  /// - Parameter row: Counted from the frame's nearer edge.
  init(row: Int, radius: Int) {
    self.row = row
    self.radius = radius
    var inset = 0
    if row < radius {
      while inset < radius && Self.share(column: inset, row: row, radius: radius) < 1 { inset += 1 }
    }
    self.inset = inset
  }

  /// Calls `body` with the partly covered columns at both ends.
  func blend(_ width: Int, _ body: (_ column: Int, _ share: Double) -> Void) {
    for column in 0..<inset {
      let share = Self.share(column: column, row: row, radius: radius)
      if share > 0 {
        body(column, share)
        body(width - 1 - column, share)
      }
    }
  }

  /// How much of a pixel is within the circle, by the distance of its middle from the edge.
  private static func share(column: Int, row: Int, radius: Int) -> Double {
    let (x, y) = (Double(radius) - Double(column) - 0.5, Double(radius) - Double(row) - 0.5)
    return min(max(Double(radius) - (x * x + y * y).squareRoot() + 0.5, 0), 1)
  }
}
