import PholioFacts
package import PholioLayout

/// The stylesheet of a gallery: the browser puts the photos where they belong, in the order of the document.
///
/// On the grid by CSS Grid, whose cells grow until the columns fill the width. In rows by Flexbox: photos of
/// a row grow in proportion to their shapes, which keeps them whole and of one height. What a photo has of
/// its own, a span or a shape, it has by a class: pages forbid styles in attributes.
package enum LayoutStyle {
  /// - Parameter spans: Of all photos, in order; nil for a single cell.
  /// - Complexity: O(n).
  package static func grid(_ tiers: [LayoutTier], spans: [DropCap?]) -> String {
    // What spans several cells fits into the rows that others make; it makes none higher.
    var css =
      common(tiers) + """
        .grid{display:grid;grid-auto-rows:minmax(calc(var(--h)*1px),auto);\
        grid-template-columns:repeat(auto-fill,minmax(min(100%,var(--w)*1px),1fr))}
        .grid>.cell{aspect-ratio:var(--w)/var(--h);width:100%}
        .grid>:is(.cap,.featured){aspect-ratio:auto;contain:size}

        """
    // For dense placement Chromium takes the square of the number of photos, seconds for 10 000. Only where
    // one behind the first spans several cells are there gaps for others to fill.
    if spans.dropFirst().contains(where: { $0 != nil }) { css += ".grid{grid-auto-flow:dense}\n" }
    for span in Set(spans.compactMap(\.self)).sorted(by: { ($0.columns, $0.rows) < ($1.columns, $1.rows) }) {
      css += ".s\(span){grid-column:1/-1;grid-row:span \(span.rows)}\n"
      for (index, tier) in tiers.enumerated() {
        let room = Double(span.columns) * (tier.cell.width + tier.gap) + tier.gap
        let (from, end) = (max(tier.from, room), index + 1 < tiers.count ? tiers[index + 1].from : .infinity)
        guard from < end else { continue }
        let range = end.isFinite ? "\(pixels(from)) <= width < \(pixels(end))" : "width >= \(pixels(from))"
        css += "@container photos (\(range)){.s\(span){grid-column:span \(span.columns)}}\n"
      }
    }
    return css
  }

  /// - Parameters:
  ///   - shapes: Of all photos: width divided by height, in thousandths.
  ///   - cap: Of several rows, it has a line of its own, and is as high as they are, but not higher than the
  ///     window.
  /// - Complexity: O(n log n).
  package static func rows(_ tiers: [LayoutTier], shapes: [Int], cap: DropCap) -> String {
    // What comes last takes the room that the last row leaves. A photo alone in front of a very wide one
    // grows to three rows at most.
    var css =
      common(tiers) + """
        .rows{display:flex;flex-wrap:wrap}
        .rows::after{content:"";flex:1e9 0 0px}
        .rows>.cell{--own:calc(var(--a)*var(--row)*1px);aspect-ratio:var(--a);\
        flex:calc(var(--a)*1000) 1 var(--own);max-width:calc(3*var(--own))}

        """
    if cap.rows > 1 {
      css += """
        .rows>.cap{--whole:min(100%,\(cap.rows)*var(--own),var(--a)*100svh);flex:none;\
        margin-inline:calc((100% - var(--whole))/2);max-width:none;width:var(--whole)}

        """
    }
    for shape in Set(shapes).sorted() {
      css += ".a\(shape){--a:\((Double(shape) / 1000).shortText(digits: 3))}\n"
    }
    return css
  }

  /// Browsers that know no container queries have the middle size.
  private static func common(_ tiers: [LayoutTier]) -> String {
    func sizes(_ tier: LayoutTier) -> String {
      let values = [("w", tier.cell.width), ("h", tier.cell.height), ("g", tier.gap), ("row", tier.row)]
      return ".photos{" + values.map { "--\($0):\($1.shortText(digits: 0))" }.joined(separator: ";") + "}"
    }
    return """
      .canvas{container:photos/inline-size}
      .photos{--gap:calc(var(--g)*1px);box-sizing:border-box;gap:var(--gap);list-style:none;margin:0;\
      padding:var(--gap)}
      .cell{box-sizing:border-box;margin:0;min-width:0;position:relative}
      \(sizes(tiers[tiers.count / 2]))

      """ + tiers.map { "@container photos (min-width:\(pixels($0.from))){\(sizes($0))}\n" }.joined()
  }

  private static func pixels(_ length: Double) -> String { length.shortText(digits: 0) + "px" }
}

/// The size of cells and gaps on canvases that are at least so wide: on phones smaller, on walls larger.
package struct LayoutTier: Equatable, Sendable {
  /// The least width, in CSS pixels.
  package let from: Double
  package let cell: Size
  package let gap: Double
  /// What rows aim at.
  package let row: Double

  /// Three columns fit on the narrowest phone.
  private static let largestOnPhones = 100.0
  private static let onPhones = 0.4
  private static let onWalls = 1.5

  /// Three: below three columns of cells of the size asked for, from there on, and from nine columns on. All
  /// are whole pixels.
  package static func tiers(cell: Size, gap: Double, row: Double) -> [LayoutTier] {
    func scaled(_ length: Double, _ factor: Double) -> Double { max(1, (length * factor).rounded()) }
    let small = min(onPhones, largestOnPhones / max(cell.width, cell.height, row))
    return [
      LayoutTier(
        from: 0, cell: Size(width: scaled(cell.width, small), height: scaled(cell.height, small)),
        gap: (gap / 2).rounded(), row: scaled(row, small)),
      LayoutTier(from: 3 * cell.width + 4 * gap, cell: cell, gap: gap, row: row),
      LayoutTier(
        from: 9 * (cell.width + gap) + gap,
        cell: Size(width: scaled(cell.width, onWalls), height: scaled(cell.height, onWalls)),
        gap: (gap * onWalls).rounded(), row: scaled(row, onWalls)),
    ]
  }
}
