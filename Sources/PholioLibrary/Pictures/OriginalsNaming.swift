import Glibc
import PholioCatalog
package import PholioDisk
import PholioFacts
package import PholioImaging
package import SystemPackage

/// Gives written files their names in the library. Files of a stem get the same number: `a (2).jpg`,
/// `a (2).mov`. They never come under the stem of others, as they would be one photo with these.
package struct OriginalsNaming {
  /// A file that has a name now.
  package struct Copy: Hashable, Sendable {
    package var location: FileLocation
    package var stamp: FileStamp
    /// Whether it was there: the copy of an earlier import.
    package var wasThere: Bool
  }

  /// A written file, and the name that it had.
  package struct File: Hashable, Sendable {
    package var name: ByteString
    package var written: OriginalsStore.Written
    package var isPhoto: Bool
    /// The photo among the files that it goes with; nil: it is none's.
    package var owner: ByteString?

    package init(
      name: ByteString, written: OriginalsStore.Written, isPhoto: Bool, owner: ByteString? = nil
    ) {
      (self.name, self.written, self.isPhoto, self.owner) = (name, written, isPhoto, owner)
    }
  }

  /// Somebody else may take names meanwhile, but not for ever.
  private static let mostTries = 100

  private let store: OriginalsStore
  private let sorts: FileNames
  /// The names in folders, by the stems of their groups.
  private var names: [FilePath: [ByteString: Set<ByteString>]] = [:]
  /// In a rehearsal: what would be there.
  private var rehearsed: [FilePath: PhotoDigest] = [:]

  package init(_ store: OriginalsStore, _ formats: OriginalFormats) {
    self.store = store
    sorts = FileNames(formats)
  }

  /// Names files of one stem. Their names are on disk when the call returns.
  ///
  /// - Returns: Their copies, in the same order.
  /// - Throws: `FileError`; `Interruption`.
  package mutating func name(
    _ files: [File], in folder: FilePath, _ cancellation: Cancellation
  ) throws -> [Copy] {
    try store.make(folder)
    var files = files
    var named: Set<Int> = []
    for _ in 0..<Self.mostTries {
      let (targets, there) = try choose(files, folder, cancellation)
      do {
        // Photos first: what a killed import has left is known by them.
        for index in files.indices.sorted(by: { files[$0].isPhoto && !files[$1].isPhoto })
        where !there[index] {
          try name(files[index].written, folder, targets[index])
          named.insert(index)
          // If another name is taken meanwhile, it is renamed with the others.
          if !store.isRehearsal { files[index].written.path = folder.appending(targets[index]) }
        }
      } catch Errno.fileExists {
        names[folder] = nil
        continue
      } catch let error as Errno {
        throw FileError(.writing, folder, error)
      }
      for index in files.indices where there[index] && !named.contains(index) {
        store.discard(files[index].written)
      }
      if !store.isRehearsal {
        try OriginalsStore.act(.writing, folder) { try SystemCall.synchronizeFolder(folder) }
      }
      return try files.indices.map { index in
        let path = folder.appending(targets[index])
        guard let stamp = store.isRehearsal ? files[index].written.stamp : SystemCall.stamp(path) else {
          throw FileError(.writing, path, .ioError)
        }
        return Copy(
          location: FileLocation(folder: folder.byteString, name: targets[index]), stamp: stamp,
          wasThere: there[index] && !named.contains(index))
      }
    }
    throw FileError(.writing, folder, .fileExists)
  }

  /// - Throws: `Errno`.
  private mutating func name(
    _ written: OriginalsStore.Written, _ folder: FilePath, _ target: ByteString
  ) throws {
    let path = folder.appending(target)
    if store.isRehearsal {
      rehearsed[path] = written.digest
    } else {
      try SystemCall.name(written.path, path)
    }
    names[folder]?[sorts.group(of: target), default: []].insert(target)
  }

  /// The names of the first number that fits, and which of them have the files' content already.
  private mutating func choose(
    _ files: [File], _ folder: FilePath, _ cancellation: Cancellation
  ) throws -> (targets: [ByteString], there: [Bool]) {
    try list(folder)
    for number in 1... {
      let targets = targets(files, number)
      var present: Set<ByteString> = []
      for stem in Set(targets.map { sorts.group(of: $0) }) {
        present.formUnion(names[folder]?[stem] ?? [])
      }
      if present.isEmpty { return (targets, files.map { _ in false }) }
      if let there = try fit(files, targets, present, folder, cancellation) { return (targets, there) }
    }
    preconditionFailure("every number is taken")
  }

  /// - Parameter present: The names of that stem in the folder.
  /// - Returns: Nil if one has other content, or if they are those of other files.
  private func fit(
    _ files: [File], _ targets: [ByteString], _ present: Set<ByteString>, _ folder: FilePath,
    _ cancellation: Cancellation
  ) throws -> [Bool]? {
    var there = files.map { _ in false }
    for index in files.indices where present.contains(targets[index]) {
      guard try isSame(folder.appending(targets[index]), files[index].written, cancellation) else {
        return nil
      }
      there[index] = true
    }
    if present.isSubset(of: targets) { return there }
    // Other files of that stem have come there. The group is known by its photos.
    let hasPhotos = files.contains(where: \.isPhoto)
    let isKnown = files.indices.contains { there[$0] && (files[$0].isPhoto || !hasPhotos) }
    return isKnown ? there : nil
  }

  private func isSame(
    _ path: FilePath, _ written: OriginalsStore.Written, _ cancellation: Cancellation
  ) throws -> Bool {
    if let digest = rehearsed[path] { return digest == written.digest }
    guard let status = try? SystemCall.status(path), status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == written.stamp.byteCount
    else { return false }
    return try OriginalsStore.digest(of: path, cancellation) == written.digest
  }

  /// Reads the names in a folder, once.
  private mutating func list(_ folder: FilePath) throws {
    guard names[folder] == nil else { return }
    var found: [ByteString: Set<ByteString>] = [:]
    do {
      for name in try OpenFolder.names(in: folder) {
        found[sorts.group(of: name), default: []].insert(name)
      }
    } catch Errno.noSuchFileOrDirectory where store.isRehearsal {
      // It would be made.
    } catch let error as Errno {
      throw FileError(.writing, folder, error)
    }
    names[folder] = found
  }

  /// The names with a number behind the stem; the first is none. Names that get too long are cut before the
  /// number, all of them alike.
  ///
  /// A JSON file whose name does not tell its photo by itself gets the photo's, with `.json`.
  private func targets(_ files: [File], _ number: Int) -> [ByteString] {
    var seen = Set(files.map(\.name))
    let names = files.map { file in
      guard let owner = file.owner, sorts.sort(of: file.name) == .other(.takeout),
        sorts.takeoutPicture(of: file.name) == nil || !file.name.bytes.starts(with: owner.stem.bytes)
      else { return file.name }
      let telling = ByteString(owner.bytes + Array(".json".utf8))
      return seen.insert(telling).inserted ? telling : file.name
    }
    let stems = names.map { sorts.stemLength($0) }
    let rests = zip(names, stems).map { $0.bytes.count - $1 }
    let room = ByteString.longestName - (rests.max() ?? 0)
    return names.indices.map {
      names[$0].numbered(number, stemLength: stems[$0], longest: room + rests[$0])
    }
  }
}
