import Foundation
import PholioImaging
import PholioTestSupport
import Testing

@Suite struct TextRendererTests {
  private let style = TextStyle(pixelSize: 16)

  @Test(arguments: [
    "IMG_4021.JPG", "Été à l’île", "صورة من رحلة الصيف", "תמונה מהחופשה", "夏休みの写真", "हिन्दी", "ภาพถ่าย",
    "🏔️🌅👨‍👩‍👧‍👦", "e\u{301}\u{302}\u{303}\u{304}\u{305}",
  ])
  func linesAreEquallyHighInEveryScript(_ text: String) throws {
    let renderer = try TextRenderer()
    for size in [9.0, 12, 16, 33.3, 100] {
      for bold in [false, true] {
        let extent = renderer.measure(text, style: TextStyle(pixelSize: size, bold: bold), maxWidth: nil)
        #expect(extent.height == renderer.lineHeight(pixelSize: size))
        #expect(extent.lines == 1)
        #expect(extent.width > 0)
      }
    }
  }

  @Test func theSameTextIsTheSameBytes() throws {
    let text = "Ægir 夏休み صورة 🏔️"
    let first = try TextRenderer().render(text, style: style, maxWidth: 200)
    let renderer = try TextRenderer()
    _ = try renderer.render("something else", style: TextStyle(pixelSize: 40, bold: true), maxWidth: 90)
    let second = try renderer.render(text, style: style, maxWidth: 200)
    #expect(first?.rgba == second?.rgba)
    #expect(first?.x == second?.x)
  }

  @Test func whatDoesNotFitIsLeftOutInTheMiddle() throws {
    let renderer = try TextRenderer()
    let name = String(repeating: "a long name ", count: 30) + "END.JPG"
    for lines in 1...3 {
      let style = TextStyle(pixelSize: 14, lines: lines)
      let extent = renderer.measure(name, style: style, maxWidth: 150)
      #expect(extent.isShortened)
      #expect(extent.lines == lines)
      #expect(extent.width <= 150)
      #expect(extent.height == lines * renderer.lineHeight(pixelSize: 14))
    }
    #expect(!renderer.measure("short", style: style, maxWidth: 150).isShortened)
    // The end of the name can still be read: it decides what is drawn.
    let other = name.dropLast(7) + "ABC.PNG"
    let drawn = try renderer.render(name, style: style, maxWidth: 150)
    let otherwise = try renderer.render(String(other), style: style, maxWidth: 150)
    #expect(drawn?.rgba != otherwise?.rgba)
  }

  @Test func controlCharactersAndLineBreaksMakeOneLine() throws {
    let renderer = try TextRenderer()
    let plain = try renderer.render("one two three", style: style, maxWidth: nil)
    for text in ["one\ntwo\tthree", " one\r\ntwo\u{2028}three\u{0}", "one\u{7}two\u{85}\u{1B}three\n\n"] {
      let drawn = try renderer.render(text, style: style, maxWidth: nil)
      #expect(drawn?.rgba == plain?.rgba)
    }
    for text in ["", " ", "\n\t\u{0}"] {
      #expect(try renderer.render(text, style: style, maxWidth: nil) == nil)
      #expect(
        renderer.measure(text, style: style, maxWidth: nil)
          == TextExtent(width: 0, height: 0, lines: 0, isShortened: false))
    }
  }

  @Test func linesStandWhereTheyAreAligned() throws {
    let renderer = try TextRenderer()
    for text in ["Left to right", "מימין לשמאל"] {
      let width = renderer.measure(text, style: style, maxWidth: 300).width
      for (alignment, start) in [
        (TextStyle.Alignment.left, 0), (.centre, (300 - width) / 2), (.right, 300 - width),
      ] {
        let style = TextStyle(pixelSize: 16, alignment: alignment)
        let bitmap = try #require(try renderer.render(text, style: style, maxWidth: 300))
        #expect(abs(bitmap.x - start) <= 3, "\(text) \(alignment)")
      }
    }
  }

  @Test func lettersAreGreyAndInTheirColor() throws {
    let bitmap = try #require(
      try TextRenderer().render(
        "Words", style: style, maxWidth: nil, colour: Colour(red: 200, green: 100, blue: 0)))
    var opaque = 0
    for pixel in stride(from: 0, to: bitmap.rgba.count, by: 4) {
      let alpha = Double(bitmap.rgba[pixel + 3])
      // No colour fringes: each channel is its share of the one coverage.
      for (channel, full) in [(0, 200.0), (1, 100), (2, 0)] {
        #expect(abs(Double(bitmap.rgba[pixel + channel]) - full * alpha / 255) <= 2)
      }
      if alpha == 255 { opaque += 1 }
    }
    #expect(opaque > 0)
  }

  @Test func veryLongTextsAreSetInTime() throws {
    let renderer = try TextRenderer()
    let text = String(repeating: "word ", count: 1_000_000)
    var extent: TextExtent?
    let time = processorTime { extent = renderer.measure(text, style: style, maxWidth: 200) }
    #expect(extent?.isShortened == true)
    #expect(time < .seconds(5))
  }

  @Test func anUnknownFamilyIsAnError() {
    #expect(throws: TextError.unknownFamily("No Such Font")) { try TextRenderer(family: "No Such Font") }
    #expect(throws: Never.self) { try TextRenderer(family: "Serif") }
    #expect(throws: Never.self) { try TextRenderer(family: "No Such Font, sans") }
  }

  @Test func aMachineWithoutFontsSaysWhatToInstall() async {
    #expect(TextError.noFonts.description.contains("fonts-dejavu-core"))
    await #expect(processExitsWith: .success) {
      // Fontconfig reads its settings once a process: hence one of its own.
      let folder = FileManager.default.temporaryDirectory.appending(path: "no-fonts-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let settings = folder.appending(path: "fonts.conf")
      try Data("<fontconfig><cachedir>\(folder.path)</cachedir></fontconfig>".utf8).write(to: settings)
      setenv("FONTCONFIG_FILE", settings.path, 1)
      #expect(throws: TextError.noFonts) { try TextRenderer() }
    }
  }
}
