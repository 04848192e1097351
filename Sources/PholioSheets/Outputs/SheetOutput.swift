package import PholioFacts
package import PholioImaging
package import PholioLayout

/// A kind of file for sheets: how pages become bytes. To add one, write a type in a file of its own and a
/// line in `SheetOutputs.standard`: the command line with its help, the server and the page use that list.
package protocol SheetOutput: Sendable {
  /// For messages: "JPEG".
  var name: String { get }
  /// Its files' extensions, in lower case. The first is the usual one, and names the option that writes all
  /// pages besides, if this kind has them in one file.
  var extensions: [String] { get }
  var mediaType: String { get }
  /// The longest edge of a page, in pixels, at any resolution.
  var longestEdge: Int { get }

  /// The same at a sheet's resolution, with what is printed around the page.
  func longestEdge(_ options: SheetOptions) -> Int

  /// What a file tells of itself; nil if it is not of this kind, or the kind tells nothing.
  func content(of file: [UInt8]) -> SheetFileContent?
}

extension SheetOutput {
  package func longestEdge(_ options: SheetOptions) -> Int { longestEdge }

  package func content(of file: [UInt8]) -> SheetFileContent? { nil }
}

/// A kind of file with one page, by its pixels.
package protocol PageSheetOutput: SheetOutput {
  /// A coder for a page, which takes strips of rows from its top.
  func coder(of page: SheetPage) throws -> any SheetPageCoder
}

/// A kind of file with all pages of a sheet, each by its parts.
package protocol BoundSheetOutput: SheetOutput {
  /// Takes the pages' parts.
  ///
  /// - Parameter sink: Takes the file's bytes as they come.
  func binder(
    of document: SheetDocument, sink: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws -> any SheetBinder
}

/// Codes a page's rows. Several threads code strips in any order; the results are joined from the top.
package protocol SheetPageCoder: Sendable {
  /// How many rows a strip has; the last one has the rest.
  var stripRows: Int { get }

  /// Codes the strip that begins with row `top`: 3 bytes a pixel, no padding. Called on any thread.
  func code(_ rows: Span<UInt8>, top: Int) throws -> [UInt8]

  /// Writes a coded strip; called in order, from the top.
  mutating func write(_ coded: [UInt8], to sink: (UnsafeRawBufferPointer) throws -> Void) throws

  /// Writes what follows the last strip.
  mutating func finish(to sink: (UnsafeRawBufferPointer) throws -> Void) throws
}

extension SheetPageCoder {
  package mutating func write(_ coded: [UInt8], to sink: (UnsafeRawBufferPointer) throws -> Void) throws {
    try coded.withUnsafeBytes { try sink($0) }
  }

  package mutating func finish(to sink: (UnsafeRawBufferPointer) throws -> Void) throws {}
}

/// Puts pages into one file, from the first.
package protocol SheetBinder {
  /// Begins a page, which ends the one before. Its ground is already there.
  mutating func begin(_ page: SheetPage) throws
  /// Draws over the parts before.
  mutating func draw(_ part: SheetPart) throws
  /// Ends the last page, and writes the file's end.
  mutating func finish() throws
}

/// A part of a page, in its pixels.
package enum SheetPart: Sendable {
  /// A filled frame with rounded corners.
  case plate(PixelFrame, Colour, radius: Int)
  case picture(CodedPicture, PixelFrame, radius: Int)
  case words(PlacedWords)
  /// What is partly transparent, with its top left corner on the page. One with an identity is in a file
  /// once.
  case overlay(PlacedText, identity: String)
}

/// What an output needs to know of a page.
package struct SheetPage: Sendable {
  package var size: PixelSize
  /// 1…100, for lossy kinds.
  package var quality: Int
  /// Nil if the resolution is not known.
  package var dpi: Int?
  /// Its lengths on paper, to a part of a pixel; nil where they are pixels.
  package var points: PDFPage.Lengths?
  /// Which photos are where; nil if the file should not tell.
  package var map: SheetMap?
  package var ground: Colour
  /// How far the ground goes past each edge of the page, in pixels. Only kinds for print have that.
  package var bleed: Int
  package var hasCropMarks: Bool
}

/// What an output needs to know of all pages.
package struct SheetDocument: Sendable {
  package var title: String
  /// Who took all of its photos; nil: it is not known, or several did.
  package var author: String?
  /// Set its words; nil if it has none but names of missing pictures.
  package var renderers: TextRendererPool?
}

/// What a sheet's file tells of itself.
package struct SheetFileContent: Sendable {
  /// Which photos are where, in page order; none if the file has no maps. A failure is a `SheetMapFault` if
  /// the file is at fault.
  package var maps: Result<[SheetMap], any Error>
  /// Nil if the file is not a single picture with pixels of its own.
  package var picture: Picture?

  package struct Picture: Sendable {
    /// Nil if the file doesn't tell.
    package var size: PixelSize?
    /// Whether it has to be turned or mirrored for viewing.
    package var isTurned: Bool
  }
}
