/// A picture with its words, laid out by rules between edges: the headline beside or below the picture, the
/// byline under the headline, the date after the byline, and padding all round. The card is as tall as its
/// content.
///
/// Text comes in as sizes of lines and goes out as their frames; whoever draws it knows the fonts. Missing
/// words take no room: what follows moves up.
package struct CaptionCard: Hashable, Sendable {
  /// Where the words are, seen from the picture.
  package enum Arrangement: Hashable, Sendable {
    /// To the right, the first line's top at the picture's top.
    case beside
    /// Below it.
    case below
  }

  /// How a card is spaced, in points.
  package struct Style: Hashable, Sendable {
    package var arrangement: Arrangement
    /// Between the card's edges and its content.
    package var padding: Insets
    /// Between the picture and the words.
    package var gap: Double
    /// Between the headline and the byline.
    package var leading: Double
    /// Between the byline and the date on one line.
    package var wordGap: Double
    /// Which edge the picture and the lines have in common with the card when the words are below: left,
    /// centreX or right. Words beside the picture are aligned left.
    package var alignment: Edge

    package init(
      arrangement: Arrangement, padding: Insets, gap: Double, leading: Double, wordGap: Double,
      alignment: Edge = .left
    ) {
      precondition(
        [.left, .centreX, .right].contains(alignment), "Lines cannot be aligned by their \(alignment)")
      self.arrangement = arrangement
      self.padding = padding
      self.gap = gap
      self.leading = leading
      self.wordGap = wordGap
      self.alignment = alignment
    }

    /// How wide a line of text may be in a card of a given width, in points; 0 if there is no room.
    package func textWidth(inCardOfWidth width: Double, picture: Size) -> Double {
      let content = width - padding.horizontal
      return max(0, arrangement == .below ? content : content - picture.width - gap)
    }
  }

  /// What a card shows: sizes in points, a line of text each.
  package struct Content: Hashable, Sendable {
    package var picture: Size
    package var headline: [Size]
    package var byline: [Size]
    package var date: Size?

    package init(picture: Size, headline: [Size] = [], byline: [Size] = [], date: Size? = nil) {
      self.picture = picture
      self.headline = headline
      self.byline = byline
      self.date = date
    }
  }

  /// The whole card, from the origin; the other frames are on the same canvas.
  package let frame: Frame
  package let picture: Frame
  package let headline: [Frame]
  package let byline: [Frame]
  package let date: Frame?

  /// - Parameter width: the card's width in points; without one the card is as wide as its content needs.
  package init(_ content: Content, style: Style, width: Double? = nil) {
    let inner = Frame(size: Size(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
      .inset(by: style.padding)
    let picture = Frame(size: content.picture).aligned(.left, .top, with: inner)
    let corner = Frame.zero.aligned(.left, .top, with: picture)
    var words = Words(
      start: style.arrangement == .beside
        ? corner.placed(.right, picture, gap: style.gap)
        : corner.placed(.below, picture, gap: style.gap))

    words.add(content.headline)
    words.add(content.byline, gap: style.leading)
    if let date = content.date {
      let room = style.textWidth(inCardOfWidth: width ?? .infinity, picture: content.picture)
      words.add(date, after: content.byline.last, gap: style.wordGap, in: room, leading: style.leading)
    }

    let lines = words.rows.flatMap(\.self)
    let everything = lines.reduce(picture) { $0.union($1) }
    let frame = Frame(
      left: 0, top: 0, width: width ?? (everything.right + style.padding.right),
      height: everything.bottom + style.padding.bottom)
    self.frame = frame

    let edge = style.arrangement == .below ? style.alignment : .left
    let canvas = frame.inset(by: style.padding)
    func align(_ row: [Frame]) -> [Frame] {
      guard edge != .left, let first = row.first else { return row }
      let whole = row.reduce(first) { $0.union($1) }
      return row.map { $0.offset(x: canvas[edge] - whole[edge]) }
    }
    self.picture = align([picture])[0]
    let aligned = words.rows.flatMap(align)
    headline = Array(aligned.prefix(content.headline.count))
    byline = Array(aligned.dropFirst(content.headline.count).prefix(content.byline.count))
    date = content.date == nil ? nil : aligned.last
  }
}

/// Lines of text laid one under another, in rows of one or two frames.
private struct Words {
  let start: Frame
  var rows: [[Frame]] = []

  /// Adds lines under those that are there, the first of them `gap` points below.
  mutating func add(_ lines: [Size], gap: Double = 0) {
    for (index, line) in lines.enumerated() {
      let frame = Frame(origin: start.origin, size: line)
      if let above = rows.last {
        let bottom = above.map(\.bottom).max() ?? start.top
        rows.append([frame.offset(y: bottom + (index == 0 ? gap : 0) - start.top)])
      } else {
        rows.append([frame])
      }
    }
  }

  /// Adds a word at the end of the last line; below it if there is no room, or no such line.
  mutating func add(_ word: Size, after line: Size?, gap: Double, in room: Double, leading: Double) {
    guard let line, let last = rows.last?.last, line.width + gap + word.width <= room else {
      return add([word], gap: line == nil ? leading : 0)
    }
    rows[rows.count - 1].append(Frame(size: word).aligned(.top, with: last).placed(.right, last, gap: gap))
  }
}
