import Glibc
import PholioCatalog
package import SystemPackage

/// Walks folders depth first, in byte order of paths, and gives one listing after the other. Hidden folders, ignored
/// ones and the library itself are not entered. Memory is that of one folder's names and the folders yet to be entered.
package struct FolderWalk: Sequence, IteratorProtocol {
  private struct Step {
    var folder: FilePath
    var relative = ByteString("")
    var root: FilePath
    /// The one file to list; nil for all of the folder.
    var only: ByteString?
    var ignored = IgnoreRules()

    /// The path of something in the folder, from the root on.
    private func relative(_ name: ByteString) -> ByteString {
      relative.bytes.isEmpty ? name : ByteString(relative.bytes + [0x2F] + name.bytes)
    }

    func into(_ name: ByteString) -> Step {
      Step(folder: folder.appending(name), relative: relative(name), root: root, ignored: ignored)
    }

    func excludes(_ name: ByteString, isFolder: Bool) -> Bool {
      !ignored.isEmpty
        && ignored.exclude(relative(name), nameLength: name.bytes.count, isFolder: isFolder)
    }
  }

  private var steps: [Step] = []
  private let followsLinks: Bool
  /// The folder that is not entered.
  private let library: FileIdentity?
  /// Where links are followed: the folders entered, each of which is entered once.
  private var entered: Set<FileIdentity> = []

  /// - Parameters:
  ///   - roots: Absolute paths of folders and files. One inside another counts once.
  ///   - library: A folder that is not entered wherever it lies: the library's thumbnails are no photos to import.
  ///   - followingLinks: Whether links to folders and files count as these.
  /// - Throws: `FileError` for a root that can't be read.
  package init(_ roots: [FilePath], skipping library: FilePath? = nil, followingLinks: Bool = false) throws {
    followsLinks = followingLinks
    self.library = library.flatMap { try? FileIdentity(SystemCall.status($0, followingLinks: true)) }
    for root in Self.outermost(roots).reversed() {
      do {
        if try SystemCall.isFolder(root) {
          // Readable at all? Better to know before anything is done.
          _ = try OpenFolder(root, followingLinks: true).next()
          steps.append(Step(folder: root, root: root))
        } else {
          let folder = root.removingLastComponent()
          steps.append(Step(folder: folder, root: folder, only: root.name))
        }
      } catch let error as Errno {
        throw FileError(.reading, root, error)
      }
    }
  }

  private static func outermost(_ roots: [FilePath]) -> [FilePath] {
    Set(roots).filter { root in !roots.contains { $0 != root && root.starts(with: $0) } }
      .sorted { $0.byteString < $1.byteString }
  }

  package mutating func next() -> FolderListing? {
    while let step = steps.popLast() {
      var listing = FolderListing(
        folder: step.folder, relative: step.relative, root: step.root, isWhole: step.only == nil)
      do {
        if try list(step, in: &listing) { return listing }
      } catch {
        listing.failure = error as? Errno ?? (error as? FileError)?.cause ?? .ioError
        listing.isWhole = false
        return listing
      }
    }
    return nil
  }

  /// - Returns: false for a folder that was met already.
  private mutating func list(_ step: Step, in listing: inout FolderListing) throws -> Bool {
    let isRoot = step.relative.bytes.isEmpty
    let folder = try OpenFolder(step.folder, followingLinks: isRoot || followsLinks)
    let identity = FileIdentity(try folder.status())
    listing.device = identity.device
    if let name = step.only {
      listing.files = [Self.seen(name, in: folder, followingLinks: followsLinks)].compactMap { $0 }
      return true
    }
    if followsLinks, !entered.insert(identity).inserted { return false }
    var step = step
    if let text = try WholeFile.readIfThere(step.folder.appending(IgnoreRules.fileName)) {
      step.ignored.add(text, in: step.relative)
    }
    var folders: [Step] = []
    while let entry = try folder.next() {
      if let below = enter(entry.name, entry.kind, of: folder, step, in: &listing) { folders.append(below) }
    }
    listing.files.sort { $0.name < $1.name }
    listing.folderCount = folders.count
    // Sorted as if they ended in a slash, so that the walk goes through paths in byte order; the first is taken first.
    folders.sort { ByteString($0.relative.bytes + [0x2F]) > ByteString($1.relative.bytes + [0x2F]) }
    steps += folders
    return true
  }

  /// Puts a file into the listing.
  ///
  /// - Returns: The step into a folder that is to be entered.
  private func enter(
    _ name: ByteString, _ kind: OpenFolder.Kind, of folder: borrowing OpenFolder, _ step: Step,
    in listing: inout FolderListing
  ) -> Step? {
    var kind = kind
    if kind == .unknown || kind == .link && followsLinks {
      // A link to nothing stays a link.
      if let status = try? folder.status(of: name, followingLinks: followsLinks) { kind = .init(status) }
    }
    let isFolder = kind == .folder
    let isExcluded = name.bytes.first == UInt8(ascii: ".") || step.excludes(name, isFolder: isFolder)
    if isFolder { return isExcluded || isLibrary(name, in: folder) ? nil : step.into(name) }
    if kind == .file && !isExcluded {
      Self.seen(name, in: folder, followingLinks: followsLinks).map { listing.files.append($0) }
    } else {
      listing.files.append(SeenFile(name: name, stamp: nil))
    }
    return nil
  }

  private func isLibrary(_ name: ByteString, in folder: borrowing OpenFolder) -> Bool {
    guard let library, let status = try? folder.status(of: name, followingLinks: followsLinks) else {
      return false
    }
    return FileIdentity(status) == library
  }

  private static func seen(
    _ name: ByteString, in folder: borrowing OpenFolder, followingLinks: Bool
  ) -> SeenFile? {
    guard let status = try? folder.status(of: name, followingLinks: followingLinks) else { return nil }
    let isFile = OpenFolder.Kind(status) == .file
    return SeenFile(
      name: name, stamp: isFile ? FileStamp(status) : nil, touched: status.st_ctim.nanoseconds)
  }
}
