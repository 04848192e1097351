import Glibc
package import PholioDisk
package import SystemPackage

/// Walks folders depth first, in byte order of paths, and gives their listings. Files that were named are
/// listed by folder. Hidden folders, ignored ones and the library itself are not entered. It holds one
/// folder's names in memory, and the folders still to enter.
package struct FolderWalk: Sequence, IteratorProtocol {
  private struct Step {
    var folder: FilePath
    var relative = ByteString("")
    var root: FilePath
    /// The named files, in byte order; nil: the whole folder.
    var only: [ByteString]?
    var ignored = IgnoreRules()

    /// A path in the folder, from the root on.
    private func relative(_ name: ByteString) -> ByteString {
      relative.bytes.isEmpty ? name : ByteString(relative.bytes + [0x2F] + name.bytes)
    }

    func into(_ name: ByteString) -> Step {
      Step(folder: folder.appending(name), relative: relative(name), root: root, ignored: ignored)
    }

    /// In byte order of paths, as if they ended in a slash. The first is taken first, from the end.
    func comesAfter(_ other: Step) -> Bool {
      ByteString(relative.bytes + [0x2F]) > ByteString(other.relative.bytes + [0x2F])
    }

    func excludes(_ name: ByteString, isFolder: Bool) -> Bool {
      !ignored.isEmpty
        && ignored.exclude(relative(name), nameLength: name.bytes.count, isFolder: isFolder)
    }
  }

  private var steps: [Step] = []
  private let followsLinks: Bool
  private let takesJunk: Bool
  private let cancellation: Cancellation
  /// The folder that is not entered.
  private let library: FileIdentity?
  /// If links are followed: the folders entered so far, each of which is entered once.
  private var entered: Set<FileIdentity> = []
  /// Otherwise only their names are read.
  private var looksAtFiles = true
  /// If only folders are looked for: called with each before its names are read.
  private let entering: ((FilePath) throws -> Void)?

  /// - Parameters:
  ///   - roots: Absolute paths of folders and files. One inside another counts once.
  ///   - library: A folder that is never entered: the library's thumbnails are no photos to import.
  ///   - followingLinks: Whether to follow links to folders and files.
  ///   - takingJunk: Whether junk is taken like any other file, also if it is hidden.
  ///   - cancellation: Asked at each name; the walk then ends, without the folder that it was in.
  ///   - entering: For a walk that looks for folders only: called with each before its names are read. Its
  ///     error is the listing's.
  /// - Throws: `FileError` for a root that can't be read.
  package init(
    _ roots: [FilePath], skipping library: FilePath? = nil, followingLinks: Bool = false,
    takingJunk: Bool = false, cancellation: Cancellation = Cancellation(),
    entering: ((FilePath) throws -> Void)? = nil
  ) throws {
    followsLinks = followingLinks
    takesJunk = takingJunk
    self.cancellation = cancellation
    self.entering = entering
    self.library = library.flatMap { try? FileIdentity(SystemCall.status($0, followingLinks: true)) }
    var named: [ByteString: [ByteString]] = [:]
    for path in PathSet(roots).outermost {
      let root = FilePath(path)
      do {
        if try SystemCall.isFolder(root) {
          // Tests whether it can be read, before anything is done.
          _ = try OpenFolder(root, followingLinks: true).next()
          steps.append(Step(folder: root, root: root))
        } else {
          let location = FileLocation(path: path)
          named[location.folder, default: []].append(location.name)
        }
      } catch let error as Errno {
        throw FileError(.reading, root, error)
      }
    }
    for (folder, names) in named {
      steps.append(Step(folder: FilePath(folder), root: FilePath(folder), only: names.sorted()))
    }
    // Steps are taken from the end.
    steps.sort { $0.folder.byteString > $1.folder.byteString }
  }

  package mutating func next() -> FolderListing? {
    while let step = steps.popLast() {
      var listing = FolderListing(
        folder: step.folder, relative: step.relative, root: step.root, isWhole: step.only == nil)
      do {
        if try list(step, in: &listing) { return listing }
      } catch is Interruption {
        return nil
      } catch {
        listing.failure = error as? Errno ?? (error as? FileError)?.cause ?? .ioError
        return listing
      }
    }
    return nil
  }

  /// - Returns: False for a folder that was met before, or is only on the way to others.
  private mutating func list(_ step: Step, in listing: inout FolderListing) throws -> Bool {
    try cancellation.check()
    let isRoot = step.relative.bytes.isEmpty
    let folder = try OpenFolder(step.folder, followingLinks: isRoot || followsLinks)
    let identity = FileIdentity(try folder.status())
    listing.device = identity.device
    if let names = step.only {
      for name in names { name.bytes.withUnsafeBytes { listing.files.append($0) } }
      try listing.files.look(in: folder, followingLinks: followsLinks, cancellation)
      return true
    }
    if followsLinks, !entered.insert(identity).inserted { return false }
    var step = step
    if let text = try WholeFile.readIfThere(step.folder.appending(IgnoreRules.fileName)) {
      step.ignored.add(text, in: step.relative)
    }
    try entering?(step.folder)
    var folders: [Step] = []
    // Where no name can be left out but a hidden one, most need no second look.
    let isPlain = step.ignored.isEmpty && entering == nil
    while let entry = try folder.nextLent() {
      try cancellation.check()
      if isPlain, entry.kind == .file, entry.name.first != UInt8(ascii: "."), !JunkFiles.mayBe(entry.name) {
        listing.files.append(entry.name)
        continue
      }
      let name = ByteString(entry.name)
      if let below = enter(name, entry.kind, of: folder, step, in: &listing) {
        folders.append(below)
      }
    }
    listing.files.sort()
    if looksAtFiles { try listing.files.look(in: folder, followingLinks: followsLinks, cancellation) }
    listing.folderCount = folders.count
    steps += folders.sorted { $0.comesAfter($1) }
    return true
  }

  /// Adds a file to the listing.
  ///
  /// - Returns: The step into a folder that is to be entered.
  private func enter(
    _ name: ByteString, _ kind: OpenFolder.Kind, of folder: borrowing OpenFolder, _ step: Step,
    in listing: inout FolderListing
  ) -> Step? {
    let isHidden = name.bytes.first == UInt8(ascii: ".")
    let kind = self.kind(of: name, kind, in: folder)
    let isFolder = kind == .folder
    let junk = JunkFiles.kind(of: name, isFolder: isFolder)
    var exclusion: SeenFile.Exclusion?
    switch junk {
    case .system where !takesJunk: exclusion = .junk
    case .program where !takesJunk: exclusion = .leftover
    case nil where isHidden: exclusion = .hidden
    default: exclusion = step.excludes(name, isFolder: isFolder) ? .ignored : nil
    }
    if isFolder {
      if exclusion == nil && isLibrary(name, in: folder) { exclusion = .own }
      guard let exclusion else { return step.into(name) }
      listing.passedOver.append(SeenFile(name: name, .passedOver, exclusion: exclusion))
    } else if exclusion != nil || (kind != .file && kind != .unknown) {
      exclusion = exclusion ?? (kind == .link ? .link : .special)
      name.bytes.withUnsafeBytes { listing.files.append($0, exclusion) }
    } else if entering == nil || kind == .unknown {
      name.bytes.withUnsafeBytes { listing.files.append($0) }
    }
    return nil
  }

  /// The kind of a name that the folder does not tell, or of a followed link's target. A link to nothing
  /// stays a link.
  private func kind(
    of name: ByteString, _ kind: OpenFolder.Kind, in folder: borrowing OpenFolder
  ) -> OpenFolder.Kind {
    guard kind == .unknown || kind == .link && followsLinks else { return kind }
    return (try? folder.status(of: name, followingLinks: followsLinks)).map { .init($0) } ?? kind
  }

  private func isLibrary(_ name: ByteString, in folder: borrowing OpenFolder) -> Bool {
    guard let library, let status = try? folder.status(of: name, followingLinks: followsLinks) else {
      return false
    }
    return FileIdentity(status) == library
  }

  /// How many files an import of the same folders would meet, as far as names tell.
  package func countOfFiles() -> Int {
    var walk = self
    walk.looksAtFiles = false
    return walk.reduce(0) { $0 + $1.files.count }
  }
}
