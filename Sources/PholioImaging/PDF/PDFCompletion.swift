/// Adds to a PDF what Cairo can't write: the colours it is meant for, boxes for the printer, and a file.
package enum PDFCompletion {
  /// Writes the completed PDF.
  ///
  /// - Parameters:
  ///   - source: A path of what `PDFWriter` wrote.
  ///   - target: Another path; what is there is replaced.
  ///   - pages: All its pages.
  ///   - profiles: Those in pictures that are not in sRGB.
  /// - Throws: `PDFError`.
  package static func complete(
    _ source: String, to target: String, facts: PDFFacts, pages: [PDFPage], profiles: Set<[UInt8]>,
    attachment: PDFAttachment?
  ) throws(PDFError) {
    let pdf = try QPDF.document(at: source)
    for (index, page) in pages.enumerated() {
      let object = pdf.page(index)
      pdf.set("MediaBox", to: pdf.parsed(page.mediaBox), in: object)
      pdf.set("TrimBox", to: pdf.parsed(page.trimBox), in: object)
      pdf.set("BleedBox", to: pdf.parsed(page.bleedBox), in: object)
    }
    for key in ["CreationDate", "ModDate"] {
      // Cairo 1.16 leaves out the "D:" that a date begins with.
      if let date = facts.date {
        pdf.set(key, to: pdf.parsed(PDFSyntax.string(PDFSyntax.date(date))), in: pdf.information)
      } else {
        pdf.remove(key, from: pdf.information)
      }
    }
    if !profiles.isEmpty { setColours(of: pages.count, in: pdf, profiles) }
    addOutputIntent(to: pdf)
    if let attachment { attach(attachment, to: pdf) }
    try pdf.write(to: target)
  }

  /// Readers of PDFs overlook profiles in JPEGs: the picture has to name it (ISO 32000-1, 8.6.5.5).
  private static func setColours(of pages: Int, in pdf: borrowing QPDF, _ profiles: Set<[UInt8]>) {
    var spaces: [[UInt8]: QPDF.Object] = [:]
    for index in 0..<pages {
      let objects = pdf.value(of: "XObject", in: pdf.value(of: "Resources", in: pdf.page(index)))
      for picture in pdf.values(of: objects) {
        guard let jpeg = pdf.jpeg(of: picture), let segments = JPEGSegments(jpeg.span),
          case .embedded(let icc)? = try? ICCProfile.embedded(in: jpeg.span, segments: segments),
          profiles.contains(icc)
        else { continue }
        let space = spaces[icc] ?? pdf.parsed("[/ICCBased]")
        if spaces.updateValue(space, forKey: icc) == nil {
          pdf.append(pdf.stream(icc, [("N", pdf.parsed("3"))]), to: space)
        }
        pdf.set("ColorSpace", to: space, in: pdf.dictionary(of: picture))
      }
    }
  }

  /// sRGB. Of the kinds of intents, PDF/A's is the one that may be a screen's colours (ISO 19005-2, 6.2.3).
  private static func addOutputIntent(to pdf: borrowing QPDF) {
    let identifier = PDFSyntax.string("sRGB IEC61966-2.1")
    let intent = pdf.parsed(
      """
      << /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier \(identifier) /Info \(identifier) \
      /RegistryName \(PDFSyntax.string("http://www.color.org")) >>
      """)
    let profile = pdf.stream(SRGBProfile.icc, [("N", pdf.parsed("3"))])
    pdf.set("DestOutputProfile", to: profile, in: intent)
    let intents = pdf.parsed("[]")
    pdf.append(intent, to: intents)
    pdf.set("OutputIntents", to: intents, in: pdf.root)
  }

  /// ISO 32000-1, 7.11.4; the relationship is ISO 19005-3's.
  private static func attach(_ attachment: PDFAttachment, to pdf: borrowing QPDF) {
    let file = pdf.stream(
      attachment.content,
      [
        ("Type", pdf.parsed("/EmbeddedFile")),
        ("Subtype", pdf.parsed(PDFSyntax.name(attachment.mediaType))),
        ("Params", pdf.parsed("<< /Size \(attachment.content.count) >>")),
      ])
    let name = PDFSyntax.string(attachment.name)
    let files = pdf.parsed("<< >>")
    pdf.set("F", to: file, in: files)
    pdf.set("UF", to: file, in: files)
    let specification = pdf.parsed(
      "<< /Type /Filespec /F \(name) /UF \(name) /AFRelationship /Data >>")
    pdf.set("EF", to: files, in: specification)
    let names = pdf.parsed("[\(name)]")
    pdf.append(specification, to: names)
    let tree = pdf.parsed("<< >>")
    pdf.set("Names", to: names, in: tree)
    let all = pdf.parsed("<< >>")
    pdf.set("EmbeddedFiles", to: tree, in: all)
    pdf.set("Names", to: all, in: pdf.root)
  }
}
