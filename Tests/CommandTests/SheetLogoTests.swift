import Foundation
import PholioTestSupport
import Testing

/// A logo in a sheet's header or footer.
@Suite struct SheetLogoTests {
  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="20" height="20" fill="#ff0000"/>\
    <rect x="20" width="20" height="20" fill="#ffffff" opacity="0.5"/></svg>
    """

  /// Red at the left; the right half lets half of the page through.
  @Test func transparentPartsShowThePage() throws {
    let fixture = try SheetFixture(count: 2)
    try fixture.folder.write(Array(Self.svg.utf8), to: "logo.svg")
    for (place, column) in [("header-left", 16), ("footer-left", 16)] {
      let run = try fixture.sheet(
        "--logo", fixture.folder["logo.svg"], "--logo-at", place, "--background", "#000000", "--header-size",
        "40", "--columns", "2", "--no-captions", "--quality", "95")
      // Without librsvg, this is said and nothing is drawn.
      guard run.status == 0 else {
        #expect(run.status == 66 && run.messages.contains("librsvg"), "\(run.messages)")
        continue
      }
      let page = try Pixels(fixture.folder["sheet.jpg"])
      let height = Int((1.75 * 1.35 * 40).rounded())
      let row = place == "header-left" ? 16 + height / 2 : page.height - 16 - height / 2
      #expect(page.isNear([255, 0, 0], atX: column + height / 2, y: row, within: 20))
      #expect(page.isNear([128, 128, 128], atX: column + height * 3 / 2, y: row, within: 20))
      #expect(page.isNear([0, 0, 0], atX: column + height * 5 / 2, y: row, within: 20))
    }
  }

  @Test func aLogoThatIsNoPictureIsOneLine() throws {
    let fixture = try SheetFixture(count: 1)
    try fixture.folder.write(Array("no picture".utf8), to: "logo.png")
    for (name, status) in [("logo.png", 66), ("none.png", 66)] {
      let run = try fixture.sheet("--logo", fixture.folder[name])
      #expect(Int(run.status) == status && run.messages.split(separator: "\n").count == 1, "\(run.messages)")
      #expect(try fixture.names.isEmpty)
    }
  }
}
