import PholioLayout
import PholioTestSupport
import Testing

/// Grids with photos that span several cells, beside `WalkedGrid`, which is filled in by hand.
@Suite struct FeaturesTests {
  private static let spans = (1...3).flatMap { columns in
    (1...3).map { DropCap(columns: columns, rows: $0) }
  }.filter { $0 != .none }

  private func grid(
    columns: Int, count: Int, cap: DropCap = .none, _ spans: [CellIndex: DropCap], rowsPerPage: Int? = nil
  ) -> DropCapGrid {
    DropCapGrid(
      width: Double(columns) * 110 + 10, cell: Size(width: 100, height: 100), minimumGap: 10, count: count,
      cap: cap, features: Features(spans), rowsPerPage: rowsPerPage)
  }

  @Test func photosAfterAFeatureFillTheHoleBeforeIt() {
    let grid = grid(columns: 4, count: 9, [CellIndex(3): DropCap(columns: 2, rows: 2)])
    let slots = (0..<13).map { grid.cellIndex(atGrid: GridIndex($0))?.rawValue }
    #expect(slots == [0, 1, 2, 4, 3, 3, 5, 6, 3, 3, 7, 8, nil])
    #expect(grid.frame(ofCell: CellIndex(3)) == Frame(left: 10, top: 120, width: 210, height: 210))
    #expect(grid.rows == 3)
  }

  @Test func smallFeaturesFillHolesToo() {
    let grid = grid(
      columns: 3, count: 5,
      [
        CellIndex(1): DropCap(columns: 3, rows: 1), CellIndex(2): DropCap(columns: 2, rows: 1),
      ])
    #expect((0..<8).map { grid.cellIndex(atGrid: GridIndex($0))?.rawValue } == [0, 2, 2, 1, 1, 1, 3, 4])
  }

  @Test func featuresDontCrossPages() {
    let span = DropCap(columns: 2, rows: 2)
    let grid = grid(columns: 2, count: 6, [CellIndex(3): span, CellIndex(4): span], rowsPerPage: 3)
    let slots = (0..<14).map { grid.cellIndex(atGrid: GridIndex($0))?.rawValue }
    #expect(slots == [0, 1, 2, 5, nil, nil, 3, 3, 3, 3, nil, nil, 4, 4])
    #expect(grid.rows == 8)
    let tall = self.grid(columns: 2, count: 2, [CellIndex(1): DropCap(columns: 9, rows: 9)], rowsPerPage: 3)
    #expect(tall.frame(ofCell: CellIndex(1)) == Frame(left: 10, top: 340, width: 210, height: 320))
  }

  @Test func theFirstPhotoHasTheCapWhateverItsOwnSpanIs() {
    let span = DropCap(columns: 2, rows: 2)
    #expect(Features([CellIndex(0): span, CellIndex(2): .none]) == .none)
    #expect(Features([CellIndex(0): span, CellIndex(5): span]).span(of: CellIndex(0)) == .none)
    #expect(Features([CellIndex(0): span, CellIndex(5): span]).span(of: CellIndex(5)) == span)
    #expect(grid(columns: 3, count: 4, [CellIndex(7): span]).rows == 2)
  }

  /// All places and spans of up to three features, in lists of all lengths.
  @Test(arguments: 1...7) func everySmallGridIsTheOneFilledInByHand(columns: Int) {
    for count in 1...(isSoak ? 14 : 8) {
      if let wrong = wrong(columns: columns, count: count, FeaturesTests.spans) {
        Issue.record("\(wrong)")
        return
      }
    }
    // Longer lists have their features anywhere.
    let few = [DropCap(columns: 2, rows: 2), DropCap(columns: 3, rows: 1), DropCap(columns: 1, rows: 3)]
    if isSoak, let wrong = wrong(columns: columns, count: 40, few) { Issue.record("\(wrong)") }
  }

  private func wrong(columns: Int, count: Int, _ spans: [DropCap]) -> String? {
    func wrong(_ features: [CellIndex: DropCap], from first: Int) -> String? {
      let grid = grid(columns: columns, count: count, features)
      if let difference = grid.difference(from: WalkedGrid(grid, asked: .none)) {
        return "\(columns) columns, \(count) photos, \(features): \(difference)"
      }
      if features.count == 3 { return nil }
      for cell in first..<max(first, count) {
        for span in spans {
          let more = features.merging([CellIndex(cell): span]) { $1 }
          if let wrong = wrong(more, from: cell + 1) { return wrong }
        }
      }
      return nil
    }
    return wrong([:], from: 1)
  }

  @Test func randomGridsAreThoseFilledInByHand() {
    var random = Seeded(21)
    for _ in 0..<(isSoak ? 2_000_000 : 30_000) {
      let cap = Bool.random(using: &random) ? DropCap.none : random.span(upTo: 5)
      let grid = anyGrid(cap: cap, &random)
      if let difference = grid.difference(from: WalkedGrid(grid, asked: cap)) {
        Issue.record("\(grid), cap asked for \(cap): \(difference)")
        return
      }
    }
  }

  private func anyGrid(cap: DropCap, whole: Bool = false, _ random: inout Seeded) -> DropCapGrid {
    let count = Int.random(in: 0...40, using: &random)
    let cell = Size(
      width: whole ? 50 : 20 + random.length(upTo: 100), height: whole ? 40 : 20 + random.length(upTo: 100))
    let columns = Double.random(in: 1...8, using: &random).rounded(.down)
    let gap = whole ? 6 : random.length(upTo: 20)
    let rowGap: Double? = Bool.random(using: &random) ? nil : whole ? 9 : random.length(upTo: 20)
    let pages: Int? = Bool.random(using: &random) ? nil : .random(in: 1...6, using: &random)
    return DropCapGrid(
      width: columns * (cell.width + gap) + gap + (whole ? 0 : random.length(upTo: 30)), cell: cell,
      minimumGap: gap, count: count, cap: cap,
      features: random.features(of: count, most: Bool.random(using: &random) ? 3 : 20, span: 5),
      rowGap: rowGap, rowsPerPage: pages)
  }

  @Test func windowsShowTheCellsThatCrossThem() {
    var random = Seeded(22)
    for _ in 0..<(isSoak ? 500_000 : 15_000) {
      let cap = Bool.random(using: &random) ? DropCap.none : random.span(upTo: 5)
      let grid = anyGrid(cap: cap, &random)
      let walked = WalkedGrid(grid, asked: cap)
      let bounds = (0..<2).map { _ in
        random.near(walked.topAndBottomEdges, within: -50...(grid.contentHeight + 50))
      }
      let window = min(bounds[0], bounds[1])..<max(bounds[0], bounds[1])
      let visible = grid.cells(crossing: window)
      let expected = walked.cells(crossing: window)
      if Array(visible) != expected
        || !(0..<grid.count).allSatisfy({
          visible.contains(CellIndex($0)) == expected.contains(CellIndex($0))
        })
      {
        Issue.record("\(grid) in \(window): \(Array(visible)), not \(expected)")
        return
      }
    }
  }

  @Test func hitsAreTheCellUnderThePointOrTheNext() {
    var random = Seeded(23)
    for _ in 0..<(isSoak ? 100_000 : 3_000) {
      let cap = Bool.random(using: &random) ? DropCap.none : random.span(upTo: 5)
      let grid = anyGrid(cap: cap, whole: true, &random)
      let walked = WalkedGrid(grid, asked: cap)
      for _ in 0..<40 {
        let point = Point(
          x: random.near(walked.sideEdges, within: -60...(grid.width + 60)),
          y: random.near(walked.topAndBottomEdges, within: -60...(grid.contentHeight + 60)))
        if grid.hit(at: point) != walked.hit(at: point) {
          Issue.record("\(grid) at \(point): \(grid.hit(at: point)), not \(walked.hit(at: point))")
          return
        }
      }
    }
  }

  /// A list's first photos lie as they do in a longer list, whatever follows them.
  @Test func whatComesLaterMovesNothing() {
    var random = Seeded(24)
    for _ in 0..<(isSoak ? 20_000 : 500) {
      let grid = anyGrid(cap: random.span(upTo: 3), &random)
      for count in 0..<grid.count {
        let shorter = DropCapGrid(
          width: grid.width, cell: grid.cell, minimumGap: grid.minimumGap, count: count, cap: grid.cap,
          features: grid.features, rowGap: grid.rowGap, rowsPerPage: grid.rowsPerPage)
        #expect(
          (0..<count).allSatisfy {
            shorter.frame(ofCell: CellIndex($0)) == grid.frame(ofCell: CellIndex($0))
          })
      }
    }
  }

  @Test func thousandsOfFeaturesAmongTenMillionPhotosAreFound() {
    let count = 10_000_000
    var random = Seeded(25)
    var spans: [CellIndex: DropCap] = [:]
    for _ in 0..<5_000 { spans[CellIndex(.random(in: 1..<count, using: &random))] = random.span(upTo: 9) }
    let grid = grid(columns: 12, count: count, spans)
    var cells = (0..<2_000).map { _ in CellIndex(.random(in: 0..<count, using: &random)) }
    cells += spans.keys.flatMap { [$0, $0.advanced(by: -1)] } + [CellIndex(count - 1)]
    for cell in cells {
      let frame = grid.frame(ofCell: cell)
      guard grid.cellIndex(atGrid: grid.gridIndex(ofCell: cell)) == cell,
        grid.hit(at: frame.centre) == .cell(cell), grid.hit(at: frame.origin) == .cell(cell),
        grid.cells(crossing: frame.top..<frame.bottom).contains(cell)
      else {
        Issue.record("\(cell) at \(frame)")
        return
      }
    }
  }

  /// None of these may take long, or much memory.
  @Test(
    .timeLimit(.minutes(TimeLimits.calls)),
    arguments: [(1, 99, 99), (1000, 99, 99), (100, 99, 99), (1 << 20, 99, 99), (1000, 1, 99), (7, 2, 3)])
  func manyLargeFeaturesArePlacedQuickly(columns: Int, spanColumns: Int, spanRows: Int) {
    let span = DropCap(columns: spanColumns, rows: spanRows)
    let spans = Dictionary(uniqueKeysWithValues: (1...10_000).map { (CellIndex($0), span) })
    let clock = ContinuousClock()
    let start = clock.now
    let together = grid(columns: columns, count: 20_000, spans)
    #expect(together.gridIndex(ofCell: CellIndex(0)) == GridIndex(0))
    // Every other photo is one.
    let apart = grid(
      columns: columns, count: 20_000,
      Dictionary(uniqueKeysWithValues: spans.map { (CellIndex($0.key.rawValue * 2 - 1), $0.value) }))
    #expect(apart.cells(crossing: -Double.infinity..<Double.infinity).count == 20_000)
    #expect(clock.now - start < .seconds(TimeLimits.waiting))
  }

  @Test func manyFeaturesOfAllSizesArePlacedQuickly() {
    var random = Seeded(26)
    let sizes = DropCap.span.flatMap { columns in
      DropCap.span.map { DropCap(columns: columns, rows: $0) }
    }
    let descending = sizes.sorted { $0.columns * $0.rows > $1.columns * $1.rows }
    let clock = ContinuousClock()
    for columns in [1, 2, 50, 1000] {
      for order in [descending, descending.reversed(), descending.shuffled(using: &random)] {
        let start = clock.now
        _ = grid(
          columns: columns, count: order.count + 1,
          Dictionary(uniqueKeysWithValues: order.enumerated().map { (CellIndex($0 + 1), $1) }))
        #expect(clock.now - start < .seconds(TimeLimits.waiting))
      }
    }
  }
}
