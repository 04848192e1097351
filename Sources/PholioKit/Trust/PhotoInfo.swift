import Foundation
import Glibc
import PholioCatalog
package import PholioDisk
import PholioImport
package import PholioLibrary
package import SystemPackage

/// What one photo's file has, and what the library knows of it.
package struct PhotoInfo: Sendable, Encodable {
  package struct Placement: Sendable, Encodable {
    package var gallery: String
    /// 1-based.
    package var position: Int
  }

  package var record: PhotoRecord
  /// Whether the library has a photo of this content.
  package var isKnown = false
  package var placements: [Placement] = []
  /// The photo's other files.
  package var otherFiles: [FileLocation] = []
  /// A file of the photo whose companion the file is; nil: it is none.
  package var ownerFile: FileLocation?
  /// Warnings that an import would give.
  package var warnings: [String] = []

  enum CodingKeys: String, CodingKey {
    case known, galleries
    case otherPaths = "other_paths"
    case ownerFile = "companion_of"
  }

  /// The same as `show --json` without the position, and more.
  package func encode(to encoder: any Encoder) throws {
    try record.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(isKnown, forKey: .known)
    try container.encode(placements, forKey: .galleries)
    try container.encode(otherFiles.map { PathRecord($0.path) }, forKey: .otherPaths)
    try container.encodeIfPresent(ownerFile.map { PathRecord($0.path) }, forKey: .ownerFile)
  }
}

/// Why a file can't be described.
package enum InfoError: Error, Hashable {
  /// No import would take it for a photo.
  case notAPhoto(ByteString, reason: String)
}

extension Library {
  /// Reads a photo's file as an import would, and tells what the library knows of it.
  ///
  /// - Parameters:
  ///   - path: Absolute; a link is followed.
  ///   - folder: The library's; there need not be one.
  /// - Throws: `InfoError`; `FileError` for a file that can't be read; `CatalogError`.
  package static func info(of path: FilePath, in folder: FilePath) throws -> PhotoInfo {
    try PhotoInfo(of: path, in: ifThere(folder))
  }

  /// Nil if there is no library.
  private static func ifThere(_ folder: FilePath) throws -> Library? {
    do {
      return try Library(at: folder, create: false)
    } catch CatalogError.missing {
      return nil
    }
  }
}

extension PhotoInfo {
  /// Reads a photo's file as an import would.
  ///
  /// - Parameters:
  ///   - path: Absolute; a link is followed.
  ///   - library: The library to look the photo up in; nil: none.
  /// - Throws: `InfoError`; `FileError` for a file that can't be read; `CatalogError`.
  package init(of path: FilePath, in library: Library?) throws {
    let target = SystemCall.isLink(path) ? SystemCall.resolved(path) ?? path : path
    let location = FileLocation(
      folder: target.removingLastComponent().byteString,
      name: target.name)
    switch try PhotoReader.read(location, knownTo: library) {
    case .photo(let content, let taken, let warnings):
      record = PhotoRecord(PhotoFields(content, taken: taken), file: location)
      self.warnings = warnings
      ownerFile = try library?.catalog.read { tx in
        try tx.files.photo(ofCompanionAt: location).flatMap { try tx.files.locations(of: $0).first }
      }
    case .known(let digest, _, _):
      guard let library else { preconditionFailure("without a library no content is known") }
      let (photo, positions, files, companions) = try library.catalog.read { tx in
        guard let id = try tx.photos.id(digest) else {
          throw InfoError.notAPhoto(path.byteString, reason: "changed meanwhile")
        }
        return (
          try tx.photos.photo(id), try tx.orders.positions(of: id), try tx.files.locations(of: id),
          try tx.files.companions(of: id)
        )
      }
      record = PhotoRecord(PhotoFields(photo), file: location)
      record.companions = companions
      isKnown = true
      placements = positions.map { Placement(gallery: $0.gallery.name, position: $0.index + 1) }
      otherFiles = files.filter { $0 != location }
    case .problem(let reason): throw InfoError.notAPhoto(path.byteString, reason: reason)
    case .unreadable(let reason):
      throw InfoError.notAPhoto(path.byteString, reason: "can't be read: \(reason)")
    case .unsupported(let type):
      throw InfoError.notAPhoto(path.byteString, reason: "an image of another type: \(type)")
    case .ignored:
      let isFolder = (try? SystemCall.isFolder(target)) == true
      throw InfoError.notAPhoto(path.byteString, reason: isFolder ? "a folder, not a photo" : "not an image")
    // Only imports ask for metadata alone, and for companions.
    case .metadata, .companion, .vanished, .stopped: throw FileError(.reading, path, .noSuchFileOrDirectory)
    }
  }
}

extension SystemCall {
  static func isLink(_ path: FilePath) -> Bool {
    (try? status(path)).map { $0.st_mode & S_IFMT == S_IFLNK } ?? false
  }
}
