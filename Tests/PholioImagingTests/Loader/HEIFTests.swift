import Foundation
import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

@Suite struct HEIFTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// As heif-enc codes it.
  private func heif(_ bitmap: Bitmap, _ name: String, _ options: String...) throws -> [UInt8] {
    try folder.write(bitmap.jpeg(quality: 98), to: "drawn.jpg")
    let run = try Program.run(
      "/usr/bin/heif-enc", options + ["-q", "90", folder["drawn.jpg"], "-o", folder[name]])
    #expect(run.status == 0, "\(run.messages)")
    return Array(try #require(FileManager.default.contents(atPath: folder[name])))
  }

  @Test(arguments: ["a.heic", "a.avif"])
  func aDrawnPictureComesBack(_ name: String) throws {
    let size = PixelSize(width: 361, height: 270)
    let drawn = DrawnPicture.rings(size)
    let bytes = try heif(drawn, name, name.hasSuffix("avif") ? "-A" : "--verbose")
    let kind = String(name.suffix(4))
    #expect(OriginalFormats.standard.kind(head: bytes, name: []) == .original(kind))
    let photo = try OriginalFormats.standard.open(bytes, name: [])
    #expect(photo.size == size && photo.orientation == .upright)
    let full = try photo.draw(Drawing(.full))
    #expect(full.warnings.isEmpty)
    // Coding takes most of what is lost: rings are hard for it.
    #expect(full.bitmap.psnr(to: drawn) > 18, "\(full.bitmap.psnr(to: drawn))")
    #expect(try Program.run("/usr/bin/heif-convert", [folder[name], folder["theirs.png"]]).status == 0)
    let png = Array(try #require(FileManager.default.contents(atPath: folder["theirs.png"])))
    let theirs = try OriginalFormats.standard.open(png, name: []).draw(Drawing(.full)).bitmap
    #expect(full.bitmap.psnr(to: theirs) > 40, "\(full.bitmap.psnr(to: theirs))")
    #expect(try photo.thumbnail().size == size)
  }

  @Test func aCutFileIsAProblem() throws {
    let bytes = try heif(
      .init(size: PixelSize(width: 64, height: 64), red: 9, green: 90, blue: 200), "a.heic")
    for count in [13, 40, bytes.count / 2, bytes.count - 1] {
      #expect(throws: ImagingError.self) {
        try OriginalFormats.standard.open(Array(bytes.prefix(count)), name: []).thumbnail()
      }
    }
  }

  @Test(.needsFormats, arguments: try FormatsCorpus.files(in: "heic") + FormatsCorpus.files(in: "avif"))
  func filesHaveTheSizeThatLibvipsFinds(_ file: FormatsCorpus.File) throws {
    guard let expected = file.uprightSize else { return }
    let photo = try OriginalFormats.standard.open(file.bytes(), name: file.name)
    #expect(photo.size == expected)
    let thumbnail = try photo.thumbnail()
    #expect(thumbnail.photoSize == expected)
    #expect(thumbnail.size == expected.fitted(within: PixelSize(width: 512, height: 512)))
  }

  /// By libheif's own program, which turns by irot and imir.
  @Test(.needsFormats, arguments: try FormatsCorpus.files(in: "avif").filter { $0.path.contains("/rot") })
  func aPictureIsTurnedOnce(_ file: FormatsCorpus.File) throws {
    let ours = try OriginalFormats.standard.open(file.bytes(), name: file.name).draw(Drawing(.full)).bitmap
    #expect(try Program.run("/usr/bin/heif-convert", [file.fullPath, folder["a.png"]]).status == 0)
    #expect(try Program.run("/usr/bin/convert", [folder["a.png"], folder["a.ppm"]]).status == 0)
    let page = try #require(FileManager.default.contents(atPath: folder["a.ppm"]).map(Array.init))
    let theirs = Bitmap(size: ours.size, bytes: page.suffix(ours.bytes.count))
    #expect(ours.psnr(to: theirs) > 35)
  }
}
