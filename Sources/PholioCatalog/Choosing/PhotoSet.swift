/// Photos without an order, as one bit for each id: those of a million photos take 125 kB.
package struct PhotoSet: Hashable, Sendable {
  /// The bit `id & 63` of the word `id >> 6`. The last word is not 0, so that equal sets have equal words.
  private var words: [UInt64] = []
  /// Ids that only a damaged catalog has: as bits they could take all memory.
  private var strays: Set<ListItem> = []

  package init() {}

  package init(_ photos: some Sequence<ListItem>) {
    for photo in photos { insert(photo) }
  }

  package mutating func insert(_ photo: ListItem) {
    guard let (word, bit) = Self.bit(of: photo) else {
      strays.insert(photo)
      return
    }
    if word >= words.count { words.append(contentsOf: repeatElement(0, count: word + 1 - words.count)) }
    words[word] |= bit
  }

  package func contains(_ photo: ListItem) -> Bool {
    guard let (word, bit) = Self.bit(of: photo) else { return strays.contains(photo) }
    return word < words.count && words[word] & bit != 0
  }

  package var count: Int { words.reduce(strays.count) { $0 + $1.nonzeroBitCount } }

  package var isEmpty: Bool { words.isEmpty && strays.isEmpty }

  package mutating func formUnion(_ other: PhotoSet) {
    if other.words.count > words.count {
      words.append(contentsOf: repeatElement(0, count: other.words.count - words.count))
    }
    for index in other.words.indices { words[index] |= other.words[index] }
    strays.formUnion(other.strays)
  }

  package mutating func formIntersection(_ other: PhotoSet) {
    if words.count > other.words.count { words.removeLast(words.count - other.words.count) }
    for index in words.indices { words[index] &= other.words[index] }
    trim()
    strays.formIntersection(other.strays)
  }

  package mutating func subtract(_ other: PhotoSet) {
    for index in 0..<Swift.min(words.count, other.words.count) { words[index] &= ~other.words[index] }
    trim()
    strays.subtract(other.strays)
  }

  private mutating func trim() {
    while words.last == 0 { words.removeLast() }
  }

  /// The word and the bit of an id; nil for a stray.
  private static func bit(of photo: ListItem) -> (word: Int, bit: UInt64)? {
    guard (0..<1 << 27).contains(photo) else { return nil }
    return (Int(photo >> 6), 1 << UInt64(photo & 63))
  }
}

extension PhotoSet: Sequence {
  /// The ids, upwards.
  package struct Iterator: IteratorProtocol {
    private let words: [UInt64]
    private var word = -1
    /// The bits of the word that are still to come.
    private var left: UInt64 = 0
    /// From the greatest down. (Ids below 0 are strays, too: no catalog has them.)
    private var strays: [ListItem]

    fileprivate init(words: [UInt64], strays: Set<ListItem>) {
      self.words = words
      self.strays = strays.sorted(by: >)
    }

    package mutating func next() -> ListItem? {
      while left == 0 {
        word += 1
        guard word < words.count else { return strays.popLast() }
        left = words[word]
      }
      let bit = left.trailingZeroBitCount
      left &= left - 1
      return ListItem(word) << 6 + ListItem(bit)
    }
  }

  package func makeIterator() -> Iterator { Iterator(words: words, strays: strays) }
}
