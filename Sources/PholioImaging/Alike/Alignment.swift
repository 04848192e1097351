/// Where one picture's points lie in another one: stretched and shifted along both edges. Both pictures span
/// -1...1.
struct Alignment: Hashable, Sendable {
  /// Along one edge: the point x of one picture is at scale · x + shift in the other.
  struct Edge: Hashable, Sendable {
    var scale: Float = 1
    var shift: Float = 0

    /// A smaller step is taken where a better one would be larger: pictures that have little in common send
    /// each other anywhere.
    static let largestStep: Float = 0.15
    static let scales: ClosedRange<Float> = 0.75...1.33
    static let shifts: ClosedRange<Float> = -0.3...0.3

    /// After a step that would take the one picture's points to (1 + stretch) · x + move: undone in the other.
    mutating func undo(stretch: Float, move: Float) {
      let stretch = min(max(stretch, -Self.largestStep), Self.largestStep)
      let move = min(max(move, -Self.largestStep), Self.largestStep)
      shift = min(max(shift - scale * move / (1 + stretch), Self.shifts.lowerBound), Self.shifts.upperBound)
      scale = min(max(scale / (1 + stretch), Self.scales.lowerBound), Self.scales.upperBound)
    }
  }

  var across = Edge()
  var down = Edge()

  /// Each point at the same place.
  init() {}

  /// How one plane lies in another of the same size, from rough to fine, so that a large shift is found, too:
  /// the inverse compositional method of S. Baker and I. Matthews, "Lucas-Kanade 20 Years On", IJCV 56, 2004,
  /// with the planes' mean and contrast made alike.
  init(of plane: Plane, in other: Plane) {
    var levels = [(plane, other)]
    for _ in 0..<2 { levels.append((levels[levels.count - 1].0.halved, levels[levels.count - 1].1.halved)) }
    for (level, rounds) in zip(levels.reversed(), [6, 4, 4]) {
      let slopes = Slopes(of: level.0)
      for _ in 0..<rounds {
        guard let step = slopes.step(from: self, to: level.1) else { break }
        across.undo(stretch: step[0], move: step[1])
        down.undo(stretch: step[2], move: step[3])
      }
    }
  }
}
