internal import Glibc

/// Striped balloons over soft hills.
struct Balloons: Scene {
  func draw(on canvas: borrowing Canvas, _ palette: Palette, _ random: inout SampleRandom) {
    let horizon = canvas.height * 0.8
    sky(canvas, palette, horizon: horizon)
    sun(
      canvas, Point(canvas.width * random.value(in: 0.15...0.85), horizon * 0.86), canvas.unit * 0.05,
      palette.light)
    for _ in 0..<7 {
      let place = Point(
        random.value(in: 0...canvas.width), random.value(in: canvas.height * 0.1...horizon * 0.85))
      cloud(
        canvas, place, width: canvas.unit * random.value(in: 0.25...0.55), Color.white.opacity(0.13), &random)
    }
    for row in 0..<4 {
      let depth = Double(row) / 3
      let noise = HillNoise(&random)
      let base = horizon + (canvas.height - horizon) * depth * 0.8
      let color = palette.land(0.1 + 0.8 * depth)
      land(canvas, [color, color.mixed(with: palette.haze, 0.4 * (1 - depth))], depth: canvas.unit * 0.25) {
        base - canvas.unit * 0.1 * noise.hills($0 * 2 * canvas.width / canvas.unit, octaves: 3)
      }
    }
    // Spread over the sky: one balloon a column, the biggest not at the edge.
    let count = max(3, Int(4 * canvas.width / canvas.unit))
    let order = (0..<count).map { (Double($0) + random.value(in: 0.3...0.7)) / Double(count) }
    for (index, place) in order.enumerated() {
      let isBig = index == count / 2
      let size = canvas.unit * (isBig ? 0.17 : random.value(in: 0.045...0.1))
      let height = isBig ? 0.34 : random.value(in: 0.14...0.62)
      balloon(canvas, Point(canvas.width * place, canvas.height * height), size, palette, &random)
    }
  }

  /// - Parameter size: the envelope's radius.
  private func balloon(
    _ canvas: borrowing Canvas, _ center: Point, _ size: Double, _ palette: Palette,
    _ random: inout SampleRandom
  ) {
    let colors =
      [random.pick(palette.accents), palette.light, random.pick(palette.accents)]
      + [palette.near.mixed(with: palette.accents[0], 0.35)]
    let mouth = Point(center.x, center.y + size * 1.38)
    let envelope = Self.envelope(center, size, mouth)
    canvas.clipped(to: envelope) {
      let gores = 9
      for gore in 0..<gores {
        // Gores narrow towards the rim, as on a sphere.
        let left = sin((Double(gore) / Double(gores) - 0.5) * .pi) * size * 1.02
        let right = sin((Double(gore + 1) / Double(gores) - 0.5) * .pi) * size * 1.02
        var path = Path()
        let top = Point(center.x, center.y - size * 1.02)
        path.move(top)
        path.curve(
          Point(center.x + left * 1.3, center.y - size), Point(center.x + left * 1.25, center.y + size * 0.5),
          to: Point(mouth.x + left * 0.2, mouth.y))
        path.line(Point(mouth.x + right * 0.2, mouth.y))
        path.curve(
          Point(center.x + right * 1.25, center.y + size * 0.5),
          Point(center.x + right * 1.3, center.y - size),
          to: top)
        path.close()
        canvas.fill(path, colors[gore % colors.count])
      }
      canvas.fill(
        .rectangle(center.x - size * 1.1, center.y - size * 0.28, size * 2.2, size * 0.2),
        palette.light.opacity(0.55))
      let light = Point(center.x - size * 0.35, center.y - size * 0.4)
      canvas.fill(
        envelope,
        .radial(
          light, size * 1.9,
          [
            Color.white.opacity(0.32), Color.white.opacity(0), palette.near.opacity(0.25),
            palette.near.opacity(0.5),
          ]
        ))
    }
    let basket = Point(center.x, center.y + size * 1.78)
    for side in [-1.0, 1.0] {
      canvas.stroke(
        .open([
          Point(mouth.x + side * size * 0.17, mouth.y),
          Point(basket.x + side * size * 0.12, basket.y - size * 0.12),
        ]), palette.near, width: size * 0.018)
    }
    canvas.fill(
      .rectangle(basket.x - size * 0.14, basket.y - size * 0.12, size * 0.28, size * 0.2), palette.near)
  }

  private static func envelope(_ center: Point, _ size: Double, _ mouth: Point) -> Path {
    var path = Path()
    path.move(Point(mouth.x - size * 0.2, mouth.y))
    path.curve(
      Point(center.x - size * 0.55, center.y + size * 0.95), Point(center.x - size, center.y + size * 0.6),
      to: Point(center.x - size, center.y))
    path.curve(
      Point(center.x - size, center.y - size * 0.56), Point(center.x - size * 0.56, center.y - size),
      to: Point(center.x, center.y - size))
    path.curve(
      Point(center.x + size * 0.56, center.y - size), Point(center.x + size, center.y - size * 0.56),
      to: Point(center.x + size, center.y))
    path.curve(
      Point(center.x + size, center.y + size * 0.6), Point(center.x + size * 0.55, center.y + size * 0.95),
      to: Point(mouth.x + size * 0.2, mouth.y))
    path.close()
    return path
  }
}
