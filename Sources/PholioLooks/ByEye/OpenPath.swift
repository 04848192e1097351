/// A short path through all points, from any of them to any other: an open travelling salesman's.
///
/// It begins with the shortest edges (`PathFragments`), which are then changed for the better (`PathSearch`).
package enum OpenPath {
  /// - Parameters:
  ///   - distances: Between the points.
  ///   - check: Asked often; what it throws ends the work.
  /// - Returns: Each point once. Of the two ends, the one with the smaller index comes first.
  package static func path<Distances: PathDistances>(
    _ distances: Distances, check: () throws -> Void
  ) rethrows -> [Int] {
    let all = Array(0..<distances.count)
    if all.count < 3 { return all }
    let near = try NearPoints(neighbours, of: all, distances, excluded: all.map { Int32($0) }, check: check)
    let start = try PathFragments.path(distances, near: near, check: check)
    var search = PathSearch(start, distances, near: near)
    try search.improve(check: check)
    let path = search.path
    return path[0] > path[path.count - 1] ? path.reversed() : path
  }

  /// To so many of the nearest points a point may be joined.
  private static let neighbours = 10
}
