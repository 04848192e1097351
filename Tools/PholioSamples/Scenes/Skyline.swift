/// A town in the evening, its windows lit, doubled in the water in front of it.
struct Skyline: Scene {
  func draw(on canvas: borrowing Canvas, _ palette: Palette, _ random: inout SampleRandom) {
    let shore = canvas.height * random.value(in: 0.72...0.78)
    sky(canvas, palette, horizon: shore)
    stars(canvas, 90, below: shore * 0.4, palette.light.opacity(0.8), &random)
    let moon = Point(canvas.width * random.value(in: 0.2...0.8), shore * random.value(in: 0.2...0.35))
    sun(canvas, moon, canvas.unit * 0.05, palette.light, glow: 0.35)
    var lights: [(place: Point, color: Color)] = []
    for row in 0..<4 {
      let depth = Double(row) / 3
      houses(canvas, palette, shore, depth, &lights, &random)
    }
    water(canvas, palette, shore, lights, &random)
  }

  private func houses(
    _ canvas: borrowing Canvas, _ palette: Palette, _ shore: Double, _ depth: Double,
    _ lights: inout [(place: Point, color: Color)], _ random: inout SampleRandom
  ) {
    let color = palette.haze.mixed(with: palette.land(0.2 + 0.8 * depth), 0.3 + 0.7 * depth)
    let noise = HillNoise(&random)
    var x = -canvas.unit * 0.02
    while x < canvas.width {
      let width = canvas.unit * random.value(in: 0.045...0.1)
      let lift = noise.hills(x / canvas.unit * 2, octaves: 2)
      let tall = canvas.unit * (0.12 + 0.42 * (1 - 0.62 * depth) * lift * random.value(in: 0.7...1.15))
      let top = shore - tall
      canvas.fill(
        .rectangle(x, top, width, tall + 2),
        .vertical(top, shore, [color, color.mixed(with: palette.haze, 0.3 * (1 - depth))]))
      roof(canvas, Point(x, top), width, color, &random)
      if depth > 0.3 {
        windows(canvas, palette, Point(x, top), width, tall, depth, &lights, &random)
      }
      x += width * random.value(in: 0.96...1.25)
    }
  }

  private func roof(
    _ canvas: borrowing Canvas, _ corner: Point, _ width: Double, _ color: Color, _ random: inout SampleRandom
  ) {
    switch Int(random.value(in: 0...5)) {
    case 0:
      canvas.fill(
        .polygon([
          corner, Point(corner.x + width / 2, corner.y - width * 0.45), Point(corner.x + width, corner.y + 1),
        ]), color)
    case 1:
      canvas.fill(
        .rectangle(corner.x + width * 0.2, corner.y - width * 0.25, width * 0.6, width * 0.26), color)
    case 2:
      let mast = Point(corner.x + width * 0.5, corner.y - width * 0.9)
      canvas.stroke(.open([Point(mast.x, corner.y), mast]), color, width: width * 0.035)
    default: break
    }
  }

  private func windows(
    _ canvas: borrowing Canvas, _ palette: Palette, _ corner: Point, _ width: Double, _ tall: Double,
    _ depth: Double, _ lights: inout [(place: Point, color: Color)], _ random: inout SampleRandom
  ) {
    let columns = Int(random.value(in: 3...5.9))
    let pitch = width / (Double(columns) + 0.6)
    var y = corner.y + pitch * 0.7
    while y < corner.y + tall - pitch {
      for column in 0..<columns where random.chance(0.42) {
        let color = random.pick(palette.accents).opacity(random.value(in: 0.5...1))
        let x = corner.x + pitch * (Double(column) + 0.55)
        canvas.fill(.rectangle(x, y, pitch * 0.5, pitch * 0.62), color)
        if depth > 0.9 { lights.append((Point(x, y), color)) }
      }
      y += pitch * 1.25
    }
  }

  private func water(
    _ canvas: borrowing Canvas, _ palette: Palette, _ shore: Double, _ lights: [(place: Point, color: Color)],
    _ random: inout SampleRandom
  ) {
    let depth = canvas.height - shore
    canvas.fill(
      .rectangle(0, shore, canvas.width, depth),
      .vertical(
        shore, canvas.height,
        [
          palette.near, palette.near.mixed(with: palette.sky[1], 0.55),
          palette.near.mixed(with: palette.haze, 0.2),
        ]
      ))
    for light in lights {
      let mirrored = shore + (shore - light.place.y) * 0.55
      for _ in 0..<5 {
        let y = mirrored + random.bell() * depth * 0.12
        guard y > shore, y < canvas.height else { continue }
        let length = canvas.unit * random.value(in: 0.006...0.022)
        let x = light.place.x + random.bell() * canvas.unit * 0.004
        canvas.fill(
          .leaf(Point(x - length / 2, y), Point(x + length / 2, y), width: canvas.unit * 0.0016),
          light.color.opacity(0.5))
      }
    }
    for _ in 0..<240 {
      let near = random.value(in: 0...1)
      let y = shore + depth * near
      let length = canvas.unit * (0.02 + 0.08 * near)
      let x = random.value(in: 0...canvas.width)
      canvas.fill(
        .leaf(Point(x, y), Point(x + length, y), width: canvas.unit * 0.0012 * (0.5 + near)),
        palette.haze.opacity(0.14))
    }
  }
}
