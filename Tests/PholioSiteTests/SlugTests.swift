import PholioSite
import Testing

/// Names in addresses, and texts where they stand.
@Suite struct SlugTests {
  @Test(
    arguments: [
      ("Rome 2019", "rome-2019"), ("../..", "x"), ("Straße & Café", "straße-café"), ("京都", "京都"),
      ("<script>", "script"), ("a/b\\c", "a-b-c"), ("assets", "assets-x"), ("CON", "con-x"),
      ("com1", "com1-x"),
      ("...hidden", "hidden"), ("", "x"), ("\u{202E}evil", "evil"), (String(repeating: "é", count: 90), nil),
    ] as [(String, String?)])
  func aNameIsOneHarmlessComponent(name: String, slug: String?) {
    let made = Slug.of(name, otherwise: "x")
    if let slug { #expect(made == slug) }
    #expect(made.utf8.count <= 82)
    #expect(!made.contains { "/\\.<>:\"|?*% ".contains($0) })
  }

  @Test func addressesArePlainLetters() {
    #expect(Slug.address("straße/a b.html") == "stra%C3%9Fe/a%20b.html")
  }

  @Test func jsonEndsNoScript() {
    let text = PageText.json(["name": "</script><!-- & \u{2028}\u{2029} \"quoted\" \u{0}"])
    #expect(!text.contains("<") && !text.contains("&") && !text.contains("\u{2028}"))
    #expect(text.contains("\\u003c"))
  }

  @Test(arguments: [
    "a{background:url(a.png)}", "a{background:URL( a.png)}", "@import 'b.css';", "</STYLE><script>",
    "a{}\r\nb{}", "\u{FEFF}a{}", "a\0{}", "a{background:image-set('a.png' 1x)}",
  ])
  func aStylesheetThatNamesFilesOrEndsItsElementIsLinked(css: String) {
    #expect(PageText.css(Array(css.utf8)) == nil)
    #expect(PageText.css([0x61, 0xFF]) == nil)
  }

  @Test func aStylesheetStandsInAPageAsItIs() {
    let css = "a > b::before { content: \"é & <\" }\n"
    #expect(PageText.css(Array(css.utf8)) == css)
    // By `printf 'a{}' | openssl dgst -sha256 -binary | base64`.
    #expect(PageText.cspHash("a{}") == "sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=")
  }

  @Test(arguments: [
    "ftp://a.b/", "https://", "example.org", "https://a.b/?q=1", "https://a.b/#x", "javascript:x",
    "https://a.b:99999/", "https://a.b:0/",
  ])
  func whatIsNoSiteIsRefused(address: String) {
    var options = SiteOptions()
    #expect(throws: SiteError.badBase(address)) { try options.setBase(address) }
  }

  @Test func noTitleIsTheSameAsNone() {
    let titles: [String?] = [nil, "-", "nil", "Optional(\"-\")", "- - en", ""]
    let keys = titles.map { title in
      var options = SiteOptions()
      options.title = title
      return options.key
    }
    #expect(Set(keys).count == titles.count)
  }

  @Test func anAddressEndsWithASlash() throws {
    var options = SiteOptions()
    try options.setBase("https://example.org/photos")
    #expect(options.base == "https://example.org/photos/")
    #expect(throws: SiteError.badLanguage("de_DE")) { try options.setLanguage("de_DE") }
    try options.setLanguage("pt-BR")
    #expect(options.language == "pt-BR")
  }
}
