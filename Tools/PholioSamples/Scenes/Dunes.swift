internal import Glibc

/// Sand in waves, each with a side in the light and one in the shade.
struct Dunes: Scene {
  func draw(on canvas: borrowing Canvas, _ palette: Palette, _ random: inout SampleRandom) {
    let horizon = canvas.height * random.value(in: 0.4...0.5)
    sky(canvas, palette, horizon: horizon * 1.15)
    let sunPlace = Point(
      canvas.width * random.value(in: 0.15...0.4), horizon - canvas.unit * random.value(in: 0.12...0.28))
    sun(canvas, sunPlace, canvas.unit * 0.05, palette.light)
    let count = 6
    for index in 0..<count {
      let depth = Double(index) / Double(count - 1)
      dune(canvas, palette, horizon, depth, &random)
    }
    birds(canvas, Point(canvas.width * 0.7, horizon * 0.5), 4, palette.near.opacity(0.6), &random)
  }

  /// A dune has one crest, sharp as the wind leaves it; from it an edge runs down in an S, left of it
  /// light, right of it shade.
  private func dune(
    _ canvas: borrowing Canvas, _ palette: Palette, _ horizon: Double, _ depth: Double,
    _ random: inout SampleRandom
  ) {
    let noise = HillNoise(&random)
    let base = horizon + (canvas.height - horizon) * depth * 0.8
    let rise = canvas.unit * (0.05 + 0.2 * depth)
    let crest = random.chance(0.5) ? random.value(in: 0.12...0.42) : random.value(in: 0.5...0.8)
    let (left, right) = (random.value(in: 0.5...0.9), random.value(in: 0.35...0.7))
    let skyline = { (place: Double) in
      let away = place < crest ? (crest - place) / left : (place - crest) / right
      let flank = pow(max(0, 1 - away), 1.7)
      return base - rise * flank - rise * 0.25 * noise.hills(place * 1.5, octaves: 2)
    }
    let lit = palette.far.mixed(with: palette.land(0.5), depth).mixed(with: palette.light, 0.2)
    land(
      canvas, [lit.mixed(with: palette.light, 0.25), lit, lit.mixed(with: palette.near, 0.3)],
      depth: canvas.unit * (0.2 + 0.4 * depth), skyline: skyline)
    ripples(canvas, palette, depth, skyline, &random)
    shade(canvas, palette, depth, rise, crest, skyline, &random)
  }

  private func shade(
    _ canvas: borrowing Canvas, _ palette: Palette, _ depth: Double, _ rise: Double, _ crest: Double,
    _ skyline: (Double) -> Double, _ random: inout SampleRandom
  ) {
    let top = Point(crest * canvas.width, skyline(crest))
    let bend = canvas.unit * random.value(in: 0.05...0.1) * (0.5 + depth)
    let drift = canvas.unit * random.value(in: -0.05...0.16)
    let fall = max(rise * 3, canvas.unit * 0.2)
    var edge = (0...60).map { step in
      let share = Double(step) / 60
      let sway = sin(share * 2 * .pi) * bend * (1 - share * 0.3)
      return Point(top.x + sway + drift * share * share, top.y + fall * share)
    }
    edge.append(Point(canvas.width * 1.01, top.y + fall))
    edge += stride(from: 1.01, to: crest, by: -0.005).map { Point($0 * canvas.width, skyline($0)) }
    let dark = palette.near.mixed(with: palette.far, 0.35 * (1 - depth))
    canvas.fill(
      .polygon(edge),
      .vertical(
        top.y, top.y + fall,
        [dark.opacity(0.35 + 0.4 * depth), dark.opacity(0.2 + 0.2 * depth), dark.opacity(0)]))
  }

  /// The wind's fine lines in the sand, on the near dunes.
  private func ripples(
    _ canvas: borrowing Canvas, _ palette: Palette, _ depth: Double, _ skyline: (Double) -> Double,
    _ random: inout SampleRandom
  ) {
    guard depth > 0.35 else { return }
    for line in 1...26 {
      let below = canvas.unit * 0.011 * Double(line) * (1 + 0.05 * Double(line))
      let start = random.value(in: -0.2...0.2)
      let length = random.value(in: 0.5...1)
      let points = stride(from: start, through: start + length, by: 0.01).map { place in
        let wave = sin(place * 40 + Double(line) * 1.3) * canvas.unit * 0.0016
        return Point(place * canvas.width, skyline(place) + below + wave)
      }
      canvas.stroke(.open(points), palette.light.opacity(0.12), width: canvas.unit * 0.0016)
    }
  }
}
