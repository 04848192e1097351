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
  /// The main chain.
  var chain: [Directory]

  var bytes: [UInt8] {
    var writer = Writer(isBigEndian: isBigEndian)
    writer.bytes = Array((isBigEndian ? "MM" : "II").utf8) + writer.number(magic, 2)
    writer.bytes += writer.number(8 + mark.count, 4) + mark
    writer.write(chain)
    return writer.bytes
  }

  struct Writer {
    let isBigEndian: Bool
    var bytes: [UInt8] = []

    init(isBigEndian: Bool) {
      self.isBigEndian = isBigEndian
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
        bytes += number(fields.count, 2) + [UInt8](repeating: 0, count: 12 * fields.count + 4)
        for (index, field) in fields.enumerated() {
          put(field.key, field.value, at: start + 2 + 12 * index)
        }
        if index + 1 < chain.count { put(number(bytes.count, 4), at: start + 2 + 12 * fields.count) }
      }
    }

    private mutating func put(_ tag: UInt16, _ value: Value, at place: Int) {
      let (type, count, content) = coded(value)
      put(number(Int(tag), 2) + number(type, 2) + number(count, 4), at: place)
      if content.count <= 4 {
        put(content, at: place + 8)
      } else {
        put(number(bytes.count, 4), at: place + 8)
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
