import Foundation
import PholioTestSupport
import Testing

/// Which libraries are loaded, and when.
struct LoadingTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    for number in 0..<2 { try folder.write(Fixture.photo(number), to: "in/\(number).jpg") }
    // It is found before the system's, and is no library.
    try folder.write(Array("no library".utf8), to: "broken/libpangocairo-1.0.so.0")
    try #require(try pholio("import", "--quiet", folder["in"]).status == 0)
  }

  @Test func nothingIsLoadedAtTheStartThatOnlySheetsNeed() throws {
    let linked = try Program.run("ldd", [Program.path])
    try #require(linked.status == 0 && linked.output.contains("libsqlite3"))
    for library in [
      "pango", "cairo", "glib", "fontconfig", "libcrypto", "libssl", "heif", "spng", "webp", "tiff", "gif",
      "jxl",
      "raw", "seccomp",
    ] {
      #expect(!linked.output.contains(library), "\(library)")
    }
  }

  @Test func whereWordsCanNotBeSetItIsSaidAndEverythingElseWorks() throws {
    let broken = ["LD_LIBRARY_PATH": folder["broken"]]
    #expect(try pholio("show", "in", environment: broken).status == 0)
    let sheet = try pholio("sheet", "in", "-o", folder["s.jpg"], environment: broken)
    #expect(sheet.status == 1 && sheet.output == "")
    #expect(sheet.messages.contains("libpangocairo-1.0.so.0") && sheet.messages.last == "\n")
    #expect(sheet.messages.split(separator: "\n").count == 1, "\(sheet.messages)")
    let silent = ["sheet", "in", "-o", folder["s.jpg"], "--no-captions"]
    #expect(try pholio.run(silent, environment: broken).status == 0)
  }
}
