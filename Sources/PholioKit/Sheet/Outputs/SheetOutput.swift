package import PholioFacts

/// A kind of file that sheets are written as: how the rows of a page become bytes. A new one is a type in a
/// file of its own and a line in `SheetOutputs`; the command line, the server and the page find it there.
package protocol SheetOutput: Sendable {
  /// As messages call it: "JPEG".
  var name: String { get }
  /// Of its files' names, in lower case; the first is the one that is proposed.
  var extensions: [String] { get }
  var mediaType: String { get }
  /// Pixels that an edge of a page may have.
  var longestEdge: Int { get }
  /// What its pages are, coded: pages of two outputs that say the same have the same bytes. Mostly its own
  /// name.
  var pageKind: String { get }

  /// What codes a page, in strips of rows from its top.
  func coder(of page: SheetPage) throws -> any SheetPageCoder

  /// What a file says of itself; nil where it is not of this kind, or this kind says nothing.
  func content(of file: [UInt8]) -> SheetFileContent?
}

extension SheetOutput {
  package var pageKind: String { name }
  package func content(of file: [UInt8]) -> SheetFileContent? { nil }
}

/// A kind of file that has all of a sheet's pages in it.
package protocol BoundSheetOutput: SheetOutput {
  /// What takes the pages, each coded whole.
  ///
  /// - Parameter sink: Takes the file's bytes as they come.
  func binder(
    of document: SheetDocument, sink: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws -> any SheetBinder
}

/// Codes a page's rows. Strips are coded on several threads, in no order; what they give is put together from
/// the top.
package protocol SheetPageCoder: Sendable {
  /// How many rows a strip has; the last has what is left.
  var stripRows: Int { get }

  /// Codes the strip that begins with row `top`: 3 bytes a pixel, no padding. Called on any thread.
  func code(_ rows: Span<UInt8>, top: Int) throws -> [UInt8]

  /// Writes what a strip was coded to; called for each of them, from the top.
  mutating func write(_ coded: [UInt8], to sink: (UnsafeRawBufferPointer) throws -> Void) throws

  /// Writes what stands behind the last strip.
  mutating func finish(to sink: (UnsafeRawBufferPointer) throws -> Void) throws
}

extension SheetPageCoder {
  package mutating func write(_ coded: [UInt8], to sink: (UnsafeRawBufferPointer) throws -> Void) throws {
    try coded.withUnsafeBytes { try sink($0) }
  }

  package mutating func finish(to sink: (UnsafeRawBufferPointer) throws -> Void) throws {}
}

/// Puts coded pages into one file, from the first.
package protocol SheetBinder {
  mutating func add(_ page: [UInt8], size: PixelSize) throws
  /// Writes the file's end.
  mutating func finish() throws
}

/// What an output is told of a page.
package struct SheetPage: Sendable {
  package var size: PixelSize
  /// 1…100, for what is coded with losses.
  package var quality: Int
  /// Nil where nobody says how large a pixel is.
  package var dpi: Int?
  /// Which photos lie where; nil where the file is not to say it.
  package var map: SheetMap?
}

/// What an output is told of all pages.
package struct SheetDocument: Sendable {
  package var title: String
  /// Nil where nobody says how large a pixel is.
  package var dpi: Int?
}

/// What a sheet's file says of itself.
package struct SheetFileContent: Sendable {
  /// Which photos lie where, in the order of the pages; none where the file says nothing of photos.
  package var maps: Result<[SheetMap], SheetMapFault>
  /// Nil where the file is not one picture, so that it has no pixels to speak of.
  package var picture: Picture?

  package struct Picture: Sendable {
    /// Nil where the file doesn't say.
    package var size: PixelSize?
    /// Whether it is to be looked at turned or mirrored.
    package var isTurned: Bool
  }
}
