import Foundation
import NIOHTTP1
import PholioCatalog
import PholioFacts
import PholioImaging
import PholioKit
import PholioLibrary
import PholioServer
import PholioSheets
import PholioTestSupport
import SystemPackage
import Testing

struct SheetRouteTests {
  private static func size(_ jpeg: [UInt8]) throws -> PixelSize {
    try PhotoDecoder.decode(jpeg, orientation: .upright, to: .full).fullSize
  }

  @Test func aSheetIsWhatTheCommandWrites() async throws {
    let server = try TestServer(["a": 6])
    try await server.test { ask in
      let made = try await ask(
        .POST, "/api/galleries/1/sheet", #"{"settings": {"columns": 3, "cell": 100, "title": "T"}}"#)
      #expect(made.status == 201)
      let page = try #require(try made.json["pages"] as? [[String: Any]]).first
      let url = try #require(page?["url"] as? String)
      let sheet = try await ask(.GET, url + "?download=M%C3%BCnchen.jpg")
      #expect(sheet.status == 200 && sheet.headers[field: "Content-Type"] == "image/jpeg")
      #expect(
        sheet.headers[field: "Content-Disposition"] == "attachment; filename*=UTF-8''M%C3%BCnchen%2Ejpg")
      let size = try Self.size(sheet.bytes)
      #expect(size.width == page?["width"] as? Int && size.height == page?["height"] as? Int)

      var settings = SheetSettings()
      settings.columns = 3
      settings.cell = try CellSize("100")
      settings.title = try CaptionTemplate("T")
      let output = FilePath(server.folder["sheet.jpg"])
      _ = try Library(at: FilePath(server.folder["library"]), create: false).sheet(
        SheetOrder(of: .gallery("a"), output: output, look: SheetLook(settings), jobs: 1))
      #expect(try Data(contentsOf: URL(filePath: output.string)) == Data(sheet.bytes))
    }
  }

  @Test func aSheetOfSomePhotosHasThemInTheGallerysOrder() async throws {
    let server = try TestServer(["a": 6, "b": 1])
    try await server.test { ask in
      let order = try await ask.order(1)
      let others = try await ask.order(2)
      func made(_ photos: [Int]) async throws -> TestServer.Reply {
        try await ask(
          .POST, "/api/galleries/1/sheet",
          #"{"settings": {"columns": 2, "cell": 100}, "photos": \#(photos)}"#)
      }
      let sheet = try await made([order[4], order[1], order[4]])
      #expect(sheet.status == 201)
      #expect(try sheet.json["photos"] as? Int == 2)
      let page = try #require(try sheet.json["pages"] as? [[String: Any]]).first
      let picture = try await ask(.GET, try #require(page?["url"] as? String))

      var settings = SheetSettings()
      settings.columns = 2
      settings.cell = try CellSize("100")
      let output = FilePath(server.folder["sheet.jpg"])
      var wanted = SheetOrder(of: .gallery("a"), output: output, look: SheetLook(settings), jobs: 1)
      wanted.only = try Selection("2,5")
      _ = try Library(at: FilePath(server.folder["library"]), create: false).sheet(wanted)
      #expect(try Data(contentsOf: URL(filePath: output.string)) == Data(picture.bytes))

      #expect(try await made([]).status == 400)
      #expect(try await made([order[0], others[0]]).code == "not_in_gallery")
      #expect(try await ask(.POST, "/api/portfolio/sheet", #"{"photos": [1]}"#).status == 400)
    }
  }

  @Test func pagesAreSeenSmallerAndInOnePDF() async throws {
    let server = try TestServer(["a": 9])
    try await server.test { ask in
      let made = try await ask(
        .POST, "/api/galleries/1/sheet",
        #"{"preset": "proof", "settings": {"dpi": 72, "columns": 2, "rows": 2}}"#)
      let pages = try #require(try made.json["pages"] as? [[String: Any]])
      #expect(pages.count == 3)
      for page in pages {
        let url = try #require(page["url"] as? String)
        #expect(try Self.size(try await ask(.GET, url).bytes) == PixelSize(width: 595, height: 842))
        #expect(try Self.size(try await ask(.GET, url + "?width=300").bytes).width == 300)
        #expect(try Self.size(try await ask(.GET, url + "?width=2000").bytes).width == 595)
        #expect(try await ask(.GET, url + "?width=0").status == 400)
      }
      let pdf = try await ask(.GET, try #require(try made.json["pdf"] as? String))
      #expect(pdf.status == 200 && pdf.headers[field: "Content-Type"] == "application/pdf")
      #expect(pdf.bytes.starts(with: Array("%PDF".utf8)))
      let text = String(decoding: pdf.bytes, as: Unicode.ASCII.self)
      #expect(text.contains("/Count 3"))
    }
  }

  @Test func aSheetStaysAsItWasLaidOut() async throws {
    try await TestServer(["a": 4]).test { ask in
      let made = try await ask(.POST, "/api/galleries/1/sheet", "{}")
      let url = try #require((try made.json["pages"] as? [[String: Any]])?.first?["url"] as? String)
      let before = try await ask(.GET, url).bytes
      let order = try await ask.order(1)
      let revision = try #require(try await ask.galleries()["a"]?.revision)
      let moved = try await ask(
        .POST, "/api/galleries/1/move",
        #"{"revision": \#(revision), "photos": [\#(order[0])], "target": {"to": "last"}}"#)
      #expect(moved.status == 200)
      #expect(try await ask(.GET, url).bytes == before)
    }
  }

  @Test func thePortfolioHasASheet() async throws {
    try await TestServer(["a": 2, "b": 3]).test { ask in
      let made = try await ask(.POST, "/api/portfolio/sheet", "{}")
      #expect(try made.status == 201 && made.json["photos"] as? Int == 2)
    }
  }

  @Test(arguments: [
    (#"{"settings": {"columns": 0}}"#, 400), (#"{"settings": {"colums": 3}}"#, 400),
    (#"{"settings": {"columns": "many"}}"#, 400), (#"{"settings": {"columns": [1]}}"#, 400),
    (#"{"settings": {"title": "{nothing}"}}"#, 400), (#"{"settings": {"paper": "A99"}}"#, 400),
    (#"{"preset": "../../catalog"}"#, 400), (#"{"preset": "none"}"#, 400),
    (#"{"settings": {"font": "No Such Family"}}"#, 400),
    (#"{"settings": {"cell": 20000, "columns": 1000}}"#, 400), ("[]", 400),
  ])
  func whatIsWrongIsSaid(body: String, status: Int) async throws {
    let server = try TestServer(["a": 2])
    try await server.test { ask in
      let reply = try await ask(.POST, "/api/galleries/1/sheet", body)
      #expect(reply.status == status)
    }
    // Bad requests are not logged at the terminal.
    #expect(server.log.all.isEmpty)
  }

  @Test func anEmptyGalleryHasNoSheet() async throws {
    try await TestServer(["b": 0]).test { ask in
      let reply = try await ask(.POST, "/api/galleries/1/sheet", "{}")
      #expect(reply.status == 409)
    }
  }

  @Test func nothingOfASheetStaysBehind() async throws {
    let server = try TestServer(["a": 6])
    try await server.test { ask in
      let made = try await ask(.POST, "/api/galleries/1/sheet", #"{"preset": "proof"}"#)
      let url = try #require((try made.json["pages"] as? [[String: Any]])?.first?["url"] as? String)
      for path in [url, url + "?width=200", try #require(try made.json["pdf"] as? String)] {
        #expect(try await ask(.GET, path).status == 200)
      }
      let cache = server.folder["library/cache"]
      #expect(try FileManager.default.subpathsOfDirectory(atPath: cache).isEmpty)
    }
  }

  private static let noSVG = "mark.svg: a logo is a PNG or a JPEG; SVG is no longer drawn"

  @Test func logosAreThoseOfTheLibraryAndNoOtherFile() async throws {
    let server = try TestServer(["a": 1])
    try await server.test { ask in
      #expect(try await ask(.GET, "/api/logos").json["logos"] as? [String] == [])
      let picture = try Fixture.photo(1, taken: "2020:01:01 00:00:00", width: 60, height: 40)
      for name in ["b.jpg", "A.JPEG", ".hidden.png", "notes.txt", "mark.svg"] {
        try server.folder.write(picture, to: "library/logos/\(name)")
      }
      try server.folder.write(picture, to: "elsewhere.jpg")
      try FileManager.default.createSymbolicLink(
        atPath: server.folder["library/logos/link.jpg"],
        withDestinationPath: server.folder["elsewhere.jpg"])
      try server.folder.makeFolder("library/logos/folder.png")
      #expect(try await ask(.GET, "/api/logos").json["logos"] as? [String] == ["A.JPEG", "b.jpg"])
      for (logo, status) in [
        ("b.jpg", 201), ("", 201), ("link.jpg", 400), ("notes.txt", 400), (".hidden.png", 400),
        ("../../elsewhere.jpg", 400), ("../logos/b.jpg", 400), ("./b.jpg", 400), ("folder.png", 400),
        (server.folder["library/logos/b.jpg"], 400), ("/etc/passwd", 400), ("none.png", 400),
        ("mark.svg", 400),
      ] {
        let body = try JSONSerialization.data(withJSONObject: ["settings": ["logo": logo]])
        let reply = try await ask(
          .POST, "/api/galleries/1/sheet", String(decoding: body, as: Unicode.UTF8.self))
        #expect(reply.status == status, "\(logo)")
        let text = String(decoding: reply.bytes, as: Unicode.UTF8.self)
        #expect(text.contains(Self.noSVG) == (logo == "mark.svg"))
      }
    }
  }

  @Test func presetsAreListed() async throws {
    try await TestServer(["a": 1]).test { ask in
      let reply = try await ask(.GET, "/api/presets").json
      let presets = try #require(reply["presets"] as? [[String: Any]])
      #expect(
        presets.compactMap { $0["name"] as? String } == [
          "contact-8x10", "film", "index", "passe-partout", "poster", "proof", "web", "zine",
        ])
      let proof = try #require(presets[5]["settings"] as? [String: Any])
      #expect(proof["paper"] as? String == "A4" && proof["margin"] as? String == "8mm")
      let settings = try #require(reply["settings"] as? [[String: Any]])
      #expect(settings.first?["name"] as? String == "paper")
      let margin = settings.first { $0["name"] as? String == "margin" }
      #expect(margin?["default"] as? String == "0" && margin?["default_on_paper"] as? String == "8mm")
    }
  }
}
