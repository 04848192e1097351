import Foundation
import PholioTestSupport
import Testing

/// Folders and options that an export refuses, and links.
@Suite struct ExportRefusalTests {
  private func expectRefused(_ run: Program.Run, _ status: Int32, _ text: String) {
    #expect(run.status == status, "\(run.messages)")
    #expect(run.messages.contains(text) && run.messages.split(separator: "\n").count == 1, "\(run.messages)")
  }

  @Test func foldersOfTheLibraryAndOfImportsAreRefused() throws {
    let out = try ExportFolder()
    let folder = out.library.folder
    func export(_ path: String) throws -> Program.Run { try out.pholio("export", "G", folder[path]) }
    expectRefused(try export("library/out"), 73, "this is in the library")
    expectRefused(try export(""), 73, "the library is in this folder")
    expectRefused(try export("in/new/deep"), 73, "was imported, and this is in it")
    expectRefused(try export("in/G"), 73, "imported")
    try FileManager.default.createSymbolicLink(atPath: folder["link"], withDestinationPath: folder["in/G"])
    expectRefused(try export("link"), 73, "imported")
    #expect(!FileManager.default.fileExists(atPath: folder["in/new"]))
    try folder.write([1], to: "file")
    expectRefused(try export("file"), 73, "file: can't be written: Not a directory")
  }

  @Test func aManifestThatCannotBeReadIsSaidWithItsEntry() throws {
    let out = try ExportFolder()
    _ = try out()
    let path = "out/.pholio-manifest.json"
    var lines = String(decoding: try #require(out.library.bytes(path)), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    lines[2] = lines[2].replacing("0002_2.jpg", with: "../2.jpg")[...]
    try out.library.folder.write(Array(lines.joined(separator: "\n").utf8), to: path)
    expectRefused(try out(), 73, "entry 2 can't be read: move the file away")
    try out.library.folder.write(Array("{\"pholio\":\"export\"".utf8), to: path)
    expectRefused(try out(), 73, "json: it can't be read: move the file away")
    try out.library.folder.write(Array("{\"pholio\":\"site\",\"version\":1,\"files\":[\n]}\n".utf8), to: path)
    expectRefused(try out(), 73, "a published site is in this folder")
    try out.library.folder.write(
      Array("{\"pholio\":\"export\",\"version\":9,\"files\":[\n]}\n".utf8), to: path)
    expectRefused(try out(), 73, "a newer pholio")
  }

  @Test func wrongOptionsAreSaid() throws {
    let out = try ExportFolder()
    expectRefused(try out("--link", "hard", "--strip", "place"), 64, "--link and --strip: one of them")
    expectRefused(try out("--link", "hard", "--size", "100"), 64, "--link and --size: one of them")
    expectRefused(try out("--size", "3"), 64, "--size takes 16 to 30000")
    expectRefused(try out("--template", "{nome}"), 64, "there is no field '{nome}'")
    expectRefused(try out("--template", "{name}|{title}"), 64, "a file's name has one part")
    expectRefused(try out("--template", "{position:4}"), 64, "a number of digits")
    expectRefused(try out.pholio("export", "G"), 64, "say where to: pholio export")
  }

  @Test func hardLinksAreTheOriginalsAndAreReplacedNotWritten() throws {
    let out = try ExportFolder()
    let run = try out("--link", "hard")
    #expect(run.status == 0, "\(run.messages)")
    func inode(_ name: String) throws -> String {
      try Program.run("/usr/bin/stat", ["-c", "%i", out.library.folder[name]]).output
    }
    #expect(try inode("out/0002_2.jpg") == inode("in/G/2.jpg"))
    #expect(try out("--link", "hard").messages == "G: 4 photos, files: 4 the same\n")
    let original = out.library.bytes("in/G/2.jpg")
    // Copies take the links' places; the originals are not written through them.
    #expect(try out("--strip", "all").messages == "G: 4 photos, files: 4 written\n")
    #expect(try inode("out/0002_2.jpg") != inode("in/G/2.jpg"))
    #expect(out.library.bytes("in/G/2.jpg") == original && out.leftovers == [])
  }

  @Test func symbolicLinksLeadToTheOriginals() throws {
    let out = try ExportFolder()
    #expect(try out("--link", "symbolic").status == 0)
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: "\(out.path)/0002_2.jpg")
    #expect(target == out.library.folder["in/G/2.jpg"])
    #expect(try out("--link", "symbolic").messages == "G: 4 photos, files: 4 the same\n")
    #expect(try out("--link", "hard").messages == "G: 4 photos, files: 4 written\n")
    #expect(out.leftovers == [])
  }

  @Test func hostileWordsStayOneNameInTheFolder() throws {
    let out = try ExportFolder()
    for (number, title) in ["../../evil", "CON", "a/b:c", "same", "SAME"].enumerated().prefix(4) {
      #expect(try out.pholio("caption", "G", "\(number + 1)", "--title", title).status == 0)
    }
    let run = try out("--template", "{title}")
    #expect(out.names == ["_._.._evil.jpg", "_CON.jpg", "a_b_c.jpg", "same.jpg"], "\(out.names)")
    #expect(run.messages.contains("  '../../evil.jpg' is called '_._.._evil.jpg'\n"), "\(run.messages)")
    #expect(try out.pholio("caption", "G", "1", "--title", "SAME").status == 0)
    _ = try out("--template", "{title}", "--delete")
    #expect(out.names == ["SAME.jpg", "_CON.jpg", "a_b_c.jpg", "same (2).jpg"])
  }
}
