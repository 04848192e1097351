import PholioCatalog
import PholioDisk
import PholioOut
import PholioTestSupport
import SystemPackage
import Testing

@Suite struct OrderTextTests {
  private let header = "# pholio order Holiday revision 12"
  private let digits = ["3f9a0c22d1e4", "0a1b2c3d4e5f"]

  private func lines(_ text: TextLines) throws -> [String] {
    var lines: [String] = []
    try text.forEach(Cancellation()) { number, bytes in
      lines.append("\(number) \(String(decoding: bytes, as: UTF8.self))")
    }
    return lines
  }

  @Test(arguments: ["a\nb\n", "a\r\nb\r\n", "\u{FEFF}a\r\nb", " a \t\n\tb\n", "a\nb"])
  func linesAreTheSameHoweverTheyEndAndBegin(text: String) throws {
    #expect(try lines(TextLines(text)) == ["1 a", "2 b"])
  }

  @Test func emptyLinesCount() throws {
    #expect(try lines(TextLines("")) == [])
    #expect(try lines(TextLines("\n\n x")) == ["1 ", "2 ", "3 x"])
  }

  @Test func theHeaderTellsGalleryAndRevision() throws {
    for text in [header, header + "\r\n1  \(digits[0])  a.jpg", "\u{FEFF}\(header)\n# and more\n"] {
      let order = try OrderText(TextLines(text))
      #expect(order.gallery == ByteString("Holiday") && order.revision == 12)
    }
    let spaced = try OrderText(TextLines("# pholio order a revision 3 revision 4"))
    #expect(spaced.gallery == ByteString("a revision 3") && spaced.revision == 4)
    for text in ["# pholio order a revision", "# pholio order a revision 99999999999999999999", "# pholio"] {
      let order = try OrderText(TextLines(text))
      #expect(order.gallery == nil && order.revision == nil, "\(text)")
    }
  }

  @Test(arguments: ["what?", "1", "drop", "1 2 3f9a0c22d1e4", "3f9a", String(repeating: "a", count: 65)])
  func aLineWithoutAHashIsNamed(line: String) {
    #expect(throws: OrderTextError.unreadable(line: 2, line)) { try OrderText(TextLines("\n\(line)\n")) }
  }

  @Test func aLongLineIsNotRepeatedWhole() throws {
    let line = String(repeating: "é", count: 1 << 20)
    do {
      _ = try OrderText(TextLines(line))
      Issue.record("it was read")
    } catch OrderTextError.unreadable(1, let shown) {
      #expect(shown.utf8.count < 100 && shown.hasPrefix("éé") && shown.hasSuffix("é…"))
    }
  }

  @Test func textsAreReadInLinearTime() throws {
    let text = TextLines(Array(repeatElement(Array("# a comment\n".utf8), count: 300_000).joined()))
    let start = ContinuousClock.now
    _ = try OrderText(text)
    // For a debug build on a busy machine; a release build takes less than a second for a million.
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func aTextIsGivenUpWhenAskedTo() {
    let cancellation = Cancellation()
    cancellation.cancel(signal: 15)
    let text = TextLines(Array(repeatElement(Array("#\n".utf8), count: 10_000).joined()))
    #expect(throws: Interruption(signal: 15)) { try OrderText(text, cancellation: cancellation) }
    #expect(throws: Interruption(signal: 15)) { try TextLines(at: "/dev/zero", cancellation: cancellation) }
  }

  @Test func whatHasNoEndIsTooLong() {
    #expect(throws: FileError(.reading, "/dev/zero", .fileTooLarge)) {
      try TextLines(at: "/dev/zero", cancellation: Cancellation())
    }
  }
}
