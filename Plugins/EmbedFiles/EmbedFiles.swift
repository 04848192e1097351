import Foundation
import PackagePlugin

/// Embeds the text files in some folders of a target in its code. No list names the files.
@main
struct EmbedFiles: BuildToolPlugin {
  /// These folders, inside the target's, and all folders in the last one.
  private static let folders = ["presets", "web"]
  private static let themes = "themes"

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let root = module.directoryURL
    let folders =
      Self.folders.map { root.appending(path: $0) } + (try contents(of: root.appending(path: Self.themes)))
    let files = try folders.flatMap(contents)
    let script = module.directoryURL.appending(path: "embed.sh")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) files", executable: URL(filePath: "/bin/sh"),
        arguments: ([script, output, root] + files).map { $0.path(percentEncoded: false) },
        inputFiles: [script] + files, outputFiles: [output])
    ]
  }

  private func contents(of folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
    ).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
