/// Writes files that are built like a TIFF: directories of any tags, with subdirectories and data anywhere.
struct TIFFDrawing {
  indirect enum Value {
    case shorts([Int])
    case longs([Int])
    case text(String)
    case bytes([UInt8])
    case rationals([Int])
    /// The offset of data that lie behind.
    case data([UInt8])
    case directories([Directory])
  }

  typealias Directory = [UInt16: Value]

  var isBigEndian = false
  var magic = 42
  /// Between the header and the first directory.
  var mark: [UInt8] = []
  /// Whether it is a BigTIFF, which has no mark and a magic number of its own.
  var isBig = false
  /// The main chain.
  var chain: [Directory]

  var bytes: [UInt8] {
    var writer = Writer(isBigEndian: isBigEndian, isBig: isBig)
    writer.bytes = Array((isBigEndian ? "MM" : "II").utf8) + writer.number(isBig ? 43 : magic, 2)
    writer.bytes +=
      isBig
      ? writer.number(8, 2) + writer.number(0, 2) + writer.number(16, 8)
      : writer.number(8 + mark.count, 4) + mark
    writer.write(chain)
    return writer.bytes
  }

  struct Writer {
    let isBigEndian: Bool
    var bytes: [UInt8] = []
    /// Bytes of a directory's number of entries, of an entry, and of a count or an offset.
    private let header, size, wide: Int

    init(isBigEndian: Bool, isBig: Bool = false) {
      self.isBigEndian = isBigEndian
      (header, size, wide) = isBig ? (8, 20, 8) : (2, 12, 4)
    }

    func number(_ value: Int, _ width: Int) -> [UInt8] {
      let little = (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isBigEndian ? little.reversed() : little
    }

    /// Each directory with its values behind it, and a pointer to the next one.
    mutating func write(_ chain: [Directory]) {
      for (index, directory) in chain.enumerated() {
        let start = bytes.count
        let fields = directory.sorted { $0.key < $1.key }
        bytes += number(fields.count, header) + [UInt8](repeating: 0, count: size * fields.count + wide)
        for (index, field) in fields.enumerated() {
          put(field.key, field.value, at: start + header + size * index)
        }
        let next = start + header + size * fields.count
        if index + 1 < chain.count { put(number(bytes.count, wide), at: next) }
      }
    }

    private mutating func put(_ tag: UInt16, _ value: Value, at place: Int) {
      let (type, count, content) = coded(value)
      put(number(Int(tag), 2) + number(type, 2) + number(count, wide), at: place)
      if content.count <= wide {
        put(content, at: place + 4 + wide)
      } else {
        put(number(bytes.count, wide), at: place + 4 + wide)
        bytes += content + (content.count % 2 == 0 ? [] : [0])
      }
    }

    private mutating func coded(_ value: Value) -> (type: Int, count: Int, content: [UInt8]) {
      switch value {
      case .shorts(let numbers): return (3, numbers.count, numbers.flatMap { number($0, 2) })
      case .longs(let numbers): return (4, numbers.count, numbers.flatMap { number($0, 4) })
      case .text(let text): return (2, text.utf8.count + 1, Array(text.utf8) + [0])
      case .bytes(let bytes): return (7, bytes.count, bytes)
      case .rationals(let numbers): return (5, numbers.count / 2, numbers.flatMap { number($0, 4) })
      case .data(let data):
        let offset = bytes.count
        bytes += data + (data.count % 2 == 0 ? [] : [0])
        return (4, 1, number(offset, 4))
      case .directories(let directories):
        var offsets: [UInt8] = []
        for directory in directories {
          offsets += number(bytes.count, 4)
          write([directory])
        }
        return (4, directories.count, offsets)
      }
    }

    private mutating func put(_ content: [UInt8], at place: Int) {
      bytes.replaceSubrange(place..<place + content.count, with: content)
    }
  }
}
