import PholioLayout
import Testing

@Suite struct PagedRowsTests {
  @Test func look() {
    for (w, h) in [(2292.0, 3320.0), (3320, 2292), (2350, 3100), (3100, 2350)] {
      for kind in Galleries.kinds + [("any", [])] {
        var shares: [Double] = []
        var rhs: [Int] = []
        for n in [24, 40, 120, 60, 75] {
          let shapes =
            kind.1.isEmpty
            ? Galleries.any(count: n, seed: 5) : Galleries.shapes(kind.shapes, count: n, seed: 7 + UInt64(n))
          let rh = PagedRows.proposedRowHeight(width: w, height: h, gap: 47, shapes: shapes)
          rhs.append(Int(rh))
          let p = PagedRows(width: w, height: h, gap: 47, shapes: shapes, rowHeight: rh)
          for page in 0..<max(0, p.pageCount - 1) {
            let cells = p.cells(onPage: page)
            let a = cells.map { p.frame(of: $0).width * p.frame(of: $0).height }.reduce(0, +) / w / h
            shares.append(a)
          }
        }
        shares.sort()
        print(
          "\(w)x\(h) \(kind.name) \(rhs)", "under .85: \(shares.filter { $0 < 0.85 }.count)/\(shares.count)",
          shares.prefix(6).map { Int($0 * 1000) }, "median",
          shares.isEmpty ? 0 : Int(1000 * shares[shares.count / 2]), "mean",
          Int(1000 * shares.reduce(0, +) / Double(max(1, shares.count))))
      }
    }
    for kind in Galleries.kinds {
      var out = "no paper \(kind.name)"
      for n in [1, 2, 3, 4, 5, 7, 10, 12, 17, 20, 29, 30, 50, 100, 500] {
        let w = 1296.0
        let shapes = Galleries.shapes(kind.shapes, count: n, seed: 7 + UInt64(n))
        let rh = PagedRows.proposedRowHeight(width: w, height: nil, gap: 16, shapes: shapes)
        let p = PagedRows(width: w, height: nil, gap: 16, shapes: shapes, rowHeight: rh)
        let h = p.contentHeight(ofPage: 0)
        let cells = p.cells(onPage: 0)
        let a = cells.map { p.frame(of: $0).width * p.frame(of: $0).height }.reduce(0, +) / w / h
        out += " \(Int(a * 1000))"
      }
      print(out)
    }
    for kind in Galleries.kinds {
      var out = "one page \(kind.name)"
      for n in [1, 2, 3, 4, 5, 7, 10, 12, 17, 20, 29, 30, 50, 100, 500, 2000] {
        let (w, h) = (2292.0, 3320.0)
        let shapes = Galleries.shapes(kind.shapes, count: n, seed: 7 + UInt64(n))
        let p = PagedRows(width: w, height: h, gap: 47, shapes: shapes, rowHeight: 500, isOnePage: true)
        let cells = p.cells(onPage: 0)
        let a = cells.map { p.frame(of: $0).width * p.frame(of: $0).height }.reduce(0, +) / w / h
        out += " \(Int(a * 1000))/\(Int(p.contentHeight(ofPage: 0) / h * 1000))"
      }
      print(out)
    }
  }
}
