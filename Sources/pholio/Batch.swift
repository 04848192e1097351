import ArgumentParser
import PholioDisk
import PholioKit
import PholioLayout
import PholioLibrary
import PholioOut

/// Lines of standard input, each of them options of `reorder GALLERY`.
enum Batch {
  /// - Throws: `ValidationError`, with the line's number; `FileError`, `Interruption`.
  static func read(_ cancellation: Cancellation) throws -> [Reordering] {
    let text = try TextLines(at: nil, cancellation: cancellation)
    var requests: [Reordering] = []
    try text.forEach(cancellation) { number, line in
      if line.isEmpty || line.first == UInt8(ascii: "#") { return }
      do {
        guard let request = try ReorderWords(line: Array(line)).request() else {
          throw ValidationError("says nothing to do")
        }
        requests.append(request)
      } catch let error as ValidationError {
        throw ValidationError("line \(number): \(error.message)")
      }
    }
    guard !requests.isEmpty else { throw ValidationError("--batch: no line says what to do") }
    return requests
  }

  /// Words as a shell splits them: quotes of both kinds, and a backslash before one character.
  fileprivate static func words(of line: [UInt8]) throws -> [ByteString] {
    let (single, double, backslash) = (UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"))
    var words: [ByteString] = []
    var word: [UInt8]?
    var quote: UInt8?
    var bytes = line.makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case quote: quote = nil
      case backslash where quote != single:
        let next = bytes.next()
        // A selection's escaped comma keeps its backslash.
        if next == nil || next == UInt8(ascii: ",") { word = (word ?? []) + [backslash] }
        word = (word ?? []) + [next].compactMap { $0 }
      case single where quote == nil, double where quote == nil:
        quote = byte
        word = word ?? []
      case UInt8(ascii: " ") where quote == nil, UInt8(ascii: "\t") where quote == nil:
        if let complete = word { words.append(ByteString(complete)) }
        word = nil
      default:
        // In place: a line may be as long as a selection of all photos.
        if word == nil { word = [byte] } else { word?.append(byte) }
      }
    }
    guard quote == nil else { throw ValidationError("a quote is not closed") }
    return words + [word].compactMap { $0.map { ByteString($0) } }
  }
}

extension ReorderWords {
  /// The options of `reorder` on one line of a batch.
  ///
  /// Not by ArgumentParser, which takes a millisecond for each.
  fileprivate init(line: [UInt8]) throws {
    var words = try Batch.words(of: line).makeIterator()
    while let word = words.next() {
      let (option, attached) = word.option
      func value() throws -> ByteString {
        if let value = attached ?? words.next() { return value }
        throw ValidationError("\(option) needs a value")
      }
      func value<Value>(_ read: (String) throws -> Value?) throws -> Value {
        let bytes = try value()
        if let text = bytes.text, let value = try read(text) { return value }
        throw ValidationError("\(option) can't be '\(bytes.shownInBrief)'")
      }
      switch option {
      case "--move": move = try Typed.selection(value())
      case "--to": to = try value { try Typed.position($0) }
      case "--before": before = try Typed.selection(value())
      case "--after": after = try Typed.selection(value())
      case "--onto": onto = try Typed.selection(value())
      case "--drop": drop = try value { PointArgument(argument: $0)?.point }
      case "--width": grid.width = try value { Double($0) }
      case "--cell": grid.cell = try value { SizeArgument(argument: $0)?.size }
      case "--gap": grid.gap = try value { Double($0) }
      case "--layout": grid.layout = try value { Arrangement.Kind(rawValue: $0) }
      case "--into": into = try value { TypedGoal($0) }
      case "--swap": swap = try Typed.selection(value())
      case "--by": by = try value { try Typed.sorting($0) }
      case "--only": only = try Typed.selection(value())
      case "--seed": seed = try value { UInt64($0) }
      case "--copy": copy = true
      case "--reverse": reverse = true
      case "--shuffle": shuffle = true
      default: throw ValidationError("there is no '\(word.shownInBrief)' in a batch")
      }
    }
  }
}

extension ByteString {
  /// `--to=5` as `--to` and `5`.
  fileprivate var option: (name: String, value: ByteString?) {
    guard bytes.starts(with: "--".utf8), let sign = bytes.firstIndex(of: UInt8(ascii: "=")) else {
      return (text ?? "", nil)
    }
    return (String(decoding: bytes[..<sign], as: UTF8.self), ByteString(bytes[(sign + 1)...]))
  }
}
