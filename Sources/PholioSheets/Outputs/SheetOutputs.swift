package import SystemPackage

/// The kinds of files for sheets.
package struct SheetOutputs: Sendable {
  /// Those that this program writes.
  package static let standard = SheetOutputs([
    JPEGOutput(),
    PDFOutput(),
  ])

  /// The kind if the file's name doesn't tell.
  package static let `default`: any PageSheetOutput = JPEGOutput()

  package let all: [any SheetOutput]

  package init(_ all: [any SheetOutput]) {
    self.all = all
  }

  /// Extensions of other kinds, which are refused.
  private static let foreign = ["png", "gif", "webp", "tif", "tiff", "heic", "avif"]

  /// The kinds with all pages in one file.
  package var bound: [any BoundSheetOutput] { all.compactMap { $0 as? any BoundSheetOutput } }

  /// For messages: "JPEG (.jpg) or PDF (.pdf)".
  package var listed: String {
    all.map { "\($0.name) (.\($0.extensions[0]))" }.joined(separator: " or ")
  }

  /// The kind for a file's name.
  ///
  /// - Throws: `SheetError.otherKind` for kinds that can't be written.
  package func output(for path: FilePath) throws(SheetError) -> any SheetOutput {
    let suffix = path.extension?.lowercased() ?? ""
    if let known = output(withExtension: suffix) { return known }
    if Self.foreign.contains(suffix) || path == "-" { throw .otherKind(path.string) }
    return Self.default
  }

  package func output(withExtension suffix: String) -> (any SheetOutput)? {
    all.first { $0.extensions.contains(suffix) }
  }

  /// What a file tells of itself, and its kind; nil for unknown kinds.
  func content(of file: [UInt8]) -> (kind: any SheetOutput, content: SheetFileContent)? {
    // Files of all pages first, since their pages look like files of their own.
    let bound = all.filter { $0 is any BoundSheetOutput }
    let others = all.filter { !($0 is any BoundSheetOutput) }
    for output in bound + others {
      if let content = output.content(of: file) { return (output, content) }
    }
    return nil
  }
}
