import PholioDisk

/// What is looked at before anything is understood.
extension SelectionScanner {
  /// A name has 255 bytes at most, and where it is shown each of them may have four. More are not looked at.
  private static let longestName = 1024

  /// The parts between commas.
  var parts: [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index) = (0, 0)
    while index < bytes.count {
      if bytes[index] == .comma {
        parts.append(start..<index)
        start = index + 1
      }
      index += bytes[index] == .backslash ? 2 : 1
    }
    return parts + [start..<bytes.count]
  }

  /// What may be a literal name from an index on: up to the next comma; nil if that is too long for a name.
  ///
  /// - Complexity: For all items from the first on, O(bytes): those of one part have one end.
  mutating func literalEnd(from start: Int) -> Int? {
    if start > literalPartEnd {
      var index = start
      while index < bytes.count, bytes[index] != .comma { index += bytes[index] == .backslash ? 2 : 1 }
      literalPartEnd = min(index, bytes.count)
    }
    return literalPartEnd - start <= Self.longestName ? literalPartEnd : nil
  }

  /// Parts that mean something else than a name, and may be names nevertheless, wherever an item may begin.
  ///
  /// In a text that is too long to ask anything, only behind commas: so they are no more than the text.
  var candidates: Set<ByteString> {
    var scanner = self
    var candidates: Set<ByteString> = []
    let starts = bytes.count > Selection.longestQuestion ? parts.map(\.lowerBound) : itemStarts
    for start in starts {
      guard let end = scanner.literalEnd(from: start) else { continue }
      for range in [start..<end, trimmed(start..<end)] where isDoubtful(range) {
        candidates.insert(ByteString(unescaped(range)))
      }
    }
    return candidates
  }

  private var itemStarts: [Int] {
    var starts = [0]
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case .backslash: index += 2
      case .comma:
        index += 1
        starts.append(index)
      case let byte where byte.isBlank:
        index = afterBlanks(index)
        if has(.or, at: index) { starts.append(afterBlanks(index + Joint.or.count)) }
      default: index += 1
      }
    }
    return starts
  }

  /// Whether a part may be read as something else than a name. What begins with `name:` or `sha:` is none.
  private func isDoubtful(_ range: Range<Int>) -> Bool {
    let part = bytes[range]
    guard part.contains(where: { $0.isBlank || $0 == .colon || $0 == .opening || $0 == .closing }) else {
      return TermWord.allCases.contains { part.elementsEqual($0.rawValue.utf8) }
    }
    return !part.starts(with: "name:".utf8) && !part.starts(with: "sha:".utf8)
  }
}
