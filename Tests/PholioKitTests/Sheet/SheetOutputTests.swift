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

/// A new kind of file is one type: no other code lists the kinds.
@Suite struct SheetOutputTests {
  private let library: TemporaryFolder
  private let look: SheetLook

  init() throws {
    library = try TemporaryFolder()
    for number in 0..<7 { try library.write(Fixture.photo(number), to: "in/a/\(number).jpg") }
    _ = try Library.importPhotos(
      into: FilePath(library["library"]), ImportOptions(paths: [FilePath(library["in"])], jobs: 1))
    look = try SheetLook(
      SheetSettings(
        [
          "paper": .words("210x160px"), "columns": .number(2), "rows": .number(2), "gap": .number(7),
          "background": .words("#204060"),
        ], source: "test"))
  }

  private func sheet(_ name: String, as kind: any SheetOutput, jobs: Int = 2) throws -> WrittenSheet {
    try Library(at: FilePath(library["library"]), create: false).sheet(
      SheetOrder(
        of: .gallery("a"), output: FilePath(library[name]), as: kind, look: look, jobs: jobs))
  }

  @Test(arguments: [1, 2, 5]) func aMadeUpOutputGetsEveryRowOnce(jobs: Int) throws {
    let written = try sheet("s.ppm", as: PPMOutput(), jobs: jobs)
    #expect(written.files.map { FilePath($0.path).lastComponent?.string } == ["s-01.ppm", "s-02.ppm"])
    for file in written.files {
      let bytes = try [UInt8](Data(contentsOf: URL(filePath: file.path.shown)))
      let header = Array("P6\n210 160\n255\n".utf8)
      #expect(bytes.starts(with: header) && bytes.count == header.count + 3 * 210 * 160)
      #expect(
        bytes[header.count...].prefix(3) == [0x20, 0x40, 0x60] && bytes.suffix(3) == [0x20, 0x40, 0x60])
    }
  }

  /// The rows are those that a JPEG of best quality shows.
  @Test func allOutputsShowTheSamePage() throws {
    _ = try sheet("s.ppm", as: PPMOutput())
    _ = try sheet("s.jpg", as: JPEGOutput())
    let jpeg = try [UInt8](Data(contentsOf: URL(filePath: library["s-01.jpg"])))
    let decoded = try PhotoDecoder.decode(jpeg, orientation: .upright, to: .full).bitmap
    let pixels = try [UInt8](Data(contentsOf: URL(filePath: library["s-01.ppm"]))).suffix(
      3 * 210 * 160)
    let mean = decoded.withPixels { decoded in
      zip(decoded, pixels).map { abs(Int($0) - Int($1)) }.reduce(0, +)
    }
    #expect(mean < 3 * 210 * 160 * 6)
  }

  /// It gets every page with each of its parts, in their order, whoever makes them.
  @Test(arguments: [1, 2, 5]) func aMadeUpOutputOfAllPagesGetsEveryPartOnce(jobs: Int) throws {
    let written = try sheet("s.parts", as: PartsOutput(), jobs: jobs)
    #expect(written.files.map(\.page) == [1, 2] && Set(written.files.map(\.path)).count == 1)
    let lines = String(
      decoding: try #require(FileManager.default.contents(atPath: library["s.parts"])), as: UTF8.self
    ).split(separator: "\n")
    #expect(lines.last == "2 pages" && lines.count { $0.hasPrefix("page 210") } == 2)
    #expect(lines.count { $0.hasPrefix("picture") } == 7)
    let first = try #require(lines.lastIndex { $0.hasPrefix("page") })
    #expect(lines[..<first].count { $0.hasPrefix("picture") } == 4)
    // Each picture is followed by its own number.
    let numbers = lines.indices.filter { lines[$0].hasPrefix("picture") }.map { lines[$0 + 1] }
    #expect(numbers.map { $0.prefix(7) } == (1...7).map { "words \($0)" }, "\(lines)")
    #expect(try !sheet("s.parts", as: PartsOutput()).files[0].changed)
  }

  /// Beside pages of any kind it is the same.
  @Test func aFileOfAllPagesCanBeHadBesides() throws {
    for kind in [PPMOutput(), JPEGOutput()] as [any SheetOutput] {
      var order = SheetOrder(
        of: .gallery("a"), output: FilePath(library["b.\(kind.extensions[0])"]), as: kind, look: look,
        jobs: 2)
      order.files.bound = [(FilePath(library["b.parts"]), PartsOutput())]
      _ = try Library(at: FilePath(library["library"]), create: false).sheet(order)
      _ = try sheet("s.parts", as: PartsOutput())
      #expect(
        FileManager.default.contents(atPath: library["b.parts"])
          == FileManager.default.contents(atPath: library["s.parts"]))
    }
  }

  @Test func aPDFAloneIsThatOfThePages() throws {
    var order = SheetOrder(
      of: .gallery("a"), output: FilePath(library["s.jpg"]), look: look, jobs: 2)
    order.files.bound = [(FilePath(library["besides.pdf"]), PDFOutput())]
    _ = try Library(at: FilePath(library["library"]), create: false).sheet(order)
    _ = try sheet("alone.pdf", as: PDFOutput())
    #expect(
      FileManager.default.contents(atPath: library["alone.pdf"])
        == FileManager.default.contents(atPath: library["besides.pdf"]))
  }

  @Test func aRequestToStopIsHeardBeforeTheFirstPage() throws {
    var order = SheetOrder(
      of: .gallery("a"), output: FilePath(library["s.jpg"]), look: look, jobs: 2)
    order.files.isDryRun = true
    let cancellation = Cancellation()
    cancellation.cancel(signal: 15)
    let opened = try Library(at: FilePath(library["library"]), create: false)
    #expect(throws: Interruption(signal: 15)) { try opened.sheet(order, cancellation: cancellation) }
  }

  @Test func aMadeUpOutputIsALineInAList() throws {
    let outputs = SheetOutputs([JPEGOutput(), PPMOutput(), PartsOutput()])
    #expect(try outputs.output(for: "a/s.PPM").name == "PPM")
    #expect(try outputs.output(for: "s.parts").name == "list of parts")
    #expect(outputs.bound.map(\.name) == ["list of parts"])
    #expect(outputs.listed == "JPEG (.jpg) or PPM (.ppm) or list of parts (.parts)")
    #expect(throws: SheetError.otherKind("s.png")) { try outputs.output(for: "s.png") }
  }

  /// The error names the option by the list's extension, and the kind by its name.
  @Test func aPageTooLargeForAMadeUpOutputIsRefused() throws {
    let large = try SheetLook(
      SheetSettings(
        [
          "columns": .number(1), "cell": .number(2000), "gap": .number(0), "captions": .flag(false),
        ], source: "test"))
    var order = SheetOrder(
      of: .gallery("a"), output: FilePath(library["s.jpg"]), look: large, jobs: 2)
    order.files.bound = [(FilePath(library["s.parts"]), PartsOutput())]
    let opened = try Library(at: FilePath(library["library"]), create: false)
    #expect(
      throws: SheetError.tooLargeToBind(
        option: "parts", width: 2000, height: 14_000, kind: "list of parts", longest: 10_000)
    ) { try opened.sheet(order) }
    #expect(!FileManager.default.fileExists(atPath: library["s.jpg"]))
  }

  @Test func aNameSaysWhichKind() throws {
    #expect(try SheetOutputs.standard.output(for: "a/s.JPG").name == "JPEG")
    #expect(try SheetOutputs.standard.output(for: "s.pdf").name == "PDF")
    #expect(try SheetOutputs.standard.output(for: "sheet").name == "JPEG")
    for name in ["s.png", "s.TIFF", "-"] as [FilePath] {
      #expect(throws: SheetError.otherKind(name.string)) { try SheetOutputs.standard.output(for: name) }
    }
    let suffixes = SheetOutputs.standard.all.flatMap(\.extensions)
    #expect(Set(suffixes).count == suffixes.count)
  }
}
