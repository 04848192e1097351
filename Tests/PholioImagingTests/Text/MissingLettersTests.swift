import PholioImaging
import Testing

/// Letters that no font has. Those for private use and unassigned ones are in no usual font.
@Suite struct MissingLettersTests {
  private func notes(_ texts: String...) throws -> [String] {
    let renderer = try TextRenderer()
    for text in texts { _ = renderer.measure(text, style: TextStyle(pixelSize: 12), maxWidth: nil) }
    return renderer.missing.notes
  }

  @Test func usualLettersAreThere() throws {
    #expect(try notes("IMG_4021.JPG", "Été – “quotes” …", "a\tb").isEmpty)
  }

  @Test func eachPackageIsNamedOnce() throws {
    // Of planes that Unicode has kept free: the block decides about the package, whatever the machine has.
    let cjk = "\u{3FFF0}\u{3FFF1}"
    #expect(try notes("a \(cjk) b", cjk, "\u{3FFF2}") == ["no font has \(cjk): install fonts-noto-cjk"])
    #expect(try notes("x\u{10FF00}y \u{10FF00}") == ["no font has U+10FF00"])
  }

  @Test func textsWithWhatIsNoCharacterAreNamed() throws {
    #expect(
      try notes("c\u{1FFFE}", "b\u{FFFF}.jpg", "b\u{FFFF}.jpg", "d\u{FFFD}").last
        == "U+FFFF is for no text: U+FFFD stands for it in 'b\u{FFFD}.jpg' and 1 more")
  }
}
