package import PholioFacts

/// A format that photos come in. A new one is a file with a type that conforms, and a line in
/// `OriginalFormats.standard`.
package protocol OriginalFormat: Sendable {
  /// Its usual lower-case name: "jpeg".
  static var kind: String { get }
  /// As people call it: "JPEG".
  static var title: String { get }
  /// Its files' extensions, in lower case, without the dot.
  static var extensions: [String] { get }
  /// What a file of it is beside others of its stem.
  static var part: OriginalFormats.Part { get }

  /// How sure it is that a file is of this format.
  ///
  /// - Parameter head: The first bytes of the file: `FileKind.prefixLength` of them, or all that it has.
  static func recognises(head: UnsafeRawBufferPointer) -> Recognition

  /// Reads a file's headers and metadata. No pixel is decoded yet.
  ///
  /// - Parameter bytes: The whole file.
  static func open(_ bytes: [UInt8], limits: DecodeLimits) throws(ImagingError) -> any Original

  /// The metadata of a file, if its first bytes have them all.
  static func metadata(start: [UInt8]) -> PhotoMetadata?
}

extension OriginalFormat {
  package static var part: OriginalFormats.Part { .rendered }

  package static func metadata(start: [UInt8]) -> PhotoMetadata? { nil }
}

package enum Recognition: Sendable {
  case no
  /// If the name says so too, and no other format is sure.
  case byName
  case sure
}

/// A photo's file, opened.
package protocol Original: Sendable {
  /// As stored, before any turn.
  var storedSize: PixelSize { get }
  /// How the stored picture has to be turned.
  var orientation: Orientation { get }
  /// The embedded ICC profile's bytes; nil if there is none, or it is damaged.
  var profile: [UInt8]? { get }
  /// Facts, words and time.
  var metadata: PhotoMetadata { get }

  /// Decodes the picture: upright, resampled once.
  func draw(_ drawing: Drawing) throws(ImagingError) -> DecodedPhoto

  /// Draws bands of tiles, from the picture at full size: those that are wanted, and others where they cost
  /// little more.
  ///
  /// - Parameter turn: The grid's.
  func draw(_ drawing: BandDrawing, turn: Turn, _ emit: BandDrawing.Emit) throws(ImagingError)
}

extension Original {
  /// The upright picture's.
  package var size: PixelSize { orientation.upright(storedSize) }

  package func draw(
    _ drawing: BandDrawing, turn: Turn, _ emit: BandDrawing.Emit
  ) throws(ImagingError) {
    try drawWhole(drawing, turn: turn, emit)
  }

  /// The small picture that stands for the photo.
  package func thumbnail(
    threads: Int = 1, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws -> Thumbnail {
    let box = PixelSize(width: Thumbnail.longEdge, height: Thumbnail.longEdge)
    return try Thumbnail(
      draw(Drawing(.within(box, enlarge: false), threads: threads, isCancelled: isCancelled)))
  }
}

/// Whose colours a picture has.
package enum PictureColours: String, CaseIterable, Sendable {
  /// The photo's, with its profile, if that has colours that sRGB has not; else sRGB's.
  case own
  case srgb
}

/// How an original is to be drawn.
package struct Drawing: Sendable {
  package var target: DecodeTarget
  /// How to turn the upright picture. The target is the turned picture's.
  package var turn: Turn
  /// Asked repeatedly while the picture is decoded.
  package var isCancelled: @Sendable () -> Bool
  package var colours: PictureColours
  /// What is seen through a transparent picture.
  package var ground: Colour
  /// How many threads may take part; more than one where nothing else is to be done. The picture is the same.
  package var threads: Int

  package init(
    _ target: DecodeTarget, turn: Turn = .none, colours: PictureColours = .srgb, ground: Colour = .white,
    threads: Int = 1,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.target = target
    self.turn = turn
    self.colours = colours
    self.ground = ground
    self.threads = threads
    self.isCancelled = isCancelled
  }
}
