/// A picture's mean colour, and the hue that most of what is coloured in it has.
struct DominantColour {
  /// Pixels with less chroma are grey: JPEG's noise does not colour them.
  static let leastChroma: Float = 8
  /// A hue that less of the picture has does not count.
  static let leastShare: Float = 0.05
  /// In each of the circle's steps pixels are weighed by their chroma; this many steps in a row are one hue.
  private static let steps = 36
  private static let width = 5

  let mean: LabColour
  /// In turns, 0..<1; nil for a grey picture.
  let hue: Float?
  /// How much of the picture has this hue, 0…1.
  let share: Float

  init(_ bitmap: Bitmap) {
    let colours = bitmap.pixels.map(LabColour.init)
    let count = Float(colours.count)
    mean = LabColour(
      lightness: colours.reduce(0) { $0 + $1.lightness } / count, a: colours.reduce(0) { $0 + $1.a } / count,
      b: colours.reduce(0) { $0 + $1.b } / count)
    var circle = [(a: Float, b: Float, weight: Float, count: Float)](
      repeating: (0, 0, 0, 0), count: Self.steps)
    for colour in colours where colour.chroma >= Self.leastChroma {
      let step = min(Int(colour.hue * Float(Self.steps)), Self.steps - 1)
      circle[step].a += colour.a
      circle[step].b += colour.b
      circle[step].weight += colour.chroma
      circle[step].count += 1
    }
    let arcs = circle.indices.map { first in
      (0..<Self.width).reduce(into: (a: Float(0), b: Float(0), weight: Float(0), count: Float(0))) {
        sum, step in
        let part = circle[(first + step) % Self.steps]
        sum = (sum.a + part.a, sum.b + part.b, sum.weight + part.weight, sum.count + part.count)
      }
    }
    guard let best = arcs.max(by: { $0.weight < $1.weight }), best.count >= count * Self.leastShare else {
      (hue, share) = (nil, 0)
      return
    }
    hue = LabColour(lightness: 0, a: best.a, b: best.b).hue
    share = best.count / count
  }
}
