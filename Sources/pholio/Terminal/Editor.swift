import Foundation
import SystemPackage

/// A text that a person edits in the editor of their choice.
struct Editor {
  let path: String
  let text: String

  /// Opens `text` in `$VISUAL`, `$EDITOR`, or vi, and waits until it is closed.
  ///
  /// - Throws: `EditorError`.
  static func edit(_ text: String, name: String) throws -> Editor {
    let folder = FileManager.default.temporaryDirectory.path + "/pholio-\(UUID().uuidString)"
    let path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let variables = ProcessInfo.processInfo.environment
    let editor = [variables["VISUAL"], variables["EDITOR"]].compactMap { $0 }.first { !$0.isEmpty } ?? "vi"
    guard try run(editor, path) == 0, let data = FileManager.default.contents(atPath: path) else {
      try? FileManager.default.removeItem(atPath: folder)
      throw EditorError(editor: editor)
    }
    return Editor(path: path, text: String(decoding: data, as: UTF8.self))
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent)
  }

  /// Through the shell, since the variable may have options. Not by Foundation's Process, which would put the
  /// editor into the background.
  private static func run(_ editor: String, _ path: String) throws -> Int32 {
    let words = ["/bin/sh", "-c", "\(editor) \"$1\"", "sh", path]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    guard posix_spawn(&child, "/bin/sh", nil, nil, &arguments, environ) == 0 else { return -1 }
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1 && errno == EINTR {}
    return status
  }
}

struct EditorError: Error {
  var editor: String
}
