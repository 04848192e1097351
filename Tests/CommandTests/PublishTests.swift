import Foundation
import PholioTestSupport
import Testing

/// `pholio publish`.
@Suite struct PublishTests {
  let library: TestLibrary
  private var folder: TemporaryFolder { library.folder }
  private var site: String { folder["site"] }

  init() throws {
    library = try TestLibrary(["Rome": 0..<6, "Zürich & <b>": 6..<8])
  }

  @discardableResult
  private func publish(_ arguments: String..., status: Int32 = 0) throws -> Program.Run {
    let run = try library.pholio.run(["publish", site] + arguments)
    #expect(run.status == status, "\(run.messages)")
    return run
  }

  /// All files' paths, sizes and times.
  /// All but the record of what the site was made from, which is made anew where the catalog has changed.
  private func files() throws -> [String: String] {
    let run = try Program.run(
      "/usr/bin/find", [site, "-type", "f", "!", "-name", ".pholio-site.json", "-printf", "%P %s %T@ %i\n"])
    let lines = run.output.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
    return Dictionary(uniqueKeysWithValues: lines.map { (String($0[0]), String($0[1])) })
  }

  private func text(_ path: String) -> String {
    String(decoding: library.bytes("site/" + path) ?? [], as: UTF8.self)
  }

  private func pages(_ files: [String: String], in gallery: String) -> [String] {
    files.keys.filter { $0.hasPrefix(gallery + "/") && $0.hasSuffix(".html") }.sorted()
  }

  /// The titles of an Atom feed's entries by Python's parser, sorted; it refuses what is no XML.
  private func titles(of path: String) throws -> [String] {
    let script = """
      import json, sys, xml.etree.ElementTree as tree
      atom = "{http://www.w3.org/2005/Atom}"
      entries = tree.parse(sys.argv[1]).iter(atom + "entry")
      print(json.dumps(sorted(entry.find(atom + "title").text for entry in entries)))
      """
    let run = try Program.run("/usr/bin/env", ["python3", "-c", script, folder["site/" + path]])
    return try #require(run.json as? [String], "\(run.messages)")
  }

  @Test func aSiteHasPagesPicturesAndNoAddressOfOthers() throws {
    let run = try publish()
    #expect(run.output.isEmpty && run.messages.hasPrefix("8 photos in 2 galleries: "), "\(run.messages)")
    let files = try files()
    #expect(pages(files, in: "rome").count == 7)
    #expect(pages(files, in: "zürich-b").count == 3)
    #expect(files.keys.contains("index.html") && files.keys.contains("robots.txt"))
    #expect(!files.keys.contains("feed.xml") && !files.keys.contains("sitemap.xml"))
    for path in files.keys where path.hasSuffix(".html") || path.hasSuffix(".css") || path.hasSuffix(".js") {
      let page = text(path)
      for word in ["src=\"http", "href=\"http", "url(http", "@import", "type=\"module\"", "fetch("] {
        #expect(!page.contains(word), "\(path): \(word)")
      }
      if path.hasSuffix(".html") {
        #expect(page.contains("Content-Security-Policy"), "\(path)")
        #expect(!page.contains("<b>"), "\(path)")
      }
    }
  }

  @Test func galleriesOfLikeNamesHaveFoldersOfTheirOwn() throws {
    for name in ["A", "a!", "b"] {
      try #require(try library.pholio("gallery", "create", name).status == 0)
      try #require(try library.pholio("reorder", "Rome", "--move", "1", "--into", name).status == 0)
    }
    let number = try library.sql("SELECT id FROM gallery WHERE name = 'a!'").dropLast()
    // What the second one's folder would be called.
    try #require(try library.pholio("gallery", "rename", "b", "A \(number)").status == 0)
    try publish("A", "a!", "A \(number)")
    let titles = try ["a", "a-\(number)", "a-\(number)-\(number)"].map { folder in
      try #require(text(folder + "/index.html").firstMatch(of: /<h1>(.*)<\/h1>/)?.1)
    }
    #expect(titles == ["A", "A \(number)", "a!"])
  }

  @Test func nothingNewIsNothingWritten() throws {
    try publish("--layout", "rows", "--url", "https://example.org/")
    let before = try files()
    let run = try publish("--layout", "rows", "--url", "https://example.org/")
    #expect(run.messages == "8 photos in 2 galleries: nothing has changed\n")
    #expect(try files() == before)
    // And so it is where the catalog was changed, but nothing that is published.
    try #require(try library.pholio("gallery", "create", "Empty").status == 0)
    try publish("--layout", "rows", "--url", "https://example.org/")
    #expect(try files() == before)
  }

  @Test func aNewOrderRewritesPagesNotPictures() throws {
    try publish()
    let before = try files()
    try #require(try library.pholio("reorder", "Rome", "--move", "6", "--to", "1").status == 0)
    try publish()
    let after = try files()
    #expect(Set(after.keys) == Set(before.keys))
    let changed = after.filter { before[$0.key] != $0.value }.keys.filter { !$0.hasPrefix(".") }
    #expect(!changed.isEmpty)
    #expect(changed.allSatisfy { $0.hasPrefix("rome/") || $0 == "index.html" }, "\(changed.sorted())")
  }

  @Test func whatIsNotWantedAnyMoreIsRemovedAndOthersFilesAreLeft() throws {
    try publish()
    try folder.write(Array("mine".utf8), to: "site/CNAME")
    try folder.write(Array("changed".utf8), to: "site/rome/index.html")
    try #require(try library.pholio("remove", "Zürich & <b>", "1").status == 0)
    let run = try publish(status: 3)
    #expect(run.messages.contains("rome/index.html: others have changed it: left as it is\n"))
    let files = try files()
    #expect(files.keys.contains("CNAME") && text("rome/index.html") == "changed")
    #expect(pages(files, in: "zürich-b").count == 2)
    let pictures = Set(files.keys.filter { $0.hasPrefix("pictures/") }.map { $0.dropFirst(9).prefix(20) })
    #expect(pictures.count == 7)
  }

  @Test func foldersThatAreNotTheSitesAreRefused() throws {
    try folder.write(Array("mine".utf8), to: "full/file")
    for (path, words) in [
      ("full", "not empty"), ("library/site", "in the library"), ("in/site", "was imported"),
      ("in", "imported"),
    ] {
      let run = try library.pholio("publish", folder[path])
      #expect(run.status == 73 && run.messages.contains(words), "\(path): \(run.messages)")
      #expect(run.messages.split(separator: "\n").count == 1)
    }
    #expect(try Program.run("/usr/bin/find", [folder["in"], "-name", "site"]).output == "")
    #expect(try library.pholio("export", "Rome", folder["export"]).status == 0)
    #expect(try library.pholio("publish", folder["export"]).status == 73)
  }

  @Test func wrongWordsAreUsageErrors() throws {
    for arguments in [
      ["--url", "ftp://x"], ["--lang", "de_DE"], ["--theme", "none"], ["--layout", "heap"], ["--gap", "-1"],
      ["--sizes", "9"], ["--quality", "0"], ["--cell", "1x1"], ["Venice"], ["--serial"],
    ] {
      let run = try library.pholio.run(["publish", site] + arguments)
      #expect(run.status == 64 && run.output.isEmpty, "\(arguments): \(run.messages)")
    }
    #expect(!FileManager.default.fileExists(atPath: site))
  }

  @Test func aRehearsalWritesNothing() throws {
    let run = try publish("--dry-run", "--json")
    let json = try #require(run.json as? [String: Any])
    #expect(json["galleries"] as? Int == 2 && json["photos"] as? Int == 8)
    #expect((json["written"] as? Int ?? 0) > 20)
    #expect(!FileManager.default.fileExists(atPath: site))
  }

  @Test func anAddressBringsAFeedASitemapAndPreviews() throws {
    try publish("--url", "https://example.org/a", "--robots")
    #expect(try titles(of: "feed.xml") == ["Rome", "Zürich & <b>"])
    #expect(try titles(of: "sitemap.xml") == [])
    #expect(text("sitemap.xml").contains("<loc>https://example.org/a/z%C3%BCrich-b/</loc>"))
    #expect(text("robots.txt") == "User-agent: *\nAllow: /\nSitemap: https://example.org/a/sitemap.xml\n")
    #expect(
      text("rome/index.html").contains("property=\"og:image\" content=\"https://example.org/a/pictures/"))
    #expect(!text("rome/index.html").contains("noindex"))
    try publish()
    #expect(try !files().keys.contains("feed.xml"))
    #expect(text("robots.txt") == "User-agent: *\nDisallow: /\n" && text("index.html").contains("noindex"))
  }

  @Test func wordsAreEscapedWhereTheyStand() throws {
    let hostile = "</script><img src=x onerror=alert(1)> \" ' & ]]> {{title}}"
    try #require(
      try library.pholio("caption", "Rome", "1", "--title", hostile, "--description", hostile).status == 0)
    try publish("--title", hostile, "--url", "https://example.org/")
    for path in try files().keys where path.hasSuffix(".html") {
      let page = text(path)
      #expect(!page.contains("<img src=x"), "\(path)")
      #expect(
        page.components(separatedBy: "<script").count == page.components(separatedBy: "</script>").count)
    }
    #expect(try titles(of: "feed.xml").count == 2)
  }

  @Test func photosThatAreGoneHaveTheirThumbnailsAndAreNamed() throws {
    try FileManager.default.removeItem(atPath: folder["in/Rome/3.jpg"])
    let run = try publish(status: 3)
    #expect(
      run.messages.hasPrefix(
        "pholio: Rome 4  3.jpg: the original is not there as it was, its thumbnail stands in\n"))
    #expect(try pages(files(), in: "rome").count == 7)
    // Pictures that were made before stay.
    try publish(status: 3)
  }

  // MARK: Originals that are away

  /// The site's pictures.
  private func pictures() throws -> [String: [UInt8]] {
    Dictionary(
      uniqueKeysWithValues: try files().keys.filter { $0.hasPrefix("pictures/") }.map {
        ($0, library.bytes("site/" + $0) ?? [])
      })
  }

  /// A site of one photo of 800 × 600 in two sizes; then its original is away.
  private func publishWithoutOriginal(_ arguments: String...) throws -> [String: [UInt8]] {
    let photo = try Fixture.photo(of: Fixture.scene(1, width: 800, height: 600))
    try folder.write(photo, to: "large/a.jpg")
    try #require(try library.pholio("import", folder["large"], "--gallery", "Large").status == 0)
    let run = try library.pholio.run(["publish", site, "Large", "--sizes", "100,600"] + arguments)
    try #require(run.status == 0, "\(run.messages)")
    try FileManager.default.moveItem(atPath: folder["large"], toPath: folder["away"])
    return try pictures()
  }

  private func edges(_ pictures: [String: [UInt8]], _ kind: String = "jpg") -> [Int] {
    pictures.keys.filter { $0.hasSuffix("." + kind) }
      .compactMap { $0.firstMatch(of: /-([0-9]+)\.[a-z]+$/).flatMap { Int($0.1) } }.sorted()
  }

  private static let stay = "Large 1  a.jpg: the original is not there as it was, pictures made before stay"

  @Test(arguments: [["--quality", "50"], ["--title", "New"], []])
  func picturesMadeBeforeStayWhileTheOriginalIsAway(arguments: [String]) throws {
    let before = try publishWithoutOriginal()
    for _ in 0..<2 {
      let run = try library.pholio.run(["publish", site, "Large", "--sizes", "100,600"] + arguments)
      #expect(run.status == 3 && run.messages.contains(Self.stay), "\(run.messages)")
      let isSame = try pictures() == before
      #expect(isSame)
    }
    #expect(text("large/index.html").contains("-600.jpg"))
    // They are made anew when it is back.
    try FileManager.default.moveItem(atPath: folder["away"], toPath: folder["large"])
    try #require(
      try library.pholio.run(["publish", site, "Large", "--sizes", "100,600"] + arguments).status == 0)
    let isSame = try pictures() == before
    #expect(isSame == (arguments.first != "--quality"))
  }

  @Test func smallerPicturesAreMadeOfLargerOnesWhileTheOriginalIsAway() throws {
    let before = try publishWithoutOriginal()
    let large = try #require(before.first { $0.key.hasSuffix("-600.jpg") })
    for (sizes, expected) in [
      ("100,300,600", [100, 300, 600]), ("600", [600]), ("200,700", [200, 600]), ("700,800", [600]),
      ("100,600", [100, 600]), ("64,100", [64, 100]), ("100,600", [100]),
    ] {
      let run = try library.pholio.run(["publish", site, "Large", "--sizes", sizes])
      #expect(run.status == 3 && run.messages.contains("a.jpg"), "\(sizes): \(run.messages)")
      let pictures = try pictures()
      #expect(edges(pictures) == expected, "\(sizes)")
      let isKept = pictures[large.key] == large.value
      #expect(isKept == expected.contains(600), "\(sizes)")
      let page = text("large/index.html")
      for edge in expected { #expect(page.contains("-\(edge).jpg"), "\(sizes)") }
      for name in pictures.keys {
        let size = try Program.run("/usr/bin/djpeg", ["-outfile", folder["out.ppm"], folder["site/" + name]])
        #expect(size.status == 0, "\(name)")
      }
    }
  }

  @Test func turnedAndInAnotherFormatTheyAreMadeOfThoseBefore() throws {
    let before = try publishWithoutOriginal()
    try #require(try library.pholio("turn", "Large", "1", "right").status == 0)
    let run = try library.pholio.run(["publish", site, "Large", "--sizes", "100,600", "--webp"])
    #expect(run.status == 3 && run.messages.contains(Self.stay), "\(run.messages)")
    let pictures = try pictures()
    #expect(edges(pictures) == [100, 600] && edges(pictures, "webp") == [100, 600])
    #expect(pictures.keys.allSatisfy { $0.contains("-r90-") && before[$0] == nil })
  }

  @Test func aThumbnailThatStoodInIsNoPictureMadeBefore() throws {
    _ = try publishWithoutOriginal()
    try FileManager.default.removeItem(atPath: site)
    for _ in 0..<2 {
      let run = try library.pholio.run(["publish", site, "Large", "--sizes", "600,700"])
      #expect(run.status == 3 && run.messages.contains("its thumbnail stands in"), "\(run.messages)")
      #expect(try edges(pictures()) == [600])
    }
    try FileManager.default.moveItem(atPath: folder["away"], toPath: folder["large"])
    try #require(try library.pholio.run(["publish", site, "Large", "--sizes", "600,700"]).status == 0)
    #expect(try edges(pictures()) == [600, 700])
  }

  /// All pictures of it are there, and nothing else has changed.
  @Test func aPhotoThatIsGoneIsNamedEachTime() throws {
    try publish()
    let before = try files()
    try FileManager.default.removeItem(atPath: folder["in/Rome/3.jpg"])
    for arguments in [[], [], ["--dry-run"]] {
      let run = try library.pholio.run(["publish", site] + arguments)
      #expect(run.status == 3, "\(run.messages)")
      #expect(
        run.messages.hasPrefix(
          "pholio: Rome 4  3.jpg: the original is not there as it was, pictures made before stay\n"))
      #expect(try files() == before)
    }
  }

  @Test func originalsAreOfferedWithoutMetadata() throws {
    try publish("--originals", "Rome")
    let names = try files().keys.filter { $0.hasPrefix("originals/") }
    #expect(names.count == 6)
    for name in names {
      let bytes = try #require(library.bytes("site/" + name))
      #expect(Data(bytes).range(of: Data("Exif".utf8)) == nil, "\(name)")
    }
    try publish("--originals", "--place", "--serial", "Rome")
    let whole = try #require(library.bytes("in/Rome/0.jpg"))
    #expect(try files().keys.contains { $0.hasPrefix("originals/") && library.bytes("site/" + $0) == whole })
    try publish("Rome")
    #expect(try !files().keys.contains { $0.hasPrefix("originals/") })
  }

  @Test func whatIsAJPEGByItsNameOnlyIsSaidNotToBeOffered() throws {
    try folder.write(Fixture.heic(1), to: "odd/a.jpg")
    #expect(try library.pholio("import", folder["odd"], "--gallery", "Odd").status == 0)
    let run = try publish("--originals", "Odd", status: 3)
    let problem = "not offered, as only JPEGs can be stripped; --place and --serial offer it as it is"
    #expect(run.messages.hasPrefix("pholio: Odd 1  a.jpg: \(problem)\n"), "\(run.messages)")
    #expect(try !files().keys.contains { $0.hasPrefix("originals/") })
    // Its pictures are there, those of the second sizes, too, that were just made.
    #expect(try files().keys.contains { $0.hasPrefix("pictures/") })
    let again = try publish("--originals", "--sizes", "100,200", "Odd", "--json", status: 3)
    #expect(!again.output.contains("\"shown\""), "\(again.output)")
    #expect(try Set([100, 200]).isSubset(of: edges(pictures())))
    try publish("--originals", "--place", "--serial", "Odd")
    #expect(try files().keys.contains { $0.hasPrefix("originals/a-") })
  }

  @Test func aTitleOfAHyphenIsNews() throws {
    try publish("Rome")
    let run = try publish("Rome", "--title", "-")
    #expect(!run.messages.contains("nothing has changed") && text("index.html").contains("<h1>-</h1>"))
  }

  @Test func aStylesheetOfOnesOwnComesBehindTheThemes() throws {
    try publish("Rome")
    let theme = text("assets/style.css")
    let css = try folder.write(Array("\u{FEFF}h1{color:tomato}".utf8), to: "own.css")
    try publish("Rome", "--css", css)
    #expect(text("assets/style.css") == theme + "\nh1{color:tomato}")
    #expect(text("rome/index.html").contains("h1{color:tomato}"))
    let before = try files()
    try publish("Rome", "--css", css)
    #expect(try files() == before)
    // Another text is news, and so is none.
    try folder.write(Array("h1{color:gold}".utf8), to: "own.css")
    try publish("Rome", "--css", css)
    #expect(text("rome/index.html").contains("h1{color:gold}"))
    try publish("Rome")
    #expect(text("assets/style.css") == theme && !text("rome/index.html").contains("gold"))
  }

  @Test func aStylesheetThatIsNoneIsToldBeforeAnythingIsWritten() throws {
    try folder.write([0x61, 0xFF], to: "binary.css")
    try folder.write(Array(repeating: 0x20, count: (1 << 20) + 1), to: "large.css")
    for (name, words) in [
      ("none.css", "can't be read: No such file or directory"), ("in", "can't be read: "),
      ("large.css", "can't be read: File too large"), ("binary.css", "a stylesheet is text in UTF-8"),
    ] {
      let run = try publish("--css", folder[name], status: 66)
      #expect(run.messages.hasPrefix("pholio: \(folder[name]): \(words)"), "\(run.messages)")
      #expect(run.messages.split(separator: "\n").count == 1)
    }
    #expect(!FileManager.default.fileExists(atPath: site))
  }

  @Test func webPComesBesideJPEG() throws {
    try publish("--webp")
    let files = try files().keys
    #expect(files.count { $0.hasSuffix(".webp") } == files.count { $0.hasSuffix(".jpg") })
    let name = try #require(files.first { $0.hasSuffix(".webp") })
    #expect(library.bytes("site/" + name)?.prefix(4) == Array("RIFF".utf8)[...])
  }

  /// Wider than sRGB: the photo's profile goes with its pictures, also in WebP. Others have none.
  @Test func picturesKeepColoursThatSRGBHasNot() throws {
    let icc = try folder.write(MatrixProfile.wide.bytes, to: "wide.icc")
    for (name, options) in [("wide", ["-profile", icc]), ("plain", [])] {
      try folder.makeFolder("more/\(name)")
      let path = folder["more/\(name)/a.jpg"]
      let run = try Program.run(
        "/usr/bin/convert", ["-size", "900x600", "xc:rgb(90,200,120)"] + options + [path])
      try #require(run.status == 0, "\(run.messages)")
    }
    try #require(try library.pholio("import", folder["more"]).status == 0)
    /// How many pictures of a gallery have a profile, and of how many.
    func profiles(_ gallery: String, _ options: String...) throws -> [Int] {
      try? FileManager.default.removeItem(atPath: site)
      let run = try library.pholio.run(["publish", site, gallery, "--webp"] + options)
      try #require(run.status == 0, "\(run.messages)")
      let told = try Program.run(
        "/usr/bin/exiftool",
        ["-q", "-r", "-p", "[$ICC_Profile:ColorSpaceData]", "-f", "-ext", "jpg", "-ext", "webp", site])
      let lines = told.output.split(separator: "\n")
      return [lines.count { $0.contains("RGB") }, lines.count]
    }
    #expect(try profiles("wide") == [6, 6])
    #expect(try profiles("wide", "--colour", "srgb") == [0, 6])
    #expect(try profiles("plain") == [0, 6])
  }
}
