import Foundation
import PholioCatalog
import PholioDisk
import PholioFacts
import PholioImaging
import PholioImport
import PholioKit
import PholioLibrary
import PholioSheets
import PholioTestSupport
import SystemPackage
import Testing

/// A format made up for a test: a picture's pixels after three lines of text (ppm(5)). A new format needs
/// only this type, and a line in `OriginalFormats.standard`.
private enum PPMFormat: OriginalFormat {
  static let kind = "ppm"
  static let title = "PPM"
  static let extensions = ["ppm"]

  static func recognises(head: UnsafeRawBufferPointer) -> Recognition {
    head.starts(with: "P6\n".utf8) ? .sure : .no
  }

  static func open(_ bytes: [UInt8], limits: DecodeLimits) throws(ImagingError) -> any Original {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
    guard lines.count == 4 else { throw .notOfFormat(title, cause: "no header") }
    let edges = lines[1].split(separator: UInt8(ascii: " ")).compactMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard edges.count == 2, let size = PixelSize(checkedWidth: edges[0], height: edges[1]),
      lines[3].count == size.pixels * Bitmap.bytesPerPixel
    else { throw .header(cause: "cut off") }
    return PPM(storedSize: size, pixels: Array(lines[3]))
  }

  private struct PPM: Original {
    let storedSize: PixelSize
    let pixels: [UInt8]
    let orientation = Orientation.upright
    let profile: [UInt8]? = nil
    var metadata: PhotoMetadata {
      var metadata = PhotoMetadata()
      metadata.words.rating = 4
      return metadata
    }

    func draw(_ drawing: Drawing) throws(ImagingError) -> DecodedPhoto {
      let size = drawing.target.size(for: storedSize)
      var drawn: [UInt8] = []
      drawn.reserveCapacity(size.pixels * Bitmap.bytesPerPixel)
      for y in 0..<size.height {
        for x in 0..<size.width {
          let row = y * storedSize.height / size.height
          let start = (row * storedSize.width + x * storedSize.width / size.width) * Bitmap.bytesPerPixel
          drawn += pixels[start..<start + Bitmap.bytesPerPixel]
        }
      }
      return DecodedPhoto(bitmap: Bitmap(size: size, bytes: drawn), fullSize: storedSize, warnings: [])
    }
  }
}

@Suite struct MadeUpFormatTests {
  private let folder: TemporaryFolder
  private let library: Library
  private let photo: [UInt8]
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(
      at: FilePath(folder["library"]), create: true,
      formats: OriginalFormats([JPEGFormat.self, PPMFormat.self]))
    photo =
      Array("P6\n600 400\n255\n".utf8)
      + Array(repeating: [200, 40, 20] as [UInt8], count: 600 * 400).joined()
    path = try folder.write(photo, to: "in/a.ppm")
  }

  private func importAll(_ formats: OriginalFormats? = nil) throws -> ImportReport {
    try Library.importPhotos(
      into: library.folder, ImportOptions(paths: [FilePath(folder["in"])], jobs: 2),
      formats: formats ?? library.formats)
  }

  @Test func itIsImportedShownAndPutOnASheet() throws {
    let report = try importAll()
    #expect(report.counts[.added] == 1 && report.problems.isEmpty)
    let digest = SHA256.digest(of: photo)
    let file = FileLocation(path: ByteString(path))

    let info = try PhotoInfo(of: FilePath(path), in: library)
    #expect(info.isKnown && info.record.photo.content.size == PixelSize(width: 600, height: 400))
    #expect(info.record.photo.content.words.rating == 4)

    let view = try #require(try library.largeViews(budget: 1 << 20).make(digest, .small, from: [file]))
    #expect(
      try PhotoDecoder.decode(view, orientation: .upright, to: .full).fullSize
        == PixelSize(width: 600, height: 400))
    let small = try #require(try library.remakeThumbnail(digest, from: [file]))
    #expect(
      try PhotoDecoder.decode(small, orientation: .upright, to: .full).fullSize
        == PixelSize(width: 512, height: 341))

    // Larger than a thumbnail, so it is drawn of the original.
    let settings = try SheetSettings(
      ["columns": .number(1), "cell": .number(580), "gap": .number(0), "captions": .flag(false)],
      source: "test")
    let sheet = try library.sheet(
      SheetOrder(
        of: .gallery("in"), output: FilePath(folder["sheet.ppm"]), as: PPMOutput(),
        look: SheetLook(settings), jobs: 1))
    #expect(sheet.notes.isEmpty)
    let page = try #require(FileManager.default.contents(atPath: folder["sheet.ppm"]).map(Array.init))
    let pixels = page.suffix(580 * 580 * 3)
    let middle = pixels.startIndex + (290 * 580 + 290) * 3
    #expect(Array(pixels[middle..<middle + 3]) == [200, 40, 20])
  }

  @Test func whatAnEarlierVersionPassedOverIsRead() throws {
    #expect(try importAll(.standard).counts[.others] == 1)
    #expect(try importAll(.standard).counts[.others] == 1)
    #expect(try importAll().counts[.added] == 1)
    #expect(try importAll().counts[.known] == 1)
  }

  @Test func itsProblemsNameIt() throws {
    try folder.write(Array("P6\n9 9\n255\n1".utf8), to: "in/short.ppm")
    try folder.write(Array("hello".utf8), to: "in/text.ppm")
    let report = try importAll()
    #expect(report.counts[.added] == 1)
    #expect(
      report.problems.map(\.reason) == [
        "not a picture that can be read: cut off", "not a PPM, whatever its name says",
      ])
    #expect(throws: InfoError.self) { try PhotoInfo(of: FilePath(folder["in/text.ppm"]), in: library) }
  }
}
