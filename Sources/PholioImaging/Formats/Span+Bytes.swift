extension Span<UInt8> {
  /// A copy of a range's bytes.
  func array(_ range: Range<Int>) -> [UInt8] {
    withUnsafeBufferPointer { Array($0[range]) }
  }

  /// Whether the bytes of `range` start with those of `name`.
  func starts(with name: StaticString, at range: Range<Int>) -> Bool {
    guard range.count >= name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { name in
      for index in name.indices where self[range.lowerBound + index] != name[index] { return false }
      return true
    }
  }
}
