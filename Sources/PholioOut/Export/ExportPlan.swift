package import Glibc
package import PholioCatalog
package import PholioDisk
package import PholioFacts
package import PholioImaging
package import PholioLibrary
package import PholioSheets

/// What goes out, in order. It follows from the catalog and the options; nothing was read of the originals
/// but their size and time.
package struct ExportPlan: Sendable {
  /// A file to be handed over: a photo, a companion, a sidecar, or the order.
  package struct Item: Sendable {
    /// Nil for the order.
    package var photo: PhotoID?
    package var position: Int
    /// The file that it is made of; nil for texts.
    package var source: FileLocation?
    /// One name, which any file system takes.
    package var path: String
    package var content: Content
    /// The source's, or the text's; 0 where it is not known before the content is made.
    package var byteCount: Int
    package var modified: timespec
    /// What the content is made from: the same key, the same bytes.
    package var key: String
    /// Whether the source is as an import last saw it; else its bytes have to tell that it is the photo.
    package var isAsSeen = true
  }

  package enum Content: Hashable, Sendable {
    /// The source's bytes, which must have this digest; nil: a companion's, of which nobody knows it.
    case original(PhotoDigest?)
    /// An upright JPEG in sRGB, its longer edge in pixels at most that long.
    case resized(PhotoDigest, longEdge: Int, turn: Turn)
    /// A JPEG without some of its metadata.
    case stripped(PhotoDigest, JPEGStripping.Extent)
    /// The gallery's order.
    case text([UInt8])
    /// Words and a turn as XMP; the orientation of a turned photo is read from its file.
    case sidecar(PhotoDigest, PhotoWords, Turn)
  }

  /// A photo that can't be handed over.
  package struct Missing: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// None of its files is there.
      case noFile
      /// The file has been changed since it was imported.
      case changed
      /// Only a JPEG is stripped without loss.
      case notJPEG
      /// It can't be read or drawn, in the words of who tried.
      case failed(String)
    }

    package var position: Int
    /// The file's path, or what else is known.
    package var name: String
    package var reason: Reason
  }

  /// A name that had to be changed.
  package struct Renaming: Hashable, Sendable, Encodable {
    package var position: Int
    package var asked: String
    package var given: String
  }

  package var gallery: String
  /// Photos in their order, each followed by its companions and its sidecar; the order is last.
  package var items: [Item]
  package var missing: [Missing]
  package var renamings: [Renaming]
}

/// What is handed over of a gallery, and how.
package struct ExportOptions: Sendable {
  /// How photos come into a folder.
  package enum Way: Hashable, Sendable {
    /// Bytes of their own; on some disks they are shared until one of the files is written.
    case copy
    case hardLink
    case symbolicLink
  }

  /// The names of files.
  package var template = NameTemplate.default
  package var way = Way.copy
  /// The longer edge of JPEGs that are made of the photos, in pixels; nil: the photos' own files.
  package var longEdge: Int?
  /// What is taken out of JPEGs; nil: nothing.
  package var stripping: JPEGStripping.Extent?
  /// Whether each photo gets a sidecar with its words.
  package var writesSidecars = false
  /// Whether photos' other files come with them.
  package var withCompanions = true
  /// The photos, in the gallery's order; nil: all.
  package var only: PhotoReference?
  /// Whether only those that span several cells are handed over.
  package var onlyFeatured = false
  /// Whether the order is written, too.
  package var writesOrder = false

  package init() {}
}

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
