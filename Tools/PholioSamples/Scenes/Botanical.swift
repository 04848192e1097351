internal import Glibc

/// Twigs with leaves and berries on paper, before a round of colour.
struct Botanical: Scene {
  func draw(on canvas: borrowing Canvas, _ palette: Palette, _ random: inout SampleRandom) {
    let paper = Color(0xF6F0E4).mixed(with: palette.haze, 0.25)
    let middle = Point(canvas.width / 2, canvas.height / 2)
    canvas.fill(
      .radial(
        middle, hypot(canvas.width, canvas.height) * 0.6,
        [paper.mixed(with: .white, 0.5), paper, paper.mixed(with: palette.far, 0.25)]))
    let round = Point(
      canvas.width * random.value(in: 0.38...0.62), canvas.height * random.value(in: 0.34...0.46))
    canvas.fill(.circle(round, canvas.unit * 0.31), palette.accents[0].mixed(with: paper, 0.25))
    canvas.fill(
      .circle(round.moved(0.9, canvas.unit * 0.24), canvas.unit * 0.1),
      palette.accents[1].mixed(with: paper, 0.2))
    let twigs = max(4, Int((4 * canvas.width / canvas.unit).rounded()))
    for twig in 0..<twigs {
      let share = (Double(twig) + 0.5) / Double(twigs)
      let foot = Point(
        canvas.width * (0.08 + 0.84 * share) + random.bell() * canvas.unit * 0.02, canvas.height * 1.03)
      let lean = (share - 0.5) * 0.55 + random.value(in: -0.14...0.14)
      let tall = canvas.height * random.value(in: 0.6...0.92)
      let color = palette.land(random.value(in: 0.3...1))
      if twig % 3 == 1 {
        berries(canvas, foot, lean, tall, color, palette, &random)
      } else {
        leaves(canvas, foot, lean, tall, color, palette, wide: twig % 2 == 0, &random)
      }
    }
  }

  /// Points along a twig that bends as it grows.
  private func stem(
    _ foot: Point, _ lean: Double, _ tall: Double, _ random: inout SampleRandom
  ) -> [(place: Point, angle: Double)] {
    let bend = random.value(in: -0.5...0.5)
    var place = foot
    return (0...24).map { step in
      let angle = -Double.pi / 2 + lean + bend * Double(step) / 24
      defer { place = place.moved(angle, tall / 24) }
      return (place, angle)
    }
  }

  private func leaves(
    _ canvas: borrowing Canvas, _ foot: Point, _ lean: Double, _ tall: Double, _ color: Color,
    _ palette: Palette, wide: Bool, _ random: inout SampleRandom
  ) {
    let stem = stem(foot, lean, tall, &random)
    canvas.stroke(.open(stem.map(\.place)), color, width: canvas.unit * 0.005)
    for (index, joint) in stem.enumerated() where index > 4 && index % 2 == 0 {
      let share = Double(index) / 24
      let length = canvas.unit * (wide ? 0.15 : 0.12) * (1.15 - 0.75 * share) * random.value(in: 0.9...1.1)
      for side in [-1.0, 1.0] {
        leaf(
          canvas, joint.place, joint.angle + side * (wide ? 0.85 : 0.6), length, wide ? 0.26 : 0.15,
          color.mixed(with: palette.accents[1], side < 0 ? 0.12 : 0))
      }
    }
    if let last = stem.last {
      leaf(canvas, last.place, last.angle, canvas.unit * 0.09, wide ? 0.26 : 0.15, color)
    }
  }

  private func leaf(
    _ canvas: borrowing Canvas, _ stalk: Point, _ angle: Double, _ length: Double, _ width: Double,
    _ color: Color
  ) {
    let tip = stalk.moved(angle, length)
    canvas.shifted(length * 0.03, length * 0.04) {
      canvas.fill(.leaf(stalk, tip, width: length * width), Color.black.opacity(0.08))
    }
    canvas.fill(.leaf(stalk, tip, width: length * width), color)
    let vein = color.mixed(with: .white, 0.35)
    canvas.stroke(.open([stalk, stalk.moved(angle, length * 0.86)]), vein, width: length * 0.014)
    for index in 1...4 {
      let root = stalk.moved(angle, length * 0.17 * Double(index))
      let reach = length * width * (0.85 - 0.12 * Double(index))
      for side in [-1.0, 1.0] {
        canvas.stroke(
          .open([root, root.moved(angle + side * 0.75, reach)]), vein.opacity(0.6), width: length * 0.008)
      }
    }
  }

  private func berries(
    _ canvas: borrowing Canvas, _ foot: Point, _ lean: Double, _ tall: Double, _ color: Color,
    _ palette: Palette, _ random: inout SampleRandom
  ) {
    let stem = stem(foot, lean, tall, &random)
    canvas.stroke(.open(stem.map(\.place)), color, width: canvas.unit * 0.004)
    let berry = palette.accents[palette.accents.count - 1].mixed(with: palette.accents[0], 0.5)
    for (index, joint) in stem.enumerated() where index > 7 {
      let side = index % 2 == 0 ? -1.0 : 1.0
      let reach = canvas.unit * 0.085 * (1.3 - Double(index) / 24) * random.value(in: 0.8...1.2)
      let end = joint.place.moved(joint.angle + side * random.value(in: 0.6...1), reach)
      canvas.stroke(.open([joint.place, end]), color, width: canvas.unit * 0.0025)
      let radius = canvas.unit * random.value(in: 0.011...0.017)
      canvas.fill(.circle(end, radius), berry)
      canvas.fill(.circle(end.moved(-2.2, radius * 0.4), radius * 0.26), Color.white.opacity(0.7))
    }
  }
}
