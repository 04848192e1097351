package import Foundation

/// A folder of its own for a test, gone with the object.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    path = FileManager.default.temporaryDirectory.path + "/pholio-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// A path in the folder.
  package subscript(name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, and the folders above it.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String, modified: Date? = nil) throws -> String {
    let file = self[name]
    try makeFolder(name.split(separator: "/").dropLast().joined(separator: "/"))
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    if let modified {
      try FileManager.default.setAttributes([.modificationDate: modified], ofItemAtPath: file)
    }
    return file
  }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: self[name], withIntermediateDirectories: true)
  }
}
