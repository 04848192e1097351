/// Why a file can't be read.
enum LoadError: Error {
  case damaged(String)
  case unsupported(String)
  case tooLarge(String)
  case outOfMemory
}

/// How the bytes of a pixel are meant, eight bits a sample.
enum Colours: UInt32 {
  case grey = 1
  case rgb
  /// 0 is no ink.
  case cmyk
  /// 255 is no ink.
  case cmykInverted

  var bytesPerPixel: Int {
    switch self {
    case .grey: 1
    case .rgb: 3
    case .cmyk, .cmykInverted: 4
    }
  }
}

/// What a file says of its picture.
struct Description {
  /// The full picture as stored, in pixels.
  var width = 0
  var height = 0
  /// EXIF's 1...8: how rows have to be turned yet, as far as the format itself says it; 1 where the library
  /// has turned them already.
  var orientation = 1
  var colours = Colours.rgb
  /// A TIFF file, without "Exif\0\0" before it.
  var exif: [UInt8] = []
  var xmp: [UInt8] = []
  /// IPTC's datasets, or Photoshop's resources.
  var iptc: [UInt8] = []
  /// PNG's texts with dates: a keyword, NUL, its text, NUL, and so on.
  var texts: [UInt8] = []
  var icc: [UInt8] = []
  /// Code points of ITU-T H.273. They count only without a profile.
  var cicp: (primaries: UInt16, transfer: UInt16)?
  /// What values are raised to for light (1 / PNG's gAMA); 0 if the file does not say.
  var gamma = 0.0
  /// x and y of white, red, green, blue (PNG's cHRM); empty if the file does not say.
  var whiteAndPrimaries: [Double] = []
}

extension Description {
  /// The TIFF file in a block of EXIF; some programs write "Exif\0\0" before it, as in a JPEG.
  static func tiff(in block: some Collection<UInt8>) -> [UInt8] {
    let name = Array("Exif\0\0".utf8)
    return Array(block.dropFirst(block.starts(with: name) ? name.count : 0))
  }
}

/// A format that this program reads.
protocol Format {
  /// Loads what its library would load on first use. It is called before rights are dropped.
  static func prepare()

  static func describe(_ file: UnsafeRawBufferPointer) throws(LoadError) -> Description

  /// Draws rows in the file's own colours, as they are stored, transparent ones over `Rows.ground`.
  ///
  /// - Parameter wanted: As large as this at least, in both directions, or else full size; 0 × 0: full size.
  ///   Rows have the full picture's shape.
  static func draw(
    _ file: UnsafeRawBufferPointer, wanted: (width: Int, height: Int), on canvas: inout RowCanvas
  ) throws(LoadError)
}

extension Format {
  static func prepare() {}
}
