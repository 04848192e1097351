import PholioLayout
import PholioSite
import Testing

/// A gallery's stylesheet as a text. What browsers make of it is tested in browsers.
@Suite struct LayoutTests {
  static let tiers = LayoutTier.tiers(cell: Size(width: 200, height: 160), gap: 10, row: 160)

  @Test func cellsAreSmallerOnPhonesAndLargerOnWalls() {
    #expect(Self.tiers.map(\.cell.width) == [80, 200, 300])
    #expect(Self.tiers.map(\.from) == [0, 640, 1900])
    let css = LayoutStyle.grid(Self.tiers, spans: [])
    #expect(css.contains("@container photos (min-width:0px){.photos{--w:80;--h:64;--g:5;--row:64}}\n"))
    #expect(css.contains("@container photos (min-width:1900px){.photos{--w:300;--h:240;--g:15;--row:240}}\n"))
  }

  @Test func aSpanIsAsWideAsThereIsRoomForIt() {
    let css = LayoutStyle.grid(Self.tiers, spans: [DropCap(columns: 4, rows: 2), nil])
    #expect(css.contains(".s4x2{grid-column:1/-1;grid-row:span 2}\n"))
    let rules = [
      "(345px <= width < 640px)", "(850px <= width < 1900px)", "(width >= 1900px)",
    ].map { "@container photos \($0){.s4x2{grid-column:span 4}}\n" }
    #expect(css.hasSuffix(rules.joined()))
    // On phones there is no room for it at all.
    let wide = LayoutStyle.grid(Self.tiers, spans: [DropCap(columns: 99, rows: 1)])
    #expect(wide.ranges(of: "span 99").count == 1)
  }

  @Test func onlyGapsThatFeaturedPhotosLeaveAreFilled() {
    let span = DropCap(columns: 2, rows: 2)
    #expect(!LayoutStyle.grid(Self.tiers, spans: [span, nil, nil]).contains("dense"))
    #expect(LayoutStyle.grid(Self.tiers, spans: [nil, span, nil]).contains("dense"))
  }

  @Test func eachSpanAndEachShapeIsThereOnce() {
    let shapes = (0..<10_000).map { [1500, 667, 1333, 12][$0 % 4] }
    let rows = LayoutStyle.rows(Self.tiers, shapes: shapes, cap: .none)
    #expect(rows.hasSuffix(".a12{--a:0.012}\n.a667{--a:0.667}\n.a1333{--a:1.333}\n.a1500{--a:1.5}\n"))
    let spans = Array(repeating: DropCap(columns: 2, rows: 2) as DropCap?, count: 10_000)
    let grid = LayoutStyle.grid(Self.tiers, spans: spans)
    #expect(rows.utf8.count < 2000 && grid.utf8.count < 2000)
  }

  @Test func aCapOfOneRowIsLikeOtherPhotosOfRows() {
    let caps = [DropCap.none, DropCap(columns: 2, rows: 1)].map {
      LayoutStyle.rows(Self.tiers, shapes: [1500], cap: $0)
    }
    #expect(caps[0] == caps[1] && !caps[0].contains(".cap"))
  }
}
