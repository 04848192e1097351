internal import Glibc

/// Sheets of coloured paper with holes cut into them, one behind another, and a little landscape at the
/// bottom of it.
struct PaperCut: Scene {
  func draw(on canvas: borrowing Canvas, _ palette: Palette, _ random: inout SampleRandom) {
    let sheets = 7
    let center = Point(
      canvas.width * random.value(in: 0.42...0.58), canvas.height * random.value(in: 0.42...0.58))
    let outer = palette.near
    let inner = palette.accents[0].mixed(with: palette.haze, 0.35)
    canvas.fill(.vertical(0, canvas.height, [outer.mixed(with: .white, 0.08), outer]))
    var lobes = (0..<16).map { _ in random.value(in: 0.82...1.18) }
    for sheet in 0..<sheets {
      let depth = Double(sheet + 1) / Double(sheets)
      lobes = lobes.map { $0 + random.value(in: -0.09...0.09) }
      let hole = hole(canvas, center, 1.12 - 0.72 * depth, lobes)
      let color =
        depth < 0.5
        ? outer.mixed(with: palette.land(0.3), depth * 2)
        : palette.land(0.3).mixed(with: inner, depth * 2 - 1)
      canvas.fill(hole, .vertical(0, canvas.height, [color.mixed(with: .white, 0.12), color]))
      if sheet == sheets - 1 { view(canvas, palette, center, hole, &random) }
      shade(canvas, hole)
    }
  }

  private func hole(_ canvas: borrowing Canvas, _ center: Point, _ size: Double, _ lobes: [Double]) -> Path {
    .blob(
      lobes.enumerated().map { index, lobe in
        let angle = Double(index) / Double(lobes.count) * 2 * .pi
        return Point(
          center.x + cos(angle) * canvas.width * 0.5 * size * lobe,
          center.y + sin(angle) * canvas.height * 0.5 * size * lobe)
      })
  }

  /// What the sheet above throws on the one in its hole: soft, below its upper left edge.
  private func shade(_ canvas: borrowing Canvas, _ hole: Path) {
    let reach = canvas.unit * 0.03
    canvas.clipped(to: hole) {
      for step in 1...10 {
        let share = Double(step) / 10
        canvas.shifted(reach * 0.25, reach * 0.4) {
          canvas.stroke(hole, Color.black.opacity(0.055), width: reach * 2 * share)
        }
      }
    }
    canvas.stroke(hole, Color.white.opacity(0.35), width: canvas.unit * 0.0016)
  }

  private func view(
    _ canvas: borrowing Canvas, _ palette: Palette, _ center: Point, _ hole: Path,
    _ random: inout SampleRandom
  ) {
    let noises = (0..<3).map { _ in HillNoise(&random) }
    let sunPlace = Point(
      center.x + canvas.unit * random.value(in: -0.08...0.08), center.y - canvas.unit * 0.04)
    canvas.clipped(to: hole) {
      canvas.fill(
        .vertical(
          center.y - canvas.unit * 0.25, center.y + canvas.unit * 0.2,
          Array(palette.sky.suffix(2)) + [palette.light]))
      canvas.fill(.circle(sunPlace, canvas.unit * 0.075), palette.light)
      for (index, noise) in noises.enumerated() {
        let depth = Double(index) / 2
        let base = center.y + canvas.unit * (0.06 + 0.075 * depth)
        let color = palette.accents[0].mixed(with: palette.near, 0.25 + 0.4 * depth)
        land(canvas, [color, color.mixed(with: palette.near, 0.3)], depth: canvas.unit * 0.2) {
          base - canvas.unit * 0.13 * (1 - 0.4 * depth)
            * noise.peaks($0 * 4 * canvas.width / canvas.unit, octaves: 4)
        }
      }
    }
  }
}
