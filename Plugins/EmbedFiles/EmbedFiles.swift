import Foundation
import PackagePlugin

/// Embeds the text files in some folders of a target in its code; the page's scripts as one. No list names
/// the files.
@main
struct EmbedFiles: BuildToolPlugin {
  /// Inside the target's folder, with all that is in them.
  private static let folders = ["presets", "themes", "web"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let root = module.directoryURL
    let files = try Self.folders.flatMap { try self.files(in: root.appending(path: $0)) }
    let script = module.directoryURL.appending(path: "embed.sh")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) files", executable: URL(filePath: "/bin/sh"),
        arguments: ([script, output, root] + files).map { $0.path(percentEncoded: false) },
        inputFiles: [script] + files, outputFiles: [output])
    ]
  }

  private func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
    ).sorted { $0.lastPathComponent < $1.lastPathComponent }.flatMap { file in
      file.hasDirectoryPath ? try files(in: file) : [file]
    }
  }
}
