import Foundation
import PholioTestSupport
import Testing

/// What `make install`, `make tarball` and `make deb` put somewhere, made of the programs built with the
/// tests.
@Suite struct PackageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  private static let programs = URL(fileURLWithPath: Program.path).deletingLastPathComponent().path
  private static let hasDebhelper = ["/usr/bin/dh", "/usr/bin/lintian", "/usr/bin/dpkg-buildpackage"]
    .allSatisfy(FileManager.default.isExecutableFile)
  private static let list = "share/pholio/installed"

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  private func run(_ words: String..., environment: [String: String] = [:]) throws -> String {
    let run = try Program.run(words[0], Array(words.dropFirst()), environment: environment)
    try #require(run.status == 0, "\(words): \(run.output.suffix(2000)) \(run.messages.suffix(2000))")
    return run.output
  }

  private func make(_ target: String, _ words: String...) throws -> Program.Run {
    try Program.run(
      "/usr/bin/make",
      ["--no-print-directory", "--directory", Self.root, target, "BIN=\(Self.programs)"] + words,
      // Those of a make that runs the tests are for itself.
      environment: ["MAKEFLAGS": "", "MAKELEVEL": "0", "MFLAGS": ""])
  }

  private func script(_ name: String, into place: String) throws -> String {
    let output = try run("/bin/sh", "\(Self.root)/Resources/packaging/\(name)", Self.programs, folder[place])
    return String(output.split(separator: "\n").last ?? "")
  }

  /// Paths of the files below a folder, in order.
  private func files(below path: String) throws -> [String] {
    try run("/usr/bin/find", path, "-type", "f", "-printf", "%P\\n").split(separator: "\n").map(String.init)
      .sorted()
  }

  @Test func whatIsInstalledIsTakenAwayAndNothingElse() throws {
    try folder.makeFolder("opt/p/share/zsh")
    try folder.write([1], to: "opt/p/share/man/man1/other.1")
    let put = try make("install", "DESTDIR=\(folder.path)", "PREFIX=/opt/p")
    try #require(put.status == 0, "\(put.output) \(put.messages)")
    let installed = try files(below: folder["opt/p"])
    for file in [
      "bin/pholio", "libexec/pholio/pholio-loader", "share/man/man1/pholio.1",
      "share/man/man1/pholio-export.1", "share/man/man7/pholio-selections.7",
      "share/bash-completion/completions/pholio", "share/zsh/site-functions/_pholio",
      "share/fish/vendor_completions.d/pholio.fish", "share/pholio/presets/proof.json",
      "share/pholio/themes/plain/theme.json", "share/pholio/spark/pholio_read.py",
      "share/doc/pholio/docs/importing.md", "share/doc/pholio/CHANGELOG.md", "share/doc/pholio/copyright",
    ] { #expect(installed.contains(file), "\(file)") }
    let units = try files(below: Self.root + "/Resources/systemd")
    #expect(installed.filter { $0.hasPrefix("share/systemd/user/") }.count == units.count)
    for unit in units where unit.hasSuffix(".service") {
      let text = try String(contentsOfFile: folder["opt/p/share/systemd/user/\(unit)"], encoding: .utf8)
      #expect(text.contains("\nExecStart=/opt/p/bin/pholio "), "\(unit)")
    }
    #expect(try run(folder["opt/p/bin/pholio"], "--version") == run(Program.path, "--version"))
    try run("/bin/bash", "-n", folder["opt/p/share/bash-completion/completions/pholio"])

    // Once more: the same, but what only the former version had is gone.
    let former = try String(contentsOfFile: folder["opt/p/\(Self.list)"], encoding: .utf8)
    try folder.write([1], to: "opt/p/share/pholio/former/one.json")
    try folder.write(
      Array((former + "share/pholio/former/\nshare/pholio/former/one.json\n").utf8), to: "opt/p/\(Self.list)")
    #expect(try make("install", "DESTDIR=\(folder.path)", "PREFIX=/opt/p").status == 0)
    #expect(try files(below: folder["opt/p"]) == installed)
    #expect(try String(contentsOfFile: folder["opt/p/\(Self.list)"], encoding: .utf8) == former)

    #expect(try make("uninstall", "DESTDIR=\(folder.path)", "PREFIX=/opt/p").status == 0)
    let left = try run("/usr/bin/find", folder["opt/p"], "-mindepth", "1", "-printf", "%P\\n")
    #expect(
      left.split(separator: "\n").sorted()
        == ["share", "share/man", "share/man/man1", "share/man/man1/other.1", "share/zsh"])
    let again = try make("uninstall", "DESTDIR=\(folder.path)", "PREFIX=/opt/p")
    #expect(again.status != 0 && again.messages.contains("pholio is not installed in \(folder["opt/p"])"))
  }

  @Test func aPrefixIsAWholePath() throws {
    let put = try make("install", "PREFIX=somewhere")
    #expect(put.status != 0 && put.messages.contains("paths from / on, not 'somewhere'"), "\(put.messages)")
    #expect(!FileManager.default.fileExists(atPath: Self.root + "/somewhere"))
  }

  @Test func theTarballHoldsWhatIsInstalledAndWorksAnywhere() throws {
    let tarball = try script("tarball.sh", into: "made")
    #expect(tarball.hasSuffix(".tar.gz"))
    try folder.makeFolder("a place")
    try run("/usr/bin/tar", "-xzf", tarball, "-C", folder["a place"])
    let name = URL(fileURLWithPath: tarball).lastPathComponent.replacingOccurrences(of: ".tar.gz", with: "")
    let put = try make("install", "DESTDIR=\(folder["i"])", "PREFIX=/p")
    try #require(put.status == 0, "\(put.messages)")
    #expect(
      try files(below: folder["a place/\(name)"])
        == files(below: folder["i/p"]).filter { $0 != Self.list })
    // By a link, as from ~/bin: the loader is found all the same.
    try FileManager.default.createSymbolicLink(
      atPath: folder["pholio"], withDestinationPath: folder["a place/\(name)/bin/pholio"])
    let environment = ["PHOLIO_LIBRARY": folder["library"]]
    try folder.write(Fixture.heic(1, taken: "2020:05:04 10:00:00"), to: "in/1.heic")
    try run(folder["pholio"], "import", folder["in"], environment: environment)
    #expect(try run(folder["pholio"], "show", "in", environment: environment).contains("1.heic"))
    #expect(
      try run(folder["pholio"], "presets", environment: environment)
        == run(Program.path, "presets", environment: environment))
  }

  @Test(.enabled(if: hasDebhelper, "skipped without debhelper and lintian"))
  func thePackageHoldsTheSameInDebiansPlacesAndLintianFindsNothing() throws {
    let output = try run(
      "/bin/sh", "\(Self.root)/Resources/packaging/deb.sh", Self.programs, folder["made"],
      // The tests' own build links Swift's libraries, which are no packages.
      environment: ["PHOLIO_SHLIBDEPS": "--ignore-missing-info"])
    let package = String(output.split(separator: "\n").last ?? "")
    try run("/usr/bin/dpkg-deb", "--extract", package, folder["unpacked"])
    let put = try make("install", "DESTDIR=\(folder["i"])", "PREFIX=/p")
    try #require(put.status == 0, "\(put.messages)")
    let elsewhere = [Self.list, "share/doc/pholio/LICENSE"]
    var expected = ["share/doc/pholio/changelog.gz"]
    for path in try files(below: folder["i/p"]) where !elsewhere.contains(path) {
      let place = path.replacingOccurrences(of: "share/systemd", with: "lib/systemd")
        .replacingOccurrences(of: "zsh/site-functions", with: "zsh/vendor-completions")
      expected.append(path.hasPrefix("share/man/") ? place + ".gz" : place)
    }
    let packed = Set(try files(below: folder["unpacked/usr"]))
    #expect(packed == Set(expected), "\(packed.symmetricDifference(expected))")
    let fields = try run("/usr/bin/dpkg-deb", "--field", package)
    let version = try run("/bin/sh", "\(Self.root)/Resources/packaging/version.sh")
    #expect(fields.contains("\nVersion: \(version)"), "\(fields)")
    let depends = try #require(fields.split(separator: "\n").first { $0.hasPrefix("Depends: ") })
    for library in ["libc6", "libheif1", "libjpeg", "libpangocairo", "libqpdf", "libsqlite3"] {
      #expect(depends.contains(library), "\(library): \(depends)")
    }
    // For the same reason its programs have a path to those libraries.
    let lintian = try Program.run(
      "/usr/bin/lintian", ["--suppress-tags", "custom-library-search-path", package])
    #expect(lintian.status == 0 && lintian.output.isEmpty, "\(lintian.output) \(lintian.messages)")
  }

  @Test func theVersionIsSaidWithTheCommitThatWasBuilt() throws {
    let version = try run("/bin/sh", "\(Self.root)/Resources/packaging/version.sh").dropLast()
    let line = try run(Program.path, "--version")
    let said = try #require(try #/pholio ([0-9.]+)( \([0-9a-f]{7}\+?\))?\n/#.wholeMatch(in: line), "\(line)")
    #expect(said.1 == version)
  }
}
