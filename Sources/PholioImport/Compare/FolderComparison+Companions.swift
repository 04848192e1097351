import PholioCatalog
import PholioDisk
import PholioLibrary

/// Companions among a folder's files. In a folder without any, each name is looked at once, and nothing else
/// is done.
extension FolderComparison {
  /// Tells which files join a photo, rather than being one.
  mutating func join(by names: FileNames) {
    let mayJoin = differences.contains { difference in
      guard let file = difference.present(in: listing) else { return false }
      return file.isCompanion || names.sort(of: file.name)?.kind != nil
    }
    guard mayJoin else { return }
    let groups = FileGroups(
      differences.compactMap { $0.present(in: listing)?.groupName }, by: names)
    let owners = owners(in: groups)
    for difference in differences {
      guard let known = difference.known,
        case .companion(.raw, of: let owner)? = groups.roles[known.name], owners[owner] == nil,
        known.isOfPhoto || known.isCompanion
      else { continue }
      raws[owner, default: []].append(known.name)
    }
    differences = differences.map { joined($0, groups, owners) }
  }

  /// The photos of unchanged files that have companions.
  private func owners(in groups: FileGroups) -> [ByteString: PhotoID] {
    var names: Set<ByteString> = []
    for case .companion(_, of: let owner) in groups.roles.values { names.insert(owner) }
    var photos: [ByteString: PhotoID] = [:]
    for difference in differences {
      guard let known = difference.unchanged(in: listing), known.isOfPhoto, names.contains(known.name)
      else { continue }
      photos[known.name] = known.photo
    }
    return photos
  }

  private func joined(
    _ difference: Difference, _ groups: FileGroups, _ owners: [ByteString: PhotoID]
  ) -> Difference {
    switch difference {
    case .toRead(let file, let known):
      guard case .regular(let stamp) = file.kind else { return difference }
      switch groups.roles[file.name] {
      case .companion(let kind, of: let owner)?:
        return .toJoin(file, CompanionLink(kind, of: owner, stamp: stamp), known: known)
      case .nothing?:
        return known?.isOfPhoto == true ? difference : .ignored(file)
      case nil:
        // The file that it belonged to is gone: the photo still is its photo.
        guard let known, case .companion(let kind) = known.outcome, known.photo != nil else {
          return difference
        }
        return .toJoin(file, CompanionLink(kind, of: nil, stamp: stamp), known: known)
      }
    case .same(let known):
      guard case .companion(let kind, of: let owner)? = groups.roles[known.name], let stamp = known.stamp
      else { return difference }
      if known.outcome == .companion(kind), let photo = owners[owner], photo == known.photo {
        return difference
      }
      return .toJoin(
        SeenFile(name: known.name, .regular(stamp)), CompanionLink(kind, of: owner, stamp: stamp),
        known: known)
    case .toJoin, .ignored, .gone: return difference
    }
  }
}

extension Difference {
  var isJoining: Bool {
    if case .toJoin = self { true } else { false }
  }

  /// A file that is there, as far as names tell.
  fileprivate struct Present {
    var name: ByteString
    var isCompanion = false
    var mayBePhoto = true

    var groupName: FileGroups.Name { FileGroups.Name(name, mayBePhoto: mayBePhoto) }
  }

  /// Nil for what is never read, and for what is gone. Where only some files were named, the others are taken
  /// for being there.
  fileprivate func present(in listing: FolderListing) -> Present? {
    switch self {
    case .toRead(let file, let known):
      guard case .regular = file.kind else { return nil }
      return Present(name: file.name, isCompanion: known?.isCompanion == true)
    case .toJoin(let file, _, _): return Present(name: file.name, isCompanion: true)
    case .same(let known): return Present(known)
    case .gone(let known): return listing.isWhole || known.isGone ? nil : Present(known)
    case .ignored: return nil
    }
  }

  /// What was known of a file that is there; see `present`.
  fileprivate var known: KnownFile? {
    switch self {
    case .toRead(_, let known), .toJoin(_, _, let known): known
    case .same(let known), .gone(let known): known
    case .ignored: nil
    }
  }

  fileprivate func unchanged(in listing: FolderListing) -> KnownFile? {
    switch self {
    case .same(let known): known
    case .gone(let known): listing.isWhole || known.isGone ? nil : known
    case .toRead, .toJoin, .ignored: nil
    }
  }
}

extension Difference.Present {
  /// A file that was read and is no photo has no companions.
  fileprivate init(_ known: KnownFile) {
    name = known.name
    isCompanion = known.isCompanion
    mayBePhoto = known.photo != nil
  }
}
