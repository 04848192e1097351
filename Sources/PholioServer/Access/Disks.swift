import NIOPosix
import PholioDisk
import Synchronization
import SystemPackage

/// Photos' files, on disks that may stop answering: a share whose server is gone blocks every call for ever.
///
/// Each disk has threads of its own, so that a disk that hangs blocks only itself. Nobody waits for it longer
/// than `patience`; it is not asked again until it has answered.
final class Disks: Sendable {
  private struct Disk {
    /// One thread: a look is quick, or hangs.
    var looks: NIOThreadPool
    var reads: NIOThreadPool
    /// How many looks are late.
    var overdue = 0
  }

  private let access: DiskAccess
  private let patience: Duration
  private let readingPatience: Duration
  private let readers: Int
  /// By their names; nil: those that share threads.
  private let disks = Mutex<[String?: Disk]>([:])

  /// More disks than this share threads; a library has a handful.
  private static let mostDisks = 16

  /// - Parameters:
  ///   - patience: How long to wait for a look at files.
  ///   - readingPatience: How long to wait for a file to be read and its picture made.
  init(_ access: DiskAccess, patience: Duration, readingPatience: Duration, readers: Int) {
    self.access = access
    self.patience = patience
    self.readingPatience = readingPatience
    self.readers = readers
  }

  deinit {
    for disk in disks.withLock(\.self).values {
      disk.looks.shutdownGracefully { _ in }
      disk.reads.shutdownGracefully { _ in }
    }
  }

  /// Finds out which files of each photo are there.
  func look(at photos: [[FileLocation]]) async -> [FilePresence] {
    let paths = photos.joined().map { FilePath($0.path) }
    var answers = await areMissing(paths).makeIterator()
    return photos.map { files in FilePresence(files, areMissing: files.map { _ in answers.next() ?? nil }) }
  }

  /// Reads a photo from one of its files, one disk after the other until one gives a result.
  ///
  /// - Returns: Nil if no file is there, or none gives a result.
  /// - Throws: `RequestError.slowDisk` if a disk that might have it does not answer; what `body` throws.
  func read<Result: Sendable>(
    _ files: [FileLocation], _ body: @escaping @Sendable ([FileLocation]) throws -> Result?
  ) async throws -> Result? {
    let missing = await areMissing(files.map { FilePath($0.path) })
    let there = zip(files, missing).filter { $1 == false }.map(\.0)
    let name = access.disks()
    for (name, files) in Dictionary(grouping: there, by: { shared(name(FilePath($0.path))) }) {
      // Each on a line of its own, see `LargePictures.view`.
      let result = try await read(files, on: name, body)
      if let result { return result }
    }
    if missing.contains(nil) { throw RequestError.slowDisk }
    return nil
  }

  private func read<Result: Sendable>(
    _ files: [FileLocation], on name: String?, _ body: @escaping @Sendable ([FileLocation]) throws -> Result?
  ) async throws -> Result? {
    let answer = TimedAnswer<Swift.Result<Result?, any Error>?>(nil)
    disk(name).reads.submit { state in
      // Nobody waits for it any more if those before it have hung for that long.
      if case .active = state, !answer.isOver {
        let result = Swift.Result { try body(files) }
        answer.change { $0 = result }
      }
      answer.end()
    }
    let outcome = await answer.value(within: readingPatience)
    guard let outcome else { throw RequestError.slowDisk }
    return try outcome.get()
  }

  /// Whether nothing is at each of some paths; nil if the disk did not answer in time.
  func areMissing(_ paths: [FilePath]) async -> [Bool?] {
    let name = access.disks()
    let groups = Dictionary(grouping: paths.indices) { shared(name(paths[$0])) }
    return await withTaskGroup(of: [(Int, Bool)].self) { group in
      for (name, indexes) in groups {
        group.addTask { await self.look(indexes.map { ($0, paths[$0]) }, on: name) }
      }
      return await group.reduce(into: [Bool?](repeating: nil, count: paths.count)) { result, answers in
        for (index, isMissing) in answers { result[index] = isMissing }
      }
    }
  }

  /// - Returns: The disk's answers so far.
  private func look(_ paths: [(index: Int, path: FilePath)], on name: String?) async -> [(Int, Bool)] {
    let disk = disk(name)
    guard disk.overdue == 0 else { return [] }
    let look = TimedAnswer<[(Int, Bool)]>([])
    let isMissing = access.isMissing
    disk.looks.submit { state in
      guard case .active = state else {
        look.end()
        return
      }
      for (index, path) in paths where !look.isOver {
        let answer = (index, isMissing(path))
        look.change { $0.append(answer) }
      }
      if look.end() { self.change(name) { $0.overdue -= 1 } }
    }
    return await look.value(within: patience) { self.change(name) { $0.overdue += 1 } }
  }

  /// The disk whose threads work for one. A disk gets its own here, as long as there are few, so that no
  /// number of names can make more.
  private func shared(_ name: String) -> String? {
    disks.withLock { disks in
      if disks[name] == nil {
        guard disks.count < Self.mostDisks else { return nil }
        disks[name] = started()
      }
      return name
    }
  }

  private func disk(_ name: String?) -> Disk {
    disks.withLock { disks in
      if let disk = disks[name] { return disk }
      let disk = started()
      disks[name] = disk
      return disk
    }
  }

  private func started() -> Disk {
    let disk = Disk(
      looks: NIOThreadPool(numberOfThreads: 1), reads: NIOThreadPool(numberOfThreads: readers))
    disk.looks.start()
    disk.reads.start()
    return disk
  }

  private func change(_ name: String?, _ body: (inout Disk) -> Void) {
    disks.withLock { disks in
      if var disk = disks[name] {
        body(&disk)
        disks[name] = disk
      }
    }
  }
}
