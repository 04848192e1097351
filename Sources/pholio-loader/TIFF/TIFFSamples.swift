import CTIFF

/// How a TIFF's samples, of any size, become bytes.
struct TIFFSamples {
  enum Reading {
    /// From the least number to the largest as 0...255.
    case scaled
    /// The same; but fractions without a profile are amounts of light.
    case light
    /// Indexes of at most eight bits.
    case asTheyAre
    /// The first eight bits of each.
    case highBytes
  }

  private let bits: Int
  private let isSigned: Bool
  private let isFraction: Bool
  private let reading: Reading
  /// The largest of all wide samples so far.
  private var largest = 0.0

  init(_ header: pholio_tiff_header, reading: Reading) throws(LoadError) {
    bits = Int(header.bits)
    isSigned = header.sample_format == 2
    isFraction = header.sample_format == 3
    self.reading = reading
    let isKnown =
      switch reading {
      case .asTheyAre: (1...8).contains(bits) && !isFraction
      case .highBytes: (bits == 8 || bits == 16) && !isFraction
      case .scaled, .light: isFraction ? bits == 32 || bits == 64 : (1...16).contains(bits) || bits == 32
      }
    guard isKnown || header.is_converted != 0 else {
      throw .unsupported("samples of \(bits) bits are not read")
    }
  }

  /// Whether the samples' range is not known from their size: `measure` has to see them all.
  var areWide: Bool { bits > 16 }

  mutating func measure(_ source: UnsafeRawPointer, count: Int) {
    for index in 0..<count {
      let value = wide(source, index)
      if value > largest && value.isFinite { largest = value }
    }
  }

  /// `count` samples, tightly packed. Those of 8 and 16 bits have no sign, whatever the file says, as in
  /// libtiff: programs wrote pictures so.
  func unpack(_ source: UnsafeRawPointer, into result: UnsafeMutablePointer<UInt8>, count: Int) {
    let bytes = source.assumingMemoryBound(to: UInt8.self)
    switch (bits, reading) {
    case (8, _):
      result.update(from: bytes, count: count)
    case (16, .highBytes):
      for index in 0..<count {
        let value = source.loadUnaligned(fromByteOffset: 2 * index, as: UInt16.self)
        result[index] = UInt8(truncatingIfNeeded: value >> 8)
      }
    case (16, _):
      Rows.narrow(source, into: result, count: count)
    case (1...15, _):
      Rows.unpack(bytes, bits: bits, isScaled: reading != .asTheyAre, into: result, count: count)
    default:
      let range = range
      let isLight = reading == .light && isFraction && range == 1
      for index in 0..<count {
        let value = wide(source, index) / range
        // Not a number is black, too.
        let part = value > 0 ? min(value, 1) : 0
        result[index] =
          isLight ? LightCurve.value(ofLight: part) : UInt8(truncatingIfNeeded: Int(part * 255 + 0.5))
      }
    }
  }

  private func wide(_ source: UnsafeRawPointer, _ index: Int) -> Double {
    switch (isFraction, bits) {
    case (true, 64): source.loadUnaligned(fromByteOffset: 8 * index, as: Double.self)
    case (true, _): Double(source.loadUnaligned(fromByteOffset: 4 * index, as: Float.self))
    case (false, _) where isSigned:
      Double(source.loadUnaligned(fromByteOffset: 4 * index, as: Int32.self))
    case (false, _): Double(source.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
    }
  }

  /// What white is. TIFF does not say it of fractions, and programs write pictures of 8 or 16 bits as whole
  /// numbers of 32.
  private var range: Double {
    if isFraction && largest < 16 { return 1 }
    if largest <= 255 { return 255 }
    if largest <= 65_535 { return 65_535 }
    return isFraction ? largest : isSigned ? Double(Int32.max) : Double(UInt32.max)
  }
}
