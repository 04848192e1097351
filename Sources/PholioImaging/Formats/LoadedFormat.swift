import CLoader

/// A format that a loader reads: its file says what it is called.
protocol LoadedFormat: OriginalFormat {
  static var loaderKind: loader_kind { get }
  /// Whether EXIF's orientation counts where the format itself has none.
  static var turnsByExif: Bool { get }
}

extension LoadedFormat {
  static var turnsByExif: Bool { true }

  /// By the signature of its kind.
  static func recognises(head: UnsafeRawBufferPointer) -> Recognition {
    ImageSignature.name(of: head) == kind ? .sure : .no
  }

  static func open(_ bytes: [UInt8], limits: DecodeLimits) throws(ImagingError) -> any Original {
    try LoadedOriginal(bytes, kind: loaderKind, turnsByExif: turnsByExif, limits: limits)
  }
}

/// PNG; of an animation its first picture.
enum PNGFormat: LoadedFormat {
  static let kind = "png"
  static let title = "PNG"
  static let extensions = ["png", "apng"]
  static let loaderKind = LOADER_PNG
}

/// GIF; of an animation its first picture.
enum GIFFormat: LoadedFormat {
  static let kind = "gif"
  static let title = "GIF"
  static let extensions = ["gif"]
  static let loaderKind = LOADER_GIF
}

/// WebP, lossy or lossless; of an animation its first picture.
enum WebPFormat: LoadedFormat {
  static let kind = "webp"
  static let title = "WebP"
  static let extensions = ["webp"]
  static let loaderKind = LOADER_WEBP
}

/// HEIC, as phones and cameras write it, with any number of bits.
enum HEIFFormat: LoadedFormat {
  static let kind = "heic"
  static let title = "HEIC"
  static let extensions = ["heic", "heif", "hif"]
  static let loaderKind = LOADER_HEIF
  /// The container's own turn counts (ISO/IEC 23008-12, A.2.1).
  static let turnsByExif = false
}

/// AVIF: the same container with AV1 in it.
enum AVIFFormat: LoadedFormat {
  static let kind = "avif"
  static let title = "AVIF"
  static let extensions = ["avif"]
  static let loaderKind = LOADER_HEIF
  static let turnsByExif = false
}

/// JPEG XL; of an animation its first picture.
enum JXLFormat: LoadedFormat {
  static let kind = "jxl"
  static let title = "JPEG XL"
  static let extensions = ["jxl"]
  static let loaderKind = LOADER_JXL
  /// Its own orientation counts (ISO/IEC 18181-1), and is in every file.
  static let turnsByExif = false
}
