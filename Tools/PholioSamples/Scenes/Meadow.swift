internal import Glibc

/// Flowers up to the knees, hills behind, fair weather.
struct Meadow: Scene {
  func draw(on canvas: borrowing Canvas, _ palette: Palette, _ random: inout SampleRandom) {
    let horizon = canvas.height * random.value(in: 0.42...0.5)
    sky(canvas, palette, horizon: horizon)
    sun(canvas, Point(canvas.width * 0.76, horizon * 0.4), canvas.unit * 0.05, palette.light)
    for _ in 0..<6 {
      let place = Point(random.value(in: 0...canvas.width), random.value(in: horizon * 0.15...horizon * 0.75))
      cloud(
        canvas, place, width: canvas.unit * random.value(in: 0.25...0.5), Color.white.opacity(0.16), &random)
    }
    let green = Color(0x6E9B4E).mixed(with: palette.land(0.6), 0.35)
    for row in 0..<4 {
      let depth = Double(row) / 3
      let noise = HillNoise(&random)
      let base = horizon + canvas.unit * 0.13 * depth
      let color = palette.far.mixed(with: green, 0.25 + 0.75 * depth)
      land(canvas, [color, color.mixed(with: palette.haze, 0.25)], depth: canvas.unit * 0.3) {
        base - canvas.unit * 0.09 * noise.hills($0 * 2.2 * canvas.width / canvas.unit, octaves: 3)
      }
    }
    let start = horizon + canvas.unit * 0.1
    canvas.fill(
      .rectangle(0, start, canvas.width, canvas.height - start),
      .vertical(
        start, canvas.height, [green.opacity(0), green.mixed(with: palette.near, 0.35), palette.near]))
    grow(canvas, palette, green, start, &random)
  }

  /// From the back to the front, ever bigger.
  private func grow(
    _ canvas: borrowing Canvas, _ palette: Palette, _ green: Color, _ start: Double,
    _ random: inout SampleRandom
  ) {
    let rows = 34
    for row in 0..<rows {
      let near = Double(row) / Double(rows - 1)
      let y = start + (canvas.height * 1.05 - start) * near * near
      let size = canvas.unit * (0.004 + 0.034 * near * near)
      let blades = Int(canvas.width / canvas.unit * (150 - 85 * near))
      for _ in 0..<blades {
        let foot = Point(random.value(in: 0...canvas.width), y + random.bell() * size)
        let tip = foot.moved(-.pi / 2 + random.bell() * 0.25, size * random.value(in: 1.5...4))
        let color = green.mixed(with: palette.near, random.value(in: 0...0.6)).mixed(
          with: palette.light, random.value(in: 0...0.25))
        canvas.fill(.leaf(foot, tip, width: size * 0.09), color.opacity(0.85))
      }
      let flowers = Int(canvas.width / canvas.unit * (26 - 14 * near))
      for _ in 0..<flowers {
        let foot = Point(random.value(in: 0...canvas.width), y + random.bell() * size)
        flower(canvas, palette, green, foot, size, &random)
      }
    }
  }

  private func flower(
    _ canvas: borrowing Canvas, _ palette: Palette, _ green: Color, _ foot: Point, _ size: Double,
    _ random: inout SampleRandom
  ) {
    let head = foot.moved(-.pi / 2 + random.bell() * 0.18, size * random.value(in: 2.2...4.4))
    canvas.stroke(
      .open([foot, head]), green.mixed(with: palette.near, 0.5), width: max(0.6, size * 0.07))
    let color = random.pick(palette.accents)
    let petals = color == palette.accents[0] ? 4 : 8
    let turn = random.value(in: 0...3)
    let reach = size * (petals == 4 ? 0.62 : 0.55)
    for petal in 0..<petals {
      let angle = turn + Double(petal) / Double(petals) * 2 * .pi
      let tip = Point(head.x + cos(angle) * reach, head.y + sin(angle) * reach * 0.75)
      let width = reach * (petals == 4 ? 0.62 : 0.2)
      canvas.fill(.leaf(head, tip, width: width), color.mixed(with: .white, petal % 2 == 0 ? 0.12 : 0))
    }
    canvas.fill(
      .circle(head, size * 0.13), petals == 4 ? palette.near : Color(0xF2C14E))
  }
}
