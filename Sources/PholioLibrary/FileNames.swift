package import PholioCatalog
package import PholioDisk
package import PholioImaging

/// What files are among those of their stem, by their extensions.
package struct FileNames: Sendable {
  package enum Sort: Hashable, Sendable {
    /// A photo, unless it is a RAW beside another picture.
    case picture(OriginalFormats.Part)
    /// Never a photo without another file.
    case other(Companion.Kind)

    /// What it is to a picture of its stem.
    package var kind: Companion.Kind? {
      switch self {
      case .picture(.raw): .raw
      case .picture: nil
      case .other(let kind): kind
      }
    }

    /// Which picture of a stem has the companions: the least; nil: none of this sort.
    package var order: Int? {
      switch self {
      case .picture(.jpeg): 0
      case .picture(.rendered): 1
      case .picture(.raw): 2
      case .other: nil
      }
    }
  }

  /// Files that are no pictures.
  package static let others: [(extension: String, kind: Companion.Kind)] = [
    ("mov", .movie), ("mp4", .movie), ("xmp", .sidecar), ("aae", .adjustments), ("thm", .thumbnail),
    ("wav", .sound), ("json", .takeout),
  ]

  private var sorts: [UInt64: Sort] = [:]

  package init(_ formats: OriginalFormats) {
    for other in Self.others { sorts[Self.key(other.extension.utf8)] = .other(other.kind) }
    for (text, part) in formats.parts.reversed() { sorts[Self.key(text.utf8)] = .picture(part) }
  }

  /// Nil for a name without an extension of these.
  package func sort(of name: ByteString) -> Sort? { name.bytes.withUnsafeBytes { sort(of: $0) } }

  /// - Parameter name: Its bytes.
  package func sort(of name: UnsafeRawBufferPointer) -> Sort? {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), name.count - dot <= 9 else { return nil }
    return sorts[Self.key(name[(dot + 1)...])]
  }

  /// How many bytes of a name are the stem by which files are grouped: `IMG_1` of `IMG_1.JPG` and of
  /// `IMG_1.JPG.xmp`.
  package func stemLength(_ name: ByteString) -> Int {
    let stem = name.stem
    if isHEVCMovie(name) { return stem.bytes.count - Self.hevc.count }
    if let picture = takeoutPicture(of: name)?.stem.bytes, name.bytes.starts(with: picture) {
      return picture.count
    }
    guard sort(of: name) == .other(.sidecar), sort(of: stem) != nil else { return stem.bytes.count }
    return stem.stem.bytes.count
  }

  /// The stem of a file's group, without case.
  package func group(of name: ByteString) -> ByteString {
    pictureStem(of: name)?.folded ?? ByteString(name.bytes.prefix(stemLength(name))).folded
  }

  private static let hevc = Array("_hevc".utf8)

  /// Whether it is the movie of a live photo as iPhones name a second one: `IMG_1_HEVC.MOV`.
  private func isHEVCMovie(_ name: ByteString) -> Bool {
    sort(of: name) == .other(.movie) && name.stem.bytes.suffix(Self.hevc.count).map(\.lowerCased) == Self.hevc
  }

  /// The name of the picture that a JSON file of Google Takeout is of: `a.jpg` for `a.jpg.json`,
  /// `a.jpg.supplemental-metadata.json` and what is left of it where names are cut (`a.jpg.suppl.json`), and
  /// `a(1).jpg` for `a.jpg(1).json` and `a.jpg.supplemental-metadata(1).json`. Nil for other names.
  package func takeoutPicture(of name: ByteString) -> ByteString? {
    guard sort(of: name) == .other(.takeout) else { return nil }
    let (base, number) = Self.numbered(name.stem.bytes)
    let whole = ByteString(base)
    let beforeDot = whole.stem
    let last = base[beforeDot.bytes.count...].dropFirst()
    let isSuffix = Self.takeoutSuffix.starts(with: last) && sort(of: beforeDot) != nil
    let picture = isSuffix ? beforeDot : whole
    guard case .picture = sort(of: picture) else { return nil }
    let stem = picture.stem.bytes
    return ByteString(stem + number + picture.bytes[stem.count...])
  }

  private static let takeoutSuffix = Array("supplemental-metadata".utf8)

  /// What of a name is before "(1)" at its end, and that.
  package static func numbered(_ name: [UInt8]) -> (base: [UInt8], number: [UInt8]) {
    guard name.last == UInt8(ascii: ")"), let open = name.lastIndex(of: UInt8(ascii: "(")),
      open + 2 < name.count, name[(open + 1)..<(name.count - 1)].allSatisfy({ (0x30...0x39).contains($0) })
    else { return (name, []) }
    return (Array(name[..<open]), Array(name[open...]))
  }

  /// The other stem of a picture that a file goes with, as iPhones name them: `IMG_1` for `IMG_1_HEVC.MOV`,
  /// and for `IMG_O1.AAE`, what was done to the picture before; of a JSON file, its picture's. Nil for other
  /// names.
  package func pictureStem(of name: ByteString) -> ByteString? {
    if let picture = takeoutPicture(of: name) { return picture.stem }
    if isHEVCMovie(name) { return ByteString(name.bytes.prefix(stemLength(name))) }
    let stem = name.stem.bytes
    let start = Array("img_o".utf8)
    guard sort(of: name) == .other(.adjustments), stem.prefix(start.count).map(\.lowerCased) == start,
      let next = stem.dropFirst(start.count).first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
    else { return nil }
    return ByteString(stem.prefix(start.count - 1) + stem.dropFirst(start.count))
  }

  /// Up to eight letters in lower case. No byte of a name is 0, so that all keys differ.
  private static func key(_ letters: some Sequence<UInt8>) -> UInt64 {
    letters.reduce(0) { $0 << 8 | UInt64($1.lowerCased) }
  }
}

extension UInt8 {
  /// An ASCII letter in lower case; other bytes as they are.
  fileprivate var lowerCased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}

extension ByteString {
  /// What is compared without case: letters of any script in UTF-8, else those of ASCII.
  package var folded: ByteString {
    if bytes.allSatisfy({ $0 < 0x80 }) { return ByteString(bytes.map(\.lowerCased)) }
    return text.map { ByteString($0.lowercased()) } ?? ByteString(bytes.map(\.lowerCased))
  }

  /// The name without its extension.
  package var stem: ByteString {
    ByteString(bytes[..<(bytes.lastIndex(of: UInt8(ascii: ".")) ?? bytes.endIndex)])
  }
}
