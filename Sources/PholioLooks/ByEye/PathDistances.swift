/// How far points are from each other. They are known by their indexes, 0..<count.
package protocol PathDistances: Sendable {
  var count: Int { get }
  /// The same both ways, and never less than 0.
  func callAsFunction(_ one: Int, _ other: Int) -> Float
  /// All points in some orders in which near ones often lie close to each other. They are needed only of more
  /// than `NearPoints.mostCompared` points.
  var sortings: [[Int]] { get }
}
