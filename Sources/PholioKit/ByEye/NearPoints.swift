/// For each of some points the others that are near it, the nearest first.
///
/// Of up to `mostCompared` points, each is compared with all. Of more, only with those that lie close to it in
/// one of the sortings: then some near ones are not found.
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
  /// Where those of a point begin; those of the next one follow.
  private var starts: [Int] = []

  /// - Parameters:
  ///   - most: How many are wanted for each point.
  ///   - points: To which near ones are looked for, among themselves.
  ///   - excluded: For each point one that does not count, or itself.
  ///   - check: Asked at every 64 points.
  /// - Complexity: O(n²); of more than `mostCompared` points O(n log n).
  init<Distances: PathDistances>(
    _ most: Int, of points: [Int], _ distances: Distances, excluded: [Int32], check: () throws -> Void
  ) rethrows {
    var isAsked = [Bool](repeating: false, count: distances.count)
    for point in points { isAsked[point] = true }
    let sortings =
      points.count > Self.mostCompared
      ? distances.sortings.map { $0.filter { isAsked[$0] } } : []
    let places = sortings.map { sorting in
      var places = [Int32](repeating: 0, count: distances.count)
      for (place, point) in sorting.enumerated() { places[point] = Int32(place) }
      return places
    }
    starts.reserveCapacity(distances.count + 1)
    neighbours.reserveCapacity(points.count * most)
    for point in 0..<distances.count {
      if point % 64 == 0 { try check() }
      starts.append(neighbours.count)
      guard isAsked[point] else { continue }
      let others = Int(excluded[point])
      if sortings.isEmpty {
        insert(points, for: point, except: others, most, distances)
      }
      for (sorting, places) in zip(sortings, places) {
        let place = Int(places[point])
        let range = max(0, place - Self.reach)..<min(sorting.count, place + Self.reach + 1)
        insert(sorting[range], for: point, except: others, most, distances)
      }
    }
    starts.append(neighbours.count)
  }

  /// Those near a point.
  subscript(point: Int) -> ArraySlice<Neighbour> { neighbours[starts[point]..<starts[point + 1]] }

  /// Keeps the nearest of some points, behind those that are kept already.
  private mutating func insert<Distances: PathDistances>(
    _ others: some Sequence<Int>, for point: Int, except excluded: Int, _ most: Int, _ distances: Distances
  ) {
    let start = starts[point]
    for other in others where other != point && other != excluded {
      let distance = distances(point, other)
      if neighbours.count - start == most, distance >= neighbours[neighbours.count - 1].distance { continue }
      var place = neighbours.count
      while place > start, neighbours[place - 1].distance > distance { place -= 1 }
      // Several sortings may have the same one; it lies among those that are as near.
      var same = place
      while same > start, neighbours[same - 1].distance == distance, neighbours[same - 1].point != other {
        same -= 1
      }
      if same > start, neighbours[same - 1].distance == distance { continue }
      if neighbours.count - start == most { neighbours.removeLast() }
      neighbours.insert(Neighbour(point: Int32(other), distance: distance), at: place)
    }
  }
}
