/// Makes a path shorter by local changes: 2-opt, and moving up to three nodes in a row elsewhere (Or-opt).
/// Both join near points only, and are tried only where something has changed (J. L. Bentley, "Fast
/// Algorithms for Geometric Traveling Salesman Problems", ORSA Journal on Computing 4, 1992).
///
/// The path is a circle with one more node that is at no distance from any other: where it lies, the path
/// begins and ends.
package struct PathSearch<Distances: PathDistances> {
  private let distances: Distances
  private let near: NearPoints
  private var tour: CyclicTour
  /// Nodes around which something has changed.
  private var waiting: [Int]
  private var isWaiting: [Bool]

  /// A shorter path is one that is shorter by more than rounding.
  private static var least: Float { 1e-6 }
  private static var longestSegment: Int { 3 }
  private static var longestKick: Int { 30 }
  /// Turning around more would take too long where there are millions of nodes.
  private static var longestTurn: Int { 50_000 }

  package init(_ path: [Int], _ distances: Distances, near: NearPoints) {
    self.distances = distances
    self.near = near
    tour = CyclicTour(path + [path.count], longestTurn: Self.longestTurn)
    waiting = path.reversed()
    isWaiting = [Bool](repeating: true, count: path.count + 1)
    isWaiting[path.count] = false
  }

  /// The points in their order.
  package var path: [Int] { Array(tour.nodes(from: extra).dropFirst()) }

  /// The node that is no point.
  private var extra: Int { distances.count }

  private func distance(_ one: Int, _ other: Int) -> Float {
    one == extra || other == extra ? 0 : distances(one, other)
  }

  /// Changes the path until no change makes it shorter.
  ///
  /// - Returns: By how much it is longer now: never more than 0.
  package mutating func improve(check: () throws -> Void) rethrows -> Float {
    var change: Float = 0
    var count = 0
    while let node = waiting.popLast() {
      if count % 1024 == 0 { try check() }
      count += 1
      isWaiting[node] = false
      while let gain = improve(at: node) { change -= gain }
    }
    return change
  }

  /// One change for the better that gives a node another neighbour.
  ///
  /// - Returns: How much shorter the path is; nil if there was none.
  private mutating func improve(at node: Int) -> Float? {
    if node == extra { return nil }
    for isForwards in [true, false] {
      let neighbour = step(node, isForwards)
      let broken = distance(node, neighbour)
      for candidate in near[node] {
        let (other, made) = (Int(candidate.point), candidate.distance)
        if made >= broken { break }
        let beyond = step(other, isForwards)
        let gain = broken + distance(other, beyond) - made - distance(neighbour, beyond)
        if gain > Self.least, tour.exchange(node, neighbour, other, beyond) {
          wake(node, neighbour, other, beyond)
          return gain
        }
        if let gain = moveSegment(from: node, isForwards: !isForwards, beside: other, saving: broken - made) {
          return gain
        }
      }
    }
    return nil
  }

  /// Moves a segment that begins with `node` so that this lies beside `other`.
  ///
  /// - Parameters:
  ///   - isForwards: In which direction the segment goes on.
  ///   - saving: What the new neighbour of `node` is nearer than the old one.
  private mutating func moveSegment(
    from node: Int, isForwards: Bool, beside other: Int, saving: Float
  ) -> Float? {
    let before = step(node, !isForwards)
    var last = node
    for _ in 1...Self.longestSegment {
      if last == other { return nil }
      let after = step(last, isForwards)
      if after == before { return nil }
      let saved = saving + distance(last, after) - distance(before, after)
      for isAhead in [true, false] where saved > 0 {
        let beyond = step(other, isAhead == isForwards)
        // The segment must not lie between them already.
        if beyond == node || beyond == last { continue }
        let gain = saved + distance(other, beyond) - distance(last, beyond)
        if gain > Self.least, move(node, last, before, after, other, beyond, isAhead: isAhead) {
          wake(node, last, before, after)
          wake(other, beyond)
          return gain
        }
      }
      last = after
    }
    return nil
  }

  /// Puts the segment from `node` to `last`, which lies between `before` and `after`, between `other` and
  /// `beyond`, with `node` beside `other`.
  ///
  /// - Parameter isAhead: Whether `beyond` follows `other` in the segment's direction.
  /// - Returns: False if too much would have to be turned around; then nothing was done.
  private mutating func move(
    _ node: Int, _ last: Int, _ before: Int, _ after: Int, _ other: Int, _ beyond: Int, isAhead: Bool
  ) -> Bool {
    let start = tour.turnCount
    let (left, right) = isAhead ? (other, beyond) : (beyond, other)
    // before [node…last] after … left right → before left … after [last…node] right
    var isDone = tour.exchange(before, node, left, right)
    // → before after … left [last…node] right
    if isDone, after != left { isDone = tour.exchange(before, left, after, last) }
    // → before after … left [node…last] right
    if isDone, isAhead { isDone = tour.exchange(left, last, node, right) }
    if !isDone { tour.takeBack(to: start) }
    return isDone
  }

  /// From now on, `takeBack` comes back to what is now.
  package mutating func keep() { tour.keep() }

  /// Undoes all since `keep`.
  package mutating func takeBack() { tour.takeBack() }

  private func step(_ node: Int, _ isForwards: Bool) -> Int {
    isForwards ? tour.next(node) : tour.previous(node)
  }

  /// Turns three segments that follow each other into their reverse order, each as it was: the double bridge
  /// (O. Martin, S. W. Otto, E. W. Felten, "Large-Step Markov Chains for the Traveling Salesman Problem",
  /// Complex Systems 5, 1991), within a short part of the path.
  ///
  /// - Returns: By how much the path is longer.
  package mutating func kick(using random: inout some RandomNumberGenerator) -> Float {
    let longest = min(Self.longestKick, (tour.count - 2) / 3)
    guard longest > 0 else { return 0 }
    let place = Int.random(in: 0..<tour.count, using: &random)
    var ends: [(first: Int, last: Int)] = []
    var start = place + 1
    for _ in 0..<3 {
      let length = Int.random(in: 1...longest, using: &random)
      ends.append((node(start), node(start + length - 1)))
      start += length
    }
    let (a, b, c, before, after) = (ends[0], ends[1], ends[2], node(place), node(start))
    func edges(_ pairs: (Int, Int)...) -> Float { pairs.reduce(0) { $0 + distance($1.0, $1.1) } }
    let was = edges((before, a.first), (a.last, b.first), (b.last, c.first), (c.last, after))
    let became = edges((before, c.first), (c.last, b.first), (b.last, a.first), (a.last, after))
    // Turned around as a whole, and then each.
    _ = tour.exchange(before, a.first, c.last, after)
    _ = tour.exchange(before, c.last, c.first, b.last)
    _ = tour.exchange(c.last, b.last, b.first, a.last)
    _ = tour.exchange(b.last, a.last, a.first, after)
    wake(before, a.first, a.last, b.first)
    wake(b.last, c.first, c.last, after)
    return became - was
  }

  private func node(_ place: Int) -> Int {
    tour.node(at: place % tour.count)
  }

  private mutating func wake(_ nodes: Int...) {
    for node in nodes where !isWaiting[node] {
      isWaiting[node] = true
      waiting.append(node)
    }
  }
}
