import PholioCatalog
import PholioDisk
import PholioFacts
import PholioLibrary
import Testing

/// What each term is read as.
@Suite struct SelectionTermTests {
  static let days = CivilTime.secondsRange

  @Test(
    arguments: [
      ("taken:2019", .taken(.moments(1_546_300_800...1_577_836_799))),
      ("taken:2019-05", .taken(.moments(1_556_668_800...1_559_347_199))),
      ("taken:2019-05-04", .taken(.moments(1_556_928_000...1_557_014_399))),
      ("taken:2019-05-04T10:00", .taken(.moments(1_556_964_000...1_556_964_059))),
      ("taken:2019-05-04T10:00:00", .taken(.moments(1_556_964_000...1_556_964_000))),
      (#"taken:"2019-05-04 10:00""#, .taken(.moments(1_556_964_000...1_556_964_059))),
      ("taken:2019-05-04..2019-05-09", .taken(.moments(1_556_928_000...1_557_446_399))),
      ("taken:2019-05-", .taken(.moments(1_556_668_800...SelectionTermTests.days.upperBound))),
      ("taken:2019-05..", .taken(.moments(1_556_668_800...SelectionTermTests.days.upperBound))),
      ("taken:-2019-05", .taken(.moments(SelectionTermTests.days.lowerBound...1_559_347_199))),
      ("taken:..2019-05", .taken(.moments(SelectionTermTests.days.lowerBound...1_559_347_199))),
      ("taken:9999-12", .taken(.moments(253_399_622_400...SelectionTermTests.days.upperBound))),
      ("taken:10:00..12:00", .taken(.dayTimes(from: 36_000, through: 43_259))),
      ("taken:22:00..02:00", .taken(.dayTimes(from: 79_200, through: 7_259))),
      ("taken:10:00", .taken(.dayTimes(from: 36_000, through: 36_059))),
      ("taken:10:00:30-", .taken(.dayTimes(from: 36_030, through: 86_399))),
      ("taken:-10:00", .taken(.dayTimes(from: 0, through: 36_059))),
      ("taken:none", .without(.takenTime)),
      ("added:7d", .addedSince(seconds: 604_800)),
      ("added:90s", .addedSince(seconds: 90)),
      ("added:2w", .addedSince(seconds: 1_209_600)),
      ("camera:Canon*", .camera(TextPattern("Canon*"))),
      ("camera:canon", .camera(TextPattern("*canon*"))),
      (#"camera:"Canon EOS*""#, .camera(TextPattern("Canon EOS*"))),
      ("lens:*50mm*", .lens(TextPattern("*50mm*"))),
      ("rating:4", .rating(ValueRange(lower: 4, upper: 4))),
      ("rating:4-", .rating(ValueRange(lower: 4, upper: nil))),
      ("rating:-2", .rating(ValueRange(lower: nil, upper: 2))),
      ("rating:2-4", .rating(ValueRange(lower: 2, upper: 4))),
      ("rating:2..4", .rating(ValueRange(lower: 2, upper: 4))),
      ("rating:none", .without(.rating)), ("rating:NONE", .without(.rating)),
      ("camera:none", .without(.camera)), ("lens:None", .without(.lens)),
      ("keyword:NONE", .without(.words(.keyword))),
      ("flag:PICK", .flag(.pick)), (#"camera:"none""#, .camera(TextPattern("*none*"))),
      ("flag:pick", .flag(.pick)), ("flag:reject", .flag(.reject)), ("flag:none", .without(.flag)),
      ("label:red", .whole(.label, TextPattern("red"))), ("label:none", .without(.words(.label))),
      (#"label:"none""#, .whole(.label, TextPattern("none"))),
      ("keyword:sea*", .whole(.keyword, TextPattern("sea*"))), ("keyword:none", .without(.words(.keyword))),
      (#"keyword:"say \"sea\"""#, .whole(.keyword, TextPattern(#"say "sea""#))),
      (#"title:"Old har*""#, .words(.title, [TextPattern("old"), TextPattern("har*")])),
      ("title:none", .without(.words(.title))),
      ("text:harbour", .words(.any, [TextPattern("harbour")])),
      ("near:48.85,2.35,5km", .near(GeoPosition(latitude: 48.85, longitude: 2.35)!, metres: 5000)),
      ("near:-48.85,-2.35,300m", .near(GeoPosition(latitude: -48.85, longitude: -2.35)!, metres: 300)),
      ("near:48.85,2.35,2mi", .near(GeoPosition(latitude: 48.85, longitude: 2.35)!, metres: 3218.688)),
      (
        "near:48.85, 2.35, 5km", .near(GeoPosition(latitude: 48.85, longitude: 2.35)!, metres: 5000)
      ),
      (
        #"near:"48.85,2.35,5 km""#, .near(GeoPosition(latitude: 48.85, longitude: 2.35)!, metres: 5000)
      ),
      ("near:48.85, 2.35", .near(GeoPosition(latitude: 48.85, longitude: 2.35)!, metres: 1000)),
      ("near:48.85,2.35", .near(GeoPosition(latitude: 48.85, longitude: 2.35)!, metres: 1000)),
      ("type:jpeg", .type(FileTypes(extensions: ["jpg", "jpeg", "jpe", "jfif", "mpo"]))),
      ("type:jpg", .type(FileTypes(extensions: ["jpg", "jpeg", "jpe", "jfif", "mpo"]))),
      ("type:.JPG", .type(FileTypes(extensions: ["jpg", "jpeg", "jpe", "jfif", "mpo"]))),
      ("type:heif", .type(FileTypes(extensions: ["heic", "heif", "hif"]))),
      ("type:CR2", .type(FileTypes(extensions: ["cr2"]))),
      ("type:mov", .type(FileTypes(extensions: ["mov"]))),
      ("type:movie", .type(FileTypes(extensions: [], companions: [.movie]))),
      ("type:sidecar", .type(FileTypes(extensions: [], companions: [.sidecar]))),
      ("portrait", .shape(.portrait)), ("landscape", .shape(.landscape)), ("square", .shape(.square)),
      ("panorama", .shape(.panorama)), ("missing", .missing), ("duplicate", .duplicate),
      ("folder:2019*", .folder(ByteString("2019*"))), ("folder:2019/", .folder(ByteString("2019"))),
      ("folder:/", .folder(ByteString("/"))),
      (#"folder:"/photos/May (1)""#, .folder(ByteString("/photos/May (1)"))),
      (#"folder:a\,b"#, .folder(ByteString("a,b"))),
    ] as [(String, Question)])
  func aQuestionIsReadAs(text: String, question: Question) throws {
    #expect(try Selection.terms(text) == [.question(question)])
  }

  @Test(
    arguments: [
      ("iso:800", NumberFact.iso, 800, 800), ("iso:800-", .iso, 800, nil), ("iso:-200", .iso, nil, 200),
      ("iso:100-200", .iso, 100, 200), ("f:2.8", .aperture, 2.8, 2.8), ("f:-2.8", .aperture, nil, 2.8),
      ("f:f/2.8-f/4", .aperture, 2.8, 4), ("f:f2.8", .aperture, 2.8, 2.8), ("f:F2.8-", .aperture, 2.8, nil),
      (#"focal:"35 mm..50 mm""#, .focal, 35, 50), (#"shutter:"1/60 s""#, .shutter, 1.0 / 60, 1.0 / 60),
      ("focal:35..50", .focal, 35, 50),
      ("focal:50mm", .focal, 50, 50), ("shutter:1/60-", .shutter, 1.0 / 60, nil),
      ("shutter:0.5", .shutter, 0.5, 0.5), ("shutter:1/60s..2s", .shutter, 1.0 / 60, 2),
    ] as [(String, NumberFact, Double?, Double?)])
  func aNumberIsReadAs(text: String, fact: NumberFact, lower: Double?, upper: Double?) throws {
    #expect(
      try Selection.terms(text) == [.question(.number(fact, ValueRange(lower: lower, upper: upper)))])
  }

  @Test func rawIsTheCamerasFormatsAndTheCompanionsOfPictures() throws {
    guard case .question(.type(let types))? = try Selection.terms("type:raw")?.first else {
      Issue.record("no type")
      return
    }
    #expect(types.companions == [.raw] && Set(types.extensions).isSuperset(of: ["cr2", "nef", "dng", "kdc"]))
    #expect(!types.extensions.contains("jpg") && !types.extensions.contains("tif"))
  }

  /// Whatever the machine's zone is, there are whole days between two dates, but for changes of its clock.
  @Test func datesOfRecordingAreThisMachines() throws {
    guard case .question(.added(let range))? = try Selection.terms("added:2019-05-04..2019-05-06")?.first
    else {
      Issue.record("no range")
      return
    }
    #expect(abs(range.upperBound - range.lowerBound + 1 - 3 * 86_400) <= 7200)
    #expect(abs(range.lowerBound - 1_556_928_000) <= 14 * 3600)
  }

  @Test func aGalleryAndALookAreTermsOfTheirOwn() throws {
    #expect(
      try Selection.terms(#"in:Rome,in:"New York",in:a\,b"#)
        == ["Rome", "New York", "a,b"].map { .gallery($0) })
    #expect(
      try Selection.terms(#"in:"odd\xff dir",in:b\s,in:a\ b,in:"a\\b\"c",in:"a\ (b\, c""#)
        == [#"odd\xff dir"#, #"b\s"#, "a b", #"a\b"c"#, #"a\ (b\, c"#].map { .gallery($0) })
    #expect(
      try Selection.terms(#"name:"back\\slash.jpg",name:"back\slash.jpg",name:"a\xff""#)
        == [#"back\slash.jpg"#, #"back\slash.jpg"#, #"a\xff"#].map { .name(ByteString($0)) })
    guard case .like(let inner)? = try Selection.terms("like:(5,rating:4)")?.first else {
      Issue.record("no look")
      return
    }
    let typed = try Selection.TypedPosition("5")
    let fifth = try #require(typed)
    #expect(
      inner
        == .any([
          .term(.position(fifth), at: 6..<7),
          .term(.question(.rating(ValueRange(lower: 4, upper: 4))), at: 8..<16),
        ]))
    #expect(
      try Selection.terms(#"like:IMG_1.jpg,like:"my photo.jpg""#)
        == [
          .like(.term(.pattern(ByteString("IMG_1.jpg")), at: 5..<14)),
          .like(.term(.pattern(ByteString("my photo.jpg")), at: 20..<34)),
        ])
  }

  @Test(
    arguments: [
      ("0", 0, "positions begin at 1, there is no 0"), ("7,3-0", 4, "positions begin at 1, there is no 0"),
      ("portrait and 0-5", 13, "positions begin at 1, there is no 0"),
      ("9-5", 0, "'9-5' runs backwards"), ("1,last-3", 2, "'last-3' runs backwards"),
      ("sha:", 4, "'sha:': after sha: come 1 to 64 hexadecimal digits"),
      ("5,sha:fz", 7, "'sha:fz': after sha: come 1 to 64 hexadecimal digits"),
      ("99999999999999999999", 0, "position 99999999999999999999 is past the end of any gallery"),
      ("7,5-99999999999999999999", 4, "position 99999999999999999999 is past the end of any gallery"),
      ("name:", 5, "name: needs a value, like name:5"),
      (#"5,name:"" or 7"#, 7, "name: needs a value, like name:5"),
      ("rating:9", 7, "rating is 0 to 5, not 9"),
      ("portrait and rating:9-", 20, "rating is 0 to 5, not 9"),
      ("rating:1-9", 9, "rating is 0 to 5, not 9"),
      ("rating:4.5", 7, "rating is 0 to 5, not 4.5"),
      ("rating:4-2", 7, "'4-2' runs backwards"),
      ("taken:2019-13", 6, "'2019-13' is no date: 2019, 2019-05, 2019-05-04 or 10:00"),
      ("taken:2019-02-30", 6, "'2019-02-30' is no date: 2019, 2019-05, 2019-05-04 or 10:00"),
      ("taken:2019..soon", 12, "'soon' is no date: 2019, 2019-05, 2019-05-04 or 10:00"),
      ("taken:2019..10:00", 6, "'2019..10:00' is no date: 2019, 2019-05, 2019-05-04 or 10:00"),
      ("taken:2020..2019", 6, "'2020..2019' runs backwards"),
      ("added:10:00", 6, "'10:00' is no date: 2019, 2019-05, 2019-05-04 or 7d"),
      ("added:2019..7x", 12, "'7x' is no date: 2019, 2019-05, 2019-05-04 or 7d"),
      ("added:7d-", 6, "7d stands by itself; older is: not added:7d"),
      ("added:-7d", 7, "7d stands by itself; older is: not added:7d"),
      ("taken:2019-05-04 10:00", 17, "a time follows a T: taken:2019-05-04T10:00"),
      ("like:not 1", 5, "'not' goes in parentheses here: like:(not 1)"),
      ("iso:many", 4, "'many' is no number"), ("iso:1.5", 4, "'1.5' is no number"),
      ("f:1..x", 5, "'x' is no number"), ("f:1e3", 2, "'1e3' is no number"),
      ("iso:-", 4, "'-' has no end"), ("shutter:1/0", 8, "'1/0' is no number"),
      ("flag:piick", 5, "flag is pick, reject or none (did you mean 'pick'?)"),
      ("near:48.85", 5, "near: takes latitude, longitude and a distance: near:48.85,2.35,5km"),
      ("near:91,0,1km", 5, "latitudes are -90 to 90, and longitudes -180 to 180"),
      ("near:48.85,2.35,5", 16, "'5' is no distance: 300m, 5km or 2mi"),
      ("type:video", 5, "there is no type 'video' (did you mean 'movie'?)"),
      ("near:48.85, 2.35, soon", 18, "'soon' is no distance: 300m, 5km or 2mi"),
      ("type:jepg", 5, "there is no type 'jepg' (did you mean 'jpeg'?)"),
      ("title:...", 6, "there is no word in '...'"),
      ("rating:", 7, "rating: needs a value, like rating:4-"),
      (#"camera:"" and portrait"#, 7, "camera: needs a value, like camera:canon"),
      ("camera:Canon EOS*", 13, #"words with blanks go in quotes: camera:"Canon EOS*""#),
      ("camera:Canon EOS* and portrait", 13, #"words with blanks go in quotes: camera:"Canon EOS*""#),
      ("in:day (1)", 7, #"words with blanks go in quotes: in:"day (1)""#),
      ("5 or in:2020 (2) and portrait", 13, #"words with blanks go in quotes: in:"2020 (2)""#),
      ("(portrait)or(square)", 10, "'or' stands between blanks, in small letters or in capitals"),
      ("rating:4 And portrait", 9, "'and' stands between blanks, in small letters or in capitals"),
      ("rating:4 five", 9, "here 'and', 'or' or a comma is missing"),
      ("(portrait) five", 11, "here 'and', 'or' or a comma is missing"),
      (#"label:"red"x"#, 11, "here 'and', 'or' or a comma is missing"),
      ("portrait and", 12, "here a term is missing"), ("portrait or", 11, "here a term is missing"),
      ("portrait and not ", 17, "here a term is missing"), ("()", 1, "here a term is missing"),
      ("1,,2", 2, "here a term is missing"), ("1,", 2, "here a term is missing"),
      ("(portrait", 0, "this '(' is never closed"), ("portrait and (", 13, "this '(' is never closed"),
      (#"camera:"Canon"#, 7, #"this '"' is never closed"#),
      (String(repeating: "(", count: 65), 64, "groups are too deep"),
    ] as [(String, Int, String)])
  func aFaultHasItsPointAndItsReason(text: String, offset: Int, reason: String) throws {
    let fault = try #require(Selection.fault(text))
    #expect(fault.offset == offset && fault.reason == reason, "\(fault)")
  }

  @Test func theCaretIsUnderTheFaultyCharacter() throws {
    let fault = try #require(Selection.fault("label:\"é\u{7}\" rating:9"))
    #expect(fault.excerpt == [#"label:"é\x07" rating:9"#, String(repeating: " ", count: 21) + "^"])
    let long = try #require(Selection.fault("\(String(repeating: "portrait and ", count: 20))rating:9"))
    #expect(long.excerpt[0].count <= 62 && long.excerpt[0].hasPrefix("…"))
    let column = long.excerpt[1].count - 1
    #expect(Array(long.excerpt[0])[column] == "9")
  }
}

extension WordField {
  fileprivate static let title = WordField(of: PhotoWords.title.term!)
  fileprivate static let keyword = WordField(of: PhotoWords.keywords.term!)
  fileprivate static let label = WordField(of: PhotoWords.label.term!)
}
