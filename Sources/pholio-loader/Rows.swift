import Glibc

/// What has to be done with the samples of rows, whatever the format.
enum Rows {
  /// 0...65535 as 0...255, rounded.
  @inline(__always)
  static func eightBits(_ value: UInt16) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt32(value) * 255 + 32_767) / 65_535)
  }

  /// `count` samples of 16 bits as samples of 8. Both may be in the same memory.
  static func narrow(_ source: UnsafeRawPointer, into result: UnsafeMutablePointer<UInt8>, count: Int) {
    for index in 0..<count {
      result[index] = eightBits(source.loadUnaligned(fromByteOffset: 2 * index, as: UInt16.self))
    }
  }

  /// What transparent pixels of the picture that is being drawn lie over: 255, white, or 0, black.
  nonisolated(unsafe) private(set) static var ground: UInt8 = 255
  /// Whether it is seen anywhere.
  nonisolated(unsafe) static var isGroundSeen = false

  /// Begins a picture.
  static func begin(on ground: UInt8) {
    (self.ground, isGroundSeen) = (ground, false)
  }

  /// How pixels with alpha are laid over the ground.
  struct Transparency {
    /// Samples of a source pixel; the last one is its alpha.
    var samples: Int
    /// The first ones of them, which a pixel of the result has.
    var kept: Int
    /// Whether samples have been multiplied by alpha.
    var isPremultiplied = false
    /// What white is: 255, or 0 of an ink.
    var white: UInt8 = 255
  }

  /// Lays `count` pixels over the ground.
  static func flatten(
    _ source: UnsafePointer<UInt8>, _ kind: Transparency, into result: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    let ground = UInt32(Self.ground == 255 ? kind.white : ~kind.white)
    var (source, result) = (source, result)
    var least: UInt32 = 255
    for _ in 0..<count {
      let alpha = UInt32(source[kind.samples - 1])
      least = min(least, alpha)
      for sample in 0..<kind.kept {
        let value = kind.isPremultiplied ? UInt32(source[sample]) * 255 : UInt32(source[sample]) * alpha
        // Damaged files have premultiplied samples that are larger than their alpha.
        let sum = (value + ground * (255 - alpha) + 127) / 255
        result[sample] = UInt8(truncatingIfNeeded: min(sum, 255))
      }
      source += kind.samples
      result += kind.kept
    }
    if least < 255 { isGroundSeen = true }
  }

  /// Looks up a row's indexes in a palette of 256 colours, of three bytes each.
  ///
  /// - Parameter stride: Samples of a pixel: the index, or the index and alpha, which is copied.
  static func look(
    up indexes: UnsafePointer<UInt8>, stride: Int, in palette: [UInt8],
    into result: UnsafeMutablePointer<UInt8>, width: Int
  ) {
    palette.withUnsafeBufferPointer { palette in
      let size = stride == 1 ? 3 : 4
      for pixel in 0..<width {
        let colour = 3 * Int(indexes[pixel * stride])
        guard colour + 2 < palette.count else { continue }
        for channel in 0..<3 { result[pixel * size + channel] = palette[colour + channel] }
        if size == 4 { result[pixel * size + 3] = indexes[pixel * stride + 1] }
      }
    }
  }

  /// `count` samples of `bits` bits each, packed from a byte's highest bit on: 1...16 of them.
  ///
  /// - Parameter isScaled: As 0...255; else the lowest eight bits as they are, for indexes.
  static func unpack(
    _ source: UnsafePointer<UInt8>, bits: Int, isScaled: Bool, into result: UnsafeMutablePointer<UInt8>,
    count: Int
  ) {
    let largest = UInt32(1) << UInt32(bits) - 1
    var (store, stored, next) = (UInt32(0), 0, source)
    for index in 0..<count {
      while stored < bits {
        store = store << 8 | UInt32(next.pointee)
        next += 1
        stored += 8
      }
      stored -= bits
      let value = store >> UInt32(stored) & largest
      result[index] = UInt8(truncatingIfNeeded: isScaled ? (value * 255 + largest / 2) / largest : value)
    }
  }
}

/// Memory for the rows of a picture, all 0 at first.
struct RowMemory: ~Copyable {
  let bytes: UnsafeMutableRawBufferPointer

  init(count: Int) throws(LoadError) {
    guard let start = calloc(max(count, 1), 1) else { throw .outOfMemory }
    bytes = UnsafeMutableRawBufferPointer(start: start, count: count)
  }

  deinit { free(bytes.baseAddress) }
}

extension UnsafeMutableRawBufferPointer {
  /// The part with an index, of parts of one size.
  func part(_ index: Int, size: Int) -> UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(rebasing: self[index * size..<(index + 1) * size])
  }
}
