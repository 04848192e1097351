package import PholioFacts

/// Signatures with equal hashes as one: blank pages, black frames and copies may be many thousands, and each
/// with each other would be a pair.
package struct DistinctSignatures {
  /// No two have equal hashes; in the order in which they were met.
  package private(set) var signatures: [Signature] = []
  /// Of each signature given, which of these has its hashes.
  package private(set) var numbers: [Int] = []
  /// The indexes of those given, by number, each number's upwards; and where those of each number begin.
  private var sorted: [UInt32] = []
  private var starts: [Int] = []

  package init(_ all: [Signature]) {
    var known: [SIMD4<UInt64>: Int] = [:]
    numbers.reserveCapacity(all.count)
    for signature in all {
      let number = known[signature.bits, default: signatures.count]
      if number == signatures.count {
        known[signature.bits] = number
        signatures.append(signature)
      }
      numbers.append(number)
    }
    starts = [Int](repeating: 0, count: signatures.count + 1)
    for number in numbers { starts[number + 1] += 1 }
    for number in signatures.indices { starts[number + 1] += starts[number] }
    sorted = [UInt32](repeating: 0, count: all.count)
    var next = starts
    for (index, number) in numbers.enumerated() {
      sorted[next[number]] = UInt32(index)
      next[number] += 1
    }
  }

  /// The indexes of the signatures given that have the hashes of the one with this number, upwards; at least
  /// one.
  package func members(of number: Int) -> ArraySlice<UInt32> { sorted[starts[number]..<starts[number + 1]] }
}
