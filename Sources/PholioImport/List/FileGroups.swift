package import PholioCatalog
package import PholioDisk
import PholioFacts
import PholioImaging
package import PholioLibrary

/// Which files of one folder are one photo, by their names alone.
///
/// Of all files of one stem, whatever its case, the picture that is looked at is the JPEG, else the first
/// other picture in byte order, else the first RAW. RAWs, movies, sidecars and the like of that stem are its
/// companions; other pictures of the stem are photos of their own. `a.jpg.xmp` goes with `a.jpg` itself, and
/// iPhones' `IMG_1_HEVC.MOV` and `IMG_O1.AAE` with `IMG_1.HEIC`. JSON files go with the picture whose whole name
/// they have, or as much of a long one as Google Takeout leaves.
package struct FileGroups: Sendable {
  /// A name in a folder.
  package struct Name: Hashable, Sendable {
    package var name: ByteString
    /// Whether the file may be a photo, as far as is known: one that was read and is none has no companions.
    package var mayBePhoto: Bool

    package init(_ name: ByteString, mayBePhoto: Bool = true) {
      self.name = name
      self.mayBePhoto = mayBePhoto
    }
  }

  package enum Role: Hashable, Sendable {
    /// A companion of the photo whose file has this name.
    case companion(Companion.Kind, of: ByteString)
    /// No photo, whatever it looks like: a camera's small picture of what is not here.
    case nothing
  }

  /// The roles of those that have one. All others are files by themselves.
  package private(set) var roles: [ByteString: Role] = [:]

  /// - Parameter names: In byte order.
  /// - Complexity: O(n); next to nothing in a folder without RAWs, movies, sidecars and the like.
  package init(_ names: [Name], by sorts: FileNames) {
    let sorted = names.map { sorts.sort(of: $0.name) }
    guard sorted.contains(where: { $0?.kind != nil }) else { return }
    let pictures = Pictures(zip(names, sorted))
    for (entry, sort) in zip(names, sorted) {
      guard let kind = sort?.kind else { continue }
      if kind == .takeout {
        if let owner = pictures.owner(ofTakeout: entry.name, sorts) {
          roles[entry.name] = .companion(kind, of: owner)
        }
        continue
      }
      var owner = pictures.first(of: entry.name.stem)
      if owner == nil, let stem = sorts.pictureStem(of: entry.name) { owner = pictures.first(of: stem) }
      // Other programs write a sidecar's name in other code points than the picture's.
      let spelled = kind == .sidecar && owner == nil ? pictures.spelling(of: entry.name.stem) : nil
      owner = owner ?? spelled.flatMap { pictures.first(of: $0) }
      if kind == .sidecar, let whole = pictures.named(spelled ?? entry.name.stem) {
        // A RAW's own sidecar is the photo's.
        owner = sorts.sort(of: whole) == .picture(.raw) ? pictures.first(of: whole.stem) : whole
      }
      if let owner, owner != entry.name {
        roles[entry.name] = .companion(kind, of: owner)
      } else if owner == nil, kind == .thumbnail {
        roles[entry.name] = .nothing
      }
    }
  }

  /// The files that may be photos.
  private struct Pictures {
    private var firsts: [ByteString: (order: Int, name: ByteString)] = [:]
    private var names: Set<ByteString> = []
    /// Names so long that Takeout cuts them, in byte order.
    private var long: [ByteString] = []
    private var folded: [ByteString: ByteString] = [:]
    /// Names and stems that are not ASCII, in lower case. Texts are compared by Unicode's canonical equality.
    private var spellings: [String: ByteString] = [:]

    init(_ files: some Sequence<(Name, FileNames.Sort?)>) {
      for (file, sort) in files {
        guard let order = sort?.order, file.mayBePhoto else { continue }
        let stem = file.name.stem.folded
        if firsts[stem].map({ order < $0.order }) ?? true { firsts[stem] = (order, file.name) }
        names.insert(file.name)
        if file.name.bytes.count > Self.leastOfCut { long.append(file.name) }
        if folded[file.name.folded] == nil { folded[file.name.folded] = file.name }
        for name in [file.name, file.name.stem] {
          if let key = Self.canonical(name), spellings[key] == nil { spellings[key] = name }
        }
      }
    }

    private static func canonical(_ name: ByteString) -> String? {
      name.bytes.allSatisfy { $0 < 0x80 } ? nil : name.text?.lowercased()
    }

    /// The picture that a JSON file is of: by its name, or by the beginning of the name.
    func owner(ofTakeout json: ByteString, _ sorts: FileNames) -> ByteString? {
      if let picture = sorts.takeoutPicture(of: json) { return named(picture) }
      let beginning = json.stem.bytes
      guard beginning.count >= Self.leastOfCut else { return nil }
      let first = long.partitioningIndex { $0 >= ByteString(beginning) }
      let candidates = long[first...].prefix { $0.bytes.starts(with: beginning) }
      // Of several nobody knows which.
      return candidates.count == 1 ? candidates.first : nil
    }

    /// Takeout leaves 46 letters of a picture's name, before `.json`.
    private static let leastOfCut = 46

    /// The first name or stem that is the same text, in whatever code points.
    func spelling(of name: ByteString) -> ByteString? {
      Self.canonical(name).flatMap { spellings[$0] }
    }

    /// The one of a stem that has its companions.
    func first(of stem: ByteString) -> ByteString? { firsts[stem.folded]?.name }

    /// The one of this name; else the first that differs in case only.
    func named(_ name: ByteString) -> ByteString? { names.contains(name) ? name : folded[name.folded] }
  }
}
