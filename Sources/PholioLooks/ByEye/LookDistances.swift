package import PholioFacts

/// How different some photos look. Of a few thousand photos, all distances are computed beforehand.
package struct LookDistances: PathDistances {
  private let signatures: [Signature]
  /// Between each and each, a row after the other; empty if there are too many.
  private let table: [Float]
  /// By lightness, by the two axes of colour, and by each quarter of the bits; none for few photos.
  package let sortings: [[Int]]

  /// The table then takes 64 MB.
  private static let mostInTable = 4096

  package init(_ signatures: [Signature]) {
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

  package var count: Int { signatures.count }

  package func callAsFunction(_ one: Int, _ other: Int) -> Float {
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
