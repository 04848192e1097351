import Foundation
import PholioLibrary
import PholioSheets
import SystemPackage

/// The pictures that sheets made in the page may have as their logo: those in the library's folder `logos`. A
/// request names one of them, and no other file of this machine.
struct SheetLogos {
  /// It need not exist.
  private let folder: FilePath

  private static let suffixes: Set<String> = ["png", "jpg", "jpeg"]

  init(of library: Library) {
    folder = library.folder.appending("logos")
  }

  /// The files' names in order. Links are left out: they may lead elsewhere.
  var names: [String] {
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: URL(filePath: folder.string, directoryHint: .isDirectory),
        includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)) ?? []
    return files.filter { file in
      Self.suffixes.contains(file.pathExtension.lowercased())
        && (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
    }.map(\.lastPathComponent).sorted()
  }

  /// Puts the logo's file in the place of its name. No logo, and none (an empty name), stay as they are.
  ///
  /// - Throws: `RequestError` for a name that is not one of `names`, such as a path or an SVG.
  func resolve(in settings: inout SheetSettings) throws {
    guard let name = settings.logo, !name.isEmpty else { return }
    guard !name.lowercased().hasSuffix(".svg") else {
      throw RequestError.bad("logo: \(name): \(SheetLogo.noSVG)")
    }
    guard names.contains(name) else {
      throw RequestError.bad("logo: there is no '\(name)' in the library's folder 'logos'")
    }
    settings.logo = folder.appending(name).string
  }
}
