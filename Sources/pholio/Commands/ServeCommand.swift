import ArgumentParser
import Dispatch
import Logging
import PholioDisk
import PholioServer
import Synchronization

struct ServeCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Arrange galleries on a page in the browser.",
    discussion: """
      Prints the page's address and serves it until Ctrl-C. Whoever has the address may change galleries: \
      the token in it is the key. It stays the same; --new-token makes another.

      The page opens on this machine only, unless --host names another address. Then a second address is \
      printed, for guests, who may look and change nothing. Others on the network can read the tokens there: \
      docs/page.md has how to put https in front of it.
      """)
  static let examples = [
    Example("pholio serve", "The page, for a browser on this machine."),
    Example(
      "pholio serve --host 0.0.0.0 --guests-pick", "Others on the network may look, and mark favourites."),
  ]

  @OptionGroup var library: LibraryOptions

  @Option(
    help: ArgumentHelp(
      """
      The port, 0 to 65535; 0 is any free one (default: \(ServerOptions.standardPort), or the next free \
      one).
      """,
      valueName: "n"))
  var port: Int?

  @Option(help: ArgumentHelp("The address or name to listen on.", valueName: "host"))
  var host: String = ServerOptions.standardHost

  @Flag(help: "Refuse every change: everybody may only look.")
  var readOnly = false

  @Flag(help: "Let guests mark favourites, which become a gallery.")
  var guestsPick = false

  @Flag(help: "Make new tokens. Earlier addresses stop working.")
  var newToken = false

  // These were https's; scripts may still have them.
  @Option(help: .hidden) var tlsCert: String?
  @Option(help: .hidden) var tlsKey: String?

  @Flag(help: "Print the addresses as JSON, in one line.")
  var json = false

  func validate() throws {
    if let port, !(0...65_535).contains(port) {
      throw ValidationError("--port takes 0 to 65535, not \(port)")
    }
    if host.isEmpty { throw ValidationError("--host is empty") }
    // One of them alone: what is set is named by its place.
    if let gone = tlsCert.map({ _ in "--tls-cert" }) ?? tlsKey.map({ _ in "--tls-key" }) {
      throw ValidationError(
        "\(gone) is gone: nginx or Caddy in front speaks https; docs/page.md has how, under 'https'")
    }
  }

  func run() throws {
    let cancellation = StopSignal.listen()
    // Photos may be dropped on the page before anything was imported.
    if !readOnly { _ = try library.open(create: true) }
    let server = try PageServer(library.folder, options(), logger: Self.logger) { Failure($0)?.textForPages }
    if let remark = server.remark { Message.error(remark) }
    let result = Mutex<Result<Void, any Error>>(.success(()))
    let end = DispatchSemaphore(value: 0)
    let serving = Task {
      do {
        try await server.run(until: { cancellation.isCancelled }, onReady: json ? Self.sayAsJSON : Self.say)
      } catch {
        result.withLock { $0 = .failure(error) }
      }
      end.signal()
    }
    end.wait()
    _ = serving
    try result.withLock { try $0.get() }
    if let signal = cancellation.signal { throw ExitCode(128 + signal) }
  }

  /// The first line of the output is the address of who runs this.
  private static func say(_ addresses: PageAddresses) {
    (addresses.owner.isEmpty ? addresses.guests : addresses.owner).forEach(Output.now)
    guard addresses.isReachable, !addresses.owner.isEmpty else { return }
    for address in addresses.guests { Message.line("for guests: \(address)") }
  }

  private static func sayAsJSON(_ addresses: PageAddresses) {
    let record = AddressRecord(
      owner: addresses.owner, guests: addresses.guests, reachable: addresses.isReachable)
    if let line = try? Output.text(record) { Output.now(line) }
  }

  private struct AddressRecord: Encodable {
    /// With the token that may do everything; none where everybody is a guest.
    var owner: [String]
    var guests: [String]
    /// Whether other machines can reach them.
    var reachable: Bool
  }

  private func options() throws -> ServerOptions {
    var options = ServerOptions()
    options.host = host
    options.port = port
    options.isReadOnly = readOnly
    options.letsGuestsPick = guestsPick
    options.renewsTokens = newToken
    options.presets = PresetsCommand.folder
    options.version = Pholio.configuration.version
    return options
  }

  private static var logger: Logger {
    var logger = Logger(label: "pholio", factory: { StreamLogHandler.standardError(label: $0) })
    logger.logLevel = .error
    return logger
  }
}
