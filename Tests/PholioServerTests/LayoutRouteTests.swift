import Foundation
import NIOHTTP1
import PholioLayout
import PholioTestSupport
import Testing

struct LayoutRouteTests {
  private struct Cell: Decodable {
    struct Photo: Decodable { var id: Int }

    var index: Int
    var x: Double
    var y: Double
    var w: Double
    var h: Double
    var photo: Photo?

    var frame: Frame { Frame(left: x, top: y, width: w, height: h) }
  }

  private struct Layout: Decodable {
    var revision: Int
    var count: Int
    var contentHeight: Double
    var cells: [Cell]
  }

  private struct Hold: Decodable {
    struct Alarm: Decodable {
      var x: Double
      var y: Double
      var w: Double
      var h: Double
      var first: [Int]
      var pickedUp: Int?
      var answersTo: [String]?

      var frame: Frame { Frame(left: x, top: y, width: w, height: h) }

      /// The directions it answers to, with these lines around what is held.
      func directions(_ lines: Lines?) -> [String] {
        guard answersTo == nil, let lines else { return answersTo ?? [] }
        return [
          (x + w < lines.left, "left"), (x > lines.right, "right"), (y + h < lines.top, "up"),
          (y > lines.bottom, "down"),
        ].filter(\.0).map(\.1)
      }
    }
    struct Lines: Decodable {
      var left: Double
      var right: Double
      var top: Double
      var bottom: Double
    }

    var count: Int
    var contentHeight: Double
    var first: Int?
    var already: [Int]?
    var alarms: [Alarm]
    var around: [String: Lines]
    var aroundPickedUp: Lines?
  }

  private func decoded<Value: Decodable>(_ reply: TestServer.Reply, _ type: Value.Type) throws -> Value {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(type, from: Data(reply.bytes))
  }

  private func grid(_ count: Int, _ width: Double, _ cap: DropCap) -> DropCapGrid {
    DropCapGrid(width: width, cell: Size(width: 100, height: 80), minimumGap: 7, count: count, cap: cap)
  }

  /// Frames are the layout model's, photos are in order, and only cells in the window are there.
  @Test(arguments: ["1x1", "2x2", "3x1"]) func aWindowHoldsTheCellsThatCrossIt(cap: String) async throws {
    try await TestServer(["a": 23]).test { ask in
      let id = try #require(try await ask.galleries()["a"]).id
      let order = try await ask.order(id)
      for width in [90.0, 333, 640] {
        let grid = grid(23, width, try #require(DropCap(cap)))
        for top in stride(from: -100.0, to: 2500, by: 130) {
          let reply = try await ask(
            .GET,
            "/api/galleries/\(id)/layout?width=\(width)&cell=100x80&gap=7&cap=\(cap)"
              + "&window=\(top),\(top + 200)")
          let layout = try decoded(reply, Layout.self)
          let expected = (0..<23).map { CellIndex($0) }.filter {
            let frame = grid.frame(ofCell: $0)
            return frame.top < top + 200 && frame.bottom > top
          }
          #expect(layout.cells.map(\.index) == expected.map(\.rawValue))
          #expect(layout.cells.map(\.frame) == expected.map { grid.frame(ofCell: $0) })
          #expect(layout.cells.map { $0.photo?.id } == expected.map { order[$0.rawValue] })
          #expect(layout.contentHeight == grid.contentHeight && layout.count == 23)
        }
      }
    }
  }

  @Test func cellsCanBeLaidOutForWhatIsCarriedIn() async throws {
    try await TestServer(["a": 5]).test { ask in
      let id = try #require(try await ask.galleries()["a"]).id
      let reply = try await ask(
        .GET, "/api/galleries/\(id)/layout?width=333&cell=100x80&gap=7&window=0,9999&extra=4")
      let layout = try decoded(reply, Layout.self)
      #expect(layout.count == 5 && layout.cells.count == 9)
      #expect(
        layout.cells.map { $0.photo == nil } == Array(repeating: false, count: 5)
          + Array(repeating: true, count: 4))
      #expect(layout.contentHeight == grid(9, 333, .none).contentHeight)
    }
  }

  @Test(arguments: [
    ("5:2x2", [5: DropCap(columns: 2, rows: 2)]), ("0:3x3", [:]), ("5:1x1", [:]),
    ("19:2x1", [19: DropCap(columns: 2, rows: 1)]), ("90:2x2", [:]),
  ])
  func aSpanThatIsProposedIsLaidOutAndNotKept(text: String, spans: [Int: DropCap]) async throws {
    try await TestServer(["a": 20]).test { ask in
      let query = "width=700&cell=100x100&gap=10&window=0,100000"
      func frames(_ query: String) async throws -> [Frame] {
        let reply = try await ask(.GET, "/api/galleries/1/layout?\(query)")
        return try decoded(reply, Layout.self).cells.sorted { $0.index < $1.index }.map(\.frame)
      }
      let before = try await frames(query)
      let grid = DropCapGrid(
        width: 700, cell: Size(width: 100, height: 100), minimumGap: 10, count: 20, cap: .none,
        features: Features(
          Dictionary(uniqueKeysWithValues: spans.map { (CellIndex($0.key), $0.value) })))
      #expect(
        try await frames(query + "&span=\(text)") == (0..<20).map { grid.frame(ofCell: CellIndex($0)) })
      #expect(try await frames(query) == before)
      for wrong in ["5", "5:", "x:2x2", "-1:2x2", "5:0x2", "5:2x2:1"] {
        #expect(
          try await ask(.GET, "/api/galleries/1/layout?\(query)&span=\(wrong)").status == 400, "\(wrong)")
      }
    }
  }

  /// One answer agrees with alarms computed anew, for items as picked up and wherever they lie together.
  @Test func theAlarmsAroundAHoldAreTheModels() async throws {
    try await TestServer(["a": 23]).test { ask in
      let id = try #require(try await ask.galleries()["a"]).id
      _ = try await ask(.PATCH, "/api/galleries/\(id)", #"{"cap": {"columns": 2, "rows": 2}}"#)
      let grid = grid(23, 640, DropCap(columns: 2, rows: 2))
      for cells in [[0], [5], [22], [4, 1], [7, 20, 0]] {
        let reply = try await ask(
          .POST, "/api/galleries/\(id)/hold",
          #"{"width": 640, "cell": "100x80", "gap": 7, "window": [0, 9999], "held": \#(cells)}"#)
        let hold = try decoded(reply, Hold.self)
        #expect(hold.alarms.count == 25)
        func expect(_ held: Held, _ lines: Hold.Lines?, goal: (Hold.Alarm) -> Int?) {
          let model = ProximityAlarms(grid: grid, held: held).all
          for alarm in hold.alarms {
            let expected = model.first { $0.frame == alarm.frame }
            #expect(goal(alarm).map { CellIndex($0) } == expected?.change.insertionIndex(of: held, count: 23))
            if let expected { #expect(alarm.directions(lines) == expected.answersTo.names) }
          }
        }
        expect(Held(cells.map { CellIndex($0) }), hold.aroundPickedUp) { $0.pickedUp }
        for first in 0...(23 - cells.count) {
          let lines = hold.around["\(first)"]
          #expect(lines != nil)
          expect(Held(block: CellIndex(first), count: cells.count), lines) { alarm in
            let goal = min(max(first, alarm.first[0]), alarm.first[1])
            return goal == first ? nil : goal
          }
        }
      }
    }
  }

  @Test func enteringAGallerySaysWhereAndWhatIsThereAlready() async throws {
    try await TestServer(["a": 3, "b": 6]).test { ask in
      let galleries = try await ask.galleries()
      let (a, b) = (try #require(galleries["a"]).id, try #require(galleries["b"]).id)
      let (inA, inB) = (try await ask.order(a), try await ask.order(b))
      let grid = grid(6, 333, .none)
      let center = grid.frame(ofCell: CellIndex(2))
      let fields = #""width": 333, "cell": "100x80", "gap": 7, "window": [0, 9999]"#
      func entering(_ photos: [Int], _ x: Double, _ y: Double) async throws -> TestServer.Reply {
        try await ask(
          .POST, "/api/galleries/\(b)/hold",
          #"{\#(fields), "entering": {"photos": \#(photos), "x": \#(x), "y": \#(y)}}"#)
      }
      let fresh = try decoded(
        try await entering([inA[0], inA[2]], center.left + 5, center.top + 5), Hold.self)
      #expect(fresh.first == 2 && fresh.already == [] && fresh.count == 8)
      #expect(fresh.contentHeight == self.grid(8, 333, .none).contentHeight)
      let below = try decoded(try await entering([inA[0]], 5, 5000), Hold.self)
      #expect(below.first == 6)
      let known = try decoded(
        try await entering([inA[0], inB[4]], center.left + 5, center.top + 5), Hold.self)
      #expect(known.already == [4] && known.count == 7 && known.first == 2)
      _ = try await ask(.PATCH, "/api/galleries/\(b)", #"{"locked": true}"#)
      #expect(try await entering([inA[0]], 5, 5).code == "locked")
    }
  }

  /// From 33 photos on, the gallery's whole list is read.
  @Test func enteringAGalleryThatIsLongerThanItsCountIsAnErrorAndNoTrap() async throws {
    let server = try TestServer(["a": 50, "b": 3])
    try await server.test { ask in
      let galleries = try await ask.galleries()
      let (a, b) = (try #require(galleries["a"]).id, try #require(galleries["b"]).id)
      let (inA, inB) = (try await ask.order(a), try await ask.order(b))
      let damage = try Program.run(
        "/usr/bin/sqlite3",
        [server.folder["library/catalog.sqlite"], "UPDATE block SET count = 1 WHERE gallery = \(b)"])
      #expect(damage.status == 0, "\(damage.messages)")
      let fields = #""width": 333, "cell": "100x80", "gap": 7, "window": [0, 9999]"#
      let reply = try await ask(
        .POST, "/api/galleries/\(b)/hold",
        #"{\#(fields), "entering": {"photos": \#(inA + inB), "x": 5, "y": 5}}"#)
      #expect(reply.status == 500)
    }
  }

  @Test(arguments: [
    "width=", "width=0", "width=nan", "width=inf", "width=-5", "width=1e300", "width=500&cell=0x0",
    "width=500&cell=5",
    "width=500&gap=-1", "width=500&gap=nan", "width=500&window=5", "width=500&window=9,5",
    "width=500&window=nan,5",
    "width=500&window=0,inf", "width=500&layout=circle", "width=500&cap=0x1", "width=500&cap=100x1",
    "width=500&extra=-1",
    "width=500&extra=99999999999999999999",
  ])
  func gridsThatCannotBeAreRefused(query: String) async throws {
    try await TestServer(["a": 3]).test { ask in
      let reply = try await ask(.GET, "/api/galleries/1/layout?\(query)")
      #expect(reply.status == 400 && reply.code == "bad_request")
    }
  }

  @Test(arguments: [
    #""held": [0, 0]"#, #""held": []"#, #""held": [99]"#, #""held": [-1]"#,
    #""block": {"first": 2, "count": 2}"#,
    #""block": {"first": 0, "count": 0}"#, #""block": {"first": 0, "count": 4}"#,
    #""block": {"first": 9223372036854775807, "count": 1}"#,
    #""block": {"first": 0, "count": 9223372036854775807}"#,
    #""block": {"first": 999999999, "count": 1000000}, "count": 1000000000"#,
    #""held": [9223372036854775808]"#, #""held": [1e300]"#, #""held": [0], "count": 9223372036854775807"#,
    #""held": [0], "count": -1"#,
    #""held": [0], "block": {"first": 0, "count": 1}"#,
    #""entering": {"photos": [], "x": 0, "y": 0}"#, #""entering": {"photos": [1], "x": 1e999, "y": 0}"#,
    #""count": 3"#,
  ])
  func holdsThatCannotBeAreRefused(fields: String) async throws {
    try await TestServer(["a": 3]).test { ask in
      let reply = try await ask(.POST, "/api/galleries/1/hold", "{\"width\": 500, \(fields)}")
      #expect(reply.status == 400 && reply.code == "bad_request")
    }
  }

  @Test func partsOfTheOrderAreReadByCellIndex() async throws {
    try await TestServer(["a": 9]).test { ask in
      let order = try await ask.order(1)
      let part = try await ask(.GET, "/api/galleries/1/photos?from=4&count=3").json
      let photos = try #require(part["photos"] as? [[String: Any]])
      #expect(photos.compactMap { $0["id"] as? Int } == Array(order[4..<7]))
      #expect(photos.compactMap { $0["name"] as? String } == ["4.jpg", "5.jpg", "6.jpg"])
      #expect(
        try await ask(.GET, "/api/galleries/1/order?from=7&count=50").json["photos"] as? [Int]
          == Array(order[7...]))
      #expect(try await ask(.GET, "/api/galleries/1/order?from=70").json["photos"] as? [Int] == [])
    }
  }
}
