/// Nodes in a circle, of which any part can be turned around.
///
/// Since a circle reads the same both ways, turning around a part or all the rest leaves the same neighbours:
/// the shorter of the two is done.
struct CyclicTour {
  private var nodes: [Int32]
  private var places: [Int32]
  /// No part longer than this is turned around.
  let longestTurn: Int

  /// - Parameter nodes: Each of 0..<count once.
  init(_ nodes: [Int], longestTurn: Int) {
    self.nodes = nodes.map { Int32($0) }
    self.longestTurn = longestTurn
    places = [Int32](repeating: 0, count: nodes.count)
    for (place, node) in nodes.enumerated() { places[node] = Int32(place) }
  }

  var count: Int { nodes.count }

  func node(at place: Int) -> Int { Int(nodes[place < count ? place : place - count]) }

  func next(_ node: Int) -> Int {
    let place = Int(places[node]) + 1
    return Int(nodes[place == count ? 0 : place])
  }

  func previous(_ node: Int) -> Int {
    let place = Int(places[node])
    return Int(nodes[place == 0 ? count - 1 : place - 1])
  }

  /// The nodes from one on, once round.
  func nodes(from first: Int) -> [Int] {
    let start = Int(places[first])
    return (0..<count).map { node(at: start + $0) }
  }

  /// Puts the edges a–c and b–d in the place of a–b and c–d, where b follows a as d follows c, forwards or
  /// backwards.
  ///
  /// - Returns: False if too long a part would have to be turned around; then nothing was done.
  mutating func exchange(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Bool {
    let isForwards = next(a) == b
    let (first, last) = isForwards ? (Int(places[b]), Int(places[c])) : (Int(places[a]), Int(places[d]))
    var inside = last - first + 1
    if inside <= 0 { inside += count }
    let (place, length) =
      2 * inside <= count ? (first, inside) : (last + 1 == count ? 0 : last + 1, count - inside)
    if length > longestTurn { return false }
    turnAround(from: place, length)
    return true
  }

  private mutating func turnAround(from place: Int, _ length: Int) {
    var (low, high) = (place, place + length - 1)
    if high >= count { high -= count }
    for _ in 0..<length / 2 {
      let (node, other) = (nodes[low], nodes[high])
      (nodes[low], nodes[high]) = (other, node)
      (places[Int(other)], places[Int(node)]) = (Int32(low), Int32(high))
      low = low + 1 == count ? 0 : low + 1
      high = high == 0 ? count - 1 : high - 1
    }
  }
}
