import PholioResources
import PholioSite
import PholioTestSupport
import SystemPackage
import Testing

/// The least a theme needs: it is built on `plain`.
private func theme(_ files: [String: String], json: String = "{}") throws -> Theme {
  try Theme(
    named: "own", files: files.merging(["theme.json": json]) { $1 }.mapValues { Array($0.utf8) },
    folder: "own", base: PholioResources.themes["plain"].map { ("plain", $0) })
}

private func mistake(_ files: [String: String], json: String = "{}") -> ThemeError? {
  do {
    _ = try theme(files, json: json)
    return nil
  } catch {
    return error as? ThemeError
  }
}

@Suite struct ThemeTests {
  @Test(arguments: Theme.names) func builtInThemesHaveAllTheirTemplates(name: String) throws {
    let theme = try Theme.builtIn(name)
    #expect(theme.name == name)
    #expect(!theme.description.isEmpty)
    #expect(theme.assets["style.css"] != nil)
    #expect(theme.assets["script.js"] != nil)
    #expect(!theme.assets.keys.contains { $0.hasSuffix(".mustache") || $0 == "theme.json" })
    for page in ["index", "gallery", "photo"] {
      #expect(try theme.render(page, ["title": "T"]).hasPrefix("<!doctype html>"))
    }
  }

  @Test func whatAThemeLacksIsPlains() throws {
    let theme = try theme(["photo.mustache": "{{title}} {{> arrow}}", "style.css": "a{}"])
    #expect(try theme.render("photo", ["title": "T"]).hasPrefix("T <svg"))
    #expect(try theme.render("index", ["title": "T"]).contains("<h1>T</h1>"))
    #expect(theme.assets["style.css"] == Array("a{}".utf8))
    #expect(theme.assets["script.js"] == PholioResources.themes["plain"]?["script.js"])
  }

  @Test func wordsAreEscaped() throws {
    let theme = try theme(["photo.mustache": #"<p title="{{title}}">{{title}}</p>"#])
    let page = try theme.render("photo", ["title": #"<script>"&'</script>"#])
    let escaped = "&lt;script&gt;&quot;&amp;&#39;&lt;/script&gt;"
    #expect(page == #"<p title="\#(escaped)">\#(escaped)</p>"#)
  }

  @Test func wordsThatLookLikeTagsAreNone() throws {
    let theme = try theme(["photo.mustache": "{{title}}"])
    #expect(try theme.render("photo", ["title": "{{secret}}", "secret": "x"]) == "{{secret}}")
  }

  @Test func anEmptyTextIsNothingAndHidesThoseFurtherOut() throws {
    let theme = try theme(["photo.mustache": "{{#photos}}[{{#title}}{{title}}{{/title}}{{title}}]{{/photos}}"]
    )
    let photos: [[String: Any]] = [["title": ""], ["title": "a"]]
    #expect(try theme.render("photo", ["title": "page", "photos": photos]) == "[][aa]")
  }

  @Test(arguments: [
    ("a\n{{#photos}}\nb", 2, ThemeProblem.unclosedSection("photos")),
    ("{{#a}}\n{{#b}}\n{{/a}}{{/b}}", 3, .closesOther("a", open: "b")),
    ("\n\n{{/a}}", 3, .notOpen("a")),
    ("a\n{{title", 2, .unclosedTag),
    ("{{! two\nlines }}\n{{a b}}", 3, .badTag("a b")),
    ("{{}}", 1, .badTag("")),
    ("{{=<% %>=}}", 1, .refusedTag("{{=")),
    ("{{<head}}{{/head}}", 1, .refusedTag("{{<")),
    ("{{$a}}{{/a}}", 1, .refusedTag("{{$")),
    ("{{>*name}}", 1, .refusedTag("{{>*")),
    ("\n{{> photo}}", 2, .partialOfItself("photo")),
    (String(repeating: "{{#a}}", count: 33), 1, .tooDeep(32)),
  ])
  func aMistakeInATemplateIsToldWithItsLine(text: String, line: Int, problem: ThemeProblem) {
    #expect(mistake(["photo.mustache": text]) == .wrong(file: "own/photo.mustache", line: line, problem))
  }

  @Test func aPartialIsNamedWhoseFileIsNotThere() {
    let found = mistake(["photo.mustache": "a\n{{> heda}}"])
    guard case .wrong("own/photo.mustache", line: 2, .unknownPartial("heda", let known)) = found else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(known.contains("head"))
  }

  @Test func partialsInARingAreRefused() {
    let files = ["one.mustache": "{{> two}}", "two.mustache": "{{> three}}", "three.mustache": "\n{{> one}}"]
    #expect(
      mistake(files) == .wrong(file: "own/one.mustache", line: 1, .partialOfItself("two")))
  }

  @Test func partialsInsideEachOtherHaveAnEnd() throws {
    func chain(_ count: Int) -> [String: String] {
      let links = (1...count).map { ("p\($0).mustache", $0 < count ? "{{> p\($0 + 1)}}" : "end") }
      return Dictionary(uniqueKeysWithValues: links)
    }
    #expect(mistake(chain(32)) == nil)
    #expect(mistake(chain(5000)) == .wrong(file: "own/p100.mustache", line: nil, .tooDeep(32)))
  }

  @Test(arguments: [
    (
      "{\n\"options\": {\n\"cel\": 3}}", 3,
      ThemeProblem.unknownKey("options.cel", known: ["cell", "gap", "row", "layout"])
    ),
    ("{\n\"name\": 3}", 2, .wrongValue("name", needed: "a text")),
    ("{\"options\": {\"cell\": true}}", 1, .wrongValue("options.cell", needed: "a whole number, 40 to 2000")),
    (
      "{\"options\":\n{\"layout\": \"tree\"}}", 2,
      .wrongValue("options.layout", needed: "\"grid\" or \"rows\"")
    ),
    ("[]", 1, .wrongValue("theme.json", needed: "an object: {…}")),
  ])
  func aMistakeInTheDescriptionIsToldWithItsLine(json: String, line: Int, problem: ThemeProblem) {
    #expect(mistake([:], json: json) == .wrong(file: "own/theme.json", line: line, problem))
  }

  @Test func whatIsNoJSONIsToldWithItsLine() {
    let found = mistake([:], json: "{\n\"name\": \"a\",\n!}")
    guard case .wrong("own/theme.json", line: 3, .notJSON)? = found else {
      Issue.record("\(String(describing: found))")
      return
    }
  }

  @Test func aThemeWithoutADescriptionIsNone() throws {
    #expect(throws: ThemeError.missing(file: "own/theme.json")) {
      try Theme(named: "own", files: ["style.css": []], folder: "own")
    }
  }

  @Test func aFolderIsATheme() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Array("{\"name\": \"mine\"}".utf8), to: "theme.json")
    _ = try folder.write([1, 2], to: "fonts/a.woff2")
    _ = try folder.write([1], to: ".hidden")
    let theme = try Theme(in: FilePath(folder.path))
    #expect(theme.name == "mine")
    #expect(theme.assets["fonts/a.woff2"] == [1, 2])
    #expect(theme.assets[".hidden"] == nil)
    _ = try folder.write([1], to: "a b.css")
    #expect(throws: ThemeError.badName(file: folder["a b.css"])) { try Theme(in: FilePath(folder.path)) }
  }

  @Test func anUnknownNameIsToldWithThoseThereAre() {
    #expect(throws: ThemeError.unknown("plian", known: Theme.names)) { try Theme.typed("plian") }
  }
}

@Suite struct ThemeTextTests {
  private func texts(_ language: String) throws -> ThemeTexts {
    try Theme.builtIn("wall").texts(in: language)
  }

  @Test(arguments: [
    ("en", 1, "1 photo"), ("en", 0, "0 photos"), ("de", 1, "1 Foto"), ("de", 28, "28 Fotos"),
    ("fr", 0, "0 photo"), ("fr", 2, "2 photos"), ("es", 5, "5 fotos"), ("it", 1, "1 foto"), ("ja", 3, "写真3枚"),
    ("ar", 2, "صورتان"),
    ("ar", 5, "5 صور"), ("ar", 28, "28 صورة"), ("de-AT", 2, "2 Fotos"), ("xx", 2, "2 photos"),
  ])
  func numbersHaveTheFormsOfTheirLanguage(language: String, count: Int, text: String) throws {
    #expect(try texts(language).counted("photos", count) == text)
  }

  @Test func allLanguagesHaveAllTexts() throws {
    let theme = try Theme.builtIn("plain")
    #expect(theme.languages == ["ar", "de", "en", "es", "fr", "it", "ja"])
    let english = theme.texts(in: "en").dictionary
    for language in theme.languages where language != "en" {
      let texts = theme.texts(in: language).dictionary
      #expect(Set(texts.keys) == Set(english.keys), "\(language)")
      // English stands in for what is not translated: few words are the same in two languages.
      #expect(texts.count { english[$0.key] == $0.value } <= 7, "\(language)")
    }
  }

  @Test func whatIsFilledInIsNotFilledAgain() throws {
    #expect(try texts("en")["position", ["position": "{count}", "count": "9"]] == "{count} of 9")
  }

  @Test func aThemesOwnTextsComeFirst() throws {
    let json = #"{"texts": {"en": {"next": "Onwards"}}}"#
    let own = try Theme(
      named: "own", files: ["theme.json": Array(json.utf8)], folder: "own",
      base: PholioResources.themes["plain"].map { ("plain", $0) })
    #expect(own.texts(in: "en")["next"] == "Onwards")
    #expect(own.texts(in: "en")["previous"] == "Previous")
    #expect(own.texts(in: "de")["next"] == "Weiter")
  }

  @Test(arguments: [("ar", "rtl"), ("he-IL", "rtl"), ("de", "ltr"), ("az-Arab", "rtl"), ("ar-Latn", "ltr")])
  func scriptsHaveADirection(language: String, direction: String) {
    #expect(ThemeTexts.direction(of: language) == direction)
  }
}
