/// Ranges behind ranges in the haze, sun or moon above, spruces in front.
struct Mountains: Scene {
  var ranges = 6
  var hasTrees = true
  var starCount = 0

  func draw(on canvas: borrowing Canvas, _ palette: Palette, _ random: inout SampleRandom) {
    let horizon = canvas.height * random.value(in: 0.5...0.6)
    sky(canvas, palette, horizon: horizon * 1.1)
    if starCount > 0 { stars(canvas, starCount, below: horizon, palette.light, &random) }
    let sunPlace = Point(
      canvas.width * random.value(in: 0.22...0.78), horizon - canvas.unit * random.value(in: 0.18...0.3))
    sun(canvas, sunPlace, canvas.unit * random.value(in: 0.045...0.07), palette.light)
    if starCount == 0 { clouds(canvas, palette, horizon, &random) }
    for range in 0..<ranges {
      let depth = Double(range) / Double(ranges - 1)
      let noise = HillNoise(&random)
      let base = horizon + (canvas.height * 1.02 - horizon) * depth * depth * 0.9
      let rise = canvas.unit * (0.26 - 0.14 * depth)
      let stretch = (1.6 + 1.4 * depth) * canvas.width / canvas.unit
      let color = palette.land(depth)
      let foot = color.mixed(with: palette.haze, 0.55 * (1 - depth))
      let skyline = { (place: Double) in
        let crest =
          depth < 0.75 ? noise.peaks(place * stretch, octaves: 6) : noise.hills(place * stretch, octaves: 5)
        return base + rise * 0.35 - rise * crest
      }
      land(canvas, [color, foot], depth: canvas.unit * 0.42, skyline: skyline)
      if hasTrees, range >= ranges - 2 { trees(canvas, color, depth, skyline, &random) }
    }
    birds(canvas, sunPlace.moved(0.5, canvas.unit * 0.2), 5, palette.land(0.8).opacity(0.8), &random)
  }

  private func clouds(
    _ canvas: borrowing Canvas, _ palette: Palette, _ horizon: Double, _ random: inout SampleRandom
  ) {
    for _ in 0..<4 {
      let place = Point(
        random.value(in: 0...canvas.width), random.value(in: horizon * 0.15...horizon * 0.7))
      cloud(
        canvas, place, width: canvas.unit * random.value(in: 0.25...0.6), palette.light.opacity(0.07), &random
      )
    }
  }

  /// A wood along a skyline, thick here and thin there.
  private func trees(
    _ canvas: borrowing Canvas, _ color: Color, _ depth: Double, _ skyline: (Double) -> Double,
    _ random: inout SampleRandom
  ) {
    let noise = HillNoise(&random)
    let size = canvas.unit * (0.045 + 0.11 * depth * depth)
    var x = 0.0
    while x < canvas.width {
      let share = noise.hills(x / canvas.unit * 2.5, octaves: 3)
      let tall = size * (0.35 + 0.9 * share) * random.value(in: 0.8...1.2)
      spruce(canvas, Point(x, skyline(x / canvas.width) + tall * 0.12), height: tall, color, &random)
      x += size * (share > 0.38 ? random.value(in: 0.1...0.32) : random.value(in: 0.5...1.6))
    }
  }
}
