import PholioCatalog
import PholioDisk
import PholioFacts
import PholioImaging
import PholioLibrary
import SystemPackage

/// What files are beside the others of their folders, by names alone. The names of a few folders are kept:
/// paths mostly come folder by folder.
final class FolderRoles: Sendable {
  private struct Folder: Sendable {
    var roles: [ByteString: FileGroups.Role]
    var companions: [ByteString: [ReadingLine.NamedCompanion]]
  }

  private let names: FileNames
  private let folders = RecentValues<ByteString, Folder>(most: 16)

  init(_ formats: OriginalFormats) {
    names = FileNames(formats)
  }

  /// Nil: it is a file by itself.
  func role(of file: FileLocation) -> FileGroups.Role? {
    // Others are never companions.
    names.sort(of: file.name)?.kind == nil ? nil : folder(file.folder).roles[file.name]
  }

  func companions(of file: FileLocation) -> [ReadingLine.NamedCompanion] {
    folder(file.folder).companions[file.name] ?? []
  }

  private func folder(_ path: ByteString) -> Folder {
    if let known = folders[path] { return known }
    let folder = listed(path)
    folders.keep(folder, for: path)
    return folder
  }

  private func listed(_ path: ByteString) -> Folder {
    // A folder that can't be listed has no companions, as far as is known.
    let listed = ((try? OpenFolder.names(in: FilePath(path))) ?? [])
      .filter { $0.bytes.first != UInt8(ascii: ".") }
    let roles = FileGroups(listed.sorted().map { FileGroups.Name($0) }, by: names).roles
    var companions: [ByteString: [ReadingLine.NamedCompanion]] = [:]
    for (name, role) in roles.sorted(by: { $0.key < $1.key }) {
      guard case .companion(let kind, of: let owner) = role else { continue }
      companions[owner, default: []].append(ReadingLine.NamedCompanion(kind: kind, name: name))
    }
    return Folder(roles: roles, companions: companions)
  }
}
