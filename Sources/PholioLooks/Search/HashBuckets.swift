/// Hashes sorted by 16 of their bits.
struct HashBuckets {
  /// The lowest 64 frequencies of each hash.
  package private(set) var words: [UInt64]
  /// Whose they are.
  package private(set) var ids: [UInt32]
  /// Where the hashes with each value of the part begin; the end of all behind the last.
  private let starts: [UInt32]

  /// The 16 bits of part `part`, 0..<4.
  static func value(of word: UInt64, part: Int) -> Int {
    Int(truncatingIfNeeded: word >> UInt64(16 * part) & 0xFFFF)
  }

  init(_ hashes: HashSlice, part: Int) {
    var starts = [UInt32](repeating: 0, count: 1 << 16 + 1)
    for word in hashes.words { starts[Self.value(of: word, part: part) + 1] += 1 }
    for value in 0..<1 << 16 { starts[value + 1] += starts[value] }
    var next = starts
    var words = [UInt64](repeating: 0, count: hashes.words.count)
    var ids = [UInt32](repeating: 0, count: hashes.words.count)
    for (word, id) in zip(hashes.words, hashes.ids) {
      let value = Self.value(of: word, part: part)
      let place = Int(next[value])
      next[value] += 1
      words[place] = word
      ids[place] = id
    }
    (self.words, self.ids, self.starts) = (words, ids, starts)
  }

  func range(of value: Int) -> Range<Int> { Int(starts[value])..<Int(starts[value + 1]) }

  /// Valid while the buckets live.
  func withSlices<R>(_ body: ((Range<Int>) -> HashSlice) throws -> R) rethrows -> R {
    try words.withUnsafeBufferPointer { words in
      try ids.withUnsafeBufferPointer { ids in
        let all = HashSlice(words: words, ids: ids)
        return try body { all[$0] }
      }
    }
  }
}

/// Some hashes, beside one another in memory that somebody else owns.
struct HashSlice {
  let words: UnsafeBufferPointer<UInt64>
  let ids: UnsafeBufferPointer<UInt32>

  var count: Int { words.count }

  subscript(range: some RangeExpression<Int>) -> HashSlice {
    HashSlice(words: .init(rebasing: words[range]), ids: .init(rebasing: ids[range]))
  }
}
