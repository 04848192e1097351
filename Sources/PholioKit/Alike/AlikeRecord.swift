import PholioCatalog
package import PholioDisk
import PholioFacts
package import PholioLibrary
package import PholioLooks
import SystemPackage

/// A group of photos that look alike, for `alike`: the best one first.
package struct AlikeGroup: Encodable {
  package let kind: PhotoGroup.Kind
  package let photos: [Member]

  /// Whether there is still something alike: a second photo, or a second file.
  var isOne: Bool { kind == .exact ? photos.contains { $0.files.count > 1 } : photos.count > 1 }

  private enum CodingKeys: String, CodingKey {
    case kind, photos
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind.rawValue, forKey: .kind)
    try container.encode(photos, forKey: .photos)
  }
}

extension AlikeGroup {
  package struct Member: Encodable {
    package let found: FoundPhoto
    /// All that are there, in byte order, each under its first path; if none is, all that are known.
    package let files: [ByteString]
    /// Bits between its signature and the best one's; nil where one has none.
    package let distance: Int?
    /// As `Signature.sharpness`.
    package let sharpness: Double?

    /// Looks at the disk.
    init(gallery: String, placed: PlacedPhoto, signature: Signature?, distance: Int?) {
      found = FoundPhoto(gallery: gallery, record: PhotoRecord(placed))
      let known = placed.files.map(\.path)
      files = Self.distinct(known)
      self.distance = distance
      sharpness = signature?.sharpness
    }

    /// The files that are there. One file under several paths (a link, a hard link, a mount) is one: who
    /// deletes it has none. If none is there, all paths.
    static func distinct(_ paths: [ByteString]) -> [ByteString] {
      var seen: Set<FileIdentity> = []
      let there = paths.filter { !SystemCall.lacksFile(FilePath($0)) }
      return there.isEmpty
        ? paths
        : there.filter { path in FileIdentity(of: FilePath(path)).map { seen.insert($0).inserted } ?? true }
    }

    private enum CodingKeys: String, CodingKey {
      case files, distance, sharpness
    }

    /// What `find` tells of a photo, and these.
    package func encode(to encoder: any Encoder) throws {
      try found.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(files.map(\.shown), forKey: .files)
      try container.encode(distance, forKey: .distance)
      try container.encode(sharpness.map { ($0 * 100).rounded() / 100 }, forKey: .sharpness)
    }
  }
}
