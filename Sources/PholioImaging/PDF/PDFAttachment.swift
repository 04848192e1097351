/// A file inside of a PDF.
package struct PDFAttachment: Hashable, Sendable {
  /// In ASCII.
  package let name: String
  package let mediaType: String
  package let content: [UInt8]

  package init(name: String, mediaType: String, content: [UInt8]) {
    (self.name, self.mediaType, self.content) = (name, mediaType, content)
  }
}

extension PDFAttachment {
  /// A larger one is taken for an attack.
  private static let mostBytes = 32 << 20
  /// Nodes of the tree of names that are looked at, and the entries of each.
  private static let mostNodes = 1000

  /// The contents of attachments with this name, in the order of the file. None if the file is no PDF, is
  /// broken beyond repair or needs a password.
  ///
  /// - Throws: `PDFError.cannotLoad`.
  package static func contents(named name: String, in file: [UInt8]) throws(PDFError) -> [[UInt8]] {
    return try file.withUnsafeBufferPointer { (bytes) throws(PDFError) in
      do throws(PDFError) {
        return contents(named: name, try QPDF.document(in: bytes))
      } catch {
        if case .cannotLoad = error { throw error }
        return []
      }
    }
  }

  private static func contents(named name: String, _ pdf: consuming QPDF) -> [[UInt8]] {
    var found: [[UInt8]] = []
    var nodes = [pdf.value(of: "EmbeddedFiles", in: pdf.value(of: "Names", in: pdf.root))]
    var visited = 0
    // A tree's nodes may lead back to it: only so many are looked at.
    while let node = nodes.popLast(), visited < mostNodes {
      visited += 1
      nodes += pdf.items(of: pdf.value(of: "Kids", in: node), most: mostNodes).reversed()
      for specification in pdf.items(of: pdf.value(of: "Names", in: node), most: mostNodes) {
        let told = pdf.text(of: pdf.value(of: "UF", in: specification))
        guard told ?? pdf.text(of: pdf.value(of: "F", in: specification)) == name else { continue }
        let file = pdf.value(of: "F", in: pdf.value(of: "EF", in: specification))
        if let content = pdf.content(of: file, most: mostBytes) { found.append(content) }
      }
    }
    return found
  }
}
