import PholioDisk
import PholioImaging
import PholioImport
import PholioLibrary
import SystemPackage

/// What has come into an upload's folder. An import would copy all of it; only photos are to be taken in, and
/// files that go with them.
struct UploadedFiles {
  let folder: FilePath
  let formats: OriginalFormats

  /// Removes the other files.
  ///
  /// - Returns: Their names, and why each was removed.
  /// - Throws: `FileError`.
  func removeOthers() throws -> [UploadResult.Problem] {
    let names = FileNames(formats)
    var problems: [UploadResult.Problem] = []
    var groups: Set<ByteString> = []
    var (photos, companions): ([ByteString], [ByteString]) = ([], [])
    do {
      for name in try OpenFolder.names(in: folder).sorted() {
        if JunkFiles.kind(of: name, isFolder: false) != nil {
          problems.append(.init(name: name, reason: "what a system or another program leaves"))
        } else if case .other? = names.sort(of: name) {
          companions.append(name)
        } else if let reason = try reasonAgainst(name) {
          problems.append(.init(name: name, reason: reason))
        } else {
          groups.insert(names.group(of: name))
          photos.append(name)
        }
      }
      let roles = FileGroups((photos + companions).sorted().map { FileGroups.Name($0) }, by: names).roles
      for name in companions where roles[name] == nil && !groups.contains(names.group(of: name)) {
        problems.append(.init(name: name, reason: "no photo of this name came with it"))
      }
      for problem in problems { try SystemCall.unlink(folder.appending(problem.name)) }
    } catch let error as Errno {
      throw FileError(.writing, folder, error)
    }
    return problems
  }

  /// Why a file is no photo; nil if it looks like one.
  private func reasonAgainst(_ name: ByteString) throws -> String? {
    let file = try WholeFile.open(folder.appending(name), followingLinks: false)
    defer { try? file.close() }
    let head = try WholeFile.prefix(file, byteCount: FileKind.prefixLength)
    switch formats.kind(head: head, name: name.bytes) {
    case .original: return nil
    case .otherImage(let type): return "pictures of type \(type.uppercased()) can't be read"
    case .notAnImage:
      if head.isEmpty { return "empty file" }
      return formats.format(named: name.bytes).map { "not a \($0.title), whatever its name says" }
        ?? "no photo"
    }
  }
}
