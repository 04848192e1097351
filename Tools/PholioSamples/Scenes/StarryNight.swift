internal import Glibc

/// The Milky Way over a ridge, and a tent with a lamp in it.
struct StarryNight: Scene {
  var hasTent = true

  func draw(on canvas: borrowing Canvas, _ palette: Palette, _ random: inout SampleRandom) {
    sky(canvas, palette, horizon: canvas.height)
    milkyWay(canvas, palette, &random)
    stars(canvas, 900, below: canvas.height, palette.light, &random)
    for _ in 0..<14 {
      let place = Point(random.value(in: 0...canvas.width), random.value(in: 0...canvas.height * 0.6))
      let radius = canvas.unit * random.value(in: 0.0018...0.003)
      canvas.fill(
        .radial(place, radius * 6, [palette.light.opacity(0.35), palette.light.opacity(0)]), adding: true)
      canvas.fill(.circle(place, radius), .white)
    }
    let noise = HillNoise(&random)
    let base = canvas.height * 0.84
    let stretch = 2.2 * canvas.width / canvas.unit
    land(canvas, [palette.land(0.55), palette.land(0.75)], depth: canvas.unit * 0.2) { place in
      base + canvas.unit * (0.04 - 0.2 * noise.peaks(place * stretch + 9, octaves: 6))
    }
    let (height, unit) = (canvas.height, canvas.unit)
    let ground = { (place: Double) in
      height * 0.93 - unit * 0.05 * noise.hills(place * stretch * 0.6, octaves: 3)
    }
    land(canvas, [palette.near], depth: 1, skyline: ground)
    forest(canvas, palette, ground, &random)
    if hasTent {
      let place = random.value(in: 0.35...0.65)
      tent(canvas, palette, Point(canvas.width * place, ground(place) + canvas.unit * 0.012))
    }
  }

  /// A band of faint dust and thousands of stars, across the sky from the lower left.
  private func milkyWay(_ canvas: borrowing Canvas, _ palette: Palette, _ random: inout SampleRandom) {
    let angle = -random.value(in: 0.75...1.15)
    let center = Point(canvas.width * 0.52, canvas.height * 0.42)
    let reach = hypot(canvas.width, canvas.height) * 0.62
    let noise = HillNoise(&random)
    for _ in 0..<170 {
      let along = random.value(in: -1...1)
      let place = center.moved(angle, along * reach).moved(
        angle + .pi / 2, random.bell() * canvas.unit * 0.055)
      let color = random.chance(0.3) ? palette.accents[1] : palette.haze
      let radius = canvas.unit * random.value(in: 0.05...0.15)
      canvas.fill(
        .circle(place, radius),
        .radial(place, radius, [color.opacity(0.055), color.opacity(0.02), color.opacity(0)]), adding: true)
    }
    for _ in 0..<5200 {
      let along = random.value(in: -1...1)
      let lane = noise.hills(along * 3 + 5, octaves: 3) - 0.5
      let across = random.bell() * 0.075 + lane * 0.05
      let place = center.moved(angle, along * reach).moved(angle + .pi / 2, across * canvas.unit)
      let bright = random.value(in: 0...1)
      canvas.fill(
        .circle(place, canvas.unit * (0.0004 + 0.0009 * bright * bright)),
        palette.light.opacity(0.12 + 0.5 * bright))
    }
  }

  private func forest(
    _ canvas: borrowing Canvas, _ palette: Palette, _ ground: (Double) -> Double, _ random: inout SampleRandom
  ) {
    let noise = HillNoise(&random)
    var x = 0.0
    while x < canvas.width {
      let place = x / canvas.width
      // The trees stand at the sides and leave the middle open.
      let open = abs(place - 0.5) * 2
      let tall = canvas.unit * (0.03 + 0.2 * open * noise.hills(place * 7, octaves: 3))
      if open > 0.32 {
        spruce(canvas, Point(x, ground(place) + canvas.unit * 0.01), height: tall, palette.near, &random)
      }
      x += canvas.unit * random.value(in: 0.012...0.035)
    }
  }

  private func tent(_ canvas: borrowing Canvas, _ palette: Palette, _ foot: Point) {
    let size = canvas.unit * 0.062
    let lamp = palette.accents[0]
    let center = Point(foot.x, foot.y - size * 0.35)
    canvas.fill(
      .radial(center, size * 4.5, [lamp.opacity(0.4), lamp.opacity(0.1), lamp.opacity(0)]), adding: true)
    let top = Point(foot.x, foot.y - size)
    canvas.fill(
      .polygon([top, Point(foot.x + size, foot.y), Point(foot.x - size, foot.y)]),
      .radial(center, size, [lamp.mixed(with: .white, 0.6), lamp, lamp.mixed(with: palette.near, 0.45)]))
    canvas.fill(
      .polygon([top, Point(foot.x + size * 0.16, foot.y), Point(foot.x - size * 0.16, foot.y)]),
      lamp.mixed(with: .white, 0.75).opacity(0.8))
    canvas.stroke(
      .open([Point(foot.x - size, foot.y), top, Point(foot.x + size, foot.y)]), palette.near.opacity(0.7),
      width: size * 0.03)
  }
}
