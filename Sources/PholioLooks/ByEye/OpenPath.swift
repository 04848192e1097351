import PholioFacts

/// A short path through all points, from any of them to any other: an open travelling salesman's.
///
/// It begins with the shortest edges (`PathFragments`), which are then changed for the better (`PathSearch`).
/// After that, small parts are changed by chance and made better again; what is not better is undone
/// (iterated local search; H. R. Lourenço, O. C. Martin, T. Stützle, "Iterated Local Search", 2003).
package enum OpenPath {
  /// - Parameters:
  ///   - distances: Between the points.
  ///   - seed: Of what is done by chance: with the same one, the path is always the same.
  ///   - check: Asked often; what it throws ends the work.
  /// - Returns: Each point once. Of the two ends, the one with the smaller index comes first.
  package static func path<Distances: PathDistances>(
    _ distances: Distances, seed: UInt64, check: () throws -> Void
  ) rethrows -> [Int] {
    let all = Array(0..<distances.count)
    if all.count < 3 { return all }
    let near = try NearPoints(neighbours, of: all, distances, excluded: all.map { Int32($0) }, check: check)
    let start = try PathFragments.path(distances, near: near, check: check)
    var search = PathSearch(start, distances, near: near)
    _ = try search.improve(check: check)
    var random = SplitMix64(seed: seed)
    for kick in 0..<kicks(all.count) {
      if kick % 256 == 0 { try check() }
      search.keep()
      let change = search.kick(using: &random) + search.improve {}
      if change > 0 { search.takeBack() }
    }
    let path = search.path
    return path[0] > path[path.count - 1] ? path.reversed() : path
  }

  /// To so many of the nearest points a point may be joined.
  private static let neighbours = 10

  /// 5 000 take half a second for a thousand points. Never by the clock: the path would not be the same.
  private static func kicks(_ count: Int) -> Int {
    count > NearPoints.mostCompared ? 0 : min(50 * count, 5_000)
  }
}
