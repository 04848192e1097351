extension RandomAccessCollection {
  /// The first index whose element satisfies a condition that all later elements satisfy too; the end index
  /// if none does.
  ///
  /// - Complexity: O(log n)
  func partitioningIndex(where belongsToSecondPart: (Element) -> Bool) -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if belongsToSecondPart(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
