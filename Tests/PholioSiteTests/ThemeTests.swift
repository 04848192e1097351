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

  @Test(
    arguments: [
      ("a\n{{#photos}}\nb", 3, ThemeProblem.badSection),
      ("{{#a}}\n{{#b}}\n{{/a}}{{/b}}", 3, .badSection),
      ("\n\n{{/a}}", 3, .badSection),
      ("a\n{{title", 2, .badTag),
      ("{{! two\nlines }}\n{{a b}}", 3, .badTag),
      ("{{=<% %>=}}", nil, .refusedTag("{{=")),
      ("{{<head}}{{/head}}", nil, .refusedTag("{{<")),
      ("{{$a}}{{/a}}", nil, .refusedTag("{{$")),
      ("{{>*name}}", nil, .refusedTag("{{>*")),
      ("{{> head}}\n{{> photo}}{{> neighbours}}", nil, .tooDeep(32)),
      (String(repeating: "{{#a}}", count: 33), nil, .tooDeep(32)),
    ] as [(String, Int?, ThemeProblem)])
  func aMistakeInATemplateIsToldWithItsFile(text: String, line: Int?, problem: ThemeProblem) {
    #expect(mistake(["photo.mustache": text]) == .wrong(file: "own/photo.mustache", line: line, problem))
  }

  @Test func tagsInCommentsAreNone() throws {
    let theme = try theme(["photo.mustache": "{{! {{> photo}}{{! {{=\n {{> none }}{{> arrow}}"])
    #expect(try theme.render("photo", [:]).hasPrefix("<svg"))
  }

  @Test func aPartialIsNamedWhoseFileIsNotThere() {
    let found = mistake(["photo.mustache": "a\n{{> heda}}"])
    guard case .wrong("own/photo.mustache", _, .unknownPartial("heda", let known)) = found else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(known.contains("head"))
  }

  @Test func partialsInARingAreRefused() {
    let files = ["one.mustache": "{{> two}}", "two.mustache": "{{> three}}", "three.mustache": "\n{{> one}}"]
    #expect(mistake(files) == .wrong(file: "own/one.mustache", line: nil, .tooDeep(32)))
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
    ("{\"name\": 3}", "name: "), ("{\"options\": {\"cell\": true}}", "options.cell: "),
    ("{\"options\": {\"cell\": 3}}", "options.cell: 40 to 2000, not 3"),
    ("{\"options\": {\"layout\": \"tree\"}}", "options.layout: "),
    ("{\"options\": {\"fit\": \"tree\"}}", "options.fit: "),
    ("{\"texts\": {\"en\": {\"photos\": {\"one\": \"1\"}}}}", "texts.en.photos"), ("[]", ""),
    ("{\"name\": \"a\",\n!}", ""),
  ])
  func aMistakeInTheDescriptionIsToldWithItsPlace(json: String, reason: String) {
    let found = mistake([:], json: json)
    guard case .wrong("own/theme.json", nil, .badDescription(let said)) = found else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(said.hasPrefix(reason) && said.count > reason.count - 1 && !said.contains("\n"), "\(said)")
  }

  @Test func keysThatNobodyKnowsArePassedOver() throws {
    let json = #"{"author": "me", "options": {"cell": 100, "colour": "red"}}"#
    #expect(try theme([:], json: json).options.cell == 100)
  }

  @Test func aStylesheetOfOnesOwnComesLast() throws {
    var theme = try theme(["style.css": "a{}"])
    let key = theme.key
    theme.add(stylesheet: "b{}")
    #expect(theme.assets["style.css"] == Array("a{}\nb{}".utf8))
    #expect(theme.key != key)
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
    ("fr", 2, "2 photos"), ("es", 5, "5 fotos"), ("it", 1, "1 foto"), ("ja", 1, "写真1枚"),
    ("ar", 1, "صورة واحدة"), ("ar", 28, "عدد الصور: 28"), ("de-AT", 2, "2 Fotos"), ("xx", 2, "2 photos"),
  ])
  func oneThingHasATextOfItsOwn(language: String, count: Int, text: String) throws {
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

  @Test func formsForOtherNumbersThanOneArePassedOver() throws {
    let json = #"{"texts": {"en": {"photos": {"two": "a pair", "other": "{count} pictures"}}}}"#
    let own = try theme([:], json: json).texts(in: "en")
    #expect([0, 1, 2].map { own.counted("photos", $0) } == ["0 pictures", "1 pictures", "2 pictures"])
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
