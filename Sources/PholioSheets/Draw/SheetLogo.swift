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
