/// Merges a wanted order into a list. Items that are not in `wanted` stay behind their neighbours in
/// `current`.
///
///     orderMerging(["c", "a"], into: ["a", "x", "b", "y", "c"], without: ["b"])  // c a x y
///
/// - Parameters:
///   - wanted: Distinct items; those that are not in `current` come in.
///   - dropped: Items that leave.
/// - Complexity: O(n).
package func orderMerging<Item: Hashable>(
  _ wanted: [Item], into current: [Item], without dropped: Set<Item>
) -> [Item] {
  let placed = Set(wanted)
  var first: [Item] = []
  var behind: [Item: [Item]] = [:]
  var neighbour: Item?
  for item in current {
    if placed.contains(item) {
      neighbour = item
    } else if !dropped.contains(item) {
      if let neighbour { behind[neighbour, default: []].append(item) } else { first.append(item) }
    }
  }
  return first + wanted.flatMap { [$0] + (behind[$0] ?? []) }
}
