extension RandomAccessCollection {
  /// The first index of the second part, in a collection whose first part's elements come before all of the
  /// second; `endIndex` if there is no second part. O(log n) calls.
  @inlinable package func partitioningIndex<E: Error>(
    where belongsInSecondPart: (Element) throws(E) -> Bool
  ) throws(E) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if try belongsInSecondPart(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
