import PholioCatalog
package import PholioFacts
package import PholioSheets

/// A template for names of files: a caption's, of one part.
package struct NameTemplate: Hashable, Sendable {
  private let caption: CaptionTemplate

  /// `{position:04}_{name}`
  package static let `default` = NameTemplate(known: "{position:04}_{name}")

  private init(known text: StaticString) {
    do {
      try self.init("\(text)")
    } catch {
      preconditionFailure("\(text): \(error)")
    }
  }

  /// - Throws: `TemplateError`.
  package init(_ template: String) throws(TemplateError) {
    caption = try CaptionTemplate(template)
    guard caption.partCount == 1 else { throw .severalParts(template) }
    // A page of a sheet is none of a photo's.
    if let field = caption.fields.first(where: { $0 == .page || $0 == .pages }) { throw .onlyOnPages(field) }
  }

  /// What a photo's file is to be called; empty if nothing is known that the template tells.
  func text(_ values: FieldValues) -> String { caption.texts(values.value).joined() }
}

extension Photo: CaptionedPhoto {
  package var facts: PhotoFacts { content.facts }
}
