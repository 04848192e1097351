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
/// iPhones' `IMG_1_HEVC.MOV` and `IMG_O1.AAE` with `IMG_1.HEIC`. JSON files go with the picture whose whole
/// name they have, or as much of a long one as Google Takeout leaves.
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
      let owner = Self.owner(of: entry.name, kind, among: pictures, sorts)
      if let owner, owner != entry.name {
        roles[entry.name] = .companion(kind, of: owner)
      } else if owner == nil, kind == .thumbnail {
        roles[entry.name] = .nothing
      }
    }
  }

  private static func owner(
    of name: ByteString, _ kind: Companion.Kind, among pictures: Pictures, _ sorts: FileNames
  ) -> ByteString? {
    /// The photo of a picture that is named: a RAW's is that of its stem.
    func photo(_ whole: ByteString) -> ByteString? {
      sorts.sort(of: whole) == .picture(.raw) ? pictures.first(of: whole.stem) : whole
    }
    if kind == .takeout { return pictures.picture(ofTakeout: name, sorts).flatMap(photo) }
    var owner = pictures.first(of: name.stem)
    if owner == nil, let stem = sorts.pictureStem(of: name) { owner = pictures.first(of: stem) }
    // Other programs write a sidecar's name in other code points than the picture's.
    let spelled = kind == .sidecar && owner == nil ? pictures.spelling(of: name.stem) : nil
    owner = owner ?? spelled.flatMap { pictures.first(of: $0) }
    if kind == .sidecar, let whole = pictures.named(spelled ?? name.stem) { owner = photo(whole) }
    return owner
  }

  /// The files that may be photos.
  private struct Pictures {
    private var firsts: [ByteString: (order: Int, name: ByteString)] = [:]
    private var names: Set<ByteString> = []
    /// The pictures whose names are so long that Takeout cuts them; nil where several begin so.
    private var beginnings: [Beginning: ByteString?] = [:]
    private var folded: [ByteString: ByteString] = [:]
    /// Names and stems that are not ASCII, in lower case. Texts are compared by Unicode's canonical equality.
    private var spellings: [String: ByteString] = [:]

    init(_ files: some Sequence<(Name, FileNames.Sort?)>) {
      for (file, sort) in files {
        guard let order = sort?.order, file.mayBePhoto else { continue }
        let stem = file.name.stem.folded
        if firsts[stem].map({ order < $0.order }) ?? true { firsts[stem] = (order, file.name) }
        names.insert(file.name)
        for beginning in Beginning.all(of: file.name) {
          beginnings.updateValue(beginnings[beginning] == nil ? file.name : nil, forKey: beginning)
        }
        if folded[file.name.folded] == nil { folded[file.name.folded] = file.name }
        for name in [file.name, file.name.stem] {
          if let key = Self.canonical(name), spellings[key] == nil { spellings[key] = name }
        }
      }
    }

    private static func canonical(_ name: ByteString) -> String? {
      name.bytes.allSatisfy { $0 < 0x80 } ? nil : name.text?.lowercased()
    }

    /// The picture that a JSON file is of: the one that it names, or whose name begins like its own.
    func picture(ofTakeout json: ByteString, _ sorts: FileNames) -> ByteString? {
      if let picture = sorts.takeoutPicture(of: json) {
        return named(picture) ?? spelling(of: picture).flatMap(named)
      }
      return Beginning(ofJSON: json).flatMap { beginnings[$0] ?? nil }
    }

    /// The first name or stem that is the same text, in whatever code points.
    func spelling(of name: ByteString) -> ByteString? {
      Self.canonical(name).flatMap { spellings[$0] }
    }

    /// The one of a stem that has its companions.
    func first(of stem: ByteString) -> ByteString? { firsts[stem.folded]?.name }

    /// The one of this name; else the first that differs in case only.
    func named(_ name: ByteString) -> ByteString? { names.contains(name) ? name : folded[name.folded] }
  }

  /// What Takeout leaves of a picture's name: 46 letters, and behind them the number that tells the picture
  /// from others.
  private struct Beginning: Hashable {
    var letters: ByteString
    var number: [UInt8] = []

    private static let count = 46

    /// Of a picture. A number that is among the letters belongs to the name.
    static func all(of picture: ByteString) -> [Beginning] {
      guard picture.bytes.count > count else { return [] }
      let stem = picture.stem.bytes
      let (base, number) = FileNames.numbered(stem)
      let name = ByteString(base + picture.bytes.dropFirst(stem.count))
      let numbered = cut(name).map { Beginning(letters: $0, number: number) }
      let whole = cut(picture).flatMap {
        name.bytes.starts(with: $0.bytes) ? nil : Beginning(letters: $0)
      }
      return [numbered, whole].compactMap(\.self)
    }

    init(letters: ByteString, number: [UInt8] = []) {
      (self.letters, self.number) = (letters, number)
    }

    /// Nil if the name of a JSON file has not been cut.
    init?(ofJSON json: ByteString) {
      let (base, number) = FileNames.numbered(json.stem.bytes)
      if Self.letterCount(json.stem) == Self.count {
        self.init(letters: json.stem)
      } else if Self.letterCount(ByteString(base)) == Self.count {
        self.init(letters: ByteString(base), number: number)
      } else {
        return nil
      }
    }

    private static func letterCount(_ name: ByteString) -> Int {
      name.text?.unicodeScalars.count ?? name.bytes.count
    }

    /// Nil for a name that has no more letters.
    private static func cut(_ name: ByteString) -> ByteString? {
      guard letterCount(name) > count else { return nil }
      let letters = name.text.map { Array(String($0.unicodeScalars.prefix(count)).utf8) }
      return ByteString(letters ?? Array(name.bytes.prefix(count)))
    }
  }
}
