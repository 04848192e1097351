import Glibc
package import PholioCatalog
package import SystemPackage

/// A file met on a walk.
package struct SeenFile: Hashable, Sendable {
  package var name: ByteString
  /// Nil for what is never read: hidden files, links, sockets and other special ones.
  package var stamp: FileStamp?

  package init(name: ByteString, stamp: FileStamp?) {
    self.name = name
    self.stamp = stamp
  }
}

/// One folder's files, in byte order of their names.
package struct FolderListing: Sendable {
  package var folder: FilePath
  /// The folder's path from the root of the import; empty for the root itself.
  package var relative: ByteString
  package var root: FilePath
  package var files: [SeenFile]
  /// Whether `files` is all there is in the folder.
  package var isWhole: Bool
  /// Why the folder could not be read.
  package var failure: Errno?
}

/// Walks folders depth first and gives one listing after the other. Links are not followed; hidden folders are not
/// entered. Memory is that of one folder's names and the folders yet to be entered.
package struct FolderWalk: Sequence, IteratorProtocol {
  private struct Step {
    var folder: FilePath
    var relative: ByteString
    var root: FilePath
    /// The one file to list; nil for all of the folder.
    var only: ByteString?
  }

  private var steps: [Step]
  /// The folder that is not entered, by device and inode.
  private let skipped: FileIdentity?

  /// - Parameters:
  ///   - roots: Absolute paths of folders and files. One inside another counts once.
  ///   - library: A folder that is not entered wherever it lies: the library's thumbnails are no photos to import.
  /// - Throws: `FileError` for a root that can't be read.
  package init(_ roots: [FilePath], skipping library: FilePath? = nil) throws {
    steps = []
    skipped = library.flatMap { try? FileIdentity(SystemCall.status($0, followingLinks: true)) }
    for root in Self.outermost(roots).reversed() {
      do {
        if try SystemCall.isFolder(root) {
          steps.append(Step(folder: root, relative: ByteString(""), root: root, only: nil))
          // Readable at all? Better to know before anything is done.
          _ = try Self.entries(of: root)
        } else {
          let folder = root.removingLastComponent()
          let name = FilePath(root: nil, root.components.suffix(1)).byteString
          steps.append(Step(folder: folder, relative: ByteString(""), root: folder, only: name))
        }
      } catch {
        throw FileError(.reading, root, error)
      }
    }
  }

  private static func outermost(_ roots: [FilePath]) -> [FilePath] {
    Set(roots).filter { root in !roots.contains { $0 != root && root.starts(with: $0) } }
      .sorted { $0.byteString < $1.byteString }
  }

  package mutating func next() -> FolderListing? {
    guard let step = steps.popLast() else { return nil }
    var listing = FolderListing(
      folder: step.folder, relative: step.relative, root: step.root, files: [], isWhole: step.only == nil)
    if let name = step.only {
      listing.files = [Self.seen(name, in: step.folder)].compactMap { $0 }
      return listing
    }
    do {
      var folders: [ByteString] = []
      for entry in try Self.entries(of: step.folder) {
        let isHidden = entry.name.bytes.first == UInt8(ascii: ".")
        switch entry.kind {
        case .folder where isHidden || isSkipped(step.folder.appending(entry.name)): break
        case .folder: folders.append(entry.name)
        case .file where !isHidden: Self.seen(entry.name, in: step.folder).map { listing.files.append($0) }
        case .file, .special: listing.files.append(SeenFile(name: entry.name, stamp: nil))
        }
      }
      // Sorted as if they ended in a slash, so that the walk goes through paths in byte order.
      for name in folders.sorted(by: { ByteString($0.bytes + [0x2F]) < ByteString($1.bytes + [0x2F]) })
        .reversed()
      {
        let below = step.relative.bytes.isEmpty ? name : ByteString(step.relative.bytes + [0x2F] + name.bytes)
        steps.append(
          Step(folder: step.folder.appending(name), relative: below, root: step.root, only: nil))
      }
      listing.files.sort { $0.name < $1.name }
    } catch {
      listing.failure = error
      listing.isWhole = false
    }
    return listing
  }

  private func isSkipped(_ folder: FilePath) -> Bool {
    guard let skipped, let status = try? SystemCall.status(folder) else { return false }
    return FileIdentity(status) == skipped
  }

  private static func seen(_ name: ByteString, in folder: FilePath) -> SeenFile? {
    guard let status = try? SystemCall.status(folder.appending(name)) else { return nil }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    return SeenFile(name: name, stamp: isRegular ? FileStamp(status) : nil)
  }

  private enum Kind { case file, folder, special }

  /// A folder's entries in no order, without `.` and `..`.
  private static func entries(of folder: FilePath) throws(Errno) -> [(name: ByteString, kind: Kind)] {
    guard let stream = folder.withPlatformString({ opendir($0) }) else { throw Errno(rawValue: errno) }
    defer { closedir(stream) }
    var entries: [(name: ByteString, kind: Kind)] = []
    while true {
      // readdir(3): only errno tells the end from an error.
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw Errno(rawValue: errno) }
        return entries
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: UInt8.self, capacity: 256) { bytes in
          ByteString(
            UnsafeBufferPointer(
              start: bytes, count: strlen(UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self))))
        }
      }
      if name.bytes == [0x2E] || name.bytes == [0x2E, 0x2E] { continue }
      entries.append((name, kind(entry.pointee.d_type, of: name, in: folder)))
    }
  }

  private static func kind(_ type: UInt8, of name: ByteString, in folder: FilePath) -> Kind {
    switch Int(type) {
    case DT_REG: return .file
    case DT_DIR: return .folder
    case DT_UNKNOWN:
      // Some file systems don't say.
      let mode = (try? SystemCall.status(folder.appending(name)))?.st_mode ?? 0
      return mode & S_IFMT == S_IFREG ? .file : mode & S_IFMT == S_IFDIR ? .folder : .special
    default: return .special
    }
  }
}

extension FilePath {
  /// The path of something in this folder, by its name's bytes.
  package func appending(_ name: ByteString) -> FilePath {
    var path = self
    path.append(FilePath(name).components)
    return path
  }
}

extension FileStamp {
  init(_ status: stat) {
    // A time past the year 2262 has no number of nanoseconds here: it counts as the last that has one.
    let (seconds, isTooMuch) = Int64(status.st_mtim.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    let (modified, isOver) = seconds.addingReportingOverflow(Int64(status.st_mtim.tv_nsec))
    self.init(byteCount: Int(status.st_size), modified: isTooMuch || isOver ? .max : modified)
  }
}

/// What tells that two paths lead to the same file.
struct FileIdentity: Hashable {
  private var device: UInt
  private var inode: UInt

  init(_ status: stat) {
    device = UInt(status.st_dev)
    inode = UInt(status.st_ino)
  }
}

extension SystemCall {
  /// A regular file's stamp as it is now; nil where there is none.
  static func stamp(_ path: FilePath) -> FileStamp? {
    guard let status = try? status(path), status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileStamp(status)
  }
}
