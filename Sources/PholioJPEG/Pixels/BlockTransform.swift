/// Turns the coefficients of one block after another into samples.
protocol BlockTransform {
  /// How many coefficients it needs, from the first in zigzag order.
  var kept: Int { get }
  /// Takes a coefficient other than the first, as it is stored.
  mutating func set(_ index: Int, _ value: Int32)
  /// Writes the block's samples, and forgets its coefficients.
  ///
  /// - Parameter corner: Where the first sample goes in `plane`, whose rows are `stride` samples apart.
  mutating func finish(dc: Int32, to plane: inout MutableSpan<UInt8>, _ corner: Int, stride: Int)
}
