package import PholioLayout

/// The stylesheet of a gallery in rows: its frames at any width.
///
/// For some widths the kernel breaks the rows and says where each photo lies. Up to the next of these widths
/// all grows with the canvas, row height and gaps too: these are the kernel's frames for a larger row height,
/// as it only knows proportions.
///
/// Of each photo the stylesheet has, once for all widths, its shape, the shapes of all before it together,
/// and its number. A row then needs its height, its top, and one offset. All lengths are hundredths of the
/// canvas's width.
package struct RowsStyle {
  let tiers: [LayoutTier]
  /// Width divided by height.
  let shapes: [Float]
  let cap: DropCap

  package init(tiers: [LayoutTier], shapes: [Float], cap: DropCap) {
    (self.tiers, self.shapes, self.cap) = (tiers, shapes, cap)
  }

  /// The narrowest canvas that rows are broken for, the widest, and how much wider each next one is.
  private static let widths = 240.0...3840.0
  private static let ratio = 1.22

  /// The widths that rows are broken for.
  var bases: [Double] {
    var bases: [Double] = []
    var width = Self.widths.lowerBound
    while width <= Self.widths.upperBound {
      bases.append(width.rounded())
      width *= Self.ratio
    }
    bases += tiers.dropFirst().map(\.from)
    return Set(bases).sorted()
  }

  /// The kernel's rows for a width.
  package func rows(width: Double) -> JustifiedRows {
    let base = bases.last { $0 <= width } ?? bases[0]
    let tier = tiers.last { $0.from <= base } ?? tiers[0]
    let scale = width / base
    return JustifiedRows(
      width: width, rowHeight: tier.row * scale, gap: tier.gap * scale, shapes: shapes, cap: cap)
  }

  /// A part of the stylesheet.
  package func css(part: Int) -> String {
    (part == 0 ? common : "") + rules(of: StylesheetParts.ranges(count: shapes.count)[part])
  }

  /// What all photos have in common.
  private var common: String {
    let usual = tiers[tiers.count > 1 ? 1 : 0]
    return """
      .canvas{container:photos/inline-size}
      .photos{box-sizing:content-box;list-style:none;margin:0;padding:0}
      .rows{height:calc(var(--e)*1cqi);position:relative}
      .rows>.cell{height:calc(var(--h)*1cqi);\
      inset-inline-start:calc((var(--c)*var(--h) + var(--k)*var(--g) - var(--o))*1cqi);margin:0;\
      position:absolute;\
      top:calc(var(--t)*1cqi);width:calc(var(--a)*var(--h)*1cqi)}
      @media print{.rows{align-items:start;display:flex;flex-wrap:wrap;gap:calc(var(--g)*1cqi);height:auto}\
      .rows::after{content:"";flex:1e6 0 0px}\
      .rows>.cell{aspect-ratio:var(--a);break-inside:avoid;flex:var(--a) 1 calc(.97cqi*var(--a)*var(--h));\
      height:auto;inset-inline-start:auto;min-width:0;position:relative;top:auto}\
      .rows>.cap{flex:none;width:min(100%,60vh*var(--a));\
      margin-inline-end:calc(99.9% - min(100%,60vh*var(--a)))}}
      @supports not (container-type:inline-size){.rows{display:flex;flex-wrap:wrap;\
      gap:\(CSSNumber.text(usual.gap))px;height:auto}.rows>.cell{height:\(CSSNumber.text(usual.row))px;\
      position:relative;inset-inline-start:auto;top:auto;width:calc(var(--a)*\(CSSNumber.text(usual.row))px)}}

      """
  }

  /// What some of the photos have of their own.
  private func rules(of cells: Range<Int>) -> String {
    var css = ""
    var before = 0.0
    var sums: [Double] = []
    for (index, shape) in shapes.enumerated() {
      sums.append(before)
      if cells.contains(index) {
        css += ".p\(index + 1){--a:\(text(Double(shape)));--c:\(text(before));--k:\(index)}\n"
      }
      before += Double(shape)
    }
    let bases = bases
    for (index, base) in bases.enumerated() {
      let from = index == 0 ? nil : "\(CSSNumber.text(base))px <= width"
      let range =
        if index + 1 < bases.count {
          (from == nil ? "width" : "\(CSSNumber.text(base))px <= width")
            + " < \(CSSNumber.text(bases[index + 1]))px"
        } else {
          from ?? "width >= 0px"
        }
      css += "@container photos (\(range)){\(rules(base, sums, cells))}\n"
    }
    return css
  }

  /// All rows of one width.
  private func rules(_ base: Double, _ sums: [Double], _ cells: Range<Int>) -> String {
    let rows = rows(width: base)
    let unit = 100 / base
    let gap = rows.gap * unit
    var css = cells.lowerBound > 0 ? "" : ".rows{--e:\(text(rows.contentHeight * unit));--g:\(text(gap))}"
    var names: [String] = []
    var last: (top: Double, height: Double)?
    var values = ""
    func flush() {
      if !names.isEmpty { css += names.joined(separator: ",") + "{\(values)}" }
      names = []
    }
    for index in cells {
      let frame = rows.frame(ofCell: CellIndex(index))
      if last?.top != frame.top || last?.height != frame.height {
        flush()
        let height = frame.height * unit
        // Of the numbers as they are written, so that what is rounded away does not add up.
        let offset =
          rounded(sums[index]) * rounded(height) + Double(index) * rounded(gap) - frame.left * unit
        values = "--h:\(text(height));--t:\(text(frame.top * unit));--o:\(text(offset))"
        last = (frame.top, frame.height)
      }
      names.append(".p\(index + 1)")
    }
    flush()
    return css
  }

  private func rounded(_ number: Double) -> Double { (number * 1e5).rounded() / 1e5 }

  private func text(_ number: Double) -> String { CSSNumber.text(number, digits: 5) }
}
