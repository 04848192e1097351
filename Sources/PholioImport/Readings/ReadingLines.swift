import Glibc
import PholioCatalog
import SystemPackage

/// Lines of a stream that comes in pieces. Those that are too long for readings are left out.
package struct ReadingLines {
  private let most: Int
  /// The beginning of a line whose end has not come yet.
  private var beginning: [UInt8] = []
  private var isTooLong = false
  /// Of the next line, in the stream.
  private var start = 0
  private var position = 0
  package private(set) var tooLong = 0

  /// Where the last line that is not empty ended.
  private var end = 0

  /// Of the line whose end has not come yet.
  var openBytes: Int { position - start }
  /// Of the empty lines behind the last that is not.
  var emptyLines: Int { start - end }

  package init(upTo most: Int = ReadingLine.longest) {
    self.most = most
  }

  /// Calls `body` with each line that ends in a piece, without its end.
  package mutating func take(_ piece: [UInt8], _ body: ([UInt8]) throws -> Void) rethrows {
    var rest = piece[...]
    while let next = rest.firstNewline {
      let line = rest[..<next]
      rest = rest[(next + 1)...]
      position += line.count + 1
      if position > start + 1 { end = position }
      try finish(line, body)
      start = position
    }
    position += rest.count
    keep(rest)
  }

  /// At the end of the stream, whose last line may have no end.
  package mutating func finish(_ body: ([UInt8]) throws -> Void) rethrows {
    try finish([], body)
  }

  private mutating func finish(
    _ line: ArraySlice<UInt8>, _ body: ([UInt8]) throws -> Void
  ) rethrows {
    keep(line)
    defer {
      if beginning.capacity > 1 << 16 { beginning = [] } else { beginning.removeAll(keepingCapacity: true) }
      isTooLong = false
    }
    if isTooLong {
      tooLong += 1
    } else if !beginning.isEmpty {
      try body(beginning)
    }
  }

  private mutating func keep(_ part: ArraySlice<UInt8>) {
    if isTooLong { return }
    if beginning.count + part.count > most {
      isTooLong = true
      beginning = []
    } else {
      beginning.append(contentsOf: part)
    }
  }
}

extension ArraySlice<UInt8> {
  /// By memchr(3): lines are long.
  fileprivate var firstNewline: Int? {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let found = memchr(start, CInt(UInt8(ascii: "\n")), bytes.count)
      else { return nil }
      return startIndex + (UnsafeRawPointer(found) - start)
    }
  }
}
