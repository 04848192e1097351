import Foundation
import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

@Suite struct PDFWriterTests {
  private static func picture(_ grey: UInt8, identity: String? = nil) throws -> CodedPicture {
    let bitmap = Bitmap(size: PixelSize(width: 40, height: 30), red: grey, green: 90, blue: grey / 2)
    return CodedPicture(try bitmap.jpeg(quality: 90), size: bitmap.size, identity: identity)
  }

  private static let frame = PDFFrame(left: 10, top: 20, width: 120, height: 90)

  /// A PDF of such pages, completed.
  private func document(
    pages: [PDFPage] = [PDFPage(size: PixelSize(width: 300, height: 200), dpi: 150)],
    facts: PDFFacts = PDFFacts(title: "A"), attachment: PDFAttachment? = nil,
    draw: (borrowing PDFWriter) throws -> Void = { _ in }
  ) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    var drawn: [UInt8] = []
    var writer = try PDFWriter(facts) { drawn.append(contentsOf: $0) }
    for page in pages {
      try writer.begin(page, ground: .white)
      try draw(writer)
    }
    try writer.finish()
    let source = try folder.write(drawn, to: "drawn.pdf")
    try PDFCompletion.complete(
      source, to: folder["whole.pdf"], facts: facts, pages: pages, profiles: [], attachment: attachment)
    return Array(try Data(contentsOf: URL(filePath: folder["whole.pdf"])))
  }

  private static func count(_ part: [UInt8], in whole: [UInt8]) -> Int {
    var (count, rest) = (0, whole[...])
    while let found = rest.firstRange(of: part) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }

  @Test func picturesAreInsideAsTheyAre() throws {
    let (one, other) = (try Self.picture(10), try Self.picture(200, identity: "x"))
    let pdf = try document(pages: Array(repeating: .init(size: one.size, dpi: 72), count: 3)) { writer in
      try writer.draw(one, in: Self.frame, radius: 0)
      try writer.draw(other, in: Self.frame, radius: 20)
    }
    #expect(Self.count(one.jpeg, in: pdf) >= 1)
    // What has an identity is there once, on however many pages.
    #expect(Self.count(other.jpeg, in: pdf) == 1)
  }

  @Test func theSameDrawingGivesTheSameBytes() throws {
    func made(_ date: String?) throws -> [UInt8] {
      let renderer = try TextRenderer()
      return try document(facts: PDFFacts(title: "Ä & (b", author: "C", date: date)) { writer in
        writer.fill(Self.frame, Colour(grey: 99), radius: 7)
        try writer.draw(
          "wörds", style: TextStyle(pixelSize: 20), maxWidth: 200, colour: .black, left: 5, top: 9,
          with: renderer)
      }
    }
    #expect(try made(nil) == made(nil))
    #expect(Self.count(Array("CreationDate".utf8), in: try made(nil)) == 0)
    // "D:20300102030405Z", in hexadecimal or not.
    let dated = try made("2030-01-02T03:04:05Z")
    let written = ["(D:20300102030405Z)", "<443a32303330303130323033303430355a>"]
    #expect(written.map { Self.count(Array($0.utf8), in: dated) }.reduce(0, +) == 2)
  }

  /// With its transparency, once in the file however often it is drawn.
  @Test func overlaysAreInsideOnce() throws {
    let overlay = TextBitmap(
      x: 0, y: 0, width: 64, height: 64, rgba: (0..<64 * 64).flatMap { [UInt8($0 % 100), 0, 0, 128] })
    let pdf = try document(
      pages: Array(repeating: .init(size: .init(width: 90, height: 90), dpi: 72), count: 3)
    ) {
      try $0.draw(overlay, left: 3, top: 4, identity: "x")
    }
    #expect(Self.count(Array("/SMask".utf8), in: pdf) == 1)
  }

  @Test func whatIsAttachedIsReadBack() throws {
    for length in [0, 1, 100, 300_000] {
      let content = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) }
      let pdf = try document(
        attachment: PDFAttachment(name: "a.json", mediaType: "application/json", content: content))
      #expect(try PDFAttachment.contents(named: "a.json", in: pdf) == (length == 0 ? [] : [content]))
      #expect(try PDFAttachment.contents(named: "b.json", in: pdf) == [])
    }
    #expect(try PDFAttachment.contents(named: "a.json", in: document()) == [])
  }

  /// A few kilobytes may unpack to gigabytes; so much is no map.
  @Test func attachmentsThatUnpackToTooMuchAreNotRead() throws {
    let content = [UInt8](repeating: 32, count: 40 << 20)
    let pdf = try document(
      attachment: PDFAttachment(name: "a", mediaType: "text/plain", content: content))
    #expect(pdf.count < 1 << 20)
    #expect(try PDFAttachment.contents(named: "a", in: pdf) == [])
  }

  /// Other programs keep objects in packed streams; a hundred kilobytes of one would unpack to more than 64
  /// MB.
  @Test func objectStreamsThatUnpackToTooMuchAreNotRead() throws {
    let objects = Array("1 0 << /Type /Catalog >>".utf8) + [UInt8](repeating: 32, count: 65 << 20)
    let pdf = try document(
      attachment: PDFAttachment(name: "a", mediaType: "ObjStm", content: objects))
    #expect(try PDFBombs.areIn(pdf))
    let other = try document(
      attachment: PDFAttachment(name: "a", mediaType: "ObjStm", content: Array(objects.prefix(1 << 20))))
    #expect(try !PDFBombs.areIn(other))
  }

  @Test func brokenFilesHaveNoAttachments() throws {
    let content = Array("{}".utf8)
    let pdf = try document(
      attachment: PDFAttachment(name: "a", mediaType: "text/plain", content: content))
    for length in stride(from: 0, to: pdf.count, by: 37) {
      let found = try PDFAttachment.contents(named: "a", in: Array(pdf.prefix(length)))
      #expect(found == [] || found == [content], "\(length)")
    }
    var random = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      var mutant = pdf
      for _ in 0..<20 {
        mutant[Int.random(in: 0..<pdf.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      _ = try PDFAttachment.contents(named: "a", in: mutant)
    }
  }

  /// Of every kind of page: the trim has the page's size, in the paper's middle, within the bleed.
  @Test func boxesAreWithinEachOther() throws {
    func box(_ name: String, _ text: String) throws -> [Double] {
      let start = try #require(text.range(of: "/\(name) ["))
      let numbers = text[start.upperBound...].prefix { $0 != "]" }
      return numbers.split(separator: " ").compactMap { Double($0) }
    }
    for dpi in [36, 72, 300] {
      for bleed in [0, 1, 40] {
        for hasMarks in [false, true] {
          let size = PixelSize(width: 500, height: 701)
          let page = PDFPage(size: size, dpi: dpi, bleed: bleed, hasCropMarks: hasMarks)
          let text = String(decoding: try document(pages: [page]), as: Unicode.ASCII.self)
          let (media, bled, trim) = (
            try box("MediaBox", text), try box("BleedBox", text), try box("TrimBox", text)
          )
          let point = 72 / Double(dpi)
          let edges = (0..<4).map { abs(trim[$0] - bled[$0]) }
          #expect(edges.allSatisfy { abs($0 - Double(bleed) * point) < 0.01 }, "\(trim) \(bled)")
          #expect(abs(trim[2] - trim[0] - 500 * point) < 0.01 && abs(trim[3] - trim[1] - 701 * point) < 0.01)
          #expect(abs(trim[0] + trim[2] - media[2]) < 0.01 && abs(trim[1] + trim[3] - media[3]) < 0.01)
          #expect(bled[0] >= -0.001 && (hasMarks ? bled[0] >= 14 : abs(bled[0]) < 0.01), "\(bled)")
        }
      }
    }
  }

  @Test func whatTheSinkThrowsIsThrown() throws {
    struct Full: Error {}
    #expect(throws: Full.self) {
      var writer = try PDFWriter(PDFFacts(title: "")) { _ in throw Full() }
      try writer.begin(PDFPage(size: PixelSize(width: 9, height: 9), dpi: 72), ground: .white)
      try writer.finish()
    }
  }

  @Test func aFileThatIsNoPDFCannotBeCompleted() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write(Array("no PDF".utf8), to: "a")
    #expect(throws: PDFError.self) {
      try PDFCompletion.complete(
        source, to: folder["b"], facts: PDFFacts(title: ""), pages: [], profiles: [], attachment: nil)
    }
  }
}
