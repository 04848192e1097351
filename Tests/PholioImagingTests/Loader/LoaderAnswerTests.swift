import Foundation
import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

/// What a loader answers is trusted no more than a file.
@Suite struct LoaderAnswerTests {
  private static let nonsense = ImagingError.decode(
    cause: "its loader gave an answer that makes no sense")

  @Test func aSoundAnswerIsAPicture() throws {
    let photo = try FakeLoader("orientation=6").open()
    #expect(photo.storedSize == PixelSize(width: 60, height: 40))
    #expect(photo.size == PixelSize(width: 40, height: 60) && photo.profile == nil)
    let drawn = try photo.draw(Drawing(.full))
    #expect(drawn.bitmap.size == photo.size && drawn.bitmap.pixel(7, 7) == [200, 100, 50])
    #expect(drawn.warnings.isEmpty)
    let box = PixelSize(width: 20, height: 20)
    let small = try photo.draw(Drawing(.within(box, enlarge: false), turn: .right))
    #expect(small.bitmap.size == PixelSize(width: 20, height: 13))
  }

  @Test(arguments: [
    "width=0", "height=0", "width=2**31", "width=2**32-1, height=2**32-1", "orientation=0", "orientation=9",
    "colours=0", "colours=5", "status=9", "version=3", "gamma=float('nan')", "gamma=-1.0", "gamma=1e300",
    "gamma=float('inf')", "has_primaries=1, chromaticities=[float('nan')] * 8",
    "has_primaries=1, chromaticities=[1e9] * 8", "blocks=[2**64-1, 2] + [0] * 8",
    "blocks=[2**63, 1] + [0] * 8",
    "blocks=[0] * 8 + [0, 2**24 + 1]", "blocks=[0] * 4 + [2**24, 1] + [0] * 4",
  ])
  func aDescriptionThatCannotBeMeantIsRefused(_ changes: String) throws {
    let fake = try FakeLoader(changes)
    #expect(throws: Self.nonsense) { try fake.open() }
    #expect(fake.loaders.idleProcesses.isEmpty)
  }

  @Test(arguments: [
    "drawn_width=0", "drawn_width=61", "drawn_height=2**32-1", "drawn_width=59",
    "drawn_width=30, drawn_height=20",
    "whole_rows=41", "whole_rows=2**32-1",
  ])
  func rowsThatCannotBeMeantAreRefused(_ changes: String) throws {
    let fake = try FakeLoader(changes)
    let photo = try fake.open()
    #expect(throws: Self.nonsense) { try photo.draw(Drawing(.full)) }
    #expect(fake.loaders.idleProcesses.isEmpty)
  }

  @Test func anAnswerOfAnotherLengthIsRefused() throws {
    for statement in ["return b'x'", "return bytes(391)", "return bytes(393)", "return bytes(100000)"] {
      #expect(throws: Self.nonsense) { try FakeLoader(statement: statement).open() }
    }
  }

  @Test func aLargePictureIsRefusedBeforeItIsDrawn() throws {
    let size = PixelSize(width: 1 << 16, height: 1 << 16)
    #expect(throws: ImagingError.tooManyPixels(size, limit: 1_000_000_000)) {
      try FakeLoader("width=2**16, height=2**16").open()
    }
  }

  /// The file has three bytes.
  @Test func aLargePictureHasTheBytesOfOne() throws {
    _ = try FakeLoader("width=12000, height=10000").open()
    #expect(throws: ImagingError.tooMuchWork) { try FakeLoader("width=12000, height=12000").open() }
    var limits = DecodeLimits.standard
    (limits.pixelsOfAnyFile, limits.pixelsPerByte) = (2399, 800)
    _ = try FakeLoader().open(limits: limits)
    limits.pixelsPerByte = 600
    #expect(throws: ImagingError.tooMuchWork) { try FakeLoader().open(limits: limits) }
  }

  @Test func aLoaderSaysWhyItCannot() throws {
    func error(_ changes: String) throws -> ImagingError? {
      let fake = try FakeLoader(changes)
      return #expect(throws: ImagingError.self) { try fake.open() }
    }
    #expect(try error("status=1, message=b'cut\\noff'") == .header(cause: "cut off"))
    #expect(try error("status=2, message=b'new'") == .header(cause: "not supported: new"))
    #expect(try error("status=3, message=b'9 x 9'") == .tooLarge(cause: "9 x 9"))
    #expect(try error("status=4") == .tooLarge(cause: "it takes more memory than a loader has"))
    #expect(try error("status=1, message=bytes(range(128, 256)) + b'x' * 72") != nil)
  }

  /// As of a JPEG.
  @Test func aPictureIsAcceptedWithMoreThanHalfOfItsRows() throws {
    func warnings(_ changes: String) throws -> [PhotoWarning] {
      let fake = try FakeLoader(changes)
      // One that has warned is replaced before the picture is drawn.
      defer { withExtendedLifetime(fake) {} }
      return try fake.open().draw(Drawing(.full)).warnings
    }
    #expect(throws: ImagingError.damaged(wholeRows: 20, of: 40, cause: "end")) {
      try warnings("whole_rows=20, warnings=1, message=b'end'")
    }
    let more = try warnings("whole_rows=21, warnings=1, message=b'end'")
    #expect(more == [.damaged(wholeRows: 21, of: 40, message: "end", count: 1)])
    #expect(try warnings("warnings=2, message=b'hm'") == [.odd(message: "hm", count: 2)])
  }

  /// Computed from the definitions, without Little CMS.
  @Test(arguments: [
    ("primaries=12, transfer=13", [215, 93, 31]),
    ("primaries=9, transfer=1", [241, 76, 29]),
    ("primaries=1, transfer=8", [229, 168, 122]),
    ("primaries=1, transfer=16", [255, 107, 27]),
    ("primaries=1, transfer=13", [200, 100, 50]),
    ("primaries=2, transfer=2", [200, 100, 50]),
    ("gamma=1.8", [210, 119, 65]),
    ("gamma=2.2", [200, 100, 50]),
    (
      "has_primaries=1, chromaticities=[0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06]", [215, 93, 31]
    ),
  ])
  func coloursAreConvertedWithoutAProfile(_ changes: String, _ expected: [Int]) throws {
    let drawn = try FakeLoader(changes).open().draw(Drawing(.full))
    let pixel = drawn.bitmap.pixel(9, 9).map { Int($0) }
    #expect(zip(pixel, expected).allSatisfy { abs($0 - $1) <= 3 }, "\(pixel), not \(expected)")
  }

  @Test func chromaticitiesThatMakeNoProfileAreIgnored() throws {
    let drawn = try FakeLoader("has_primaries=1").open().draw(Drawing(.full))
    #expect(drawn.bitmap.pixel(9, 9) == [200, 100, 50] && drawn.warnings.count == 1)
  }
}
