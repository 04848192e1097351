import PholioFacts

/// How far points are from each other. They are known by their indexes, 0..<count.
protocol PathDistances: Sendable {
  var count: Int { get }
  /// The same both ways, and never less than 0.
  func callAsFunction(_ one: Int, _ other: Int) -> Float
  /// All points in some orders in which near ones often lie close to each other. They are needed only of more
  /// than `NearPoints.mostCompared` points.
  var sortings: [[Int]] { get }
}

/// A short path through all points, from any of them to any other: an open travelling salesman's.
///
/// It begins with the shortest edges (`PathFragments`), which are then changed for the better (`PathSearch`).
enum OpenPath {
  /// - Parameters:
  ///   - distances: Between the points.
  ///   - check: Asked often; what it throws ends the work.
  /// - Returns: Each point once. Of the two ends, the one with the smaller index comes first.
  static func path<Distances: PathDistances>(
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

/// How different some photos look. Of a few thousand photos, all distances are computed beforehand.
struct LookDistances: PathDistances {
  private let signatures: [Signature]
  /// Between each and each, a row after the other; empty if there are too many.
  private let table: [Float]
  /// By lightness, by the two axes of colour, and by each quarter of the bits; none for few photos.
  let sortings: [[Int]]

  /// The table then takes 64 MB.
  private static let mostInTable = 4096

  init(_ signatures: [Signature]) {
    self.signatures = signatures
    let count = signatures.count
    sortings = count > NearPoints.mostCompared ? Self.sortings(of: signatures) : []
    guard count <= Self.mostInTable else {
      table = []
      return
    }
    var table = [Float](repeating: 0, count: count * count)
    for one in 0..<count {
      for other in 0..<one {
        let distance = Float(EyeOrder.distance(signatures[one], signatures[other]))
        table[one * count + other] = distance
        table[other * count + one] = distance
      }
    }
    self.table = table
  }

  var count: Int { signatures.count }

  func callAsFunction(_ one: Int, _ other: Int) -> Float {
    table.isEmpty
      ? Float(EyeOrder.distance(signatures[one], signatures[other])) : table[one * count + other]
  }

  private static func sortings(of signatures: [Signature]) -> [[Int]] {
    func sorted(_ key: (Signature) -> some Comparable) -> [Int] {
      let keys = signatures.map(key)
      return signatures.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    }
    return [sorted { $0.colour.l }, sorted { $0.colour.a }, sorted { $0.colour.b }]
      + (0..<4).map { quarter in sorted { $0.bits[quarter] } }
  }
}
