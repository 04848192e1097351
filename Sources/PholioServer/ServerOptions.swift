import PholioKit
package import SystemPackage

/// How a library is to be served.
package struct ServerOptions: Sendable {
  package static let standardHost = "127.0.0.1"
  package static let standardPort = 8427

  package var host = standardHost
  /// 0: any free one. Nil: the standard one, or the next that is free.
  package var port: Int?
  package var isReadOnly = false
  /// Nil: those that the library keeps.
  package var tokens: AccessTokens?
  /// Whether the library is to keep new ones.
  package var renewsTokens = false
  /// Whether guests may mark favourites.
  package var letsGuestsPick = false
  /// Where a person keeps presets of sheets, beside the program's own.
  package var presets: FilePath?
  package var version = ""
  /// The limit for kept large views, in bytes.
  package var cacheBudget = 512 << 20

  /// The most bytes of a file that is added by hand.
  package var uploadLimit = 4 << 30
  /// How many seconds photos that are added by hand wait for the end of another import.
  package var importPatience = 10.0
  /// How many bytes the disk of a folder has room for.
  package var freeByteCount: @Sendable (FilePath) throws -> Int = { try UploadFolder.freeByteCount(at: $0) }

  /// How photos' files are looked for.
  package var diskAccess = DiskAccess.system
  /// How long to wait for a disk to tell whether a file is there.
  package var diskPatience = Duration.seconds(2)
  /// How long to wait for a file to be read and its picture made.
  package var readingPatience = Duration.seconds(60)

  /// How long a client may take to receive any part of what was sent.
  package var takingTime = Duration.seconds(30)

  package init() {}
}

/// Why nothing is served.
package enum ServeError: Error {
  case portTaken(Int, host: String)
  case unknownHost(String)
  case cannotListen(host: String, port: Int, reason: String)
}
