import NIOHTTP1
import PholioKit
import SystemPackage

/// The uploads under way, by keys that nobody can guess. Each has a folder in the library until its photos
/// are taken in.
actor Uploads {
  private struct Entry {
    let folder: UploadFolder
    var fileCount = 0
    var byteCount = 0
    /// How many files are being written.
    var writers = 0
    /// Whether its photos are being taken in.
    var isTaken = false
    var lastUse = ContinuousClock.now

    var isIdle: Bool { writers == 0 && !isTaken }
  }

  private let library: FilePath
  private let work: WorkerThreads
  private var entries: [String: Entry] = [:]
  /// How many are being begun: they count, although they are no entries yet.
  private var beginning = 0

  /// More at once are refused; those that nobody has used for long go first.
  private static let most = 32
  private static let mostFiles = 10_000
  private static let patience = Duration.seconds(3600)

  init(_ library: FilePath, work: WorkerThreads) {
    self.library = library
    self.work = work
  }

  /// - Returns: The key.
  /// - Throws: `FileError`; `RequestError`.
  func begin() async throws -> String {
    // One after the other: while a folder goes, another upload may be used again.
    while let key = entries.first(where: { $1.isIdle && $1.lastUse < .now - Self.patience })?.key {
      await end(key)
    }
    guard entries.count + beginning < Self.most else { throw RequestError.tooManyUploads }
    beginning += 1
    defer { beginning -= 1 }
    let folder = try await work.run { [library] in try UploadFolder(in: library) }
    let key = AccessToken().text
    entries[key] = Entry(folder: folder)
    return key
  }

  /// Lets a file be written.
  ///
  /// - Returns: The folder, and how many bytes it has.
  func beginFile(_ key: String) throws -> (folder: UploadFolder, byteCount: Int) {
    guard let entry = entries[key], !entry.isTaken else { throw RequestError.notFound }
    guard entry.fileCount < Self.mostFiles else { throw RequestError.tooManyUploads }
    entries[key]?.writers += 1
    entries[key]?.fileCount += 1
    entries[key]?.lastUse = .now
    return (entry.folder, entry.byteCount)
  }

  /// - Parameter byteCount: How many bytes came.
  /// - Throws: `RequestError` if the upload was discarded meanwhile, and the file with it.
  func endFile(_ key: String, byteCount: Int) throws {
    guard entries[key] != nil else { throw RequestError.notFound }
    entries[key]?.writers -= 1
    entries[key]?.byteCount += byteCount
    entries[key]?.lastUse = .now
  }

  /// The folder, whose files don't change until `giveBack` or `end`.
  func take(_ key: String) throws -> UploadFolder {
    guard let entry = entries[key] else { throw RequestError.notFound }
    guard entry.isIdle else { throw RequestError.stillComing }
    entries[key]?.isTaken = true
    return entry.folder
  }

  func giveBack(_ key: String) {
    entries[key]?.isTaken = false
    entries[key]?.lastUse = .now
  }

  /// Removes an upload with what has come.
  func end(_ key: String) async {
    guard let entry = entries.removeValue(forKey: key) else { return }
    _ = try? await work.run { entry.folder.remove() }
  }

  /// The same for one whose photos are not being taken in.
  func discard(_ key: String) async throws {
    guard let entry = entries[key] else { throw RequestError.notFound }
    guard !entry.isTaken else { throw RequestError.stillComing }
    await end(key)
  }
}

extension RequestError {
  static let tooManyUploads = RequestError(
    status: .conflict, code: "too_many", message: "there are too many uploads or files at once")

  static let stillComing = RequestError(
    status: .conflict, code: "conflict", message: "files of this upload are still coming, or are taken in")

  static let noRoom = RequestError(
    status: .insufficientStorage, code: "no_room",
    message: "the library's disk is nearly full: less than 1 GB would stay free")
}
