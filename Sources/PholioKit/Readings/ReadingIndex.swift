import Glibc
import PholioCatalog
package import PholioDisk
import PholioFacts
package import SystemPackage

/// Where the line of each reading is, by its path: so that an import looks each up when it meets the file, in
/// whatever order they came, and memory does not grow with their number.
///
/// An entry is 24 bytes: a hash of the path, the line's source and offset, and its length. A few hundred
/// thousand are kept in memory. More are sorted in runs, which a file without a name keeps, and merged there
/// into one; of that, every 256th hash is in memory (3 MB for 100 million readings).
package struct ReadingIndex: Sendable {
  package struct Entry: Hashable, Sendable {
    /// Of the path: `Checksum`.
    var hash: UInt64
    /// The source's number in the upper 16 bits, and the line's offset in it.
    var place: UInt64
    package var byteCount: UInt64

    package init(_ path: ByteString, source: UInt16, offset: Int, byteCount: Int) {
      hash = Checksum.of(path.bytes)
      place = UInt64(source) << 48 | UInt64(truncatingIfNeeded: offset) & (1 << 48 - 1)
      self.byteCount = UInt64(byteCount)
    }

    package var source: Int { Int(place >> 48) }
    package var offset: Int64 { Int64(place & (1 << 48 - 1)) }

    /// What comes later among the readings comes first: of two of one path, it is the likelier one.
    static func precedes(_ one: Entry, _ other: Entry) -> Bool {
      (one.hash, other.place) < (other.hash, one.place)
    }
  }

  /// How many entries of one hash are looked at.
  package static let mostOfOneHash = 8
  private static let entriesInPage = 256

  /// All, if they are few; else nil.
  private let entries: [Entry]
  private let file: SpooledFile?
  private let count: Int
  /// The hash of the first entry of each page of `file`.
  private let firsts: [UInt64]

  /// Entries that come in any order.
  package struct Builder {
    /// How many are sorted at once.
    let capacity: Int
    private var entries: [Entry] = []
    private var runs: [Range<Int>] = []
    private var file: SpooledFile?
    private let folder: FilePath

    /// - Parameter folder: For the file, if one is needed.
    package init(in folder: FilePath, capacity: Int = 1 << 19) {
      (self.folder, self.capacity) = (folder, capacity)
    }

    var isEmpty: Bool { entries.isEmpty && runs.isEmpty }

    /// - Throws: `FileError`.
    package mutating func add(_ entry: Entry) throws {
      entries.append(entry)
      if entries.count >= capacity { try writeRun() }
    }

    private mutating func writeRun() throws {
      entries.sort(by: Entry.precedes)
      let file = try self.file ?? SpooledFile(in: folder)
      self.file = file
      let start = file.byteCount / MemoryLayout<Entry>.stride
      try entries.withUnsafeBytes { try file.append($0) }
      try file.flush()
      runs.append(start..<start + entries.count)
      entries.removeAll(keepingCapacity: true)
    }

    /// - Throws: `FileError`; `Interruption`.
    package consuming func finish(_ cancellation: Cancellation) throws -> ReadingIndex {
      guard file != nil else {
        entries.sort(by: Entry.precedes)
        return ReadingIndex(entries: entries, file: nil, count: entries.count, firsts: [])
      }
      if !entries.isEmpty { try writeRun() }
      guard let file else { preconditionFailure("runs without a file") }
      let merged = try SpooledFile(in: folder)
      var firsts: [UInt64] = []
      var count = 0
      var merge = RunMerge(runs.map { RunReader(file, $0, room: max(64, capacity / max(1, runs.count))) })
      while let entry = try merge.next() {
        if count % entriesInPage == 0 {
          firsts.append(entry.hash)
          try cancellation.check()
        }
        try withUnsafeBytes(of: entry) { try merged.append($0) }
        count += 1
      }
      try merged.flush()
      return ReadingIndex(entries: [], file: merged, count: count, firsts: firsts)
    }
  }

  private init(entries: [Entry], file: SpooledFile?, count: Int, firsts: [UInt64]) {
    (self.entries, self.file, self.count, self.firsts) = (entries, file, count, firsts)
  }

  /// The entries that may be of a path, `mostOfOneHash` at most.
  ///
  /// - Complexity: O(log n), and one read of a file for more than those in memory.
  package func entries(of path: ByteString) -> [Entry] {
    let hash = Checksum.of(path.bytes)
    guard let file else { return Self.found(hash, in: entries[...]) }
    // Those of one hash may begin at the end of the page before.
    let page = firsts.partitioningIndex { $0 >= hash }
    let start = max(0, page - 1) * Self.entriesInPage
    let end = min(count, (page + 1) * Self.entriesInPage)
    guard start < end else { return [] }
    return Self.found(hash, in: file.entries(start..<end)[...])
  }

  private static func found(_ hash: UInt64, in entries: ArraySlice<Entry>) -> [Entry] {
    var (low, high) = (entries.startIndex, entries.endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if entries[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    return Array(entries[low...].prefix(mostOfOneHash).prefix { $0.hash == hash })
  }
}

/// One run, read in pieces.
private struct RunReader {
  private let file: SpooledFile
  private var rest: Range<Int>
  private let room: Int
  private var piece: ArraySlice<ReadingIndex.Entry> = []

  init(_ file: SpooledFile, _ run: Range<Int>, room: Int) {
    (self.file, rest, self.room) = (file, run, room)
  }

  /// Its next entry, which stays; nil at the end.
  mutating func peek() -> ReadingIndex.Entry? {
    if piece.isEmpty, !rest.isEmpty {
      let part = rest.prefix(room)
      piece = file.entries(part)[...]
      rest = rest.dropFirst(part.count)
    }
    return piece.first
  }

  mutating func drop() { piece = piece.dropFirst() }
}

/// Runs, merged by a heap of their first entries.
private struct RunMerge {
  private var runs: [RunReader]
  /// Numbers of runs with entries, the one with the first entry on top.
  private var heap: [(entry: ReadingIndex.Entry, run: Int)] = []

  init(_ runs: [RunReader]) {
    self.runs = runs
    for run in runs.indices {
      guard let entry = self.runs[run].peek() else { continue }
      heap.append((entry, run))
    }
    for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { sink(index) }
  }

  mutating func next() throws -> ReadingIndex.Entry? {
    guard let (entry, run) = heap.first else { return nil }
    runs[run].drop()
    if let following = runs[run].peek() {
      heap[0] = (following, run)
    } else {
      heap[0] = heap[heap.count - 1]
      heap.removeLast()
    }
    sink(0)
    return entry
  }

  private mutating func sink(_ index: Int) {
    var index = index
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
        if ReadingIndex.Entry.precedes(heap[child].entry, heap[least].entry) { least = child }
      }
      if least == index { return }
      heap.swapAt(index, least)
      index = least
    }
  }
}

extension SpooledFile {
  /// Entries by their numbers. What can't be read is left out: its files are read here then.
  fileprivate func entries(_ numbers: Range<Int>) -> [ReadingIndex.Entry] {
    let stride = MemoryLayout<ReadingIndex.Entry>.stride
    guard let bytes = read(at: Int64(numbers.lowerBound * stride), byteCount: numbers.count * stride) else {
      return []
    }
    return bytes.withUnsafeBytes { bytes in
      (0..<numbers.count).map {
        bytes.loadUnaligned(fromByteOffset: $0 * stride, as: ReadingIndex.Entry.self)
      }
    }
  }
}
