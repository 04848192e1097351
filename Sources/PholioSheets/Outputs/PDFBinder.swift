import Foundation
import PholioDisk
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
  /// Of pictures that are not in sRGB.
  private var profiles: Set<[UInt8]> = []

  /// The resolution if nobody gives one.
  static let screenDPI = 96
  private static let blockBytes = 1 << 18

  init(_ document: SheetDocument, sink: @escaping (UnsafeRawBufferPointer) throws -> Void) throws {
    try PDFError.requireLibrary()
    let drawn = try ScratchFile()
    facts = PDFFacts(title: document.title, author: document.author, date: Self.date)
    writer = try PDFWriter(facts) { try drawn.write($0) }
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
      size: page.size, dpi: page.dpi ?? Self.screenDPI, bleed: page.bleed, hasCropMarks: page.hasCropMarks,
      exact: page.points)
    pages.append(pdfPage)
    if let map = page.map { maps.append(map) }
    try writer.begin(pdfPage, ground: page.ground)
  }

  func draw(_ part: SheetPart) throws {
    switch part {
    case .plate(let frame, let colour, let radius):
      writer.fill(PDFFrame(frame), colour, radius: Double(radius))
    case .picture(let picture, let frame, let radius):
      if let profile = picture.profile { profiles.insert(profile) }
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
    do {
      try PDFCompletion.complete(
        drawn.path, to: whole.path, facts: facts, pages: pages, profiles: profiles,
        attachment: attachment)
      // Some file systems (NFS) report write errors only on closing.
      try whole.act { try $0.duplicate().close() }
      guard try whole.ends(with: Self.end) else { throw PDFError.notWritten }
    } catch PDFError.notWritten {
      throw whole.failure
    }
    while true {
      let block = try whole.act { try WholeFile.prefix($0, byteCount: Self.blockBytes) }
      if block.isEmpty { return }
      try block.withUnsafeBytes(sink)
    }
  }

  /// "The last line of the file shall contain only the end-of-file marker" (ISO 32000-1, 7.5.5).
  private static let end = Array("%%EOF\n".utf8)
}

/// A file without a name, on the disk: closed, it is gone. Its errors name its folder: that may be on another
/// disk than the file that is wanted.
private final class ScratchFile {
  let file: FileDescriptor
  private let folder: FilePath

  /// Another program's way to it.
  var path: String { "/proc/self/fd/\(file.rawValue)" }

  /// - Throws: `FileError`.
  init() throws {
    let folder = TemporaryFile.roomyFolder
    do {
      file = try NamelessFile.open(in: folder)
    } catch let error as Errno {
      throw FileError(.writing, folder, error)
    }
    self.folder = folder
  }

  deinit {
    try? file.close()
  }

  func act<Result>(_ body: (FileDescriptor) throws -> Result) throws -> Result {
    do {
      return try body(file)
    } catch let error as Errno {
      throw FileError(.writing, folder, error)
    }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws {
    _ = try act { try $0.writeAll(bytes) }
  }

  func ends(with bytes: [UInt8]) throws -> Bool {
    try act { file in
      let offset = Int64(try SystemCall.status(file).st_size) - Int64(bytes.count)
      return WholeFile.part(of: file, at: offset, byteCount: bytes.count) == bytes
    }
  }

  /// Why another writer failed: the error of a disk that is full still, or else a disk's that does not say.
  var failure: FileError {
    do {
      try file.seek(offset: 0, from: .end)
      let block = [UInt8](repeating: 0, count: Self.trialBytes)
      try block.withUnsafeBytes(write)
    } catch let error as FileError {
      return error
    } catch {}
    return FileError(.writing, folder, .ioError)
  }

  /// More than a disk may have left in a block that is begun.
  private static let trialBytes = 1 << 17
}

extension PDFFrame {
  fileprivate init(_ frame: PixelFrame) {
    self.init(
      left: Double(frame.left), top: Double(frame.top), width: Double(frame.width),
      height: Double(frame.height))
  }
}
