/// The order that somebody wants, and what a list has besides, in one: what is not in `wanted` stays behind
/// the same neighbour as in `current`.
///
///     orderMerging(["c", "a"], into: ["a", "x", "b", "y", "c"], without: ["b"])
///     // c a x y
///
/// - Parameters:
///   - wanted: Each once; items that `current` does not have come in.
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
