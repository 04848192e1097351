/// A wall of tiles: quarter rounds, half rounds, petals and steps in a few colours.
struct Tiles: Scene {
  func draw(on canvas: borrowing Canvas, _ palette: Palette, _ random: inout SampleRandom) {
    let paper = Color(0xF4EBDD)
    let colors = [
      palette.near, palette.accents[0], palette.accents[1], paper, palette.land(0.35),
      palette.sky[0].mixed(with: palette.land(0.5), 0.3),
    ]
    let side = canvas.unit / 6
    let columns = Int((canvas.width / side).rounded(.up))
    let rows = Int((canvas.height / side).rounded(.up))
    for row in 0..<rows {
      for column in 0..<columns {
        let under = random.pick(colors)
        let over = random.pick(colors.filter { $0 != under })
        let dot = random.pick(colors.filter { $0 != over })
        tile(canvas, Point(Double(column) * side, Double(row) * side), side, under, over, dot, &random)
      }
    }
  }

  private func tile(
    _ canvas: borrowing Canvas, _ corner: Point, _ side: Double, _ under: Color, _ over: Color, _ dot: Color,
    _ random: inout SampleRandom
  ) {
    let square = Path.rectangle(corner.x, corner.y, side + 0.5, side + 0.5)
    let middle = Point(corner.x + side / 2, corner.y + side / 2)
    let corners = [
      corner, Point(corner.x + side, corner.y), Point(corner.x + side, corner.y + side),
      Point(corner.x, corner.y + side),
    ]
    let turn = Int(random.value(in: 0...3.999))
    let motif = Int(random.value(in: 0...7.999))
    canvas.fill(square, under)
    canvas.clipped(to: square) {
      switch motif {
      case 0:
        canvas.fill(.circle(corners[turn], side), over)
        canvas.fill(.circle(corners[turn], side * 0.5), dot)
      case 1:
        canvas.fill(.circle(corners[turn], side / 2), over)
        canvas.fill(.circle(corners[(turn + 2) % 4], side / 2), over)
      case 2:
        canvas.clipped(to: .circle(corners[turn], side)) {
          canvas.fill(.circle(corners[(turn + 2) % 4], side), over)
        }
      case 3:
        canvas.fill(.circle(middle, side * 0.46), over)
        canvas.fill(.circle(middle, side * 0.2), dot)
      case 4:
        let angle = Double(turn) * .pi / 2
        let edge = middle.moved(angle, side / 2)
        canvas.fill(.sector(edge, side / 2, from: angle + .pi / 2, to: angle + 1.5 * .pi), over)
        canvas.fill(.sector(middle, side / 2, from: angle + .pi / 2, to: angle + 1.5 * .pi), dot)
      case 5:
        canvas.fill(.polygon([corners[turn], corners[(turn + 1) % 4], corners[(turn + 2) % 4]]), over)
      case 6:
        for ring in 0..<4 {
          canvas.fill(.circle(corners[turn], side * (1 - 0.25 * Double(ring))), ring % 2 == 0 ? over : under)
        }
      default:
        canvas.fill(.circle(corners[turn], side), over)
        canvas.fill(
          .circle(corners[turn].moved(Double(turn) * .pi / 2 + .pi / 4, side * 0.62), side * 0.12), dot)
      }
    }
  }
}
