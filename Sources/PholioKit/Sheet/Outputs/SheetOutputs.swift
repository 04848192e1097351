package import SystemPackage

/// The kinds of files that sheets are written as.
package enum SheetOutputs {
  package static let all: [any SheetOutput] = [
    JPEGOutput(),
    PDFOutput(),
  ]

  /// What a sheet is where its file's name doesn't say.
  package static let usual: any SheetOutput = JPEGOutput()

  /// Names of files that would not be what they say.
  private static let foreign = ["png", "gif", "webp", "tif", "tiff", "heic", "avif"]

  /// The kind that a file's name means.
  ///
  /// - Throws: `SheetError.otherKind` for a kind that sheets are not written as.
  package static func output(for path: FilePath) throws(SheetError) -> any SheetOutput {
    let suffix = path.extension?.lowercased() ?? ""
    if let known = output(withExtension: suffix) { return known }
    if foreign.contains(suffix) || path == "-" { throw .otherKind(path.string) }
    return usual
  }

  package static func output(withExtension suffix: String) -> (any SheetOutput)? {
    all.first { $0.extensions.contains(suffix) }
  }

  /// What a file says of itself, and its kind; nil for a file of no kind that is known here.
  static func content(of file: [UInt8]) -> (kind: any SheetOutput, content: SheetFileContent)? {
    // Files of all pages first: in them lie pages that look like files of their own.
    let bound = all.filter { $0 is any BoundSheetOutput }
    let others = all.filter { !($0 is any BoundSheetOutput) }
    for output in bound + others {
      if let content = output.content(of: file) { return (output, content) }
    }
    return nil
  }
}
