/// For each of some points the others that are nearest to it, the nearest first.
///
/// Of up to `mostCompared` points, each is compared with all. Of more, only with those that lie close to it
/// in one of the sortings: then some near ones are not found.
struct NearPoints: Sendable {
  struct Neighbour: Sendable {
    var point: Int32
    var distance: Float
  }

  static let mostCompared = 10_000
  /// How far from a point others are looked for in a sorting.
  private static let reach = 10

  /// Of all points, one after the other.
  private var neighbours: [Neighbour] = []
  /// Where those of a point begin; the last is the end.
  private var starts: [Int] = []

  /// - Parameters:
  ///   - count: How many are wanted for each point.
  ///   - points: Those to which near ones are looked for, among themselves.
  ///   - excluded: For each point one that does not count, or itself.
  ///   - check: Asked at every 64 points; what it throws ends the work.
  /// - Complexity: O(n²); O(n log n) for more than `mostCompared` points.
  init<Distances: PathDistances>(
    _ count: Int, of points: [Int], _ distances: Distances, excluded: [Int32], check: () throws -> Void
  ) rethrows {
    var isAsked = [Bool](repeating: false, count: distances.count)
    for point in points { isAsked[point] = true }
    let sortings =
      points.count > Self.mostCompared ? distances.sortings.map { $0.filter { isAsked[$0] } } : []
    let places = sortings.map { Self.places(in: $0, count: distances.count) }
    var nearest: [Neighbour] = []
    for point in 0..<distances.count {
      if point % 64 == 0 { try check() }
      starts.append(neighbours.count)
      guard isAsked[point] else { continue }
      nearest.removeAll(keepingCapacity: true)
      func compare(_ others: ArraySlice<Int>) {
        for other in others where other != point && other != excluded[point] {
          let distance = distances(point, other)
          if nearest.count == count, distance >= nearest[count - 1].distance { continue }
          let place = nearest.firstIndex { $0.distance > distance } ?? nearest.count
          // Several sortings may have the same one.
          if nearest[..<place].contains(where: { $0.point == other }) { continue }
          if nearest.count == count { nearest.removeLast() }
          nearest.insert(Neighbour(point: Int32(other), distance: distance), at: place)
        }
      }
      if sortings.isEmpty { compare(points[...]) }
      for (sorting, places) in zip(sortings, places) {
        let place = Int(places[point])
        compare(sorting[max(0, place - Self.reach)..<min(sorting.count, place + Self.reach + 1)])
      }
      neighbours += nearest
    }
    starts.append(neighbours.count)
  }

  /// Those near a point.
  subscript(point: Int) -> ArraySlice<Neighbour> { neighbours[starts[point]..<starts[point + 1]] }

  /// Where each point is in a sorting of some of them.
  private static func places(in sorting: [Int], count: Int) -> [Int32] {
    var places = [Int32](repeating: 0, count: count)
    for (place, point) in sorting.enumerated() { places[point] = Int32(place) }
    return places
  }
}
