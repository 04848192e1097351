import Foundation
import NIOHTTP1
import PholioCatalog
import PholioLayout
import PholioTestSupport
import SystemPackage
import Testing

/// Lists that have only what a selection finds.
struct FilteredListTests {
  private struct Layout: Decodable {
    struct Cell: Decodable {
      struct Photo: Decodable {
        var id: Int
        var position: Int?
      }

      var index: Int
      var x: Double
      var y: Double
      var w: Double
      var h: Double
      var photo: Photo?

      var frame: Frame { Frame(left: x, top: y, width: w, height: h) }
    }

    var revision: Int
    var count: Int
    var total: Int?
    var contentHeight: Double
    var cells: [Cell]
  }

  private struct Part: Decodable {
    struct Photo: Decodable { var id: Int }

    var count: Int
    var total: Int?
    var photos: [Photo]
  }

  private func decoded<Value: Decodable>(_ reply: TestServer.Reply, _ type: Value.Type) throws -> Value {
    #expect(reply.status == 200, "\(String(decoding: reply.bytes, as: UTF8.self))")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(type, from: Data(reply.bytes))
  }

  private func typed(_ selection: String) -> String {
    selection.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }

  /// Every third photo, in the gallery's order, whatever the selection's own order is.
  private static let selections = ["3,9,6,12", "12,9,6,3", "not 1-2 and (3,6,9,12)", "3,6,9,12 or 6"]

  @Test(arguments: selections) func aListHasWhatASelectionFindsInTheGallerysOrder(text: String) async throws {
    try await TestServer(["a": 13]).test { ask in
      let (order, selection) = (try await ask.order(1), typed(text))
      let expected = [3, 6, 9, 12].map { order[$0 - 1] }
      let ids = try await ask(.GET, "/api/galleries/1/order?where=\(selection)").json
      #expect(ids["photos"] as? [Int] == expected)
      #expect(ids["count"] as? Int == 4 && ids["total"] as? Int == 13)
      let second = try await ask(.GET, "/api/galleries/1/order?where=\(selection)&from=1&count=2").json
      #expect(second["photos"] as? [Int] == Array(expected[1...2]))
      let photos = try decoded(await ask(.GET, "/api/galleries/1/photos?where=\(selection)"), Part.self)
      #expect(photos.photos.map(\.id) == expected && photos.count == 4 && photos.total == 13)
      let past = try decoded(
        await ask(.GET, "/api/galleries/1/photos?where=\(selection)&from=3&count=9"), Part.self)
      #expect(past.photos.map(\.id) == [expected[3]])
    }
  }

  /// As if the found photos were a gallery of their own with its cap, and with their features.
  @Test(arguments: ["grid", "rows"]) func foundPhotosAreLaidOutAsAListOfTheirOwn(layout: String) async throws
  {
    try await TestServer(["a": 40]).test { ask in
      let order = try await ask.order(1)
      _ = try await ask(.PATCH, "/api/galleries/1", #"{"cap": {"columns": 2, "rows": 2}}"#)
      // One that is found, one that is not, and one that comes first.
      for position in [3, 4, 21] {
        _ = try await ask(
          .POST, "/api/galleries/1/feature", #"{"photos": [\#(order[position - 1])], "span": "2x1"}"#)
      }
      let positions = Array(stride(from: 3, through: 39, by: 6))
      let selection = typed(positions.map(String.init).joined(separator: ","))
      let query = "width=640&cell=100x80&gap=7&layout=\(layout)&window=0,99999"
      // The oracle: a gallery that has only these photos.
      let made = try await ask(.POST, "/api/galleries", #"{"name": "b"}"#).json
      let other = try #require((made["galleries"] as? [[String: Any]])?.first?["id"] as? Int)
      let revision = try #require(try await ask.galleries()["a"]).revision
      _ = try await ask(
        .POST, "/api/transfer",
        """
        {"from": {"gallery": 1, "revision": \(revision)}, "into": {"gallery": \(other), "revision": 0},
         "photos": \(positions.map { order[$0 - 1] }), "target": {"to": "last"}, "copy": true}
        """)
      _ = try await ask(.PATCH, "/api/galleries/\(other)", #"{"cap": {"columns": 2, "rows": 2}}"#)
      for position in [3, 21] {
        _ = try await ask(
          .POST, "/api/galleries/\(other)/feature",
          #"{"photos": [\#(order[position - 1])], "span": "2x1"}"#)
      }
      let found = try decoded(
        await ask(.GET, "/api/galleries/1/layout?\(query)&where=\(selection)"), Layout.self)
      let model = try decoded(await ask(.GET, "/api/galleries/\(other)/layout?\(query)"), Layout.self)
      #expect(found.cells.map(\.photo?.id) == positions.map { order[$0 - 1] })
      #expect(found.cells.map(\.photo?.position) == positions)
      #expect(found.cells.map(\.frame) == model.cells.map(\.frame))
      #expect(found.contentHeight == model.contentHeight)
      #expect(found.count == positions.count && found.total == 40 && model.total == nil)
    }
  }

  /// What is said of photos changes what is found, although the order's revision stays.
  @Test func aListFollowsWhatIsSaidOfPhotos() async throws {
    try await TestServer(["a": 6]).test { ask in
      let order = try await ask.order(1)
      func picked() async throws -> [Int] {
        let list = try await ask(.GET, "/api/galleries/1/order?where=flag%3Apick").json
        return try #require(list["photos"] as? [Int])
      }
      #expect(try await picked().isEmpty)
      for photo in [order[4], order[1]] {
        _ = try await ask(.PATCH, "/api/photos/\(photo)", #"{"flag": "pick"}"#)
      }
      for _ in 0..<4 { #expect(try await picked() == [order[1], order[4]]) }
      _ = try await ask(.PATCH, "/api/photos/\(order[1])", #"{"flag": "reject"}"#)
      for _ in 0..<4 { #expect(try await picked() == [order[4]]) }
      let revision = try #require(try await ask.galleries()["a"]).revision
      _ = try await ask(
        .POST, "/api/galleries/1/remove", #"{"revision": \#(revision), "photos": [\#(order[4])]}"#)
      for _ in 0..<4 { #expect(try await picked().isEmpty) }
      let all = try await ask(.GET, "/api/galleries/1/order?where=%20").json
      #expect((all["photos"] as? [Int])?.count == 5 && all["total"] == nil)
    }
  }

  @Test(arguments: ["rating:", "nobody.jpg", "77", "0", "(1", "rating:9", "in:nowhere", "flag:maybe"])
  func aWrongSelectionIsTheClientsMistake(text: String) async throws {
    try await TestServer(["a": 3]).test { ask in
      for uri in ["order?", "photos?", "layout?width=300&"] {
        let reply = try await ask(.GET, "/api/galleries/1/\(uri)where=\(typed(text))")
        #expect(reply.status == 400 && reply.code == "bad_request", "\(uri) \(text)")
      }
    }
  }

  /// A guest who may search near places would be told where each photo was taken.
  @Test(arguments: [
    "near:48.85,2.35,5km", "1 or like:near:1,1,2km", "folder:*", "text:Paris", "NEAR:1,1,1km",
  ])
  func guestsAreNotToldPlacesBySearching(text: String) async throws {
    try await TestServer(["a": 3], isReadOnly: true).test { ask in
      for uri in ["order?", "photos?", "layout?width=300&"] {
        let reply = try await ask(.GET, "/api/galleries/1/\(uri)where=\(typed(text))")
        #expect(reply.status == 403 || text == text.uppercased() && reply.status == 400, "\(uri) \(text)")
      }
      #expect(try await ask(.GET, "/api/galleries/1/order?where=1-2").status == 200)
    }
  }
}
