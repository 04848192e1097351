import Foundation
import PholioTestSupport
import Testing

/// Photos, real or drawn, in the folder that PHOLIO_CORPUS names.
enum PhotoCorpus {
  enum Kind: String {
    case ok = "jpeg-ok"
    case damaged = "jpeg-damaged-but-decodes"
    case rejected = "jpeg-rejected-by-libjpeg"
  }

  static let root = ProcessInfo.processInfo.environment["PHOLIO_CORPUS"].map { URL(fileURLWithPath: $0) }

  struct Photo: CustomStringConvertible, Sendable {
    let url: URL

    var description: String { url.lastPathComponent }

    func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: url)) }
  }

  static func photos(_ kind: Kind) -> [Photo] {
    guard let root else { return [] }
    let folder = root.appendingPathComponent(kind.rawValue)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
    let urls = (files?.compactMap { $0 as? URL } ?? []).filter {
      (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
    }
    return urls.sorted { $0.path < $1.path }.map { Photo(url: $0) }
  }

  static func photo(_ path: String) -> Photo {
    Photo(url: (root ?? URL(fileURLWithPath: "/")).appendingPathComponent(path))
  }
}

extension Trait where Self == ConditionTrait {
  static var needsPhotoCorpus: Self {
    .enabled(if: PhotoCorpus.root != nil, "PHOLIO_CORPUS names no folder of photos")
  }

  static var needsRealPhotos: Self {
    .enabled(if: Corpus.isReal, "PHOLIO_CORPUS names no folder of real photos")
  }
}
