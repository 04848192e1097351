/// Photos' shapes, drawn at random but alike on every run.
enum Galleries {
  static let landscape: [Float] = [1.5]
  static let mixed: [Float] = [1.5, 1.5, 1.5, 2.0 / 3, 4.0 / 3]

  /// Kinds of galleries as people have them, with how often each shape occurs.
  static let kinds: [(name: String, shapes: [Float])] = [
    ("3:2", [1.5]), ("2:3", [2.0 / 3]), ("1:1", [1]), ("4:3", [4.0 / 3]), ("3:4", [0.75]),
    ("16:9", [16.0 / 9]),
    ("3:2 and 2:3", [1.5, 1.5, 2.0 / 3]), ("camera and phone", [1.5, 1.5, 4.0 / 3, 0.75, 0.5625]),
    ("portraits", [2.0 / 3, 2.0 / 3, 2.0 / 3, 1.5]), ("squares", [1, 1, 1, 1.5]),
    ("with panoramas", [1.5, 1.5, 1.5, 1.5, 2.0 / 3, 2.0 / 3, 4.0 / 3, 3, 2.5]),
    ("cropped by hand", [1.31, 1.52, 1.47, 0.71, 0.83, 1.05, 1.78, 0.66, 1.22]),
  ]

  static func shapes(_ kind: [Float], count: Int, seed: UInt64) -> [Float] {
    var random = Seeded(seed)
    return (0..<count).map { _ in kind.randomElement(using: &random) ?? 1 }
  }

  /// Anything between 1:3 and 3:1.
  static func any(count: Int, seed: UInt64) -> [Float] {
    var random = Seeded(seed)
    return (0..<count).map { _ in
      let shape = Float.random(in: 1...3, using: &random)
      return Bool.random(using: &random) ? shape : 1 / shape
    }
  }
}
