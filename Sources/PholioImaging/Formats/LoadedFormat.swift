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
