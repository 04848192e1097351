import Foundation
import Glibc
package import Logging
import NIOCore
import NIOHTTP1
import PholioDisk
import PholioKit
import PholioLibrary
import Synchronization
package import SystemPackage

/// The arranging table: a library's galleries as a page, for whoever has the token.
package final class PageServer: Sendable {
  private let options: ServerOptions
  private let tokens: AccessTokens
  /// What is to be said of the tokens; nil: nothing.
  package let remark: String?
  private let catalog: CatalogAccess
  private let views: LargeViewStore
  private let watch: ChangeWatch
  private let finding: FindRoutes
  private let describe: @Sendable (any Error) -> String?
  private let logger: Logger
  /// Known once we listen.
  private let port: Mutex<Int>
  /// Ends the making of pictures that are only looked at, when the server is stopped.
  private let cancellation = Cancellation()
  /// Ends downloads of sheets too, when `patience` is over.
  private let lastCancellation = Cancellation()

  /// How long open requests may take when the server is stopped.
  private static let patience = Duration.seconds(10)

  /// - Parameter describe: The text of a library's error, as on the command line.
  /// - Throws: `ServeError`, `CatalogError`.
  package init(
    _ library: FilePath, _ options: ServerOptions, logger: Logger,
    describe: @escaping @Sendable (any Error) -> String?
  ) throws {
    self.options = options
    self.describe = describe
    self.logger = logger
    catalog = try CatalogAccess(library)
    views = try catalog.library.largeViews(budget: options.cacheBudget)
    watch = try ChangeWatch(library, logger: logger, describe: describe)
    // Not before there is a library.
    let kept =
      options.tokens.map { KeptTokens(tokens: $0, remark: nil) }
      ?? KeptTokens(library, isNew: options.renewsTokens, describe: describe)
    (tokens, remark) = (kept.tokens, kept.remark)
    finding = try FindRoutes(catalog, cancellation: cancellation)
    port = Mutex(options.port ?? ServerOptions.standardPort)
  }

  /// The page's addresses with a token: one for each of the machine's addresses that we listen on.
  private func addresses(_ token: AccessToken) -> [String] {
    let rules = rules
    let hosts = IPAddress(rules.host).flatMap { $0.isWildcard ? IPAddress.ofThisMachine(like: $0) : nil }
    return (hosts?.isEmpty == true ? ["localhost"] : hosts ?? [rules.host]).map { host in
      let shown = IPAddress(host)?.isVersion6 == true ? "[\(host)]" : host
      return "http://\(shown):\(rules.port)/?token=\(token.text)"
    }
  }

  package var addresses: PageAddresses {
    PageAddresses(
      owner: options.isReadOnly ? [] : addresses(tokens.owner), guests: addresses(tokens.guests),
      isReachable: rules.isReachable)
  }

  private var rules: AccessRules {
    AccessRules(
      host: options.host, port: port.withLock(\.self), tokens: tokens)
  }

  /// Serves until `shouldStop` is true, and then finishes open requests, but for pictures.
  ///
  /// - Parameters:
  ///   - shouldStop: Asked ten times a second.
  ///   - onReady: Called with the page's addresses when it can be opened.
  /// - Throws: `ServeError`.
  package func run(
    until shouldStop: @escaping @Sendable () -> Bool, onReady: @escaping @Sendable (PageAddresses) -> Void
  ) async throws {
    Self.raiseFileLimit()
    removeUploads()
    let respond = responder()
    let ports = options.port.map { $0...$0 } ?? ServerOptions.standardPort...ServerOptions.standardPort + 99
    for port in ports {
      do {
        return try await run(on: port, respond, until: shouldStop, onReady: onReady)
      } catch let error as IOError where error.errnoCode == Errno.addressInUse.rawValue {
        if port == ports.upperBound { throw ServeError.portTaken(port, host: options.host) }
      } catch let error as IOError {
        throw ServeError.cannotListen(
          host: options.host, port: port, reason: "\(Errno(rawValue: error.errnoCode))")
      } catch let error as SocketAddressError.UnknownHost {
        throw ServeError.unknownHost(error.host)
      } catch let error as SocketAddressError {
        throw ServeError.cannotListen(host: options.host, port: port, reason: "\(error)")
      }
    }
  }

  private func run(
    on port: Int, _ respond: @escaping HTTPServer.Respond,
    until shouldStop: @escaping @Sendable () -> Bool,
    onReady: @escaping @Sendable (PageAddresses) -> Void
  ) async throws {
    let server = try await HTTPServer(
      host: options.host, port: port, limits: HTTPServer.Limits(takingTime: options.takingTime))
    self.port.withLock { $0 = server.port ?? port }
    onReady(addresses)
    let date = DateHeader()
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        await server.run { request in
          var response = await respond(request)
          response.headers[field: "Date"] = date.text
          return response
        }
      }
      group.addTask { try? await self.stop(server, when: shouldStop) }
      // Either all connections are closed, or they are not waited for any longer.
      await group.next()
      group.cancelAll()
    }
    guard shouldStop() || Task.isCancelled else {
      throw ServeError.cannotListen(host: options.host, port: port, reason: "the system closed the port")
    }
  }

  /// Waits until `shouldStop` is true, ends what is under way, and waits for `patience`.
  private func stop(_ server: HTTPServer, when shouldStop: @Sendable () -> Bool) async throws {
    while !shouldStop() {
      try await Task.sleep(for: .milliseconds(100))
      // Also where nobody asks for anything.
      LiveLibrary.closeReplaced()
    }
    cancellation.cancel(signal: SIGTERM)
    // Streams of events would never end by themselves.
    await watch.end()
    server.stop()
    try await Task.sleep(for: Self.patience)
    lastCancellation.cancel(signal: SIGTERM)
  }

  /// Removes photos that were being added when an earlier server was killed. They can be added again.
  private func removeUploads() {
    if options.isReadOnly { return }
    UploadFolder.removeLeftovers(in: catalog.folder)
    // Where the catalog can't be written, that is of no use.
    try? catalog.library.forgetUploads()
  }

  /// What answers every request; an error is an answer too.
  package func responder() -> HTTPServer.Respond {
    let door = AccessGate(
      rules: { [self] in rules }, isReadOnly: options.isReadOnly, describe: describe, logger: logger,
      routes: routes())
    return { await door.respond(to: $0) }
  }

  package func routes() -> RouteTable {
    var routes = RouteTable()
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let files = FileSending(threads: 2)
    let disks = Disks(
      options.diskAccess, patience: options.diskPatience, readingPatience: options.readingPatience,
      readers: processors)
    let galleries = GalleryRoutes(catalog: catalog, disks: disks, version: options.version)
    let pictures = LargePictures(
      catalog: catalog, files: files, disks: disks, store: views, cancellation: cancellation)
    WebFiles.embedded.add(to: &routes)
    galleries.add(to: &routes)
    ArrangeRoutes(catalog: catalog, galleries: galleries).add(to: &routes)
    PictureRoutes(
      catalog: catalog, files: files, disks: disks, large: pictures, cancellation: cancellation
    ).add(to: &routes)
    SheetRoutes(
      catalog: catalog, files: files, work: WorkerThreads(count: processors), presets: options.presets,
      cancellation: cancellation, lastCancellation: lastCancellation
    ).add(to: &routes)
    finding.add(to: &routes)
    HandOverRoutes(
      catalog: catalog, work: WorkerThreads(count: 2), cancellation: cancellation,
      lastCancellation: lastCancellation
    ).add(to: &routes)
    UploadRoutes(catalog: catalog, options, processors: processors, cancellation: lastCancellation)
      .add(to: &routes)
    EventRoutes(watch: watch, galleries: galleries).add(to: &routes)
    GuestRoutes(
      catalog: catalog, addresses: { [self] in addresses }, mayPick: options.letsGuestsPick
    ).add(to: &routes)
    return routes
  }

  /// So that a thousand idle connections don't keep others out.
  private static func raiseFileLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}

/// Where the page can be opened.
package struct PageAddresses: Sendable {
  /// With the token that may do everything; none where everybody is a guest.
  package let owner: [String]
  package let guests: [String]
  /// Whether others than this machine's own programs can reach them.
  package let isReachable: Bool
}
