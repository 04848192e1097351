/// Trunks and spruces that fade into the fog.
struct Forest: Scene {
  func draw(on canvas: borrowing Canvas, _ palette: Palette, _ random: inout SampleRandom) {
    let fog = palette.haze.mixed(with: .white, 0.35)
    canvas.fill(
      .vertical(0, canvas.height, [palette.sky[palette.sky.count - 2].mixed(with: fog, 0.35), fog]))
    let light = Point(canvas.width * random.value(in: 0.3...0.7), canvas.height * 0.26)
    canvas.fill(
      .radial(
        light, canvas.unit * 0.75,
        [palette.light.opacity(0.95), palette.light.opacity(0.35), palette.light.opacity(0)]))
    canvas.fill(.circle(light, canvas.unit * 0.05), palette.light)
    birds(canvas, light.moved(-0.4, canvas.unit * 0.16), 7, palette.near.opacity(0.45), &random)
    let rows = 6
    for row in 0..<rows {
      let depth = Double(row) / Double(rows - 1)
      let noise = HillNoise(&random)
      let base = canvas.height * (0.56 + 0.5 * depth)
      let (unit, stretch) = (canvas.unit, 2.4 * canvas.width / canvas.unit)
      let ground = { (place: Double) in base - unit * 0.09 * noise.hills(place * stretch, octaves: 3) }
      let color = fog.mixed(with: palette.land(0.25 + 0.75 * depth), 0.22 + 0.78 * depth)
      let tall = canvas.unit * (0.15 + 0.42 * depth * depth)
      var x = -tall * 0.2
      while x < canvas.width + tall * 0.2 {
        let height = tall * random.value(in: 0.55...1.1)
        spruce(
          canvas, Point(x, ground(x / canvas.width) + tall * 0.06), height: height, color, &random)
        x += tall * random.value(in: 0.1...0.34)
      }
      land(canvas, [color, color.mixed(with: fog, 0.5)], depth: canvas.unit * 0.2, skyline: ground)
      guard row < rows - 1 else { continue }
      canvas.fill(
        .rectangle(0, base - tall, canvas.width, canvas.height),
        .vertical(
          base - tall * 0.7, base + canvas.unit * 0.22,
          [fog.opacity(0), fog.opacity(0.32), fog.opacity(0.05), fog.opacity(0)]))
    }
  }
}
