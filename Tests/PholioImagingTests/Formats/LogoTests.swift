import Foundation
import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

/// How logos keep what is transparent.
@Suite struct LogoTests {
  private static let size = PixelSize(width: 40, height: 20)
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Dark blue at the left, nothing at the right, as ImageMagick writes it.
  private func logo(_ arguments: [String]) throws -> Logo {
    let name = try #require(arguments.last)
    let drawn = ["-size", "40x20", "xc:none", "-fill", "#204060", "-draw", "rectangle 0,0 19,19"]
    let coder = name == "few.png" ? "png8:" : ""
    let run = try Program.run(
      "/usr/bin/convert", drawn + arguments.dropLast() + [coder + folder[name]])
    #expect(run.status == 0, "\(run.messages)")
    return try open(name)
  }

  private func open(_ name: String) throws -> Logo {
    let bytes = Array(try #require(FileManager.default.contents(atPath: folder[name])))
    return try Logo(bytes, name: Array(name.utf8), formats: .standard)
  }

  @Test(arguments: [
    ["-define", "png:color-type=6", "a.png"], ["-define", "png:color-type=6", "-depth", "16", "a.png"],
    ["-define", "png:color-type=6", "-interlace", "PNG", "a.png"], ["few.png"],
    ["-define", "png:color-type=4", "a.png"],
  ])
  func theAlphaOfAPNGIsKept(_ arguments: [String]) throws {
    let logo = try logo(arguments)
    #expect(logo.size == Self.size)
    let drawn = try logo.drawn(within: PixelSize(width: 80, height: 80))
    #expect(drawn.width == 80 && drawn.height == 40)
    let isGrey = arguments.contains("png:color-type=4")
    for (x, expected) in [(10, [32, 64, 96, 255]), (70, [0, 0, 0, 0])] {
      let start = 4 * (20 * 80 + x)
      let pixel = drawn.rgba[start..<start + 4].map(Int.init)
      #expect(pixel[3] == expected[3], "\(pixel)")
      #expect(isGrey || pixel == expected, "\(pixel)")
    }
    // Nothing is brighter than it is opaque: samples are multiplied by alpha.
    for pixel in stride(from: 0, to: drawn.rgba.count, by: 4) {
      #expect(drawn.rgba[pixel..<pixel + 3].allSatisfy { $0 <= drawn.rgba[pixel + 3] })
    }
  }

  @Test(arguments: [
    ["-flatten", "a.jpg"], ["-background", "white", "-alpha", "remove", "-alpha", "off", "a.png"],
  ])
  func whatHasNoAlphaIsOpaque(_ arguments: [String]) throws {
    let drawn = try logo(arguments).drawn(within: Self.size)
    #expect(stride(from: 3, to: drawn.rgba.count, by: 4).allSatisfy { drawn.rgba[$0] == 255 })
  }

  @Test func aTurnedPNGHasItsAlphaTurned() throws {
    _ = try logo(["a.png"])
    let run = try Program.run("/usr/bin/exiftool", ["-q", "-n", "-Orientation=3", folder["a.png"]])
    #expect(run.status == 0, "\(run.messages)")
    let drawn = try open("a.png").drawn(within: Self.size)
    #expect(drawn.rgba[3] == 0 && drawn.rgba[4 * 39 + 3] == 255)
  }
}
