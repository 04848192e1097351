import Foundation
import PholioImaging
import PholioLayout
import SystemPackage

/// Binds a sheet's pages into a PDF. Cairo's file is on the disk until qpdf completes it.
final class PDFBinder: SheetBinder {
  private var writer: PDFWriter
  private let drawn: ScratchFile
  private let facts: PDFFacts
  private let sink: (UnsafeRawBufferPointer) throws -> Void
  private var renderers: TextRendererPool?
  private var pages: [PDFPage] = []
  private var maps: [SheetMap] = []

  /// The resolution if nobody gives one.
  private static let screenDPI = 96
  private static let blockBytes = 1 << 18

  init(_ document: SheetDocument, sink: @escaping (UnsafeRawBufferPointer) throws -> Void) throws {
    try PDFError.requireLibrary()
    let drawn = try ScratchFile()
    facts = PDFFacts(title: document.title, author: document.author, date: Self.date)
    writer = try PDFWriter(facts) { try drawn.file.writeAll($0) }
    self.drawn = drawn
    self.sink = sink
    renderers = document.renderers
  }

  /// "The value MUST be an ASCII representation of an integer … seconds since the Epoch"
  /// (reproducible-builds.org). Without it there is no date: the same sheet gives the same bytes.
  private static var date: String? {
    guard let text = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"], let seconds = Int(text),
      (0...253_402_300_799).contains(seconds)
    else { return nil }
    return Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
  }

  func begin(_ page: SheetPage) throws {
    let pdfPage = PDFPage(
      size: page.size, dpi: page.dpi ?? Self.screenDPI, bleed: page.bleed, hasCropMarks: page.hasCropMarks)
    pages.append(pdfPage)
    if let map = page.map { maps.append(map) }
    try writer.begin(pdfPage, ground: page.ground)
  }

  func draw(_ part: SheetPart) throws {
    switch part {
    case .plate(let frame, let colour, let radius):
      writer.fill(PDFFrame(frame), colour, radius: Double(radius))
    case .picture(let picture, let frame, let radius):
      try writer.draw(picture, in: PDFFrame(frame), radius: Double(radius))
    case .overlay(let overlay, let identity):
      try writer.draw(overlay.bitmap, left: overlay.left, top: overlay.top, identity: identity)
    case .words(let words):
      let renderers = try self.renderers ?? TextRendererPool(family: nil)
      self.renderers = renderers
      try renderers.with { renderer in
        try writer.draw(
          words.text, style: words.style, maxWidth: words.frame.width, colour: words.colour,
          left: words.frame.left, top: words.frame.top, with: renderer)
      }
    }
  }

  func finish() throws {
    try writer.finish()
    var attachment: PDFAttachment?
    if !maps.isEmpty {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      attachment = PDFAttachment(
        name: AttachedMaps.name, mediaType: "application/json",
        content: Array(try encoder.encode(AttachedMaps(pages: maps))))
    }
    let whole = try ScratchFile()
    try PDFCompletion.complete(
      drawn.path, to: whole.path, facts: facts, pages: pages, attachment: attachment)
    while true {
      let block = try WholeFile.prefix(whole.file, byteCount: Self.blockBytes)
      if block.isEmpty { return }
      try block.withUnsafeBytes(sink)
    }
  }
}

/// A file without a name, on the disk: closed, it is gone.
private final class ScratchFile {
  let file: FileDescriptor

  /// Another program's way to it.
  var path: String { "/proc/self/fd/\(file.rawValue)" }

  /// - Throws: `Errno`.
  init() throws {
    let folder = ProcessInfo.processInfo.environment["TMPDIR"] ?? ""
    // "/var/tmp: temporary files preserved between system reboots": not in memory, as /tmp may be.
    file = try NamelessFile.open(in: FilePath(folder.isEmpty ? "/var/tmp" : folder))
  }

  deinit {
    try? file.close()
  }
}

extension PDFFrame {
  fileprivate init(_ frame: PixelFrame) {
    self.init(
      left: Double(frame.left), top: Double(frame.top), width: Double(frame.width),
      height: Double(frame.height))
  }
}
