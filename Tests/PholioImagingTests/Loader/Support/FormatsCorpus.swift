import Foundation
import PholioFacts
import Testing

/// Photos of other formats than JPEG, with what exiftool and libvips say of them, in the folder that
/// PHOLIO_FORMATS names.
enum FormatsCorpus {
  static let root = ProcessInfo.processInfo.environment["PHOLIO_FORMATS"].map { URL(fileURLWithPath: $0) }

  struct File: CustomStringConvertible, Sendable {
    /// Below the corpus' root.
    let path: String
    /// By libvips; nil where it can't read the file.
    let uprightSize: PixelSize?

    var description: String { path }
    var name: [UInt8] { Array(path.utf8) }
    var fullPath: String { (root?.path ?? "") + "/" + path }

    func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: fullPath))) }
  }

  /// Those of a folder that are in the oracle, by name.
  static func files(in folder: String) throws -> [File] {
    guard let root else { return [] }
    let data = try Data(contentsOf: root.appendingPathComponent("ORACLE.json"))
    let all = try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]] ?? [:]
    return all.filter { $0.key.hasPrefix(folder + "/") }.map { path, facts in
      let edges = facts["upright"] as? [Int] ?? []
      return File(
        path: path,
        uprightSize: edges.count == 2 ? PixelSize(checkedWidth: edges[0], height: edges[1]) : nil)
    }
    .sorted { $0.path < $1.path }
  }
}

extension Trait where Self == ConditionTrait {
  static var needsFormats: Self {
    .enabled(if: FormatsCorpus.root != nil, "PHOLIO_FORMATS names no folder of other formats")
  }
}
