/// Where files have a field, as the standards name it (EXIF 3.0; XMP Specification Part 2; IPTC Photo
/// Metadata Standard; IPTC-NAA Information Interchange Model, version 4.2). Plain texts are read by it alone.
package struct FieldSource: Sendable {
  /// How much of a text is read.
  package enum Extent: Sendable {
    /// A line that people can read at a glance.
    case short
    /// A line of any length.
    case long
    /// Several lines.
    case lines
  }

  /// The tag of a text in EXIF.
  package let exif: UInt16?
  /// In the order in which they count. The first one is written, too.
  package let xmp: [XMPProperty]
  /// The dataset of record 2.
  package let iptc: UInt8?
  package let extent: Extent

  init(exif: UInt16? = nil, xmp: [XMPProperty] = [], iptc: UInt8? = nil, _ extent: Extent = .short) {
    (self.exif, self.xmp, self.iptc, self.extent) = (exif, xmp, iptc, extent)
  }

  /// Whether no file has the field: only people say it.
  package var isEmpty: Bool { exif == nil && xmp.isEmpty && iptc == nil }
}

/// A property of XMP.
package struct XMPProperty: Hashable, Sendable {
  package enum Namespace: String, CaseIterable, Sendable {
    case xmp = "http://ns.adobe.com/xap/1.0/"
    case dc = "http://purl.org/dc/elements/1.1/"
    case tiff = "http://ns.adobe.com/tiff/1.0/"
    case exif = "http://ns.adobe.com/exif/1.0/"
    case exifEX = "http://cipa.jp/exif/1.0/"
    case aux = "http://ns.adobe.com/exif/1.0/aux/"
    case photoshop = "http://ns.adobe.com/photoshop/1.0/"
    case lightroom = "http://ns.adobe.com/lightroom/1.0/"
    case iptcCore = "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
    case iptcExtension = "http://iptc.org/std/Iptc4xmpExt/2008-02-29/"

    /// As programs shorten it.
    package var prefix: String {
      switch self {
      case .iptcCore: "Iptc4xmpCore"
      case .iptcExtension: "Iptc4xmpExt"
      case .lightroom: "lr"
      default: "\(self)"
      }
    }
  }

  /// How its texts are written.
  package enum Form: String, Sendable {
    case text = ""
    /// One for each language.
    case alternatives = "Alt"
    case ordered = "Seq"
    case unordered = "Bag"
  }

  package let namespace: Namespace
  package let name: String
  package let form: Form
  /// The list whose first structure has it.
  package let structure: String?

  package init(
    _ namespace: Namespace, _ name: String, _ form: Form = .text, in structure: String? = nil
  ) {
    (self.namespace, self.name, self.form, self.structure) = (namespace, name, form, structure)
  }
}
