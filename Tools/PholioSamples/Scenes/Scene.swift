/// A kind of picture that can be drawn at any size, in any palette, differently for every seed.
protocol Scene {
  func draw(on canvas: borrowing Canvas, _ palette: Palette, _ random: inout SampleRandom)
}

// What several scenes share.
extension Scene {
  func sky(_ canvas: borrowing Canvas, _ palette: Palette, horizon: Double) {
    canvas.fill(.vertical(0, horizon, palette.sky))
  }

  /// A shining disc with its glow.
  func sun(_ canvas: borrowing Canvas, _ center: Point, _ radius: Double, _ color: Color, glow: Double = 0.55)
  {
    for (size, share) in [(9.0, 0.35), (4.5, 0.5), (2.2, 0.7)] {
      canvas.fill(
        .radial(
          center, radius * size,
          [color.opacity(glow * share), color.opacity(glow * share * 0.35), color.opacity(0)]))
    }
    canvas.fill(.circle(center, radius), color)
  }

  func stars(
    _ canvas: borrowing Canvas, _ count: Int, below bottom: Double, _ color: Color,
    _ random: inout SampleRandom
  ) {
    for _ in 0..<count {
      let place = Point(random.value(in: 0...canvas.width), random.value(in: 0...bottom))
      let bright = random.value(in: 0...1)
      let radius = canvas.unit * (0.0006 + 0.0016 * bright * bright * bright)
      canvas.fill(.circle(place, radius), color.opacity(0.25 + 0.7 * bright))
    }
  }

  /// Land from a hilly skyline down to the picture's lower edge.
  /// - Parameter skyline: the land's upper edge at a point between the picture's left edge, 0, and its
  ///   right, 1.
  func land(
    _ canvas: borrowing Canvas, _ colors: [Color], depth: Double, skyline: (Double) -> Double
  ) {
    let steps = max(60, Int(canvas.width / 3))
    var points = (0...steps).map { step in
      let place = Double(step) / Double(steps)
      return Point(place * canvas.width, skyline(place))
    }
    let top = points.map(\.y).min() ?? 0
    points.append(Point(canvas.width, canvas.height))
    points.append(Point(0, canvas.height))
    canvas.fill(.polygon(points), .vertical(top, top + depth, colors))
  }

  /// A spruce, its foot at a point.
  func spruce(
    _ canvas: borrowing Canvas, _ foot: Point, height: Double, _ color: Color, _ random: inout SampleRandom
  ) {
    let tiers = 9
    var left: [Point] = []
    var right: [Point] = []
    for tier in 0...tiers {
      let share = Double(tier) / Double(tiers)
      let y = foot.y - height * (0.96 - share * 0.9)
      let reach = height * (0.018 + 0.165 * share)
      for side in [-1.0, 1.0] {
        let tip = reach * random.value(in: 0.86...1.14)
        let notch = [
          Point(foot.x + side * reach * 0.6, y - height * 0.03),
          Point(foot.x + side * tip, y + height * random.value(in: 0...0.016)),
        ]
        if side < 0 { left += notch } else { right += notch }
      }
    }
    canvas.fill(.polygon([Point(foot.x, foot.y - height * 1.05)] + left + right.reversed()), color)
    canvas.fill(
      .rectangle(foot.x - height * 0.016, foot.y - height * 0.1, height * 0.032, height * 0.1), color)
  }

  /// Far birds, in a loose flock around a point.
  func birds(
    _ canvas: borrowing Canvas, _ center: Point, _ count: Int, _ color: Color, _ random: inout SampleRandom
  ) {
    for _ in 0..<count {
      let body = Point(
        center.x + random.bell() * canvas.unit * 0.07, center.y + random.bell() * canvas.unit * 0.035)
      let wing = canvas.unit * random.value(in: 0.007...0.014)
      var path = Path()
      path.move(Point(body.x - wing, body.y - wing * 0.35))
      path.curve(
        Point(body.x - wing * 0.5, body.y - wing * 0.6), Point(body.x - wing * 0.1, body.y - wing * 0.2),
        to: body)
      path.curve(
        Point(body.x + wing * 0.1, body.y - wing * 0.2), Point(body.x + wing * 0.5, body.y - wing * 0.6),
        to: Point(body.x + wing, body.y - wing * 0.35))
      canvas.stroke(path, color, width: canvas.unit * 0.0022)
    }
  }

  /// A flat bank of cloud, with a brighter one on it.
  func cloud(
    _ canvas: borrowing Canvas, _ center: Point, width: Double, _ color: Color, _ random: inout SampleRandom
  ) {
    for (share, rise) in [(1.0, 0.0), (0.62, 0.02)] {
      var bank = Path()
      for index in 0..<9 {
        let side = Double(index) / 8 * 2 - 1
        let radius = width * share * (0.13 - 0.085 * side * side) * random.value(in: 0.75...1.25)
        let place = Point(
          center.x + side * width * share * 0.42, center.y - radius * 0.45 - width * rise)
        bank.add(
          .blob(
            (0..<8).map { step in
              let rim = place.moved(Double(step) / 8 * 2 * .pi, radius)
              return Point(place.x + (rim.x - place.x) * 1.7, place.y + (rim.y - place.y) * 0.5)
            }))
      }
      canvas.fill(bank, color.opacity(min(1, color.alpha * 1.8)))
    }
  }
}
