/// A low sun over water that carries its light to the shore.
struct Sea: Scene {
  var hasBoat = true
  var hasIslands = true

  func draw(on canvas: borrowing Canvas, _ palette: Palette, _ random: inout SampleRandom) {
    let horizon = canvas.height * random.value(in: 0.46...0.6)
    sky(canvas, palette, horizon: horizon)
    let sunX = canvas.width * random.value(in: 0.3...0.7)
    let radius = canvas.unit * random.value(in: 0.06...0.085)
    let sunPlace = Point(sunX, horizon - radius * random.value(in: 0.2...2.2))
    sun(canvas, sunPlace, radius, palette.light)
    for _ in 0..<5 {
      let place = Point(random.value(in: 0...canvas.width), horizon * random.value(in: 0.2...0.85))
      cloud(
        canvas, place, width: canvas.unit * random.value(in: 0.3...0.8),
        palette.haze.mixed(with: .white, 0.3).opacity(0.08), &random)
    }
    if hasIslands { islands(canvas, palette, horizon, &random) }
    let deep = palette.near.mixed(with: palette.sky[0], 0.35)
    canvas.fill(
      .rectangle(0, horizon, canvas.width, canvas.height - horizon),
      .vertical(horizon, canvas.height, [palette.haze.mixed(with: deep, 0.25), palette.land(0.45), deep]))
    waves(canvas, palette, horizon, &random)
    glitter(canvas, palette, horizon, sunX, radius, &random)
    if hasBoat {
      let side = random.chance(0.5) ? 0.2 : 0.78
      let place = Point(canvas.width * side, horizon + (canvas.height - horizon) * 0.16)
      boat(canvas, place, canvas.unit * 0.11, palette)
    }
    birds(canvas, Point(canvas.width * 0.3, horizon * 0.45), 6, palette.near.opacity(0.75), &random)
  }

  private func islands(
    _ canvas: borrowing Canvas, _ palette: Palette, _ horizon: Double, _ random: inout SampleRandom
  ) {
    for (depth, rise) in [(0.15, 0.1), (0.4, 0.06)] {
      let noise = HillNoise(&random)
      let center = random.value(in: 0.1...0.9)
      let color = palette.land(depth)
      land(canvas, [color, color.mixed(with: palette.haze, 0.4)], depth: canvas.unit * 0.12) { place in
        let far = (place - center) * canvas.width / canvas.unit
        let hump = max(0, 1 - far * far * 5)
        return horizon + 1 - canvas.unit * rise * hump * (0.4 + noise.hills(place * 9, octaves: 5))
      }
    }
  }

  /// Dark and light strokes, longer and farther apart the nearer they are.
  private func waves(
    _ canvas: borrowing Canvas, _ palette: Palette, _ horizon: Double, _ random: inout SampleRandom
  ) {
    let depth = canvas.height - horizon
    for _ in 0..<Int(900 * canvas.width / canvas.unit) {
      let near = random.value(in: 0...1)
      let y = horizon + depth * near * near
      let length = canvas.unit * (0.01 + 0.09 * near) * random.value(in: 0.4...1.2)
      let x = random.value(in: -0.05...1.05) * canvas.width
      let color = random.chance(0.5) ? palette.near.opacity(0.10) : palette.haze.opacity(0.13)
      stroke(canvas, Point(x, y), length, thickness: canvas.unit * (0.0006 + 0.0035 * near), color)
    }
  }

  /// The sun's path of light.
  private func glitter(
    _ canvas: borrowing Canvas, _ palette: Palette, _ horizon: Double, _ sunX: Double, _ radius: Double,
    _ random: inout SampleRandom
  ) {
    let depth = canvas.height - horizon
    for _ in 0..<520 {
      let near = random.value(in: 0...1)
      let y = horizon + depth * near * near * 0.96 + 1
      let spread = radius * (0.5 + 2.4 * near)
      let x = sunX + random.bell() * spread * 0.55
      let length = radius * (0.12 + 0.85 * near) * random.value(in: 0.3...1)
      let color = palette.light.opacity(random.value(in: 0.15...0.75) * (1 - 0.35 * near))
      stroke(canvas, Point(x, y), length, thickness: canvas.unit * (0.0009 + 0.0042 * near), color)
    }
  }

  private func stroke(
    _ canvas: borrowing Canvas, _ center: Point, _ length: Double, thickness: Double, _ color: Color
  ) {
    canvas.fill(
      .leaf(
        Point(center.x - length / 2, center.y), Point(center.x + length / 2, center.y), width: thickness),
      color)
  }

  private func boat(_ canvas: borrowing Canvas, _ place: Point, _ size: Double, _ palette: Palette) {
    let hull = palette.near
    var path = Path()
    path.move(Point(place.x - size * 0.42, place.y - size * 0.1))
    path.line(Point(place.x + size * 0.5, place.y - size * 0.12))
    path.curve(
      Point(place.x + size * 0.38, place.y + size * 0.06), Point(place.x - size * 0.2, place.y + size * 0.06),
      to: Point(place.x - size * 0.42, place.y - size * 0.1))
    path.close()
    canvas.fill(path, hull)
    let mast = Point(place.x + size * 0.04, place.y - size * 1.25)
    canvas.stroke(.open([Point(mast.x, place.y - size * 0.1), mast]), hull, width: size * 0.022)
    var main = Path()
    main.move(Point(mast.x - size * 0.02, mast.y + size * 0.05))
    main.curve(
      Point(mast.x - size * 0.2, place.y - size * 0.7), Point(mast.x - size * 0.32, place.y - size * 0.4),
      to: Point(mast.x - size * 0.42, place.y - size * 0.2))
    main.line(Point(mast.x - size * 0.02, place.y - size * 0.2))
    main.close()
    canvas.fill(main, palette.light.mixed(with: palette.haze, 0.3))
    var jib = Path()
    jib.move(Point(mast.x + size * 0.03, mast.y + size * 0.2))
    jib.curve(
      Point(mast.x + size * 0.16, place.y - size * 0.7), Point(mast.x + size * 0.26, place.y - size * 0.4),
      to: Point(mast.x + size * 0.38, place.y - size * 0.18))
    jib.line(Point(mast.x + size * 0.03, place.y - size * 0.2))
    jib.close()
    canvas.fill(jib, palette.accents[0])
    let mirror = Path.leaf(
      Point(place.x - size * 0.4, place.y + size * 0.03), Point(place.x + size * 0.45, place.y + size * 0.03),
      width: size * 0.1)
    canvas.fill(mirror, hull.opacity(0.35))
  }
}
