import Foundation
import PackagePlugin

/// Embeds the text files in some folders of a target in its code. No list names the files.
@main
struct EmbedFiles: BuildToolPlugin {
  /// These folders, inside the target's.
  private static let folders = ["presets", "web"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let files = try Self.folders.flatMap { name in
      try FileManager.default.contentsOfDirectory(
        at: module.directoryURL.appending(path: name), includingPropertiesForKeys: nil,
        options: .skipsHiddenFiles
      ).sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
    let script = module.directoryURL.appending(path: "embed.sh")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) files", executable: URL(filePath: "/bin/sh"),
        arguments: ([script, output] + files).map { $0.path(percentEncoded: false) },
        inputFiles: [script] + files, outputFiles: [output])
    ]
  }
}
