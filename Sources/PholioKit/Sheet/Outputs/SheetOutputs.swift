package import SystemPackage

/// The kinds of files for sheets.
package enum SheetOutputs {
  package static let all: [any SheetOutput] = [
    JPEGOutput(),
    PDFOutput(),
  ]

  /// The kind if the file's name doesn't tell.
  package static let usual: any SheetOutput = JPEGOutput()

  /// Extensions of other kinds, which are refused.
  private static let foreign = ["png", "gif", "webp", "tif", "tiff", "heic", "avif"]

  /// The kind for a file's name.
  ///
  /// - Throws: `SheetError.otherKind` for kinds that can't be written.
  package static func output(for path: FilePath) throws(SheetError) -> any SheetOutput {
    let suffix = path.extension?.lowercased() ?? ""
    if let known = output(withExtension: suffix) { return known }
    if foreign.contains(suffix) || path == "-" { throw .otherKind(path.string) }
    return usual
  }

  package static func output(withExtension suffix: String) -> (any SheetOutput)? {
    all.first { $0.extensions.contains(suffix) }
  }

  /// What a file tells of itself, and its kind; nil for unknown kinds.
  static func content(of file: [UInt8]) -> (kind: any SheetOutput, content: SheetFileContent)? {
    // Files of all pages first, since their pages look like files of their own.
    let bound = all.filter { $0 is any BoundSheetOutput }
    let others = all.filter { !($0 is any BoundSheetOutput) }
    for output in bound + others {
      if let content = output.content(of: file) { return (output, content) }
    }
    return nil
  }
}
