package import PholioLayout

/// The stylesheet of a gallery on the drop-cap grid: its frames at any width.
///
/// The kernel says how many columns and rows there are from which width on, and how far spans go there. The
/// browser then does what the kernel does: it places cells densely in list order (CSS Grid's
/// `grid-auto-flow: dense`), and spreads the free width evenly over the gaps.
package struct GridStyle {
  let tiers: [LayoutTier]
  let count: Int
  let cap: DropCap
  let features: Features

  package init(tiers: [LayoutTier], count: Int, cap: DropCap, features: Features) {
    (self.tiers, self.count, self.cap, self.features) = (tiers, count, cap, features)
  }

  /// Wider canvases look as this one.
  static let widest = 10_000.0

  /// From which width on there are how many columns and rows.
  struct Step: Equatable {
    var from: Double
    var tier: LayoutTier
    var columns: Int
    var rows: Int
  }

  /// The kernel's grid for a width.
  package func grid(width: Double) -> DropCapGrid {
    let tier = tiers.last { $0.from <= width } ?? tiers[0]
    return DropCapGrid(
      width: width, cell: tier.cell, minimumGap: tier.gap, count: count, cap: cap, features: features)
  }

  /// In order of width.
  var steps: [Step] {
    var steps: [Step] = []
    for (index, tier) in tiers.enumerated() {
      let end = index + 1 < tiers.count ? tiers[index + 1].from : Self.widest
      var from = tier.from
      while from < end {
        let grid = grid(width: from)
        steps.append(Step(from: from, tier: tier, columns: grid.columns, rows: grid.rows))
        from = Double(grid.columns + 1) * (tier.cell.width + tier.gap) + tier.gap
      }
    }
    return steps
  }

  /// A part of the stylesheet: all photos' places are in the first one, as no photo has rules of its own.
  package func css(part: Int) -> String {
    let isLast = part == StylesheetParts.ranges(count: count).count - 1
    return switch part {
    case 0: places + (isLast ? withoutContainers : "")
    case 1: withoutContainers
    default: "/* All places are in the first part. */\n"
    }
  }

  private var places: String {
    var css = """
      .canvas{container:photos/inline-size}
      .photos{box-sizing:content-box;list-style:none;margin:0}
      .cell{box-sizing:border-box;margin:0;min-width:0;position:relative}
      .grid{--gap:max(0px,(100cqi - var(--n)*var(--w))/(var(--n) + 1));align-items:start;\
      column-gap:var(--gap);display:grid;grid-auto-flow:row dense;grid-template-columns:repeat(var(--n),var(--w));\
      grid-template-rows:repeat(var(--r),minmax(0,1fr));height:calc(var(--r)*(var(--h) + var(--gap)));\
      padding:var(--gap) var(--gap) 0}
      .grid>.cell{height:var(--h)}

      """
    let spans = spans
    for span in spans {
      css += """
        .grid>.s\(span){grid-column:span \(span.columns);grid-row:span \(span.rows);\
        height:calc(\(span.rows)*var(--h) + \(span.rows - 1)*var(--gap))}

        """
    }
    var last: Step?
    for step in steps {
      var rules = ".grid{--n:\(step.columns);--r:\(step.rows)"
      if step.tier != last?.tier {
        rules +=
          ";--w:\(CSSNumber.text(step.tier.cell.width))px;--h:\(CSSNumber.text(step.tier.cell.height))px"
      }
      rules += "}"
      for span in spans where span.columns > min(step.columns, last?.columns ?? 0) {
        rules += ".grid>.s\(span){grid-column:span \(min(span.columns, step.columns))}"
      }
      css += "@container photos (min-width:\(CSSNumber.text(step.from))px){\(rules)}\n"
      last = step
    }
    return css
  }

  /// For browsers that know no container queries.
  private var withoutContainers: String {
    let usual = tiers[tiers.count > 1 ? 1 : 0]
    return """
      @supports not (container-type:inline-size){.grid{display:flex;flex-wrap:wrap;\
      gap:\(CSSNumber.text(usual.gap))px;height:auto}.grid>.cell{width:\(CSSNumber.text(usual.cell.width))px;\
      height:\(CSSNumber.text(usual.cell.height))px}}

      """
  }

  /// All spans there are, each once.
  private var spans: [DropCap] {
    var spans: Set<DropCap> = []
    if count > 0, cap != .none { spans.insert(cap) }
    for cell in featured { spans.insert(features.span(of: cell)) }
    return spans.sorted { ($0.columns, $0.rows) < ($1.columns, $1.rows) }
  }

  private var featured: [CellIndex] {
    features.isEmpty
      ? [] : (1..<max(count, 2)).map { CellIndex($0) }.filter { features.span(of: $0) != .none }
  }
}
