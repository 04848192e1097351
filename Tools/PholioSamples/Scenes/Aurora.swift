internal import Glibc

/// Northern lights over snowy peaks and a lake that mirrors them.
struct Aurora: Scene {
  func draw(on canvas: borrowing Canvas, _ palette: Palette, _ random: inout SampleRandom) {
    let shore = canvas.height * 0.74
    canvas.fill(.vertical(0, canvas.height, palette.sky.dropLast().map { $0 } + [palette.sky[1]]))
    stars(canvas, 420, below: shore, palette.light, &random)
    let green = Color(0x4DF0A0)
    let rose = Color(0xC86BE0)
    curtain(canvas, shore * 0.55, canvas.unit * 0.5, rose.mixed(with: green, 0.3), 0.05, &random)
    curtain(canvas, shore * 0.66, canvas.unit * 0.52, green, 0.085, &random)
    curtain(
      canvas, shore * 0.42, canvas.unit * 0.34, green.mixed(with: palette.accents[1], 0.5), 0.06, &random)
    let far = HillNoise(&random)
    let near = HillNoise(&random)
    let stretch = 2 * canvas.width / canvas.unit
    let unit = canvas.unit
    let farLine = { (place: Double) in
      shore - unit * (0.03 + 0.2 * far.peaks(place * stretch, octaves: 6) - 0.05)
    }
    let nearLine = { (place: Double) in
      shore + unit * (0.02 - 0.075 * near.hills(place * stretch * 1.5, octaves: 4))
    }
    let snow = Color(0xB9D3DC).mixed(with: green, 0.18)
    land(
      canvas, [snow, palette.land(0.4), palette.land(0.7)], depth: canvas.unit * 0.2, skyline: farLine)
    land(canvas, [palette.near, palette.near], depth: 1, skyline: nearLine)
    var x = 0.0
    while x < canvas.width {
      let tall = canvas.unit * random.value(in: 0.02...0.06)
      spruce(canvas, Point(x, nearLine(x / canvas.width) + tall * 0.1), height: tall, palette.near, &random)
      x += canvas.unit * random.value(in: 0.008...0.03)
    }
    lake(canvas, palette, shore + canvas.unit * 0.02, green, &random)
  }

  /// Rays that stand on a wandering line.
  private func curtain(
    _ canvas: borrowing Canvas, _ foot: Double, _ tall: Double, _ color: Color, _ strength: Double,
    _ random: inout SampleRandom
  ) {
    let path = HillNoise(&random)
    let rays = HillNoise(&random)
    let step = canvas.unit * 0.004
    var x = -step
    while x < canvas.width + step {
      let place = x / canvas.unit
      let bottom = foot - canvas.unit * 0.32 * (path.hills(place * 1.3, octaves: 2) - 0.5)
      let ray = rays.hills(place * 9, octaves: 4)
      let top = bottom - tall * (0.35 + 0.85 * ray)
      let bright = strength * (0.5 + 2.8 * ray * ray) * 1.6
      canvas.fill(
        .rectangle(x, top, step * 2, bottom - top + canvas.unit * 0.03),
        .vertical(
          top, bottom + canvas.unit * 0.03,
          [
            color.opacity(0), color.opacity(bright * 0.25), color.opacity(bright * 0.7),
            color.opacity(bright),
            color.opacity(0),
          ]), adding: true)
      x += step
    }
  }

  private func lake(
    _ canvas: borrowing Canvas, _ palette: Palette, _ shore: Double, _ green: Color,
    _ random: inout SampleRandom
  ) {
    let depth = canvas.height - shore
    canvas.fill(
      .rectangle(0, shore, canvas.width, depth),
      .vertical(
        shore, canvas.height,
        [palette.near, palette.sky[1].mixed(with: green, 0.22), palette.sky[0].mixed(with: green, 0.1)]))
    let glow = HillNoise(&random)
    for _ in 0..<800 {
      let near = random.value(in: 0...1)
      let x = random.value(in: 0...canvas.width)
      let length = canvas.unit * (0.02 + 0.08 * near)
      let bright = glow.hills(x / canvas.unit * 4, octaves: 3)
      canvas.fill(
        .leaf(
          Point(x - length / 2, shore + depth * near), Point(x + length / 2, shore + depth * near),
          width: canvas.unit * 0.0016 * (0.4 + near)),
        green.opacity(0.28 * bright * bright))
    }
  }
}
