import Foundation
import Logging
import PholioLibrary
import PholioServer
import PholioTestSupport
import SystemPackage
import Testing

/// The file with a library's tokens. `stat` and the file's bytes tell, not the program.
struct KeptTokensTests {
  private struct Start {
    let owner: String
    let guests: String
    let remark: String?
  }

  private let folder: TemporaryFolder
  private var path: String { folder["library/serve-token"] }

  init() throws {
    folder = try TemporaryFolder()
    _ = try Library(at: FilePath(folder["library"]), create: true)
  }

  /// The tokens that a newly started server lets in.
  private func start(isNew: Bool = false) throws -> Start {
    var options = ServerOptions()
    options.renewsTokens = isNew
    let server = try PageServer(
      FilePath(folder["library"]), options,
      logger: Logger(label: "test") { _ in LineHandler(log: LogLines()) }
    ) { "\($0)" }
    func token(_ addresses: [String]) throws -> String {
      String(try #require(addresses.first?.firstMatch(of: /\?token=([0-9a-f]{64})$/)).1)
    }
    let addresses = server.addresses
    return Start(
      owner: try token(addresses.owner), guests: try token(addresses.guests), remark: server.remark)
  }

  private func mode() throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  @Test func tokensOutliveTheServer() throws {
    let first = try start()
    #expect(first.remark == nil && first.owner != first.guests)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "\(first.owner)\n\(first.guests)\n")
    #expect(try mode() == 0o600)
    let second = try start()
    #expect(second.owner == first.owner && second.guests == first.guests && second.remark == nil)
  }

  @Test func newOnesAreMadeWhenAskedFor() throws {
    let first = try start()
    let second = try start(isNew: true)
    #expect(second.owner != first.owner && second.guests != first.guests && second.remark == nil)
    #expect(try start().owner == second.owner)
    #expect(try mode() == 0o600)
  }

  @Test(arguments: [0o644, 0o640, 0o602, 0o700, 0o400]) func aFileThatOthersMaySeeIsNotTrusted(mode: Int)
    throws
  {
    let first = try start()
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    let second = try start()
    #expect(second.owner != first.owner && second.guests != first.guests)
    #expect(second.remark?.contains("serve-token is not for its owner alone") == true)
    #expect(try self.mode() == 0o600)
    #expect(try start().owner == second.owner)
  }

  @Test(arguments: [
    "", "\n\n", "x", String(repeating: "a", count: 64) + "\n" + String(repeating: "a", count: 64) + "\n",
    String(repeating: "a", count: 64) + "\n", String(repeating: "0", count: 1 << 20), "\u{0}\u{ff}",
    String(repeating: "a", count: 63) + "g\n" + String(repeating: "b", count: 64) + "\n",
  ])
  func aDamagedFileIsMadeAnew(content: String) throws {
    try Data(content.utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    let start = try start()
    #expect(start.remark?.contains("serve-token") == true)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "\(start.owner)\n\(start.guests)\n")
  }

  /// What a link leads to is neither read nor written.
  @Test func aLinkIsReplaced() throws {
    let tokens = "\(AccessToken().text)\n\(AccessToken().text)\n"
    try folder.write(Array(tokens.utf8), to: "elsewhere")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder["elsewhere"])
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder["elsewhere"])
    let start = try start()
    #expect(!tokens.contains(start.owner))
    #expect(try String(contentsOfFile: folder["elsewhere"], encoding: .utf8) == tokens)
    #expect(
      try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType == .typeRegular)
  }

  @Test func whereNothingCanBeWrittenTokensAreOfThisStart() throws {
    // A folder in its place: even root can't write a file there.
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let (first, second) = (try start(), try start())
    #expect(first.owner != second.owner)
    #expect(first.remark?.hasPrefix("the page's address is valid for this start only: ") == true)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder["library"])
    #expect(!left.contains { $0.hasPrefix(".pholio-") })
  }
}
