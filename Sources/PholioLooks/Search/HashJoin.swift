import CHamming
package import PholioDisk
import PholioFacts

/// The search for all pairs of signatures within a distance.
///
/// It is multi-index hashing (M. Norouzi, A. Punjani, D. J. Fleet, "Fast Search in Hamming Space with
/// Multi-Index Hashing", CVPR 2012), bucket by bucket instead of query by query: memory is read in order, and
/// each pair is looked at once. The lowest 64 frequencies are four parts of 16 bits; a `HashPlan` says by how
/// many bits of each two hashes may differ. Two buckets that hold very many are divided again, by the parts
/// that are left. To compare each with each, by counting bits alone, takes 30 s for 100 000 photos.
struct HashJoin {
  /// Hashes that are compared at once; then it is looked who has become crowded.
  private static let block = 64

  private let searched: SignatureIndex
  private let distance: Int
  private let most: Int
  private let cancellation: Cancellation
  private let body: (Int, Int, Int) throws -> Void
  /// Numbers of 16 bits by how many of them are 1.
  private let flips: [[Int]]
  /// Bits of the lowest frequencies that may differ.
  private let limit: UInt32
  /// Those of a block that are near.
  private var near = [UInt32](repeating: 0, count: block + 1)
  /// Of each photo with how many others it was given.
  package private(set) var counts: [Int]
  /// All pairs within it are given.
  package private(set) var completeDistance: Int

  init(
    _ searched: SignatureIndex, within distance: Int, most: Int, cancellation: Cancellation,
    body: @escaping (Int, Int, Int) throws -> Void
  ) {
    self.searched = searched
    self.distance = distance
    self.most = most
    completeDistance = distance
    limit = UInt32(min(max(distance, 0) / Signature.lowWeight, 64))
    self.cancellation = cancellation
    self.body = body
    flips = (0..<1 << 16).reduce(into: Array(repeating: [], count: 17)) { $0[$1.nonzeroBitCount].append($1) }
    counts = [Int](repeating: 0, count: searched.signatures.count)
  }

  /// Photo i has the hashes 2i, of the whole, and 2i + 1, of the middle.
  ///
  /// - Parameter wanted: Only pairs of a wanted photo and another one are looked for; nil: all pairs.
  mutating func run(_ wanted: [Bool]? = nil) throws {
    var ids = (0..<2 * searched.signatures.count).map { UInt32($0) }
    // The wanted ones behind all others.
    let others = wanted.map { wanted in ids.partition { wanted[Int($0 / 2)] } }
    let words = ids.map { searched.words[Int($0)] }
    try words.withUnsafeBufferPointer { words in
      try ids.withUnsafeBufferPointer { ids in
        let all = HashSlice(words: words, ids: ids)
        let task = Task(parts: [0, 1, 2, 3], limit: Int(limit), seen: [])
        let (first, second) = others.map { (all[$0...], all[..<$0]) } ?? (all, all)
        if first.count * second.count <= searched.few {
          return try join(first, second, isSame: others == nil, task)
        }
        let plan = HashPlan(first, second, isSame: others == nil, limit: task.limit, budget: searched.budget)
        if plan.limit < task.limit {
          completeDistance = min(distance, Signature.lowWeight * (plan.limit + 1) - 1)
        }
        try divide(first, second, isSame: others == nil, task, plan)
      }
    }
  }

  /// What is left to be done with two lists of hashes.
  private struct Task {
    /// Parts by which they are not divided yet.
    var parts: [Int]
    /// How many bits may differ in these.
    var limit: Int
    /// Parts, each with a number of bits: a pair that differs there by no more is found elsewhere.
    var seen: [(part: Int, radius: Int)]
  }

  private mutating func join(_ first: HashSlice, _ second: HashSlice, isSame: Bool, _ task: Task) throws {
    if first.count == 0 || second.count == 0 || task.limit < 0 { return }
    // Of crowded photos nothing more is asked.
    if most < .max, first.ids.allSatisfy(isCrowded), second.ids.allSatisfy(isCrowded) { return }
    if task.parts.isEmpty || first.count * second.count <= searched.few {
      return try compare(first, second, isSame: isSame, task)
    }
    try divide(
      first, second, isSame: isSame, task, HashPlan(limit: task.limit, parts: task.parts.count))
  }

  private mutating func divide(
    _ first: HashSlice, _ second: HashSlice, isSame: Bool, _ task: Task, _ plan: HashPlan
  ) throws {
    var task = task
    for (index, part) in task.parts.enumerated() {
      let radius = plan.radii[index]
      guard radius >= 0 else { continue }
      var below = task
      below.parts.remove(at: index)
      try divide(first, second, isSame: isSame, part: part, radius: radius, below)
      task.seen.append((part, radius))
    }
  }

  private mutating func divide(
    _ first: HashSlice, _ second: HashSlice, isSame: Bool, part: Int, radius: Int, _ task: Task
  ) throws {
    let buckets = HashBuckets(first, part: part)
    let others = isSame ? buckets : HashBuckets(second, part: part)
    try buckets.withSlices { slice in
      try others.withSlices { otherSlice in
        for value in 0..<1 << 16 {
          let own = buckets.range(of: value)
          if own.isEmpty { continue }
          try cancellation.check()
          var task = task
          let limit = task.limit
          for bits in 0...radius {
            task.limit = limit - bits
            for flip in flips[bits] {
              let other = value ^ flip
              if isSame && other < value { continue }
              let range = others.range(of: other)
              if range.isEmpty { continue }
              try join(slice(own), otherSlice(range), isSame: isSame && other == value, task)
            }
          }
        }
      }
    }
  }

  private mutating func compare(_ first: HashSlice, _ second: HashSlice, isSame: Bool, _ task: Task) throws {
    let watches = most < .max && first.count * second.count > 1 << 12
    // Only these count for what is crowded itself.
    var uncrowded = watches ? Array(0..<second.count) : []
    for index in 0..<first.count {
      let start = isSame ? index + 1 : 0
      if watches {
        if index % Self.block == 0 {
          uncrowded.removeAll { isCrowded(second.ids[$0]) }
          try cancellation.check()
        }
        if isCrowded(first.ids[index]) {
          for other in uncrowded where other >= start {
            try look(first.words[index], first.ids[index], second, other..<other + 1, task)
          }
          continue
        }
      }
      try look(first.words[index], first.ids[index], second, start..<max(start, second.count), task)
    }
  }

  /// Compares a hash with others.
  private mutating func look(
    _ word: UInt64, _ id: UInt32, _ others: HashSlice, _ range: Range<Int>, _ task: Task
  ) throws {
    guard let base = others.words.baseAddress else { return }
    var start = range.lowerBound
    while start < range.upperBound {
      let count = min(range.upperBound - start, Self.block)
      let hits = near.withUnsafeMutableBufferPointer { near in
        pholio_near(base + start, count, word, limit, near.baseAddress)
      }
      for hit in 0..<hits {
        let other = start + Int(near[hit])
        try found(id, others.ids[other], word ^ others.words[other], task)
      }
      start += count
    }
  }

  private func isCrowded(_ id: UInt32) -> Bool { counts[Int(id / 2)] >= most }

  /// Two hashes whose lowest frequencies are alike; `difference` is where these differ.
  private mutating func found(_ id: UInt32, _ otherID: UInt32, _ difference: UInt64, _ task: Task) throws {
    let (first, second) = (Int(min(id, otherID)), Int(max(id, otherID)))
    let (photo, other) = (first / 2, second / 2)
    if photo == other || counts[photo] >= most && counts[other] >= most { return }
    for (part, radius) in task.seen
    where HashBuckets.value(of: difference, part: part).nonzeroBitCount <= radius { return }
    let (signature, otherSignature) = (searched.signatures[photo], searched.signatures[other])
    let own = Signature.distance(signature.hash(first % 2), otherSignature.hash(second % 2))
    if own > distance { return }
    // The same pair may be found by other hashes of it, too: the nearest ones count, which are never left out
    // for others; of several, the first.
    let kinds = 2 * (first % 2) + second % 2
    for kind in 0..<4 where kind != kinds {
      let found = Signature.distance(signature.hash(kind / 2), otherSignature.hash(kind % 2))
      if kind < kinds ? found <= own : found < own { return }
    }
    counts[photo] += 1
    counts[other] += 1
    try body(photo, other, own)
  }
}
