import PholioCatalog
import PholioDisk
import PholioFacts
import PholioLayout
import PholioLibrary
import SystemPackage
import Testing

@Suite struct SelectionTests {
  @Test func digitsRangesAndLastArePositions() throws {
    #expect(
      try Selection.terms("5,7-9,last,3-last") == [
        .position(.position(Position(5))), .range(.position(Position(7)), .position(Position(9))),
        .position(.last),
        .range(.position(Position(3)), .last),
      ])
  }

  @Test func anythingElseIsANameOrAGlob() throws {
    #expect(
      try Selection.terms(#"IMG_1.jpg,*.png,a\,b.jpg,5-a,-,a\b,1-2-3"#)
        == [
          "IMG_1.jpg", "*.png", "a,b.jpg", "5-a", "-", #"a\b"#, "1-2-3",
        ].map { .pattern(ByteString($0)) })
  }

  @Test func nameForcesANameAndShaAHashPrefix() throws {
    #expect(try Selection.terms("name:5,sha:0AfF") == [.name(ByteString("5")), .digest("0aff")])
  }

  @Test func whatMeansNothingIsRefused() {
    #expect(throws: SelectionError.empty("")) { try Selection("") }
    #expect(throws: SelectionError.positionZero("0")) { try Selection.TypedPosition("0") }
    let fault = SelectionFault(text: ByteString("1,,2"), offset: 2, reason: "here a term is missing")
    #expect(throws: SelectionError.syntax(fault)) { try Selection("1,,2") }
  }
}

/// Selections of the photos of two galleries: names that look like terms in `Odd`, and others in `Plain`.
@Suite struct ResolvedSelectionTests {
  private static let odd =
    [
      "a or b.jpg", "not me.jpg", "(1).jpg", "rating:4", "portrait", "a,b.jpg", "x(2).jpg", "7.jpg",
      "a (b, c) or d.jpg",
    ].map { ByteString($0) } + [ByteString(Array("odd ".utf8) + [0xFF] + Array(".jpg".utf8))]
  private static let plain: [ByteString] = ["1.jpg", "2.jpg", "3.jpg", "me.jpg"].map { ByteString($0) }

  let library: Library

  init() throws {
    library = try Library.rehearsal(of: "/nowhere")
    try library.catalog.write { tx in
      var number = 0
      for (gallery, names) in [("Odd", Self.odd), ("Plain", Self.plain)] {
        let folder = try tx.files.makeFolder(ByteString("/photos/\(gallery)"))
        let photos = try names.map { name in
          let photo = try tx.photos.add(
            Photo.Content(
              digest: PhotoDigest(hash: Array(repeating: UInt8(number), count: 32)), byteCount: 1,
              size: PixelSize(width: 3, height: 2), thumbnail: StoredThumbnail(byteCount: 10, checksum: nil),
              facts: PhotoFacts()),
            taken: #require(CaptureTime(local: Int64(number), source: .exif)))
          number += 1
          try tx.files.setFile(
            name, in: folder, stamp: FileStamp(byteCount: 1, modified: 0), photo: photo, moved: false)
          return photo
        }
        try tx.imports.place(photos, in: tx.galleries.make(named: gallery), stopped: false)
      }
    }
  }

  /// The positions of the selected photos.
  private func positions(_ text: String, in name: String) throws -> [Int] {
    try library.catalog.read { tx in
      let gallery = try tx.requireGallery(name)
      let items = try Selection(text).resolve(in: ListScope(gallery), tx)
      return try tx.orders.indexes(of: items, in: .gallery(gallery.id)).map { $0 + 1 }
    }
  }

  private func error(_ text: String, in name: String) -> SelectionError? {
    do {
      _ = try positions(text, in: name)
    } catch {
      return error as? SelectionError
    }
    return nil
  }

  @Test(arguments: [
    ("a or b.jpg", [1]), ("not me.jpg", [2]), ("(1).jpg", [3]), ("rating:4", [4]), ("portrait", [5]),
    (#"a\,b.jpg"#, [6]), ("x(2).jpg", [7]), ("a (b\\, c) or d.jpg", [9]), (#"odd \xff.jpg"#, [10]),
    ("7,rating:4,(1).jpg,1", [7, 4, 3, 1]), ("name:7.jpg,name:portrait", [8, 5]),
    (#"name:"a or b.jpg" or portrait"#, [1, 5]),
  ])
  func aLiteralNameIsThatPhoto(text: String, expected: [Int]) throws {
    #expect(try positions(text, in: "Odd") == expected)
  }

  @Test func whereNoPhotoIsCalledThatItIsATerm() throws {
    #expect(try positions("not me.jpg", in: "Plain") == [1, 2, 3])
    #expect(try positions("2 or (1).jpg", in: "Odd") == [2, 3])
    #expect(error("rating:4", in: "Plain") == .matchesNothing("rating:4", gallery: "Plain"))
    #expect(error("rating:9", in: "Plain") == .syntax(Selection.fault("rating:9")!))
    #expect(try positions("landscape", in: "Plain") == [1, 2, 3, 4])
    #expect(try positions("1, 3 ,me.jpg , 2.jpg", in: "Plain") == [1, 3, 4, 2])
    #expect(try positions("7, rating:4 , (1).jpg", in: "Odd") == [7, 4, 3])
  }

  @Test func theOrderIsThatOfTheMention() throws {
    #expect(try positions("3,1,3,2-", in: "Plain") == [3, 1, 2, 4])
    #expect(try positions("(3,1,2) and not 1.jpg", in: "Plain") == [3, 2])
    #expect(try positions("*.jpg and (4,2)", in: "Plain") == [2, 4])
    #expect(try positions("last,not (1 or me.jpg)", in: "Plain") == [4, 2, 3])
    #expect(try positions("not not 2-3", in: "Plain") == [2, 3])
    #expect(try positions("in:Plain landscape not (portrait or 2)", in: "Plain") == [1, 3, 4])
  }

  @Test func whatMatchesNothingIsTold() throws {
    #expect(error("1,no.jpg", in: "Plain") == .matchesNothing("no.jpg", gallery: "Plain"))
    #expect(error("1,sha:00000000", in: "Plain") == .matchesNothing("sha:00000000", gallery: "Plain"))
    for text in ["not no.jpg", "1 and not no.jpg", "portrait or (1 and no.jpg)", "like:no.jpg"] {
      #expect(error(text, in: "Plain") == .matchesNothing("no.jpg", gallery: "Plain"))
    }
    #expect(error("1,not ratng:*", in: "Plain") == .matchesNothing("ratng:*", gallery: "Plain"))
    let rest = SelectionFault(
      text: ByteString("keyword:old, new"), offset: 13,
      reason: #"'new' matches no photo (or in quotes: keyword:"old, new")"#)
    #expect(error("keyword:old, new", in: "Plain") == .syntax(rest))
    #expect(error("portrait, new", in: "Plain") == .matchesNothing("new", gallery: "Plain"))
    #expect(error(#"keyword:"old", new"#, in: "Plain") == .matchesNothing("new", gallery: "Plain"))
    let comma = #"'in:By': there is no gallery 'By' (or in quotes: in:"By, night")"#
    #expect(
      error("in:By, night", in: "Odd")
        == .syntax(SelectionFault(text: ByteString("in:By, night"), offset: 3, reason: comma)))
    #expect(try positions("1 and not *.png", in: "Plain") == [1])
    #expect(try positions("1,portrait", in: "Plain") == [1])
    #expect(try positions("1,not *", in: "Plain") == [1])
    #expect(error("portrait", in: "Plain") == .matchesNothing("portrait", gallery: "Plain"))
    #expect(error("1 and portrait", in: "Plain") == .matchesNothing("1 and portrait", gallery: "Plain"))
    #expect(error("portrait and 5", in: "Plain") == .pastEnd("5", gallery: "Plain", count: 4))
    let gone = "'in:Plan': there is no gallery 'Plan' (did you mean 'Plain'?)"
    #expect(
      error("in:Plan", in: "Odd")
        == .syntax(SelectionFault(text: ByteString("in:Plan"), offset: 3, reason: gone)))
  }

  @Test func aQuestionWithoutAnAnswerIsFoundToHaveNone() throws {
    try library.catalog.read { tx in
      let scope = try ListScope(tx.requireGallery("Plain"))
      #expect(try Selection("portrait").found(in: scope, tx).isEmpty)
      #expect(throws: SelectionError.self) { try Selection("no.jpg").found(in: scope, tx) }
    }
  }

  @Test func galleriesAreNotAskedAboutPhotos() throws {
    try library.catalog.read { tx in
      let scope = try ListScope(tx.galleries.portfolio())
      let galleries = try tx.galleries.all().map(\.id.rawValue)
      #expect(try Selection("Plain,Odd").resolve(in: scope, tx) == [galleries[1], galleries[0]])
      #expect(try Selection("not Odd").resolve(in: scope, tx) == [galleries[1]])
      #expect(throws: SelectionError.notForGalleries("rating:4")) {
        try Selection("1 or rating:4").resolve(in: scope, tx)
      }
    }
  }

  @Test func theLibraryIsAskedWithoutPositions() throws {
    try library.catalog.read { (tx) throws in
      func count(_ text: String, isKept: Bool = false) throws -> Int {
        try Selection(text).photos(tx, isKept: isKept).count
      }
      #expect(try count("landscape") == 14 && count("not in:Odd") == 4 && count("in:Odd and 7*") == 1)
      #expect(try count("me.jpg or not me.jpg") == 2)
      #expect(try count("rating:4") == 1 && count(#"odd \xff.jpg"#) == 1 && count("[12].jpg") == 2)
      for text in ["5 and portrait", "not 5", "like:5"] {
        #expect(throws: SelectionError.positionsNeedGallery("5")) { try count(text) }
      }
      for text in ["1.jpg,no.jpg", "landscape and not no.jpg"] {
        #expect(throws: SelectionError.matchesNothing("no.jpg", gallery: nil)) { try count(text) }
      }
      #expect(try count("1.jpg,no.jpg,in:Gone,3.jpg and not no.jpg", isKept: true) == 2)
      #expect(throws: SelectionError.self) { try count("in:Gone") }
    }
  }

  @Test func photosAreFoundWhereTheyAre() throws {
    var found: [String] = []
    try library.find(Selection("[12].jpg or portrait")) {
      found.append("\($0.gallery) \($0.record.position)")
    }
    #expect(found == ["Odd 5", "Plain 1", "Plain 2"])
    found = []
    try library.find(nil) { found.append($0.gallery) }
    #expect(found == Array(repeating: "Odd", count: 10) + Array(repeating: "Plain", count: 4))
  }

  @Test func whatIsTypedGoesOnToBe() throws {
    func completed(_ text: String) throws -> [String] {
      try library.completions(of: text, after: ["pholio", "show", "Odd"])
    }
    #expect(try completed("1,rat") == ["1,rating:", "1,rating:4"])
    #expect(try completed("not flag:") == ["not flag:pick", "not flag:reject", "not flag:none"])
    #expect(try completed("label:gr") == ["label:green", "label:grey"])
    #expect(try completed("in:P") == ["in:Plain"])
    #expect(try completed("a") == ["added:", "a or b.jpg", #"a\,b.jpg"#, #"a (b\, c) or d.jpg"#])
    #expect(try completed("a or") == ["a or b.jpg"])
    #expect(try completed("not a o") == ["not a or b.jpg"])
    #expect(try completed("portrait and (a o") == ["portrait and (a or b.jpg"])
    #expect(try completed("a (b") == [#"a (b\, c) or d.jpg"#])
    #expect(try completed("unknown:").isEmpty)
    #expect(try library.completions(of: "1.", after: ["pholio", "show"]).isEmpty)
  }
}
