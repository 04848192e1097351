import Foundation
import PholioTestSupport
import Testing

/// A logo in a sheet's header or footer.
@Suite struct SheetLogoTests {
  /// Red at the left; the right half lets half of the page through.
  @Test func transparentPartsShowThePage() throws {
    let fixture = try SheetFixture(count: 2)
    let logo = try fixture.halfTransparentLogo()
    for (place, column) in [("header-left", 16), ("footer-left", 16)] {
      let run = try fixture.sheet(
        "--logo", logo, "--logo-at", place, "--background", "#000000", "--header-size",
        "40", "--columns", "2", "--no-captions", "--quality", "95")
      #expect(run.status == 0, "\(run.messages)")
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

  /// Whatever it begins with and is called, from the command line, a preset or the configuration.
  @Test func anSVGIsRefusedInOneLineBeforeAnythingIsWritten() throws {
    let fixture = try SheetFixture(count: 1)
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>"#
    try fixture.folder.write(Array(svg.utf8), to: "mark.svg")
    try fixture.folder.write(Array(("<!-- a mark -->" + svg).utf8), to: "noted.SVG")
    try fixture.folder.write(Array(svg.utf8), to: "named.png")
    for name in ["mark.svg", "noted.SVG", "named.png"] {
      let path = fixture.folder[name]
      let preset = try JSONEncoder().encode(["logo": path])
      try fixture.folder.write(Array(preset), to: "config/pholio/presets/mine.json")
      try fixture.folder.write(Array("[sheet]\nlogo = \"\(path)\"\n".utf8), to: "other/pholio/config.toml")
      for (arguments, environment) in [
        (["--logo", path], [:]), (["--preset", "mine"], ["XDG_CONFIG_HOME": fixture.folder["config"]]),
        ([], ["XDG_CONFIG_HOME": fixture.folder["other"]]),
      ] {
        let run = try fixture.pholio.run(
          ["sheet", "in", "-o", fixture.folder["sheet.jpg"]] + arguments, environment: environment)
        #expect(
          run.status == 66
            && run.messages == """
              pholio: --logo \(path): a logo is a PNG or a JPEG; SVG is no longer drawn (rsvg-convert or \
              Inkscape makes a PNG of it)

              """,
          "\(run.messages)")
        #expect(try fixture.names.isEmpty)
      }
    }
  }
}
