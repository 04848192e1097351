import Foundation
import Testing

/// Real photos, outside the project, found through PHOLIO_CORPUS.
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
    .enabled(if: PhotoCorpus.root != nil, "skipped without PHOLIO_CORPUS, the folder of real photos")
  }
}
