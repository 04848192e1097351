/// What is written in a photo's file, or said of the photo.
package struct PhotoWords: Hashable, Sendable {
  package var title: String?
  package var description: String?
  /// What those are told who don't see the photo.
  package var alt: String?
  package var creator: String?
  package var copyright: String?
  /// In their order, each once.
  package var keywords: [String] = []
  /// Stars, 0…5, or that the photo has none: it is rejected. That counts before other sources' stars.
  package var statedRating: Override<Int>?
  /// A program's mark, mostly a colour: "Red".
  package var label: String?
  package var city: String?
  /// Or province.
  package var state: String?
  package var country: String?

  /// Stars, 0…5.
  package var rating: Int? {
    get { statedRating?.value }
    set { statedRating = newValue.map { Override.value($0) } }
  }

  /// No words.
  package init() {}

  /// The words of a photo for which several sources have some: each is that of the first source that has it.
  /// Keywords are not mixed: they are all those of the first source that has any.
  ///
  /// - Parameter sources: The best first: what somebody said in pholio, the sidecar, XMP, IPTC, EXIF,
  ///   Takeout. (So
  ///   parts of the order may be put together first.)
  package init(bestOf sources: [PhotoWords]) {
    self = sources.first ?? PhotoWords()
    for source in sources.dropFirst() {
      for field in Self.fields { field.fill(&self, from: source) }
    }
  }

  /// The same, where somebody said something in pholio: that counts first, even if it is "none".
  package init(own: Annotations, bestOf sources: [PhotoWords]) {
    self = sources.count == 1 ? sources[0] : PhotoWords(bestOf: sources)
    for field in Self.said { field.replace(&self, from: own.texts) }
    if let rating = own.rating { self.rating = rating.value }
    if let label = own.label { self.label = label.value }
    if let keywords = own.keywords { self.keywords = keywords }
  }

  /// "Rome, Lazio, Italy", as far as known.
  package var placeText: String? {
    let names = [city, state, country].compactMap(\.self)
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// Takes away what tells where the photo was taken.
  package mutating func clearPlace() {
    for field in Self.fields where field.privacy == .place { field.clear(&self) }
  }
}

/// XMP's properties are in the order of the IPTC Photo Metadata Standard, and of the Guidelines for Handling
/// Image Metadata, 2.0, of the Metadata Working Group.
extension PhotoWords {
  package static let fields = [
    rating, label, title, description, alt, keywords, creator, copyright, city, state, country,
  ]

  /// Texts that people say in pholio, too.
  package static let said = fields.filter(\.isSaid)

  package static let rating = PhotoField<PhotoWords>(
    "rating", .stars({ $0.statedRating }, { $0.statedRating = $1 }), label: "rating",
    from: FieldSource(xmp: [.init(.xmp, "Rating")]), caption: ("rating", "its rating: 0 to 5"),
    privacy: .owner)

  package static let label = PhotoField<PhotoWords>(
    "label", .text({ $0.label }, { $0.label = $1 }), label: "label",
    from: FieldSource(xmp: [.init(.xmp, "Label")]), caption: ("label", "its label: Red"), isSortKey: true,
    privacy: .owner, term: FieldTerm(4, .whole, "label:red", "The label."))

  package static let title = PhotoField<PhotoWords>(
    "title", .text({ $0.title }, { $0.title = $1 }, hasLines: true), label: "title",
    from: FieldSource(xmp: [.init(.dc, "title", .alternatives)], iptc: 5),
    caption: ("title", "the title given by pholio caption, else the file's own"), isSortKey: true,
    isSaid: true, term: FieldTerm(2, .words, "title:harbour", "These words are in its title."))

  package static let description = PhotoField<PhotoWords>(
    "description", .text({ $0.description }, { $0.description = $1 }, hasLines: true), label: "description",
    from: FieldSource(xmp: [.init(.dc, "description", .alternatives)], iptc: 120, .lines),
    caption: ("description", "the description given by pholio caption, else the file's own"), isSaid: true)

  package static let alt = PhotoField<PhotoWords>(
    "alt", .text({ $0.alt }, { $0.alt = $1 }, hasLines: true), label: "alt text",
    from: FieldSource(xmp: [.init(.iptcCore, "AltTextAccessibility", .alternatives)], .long),
    caption: ("alt", "its alt text, for those who don't see it"), isSaid: true)

  package static let keywords = PhotoField<PhotoWords>(
    "keywords", .texts({ $0.keywords }, { $0.keywords = $1 }), label: "keywords",
    from: FieldSource(xmp: [.init(.dc, "subject", .unordered)], iptc: 25),
    caption: ("keywords", "its keywords: sea, Marie"), isSortKey: true,
    term: FieldTerm(1, .whole, "keyword:sea", "One of its keywords."))

  package static let creator = PhotoField<PhotoWords>(
    "creator", .text({ $0.creator }, { $0.creator = $1 }), label: "creator",
    from: FieldSource(xmp: [.init(.dc, "creator", .ordered)], iptc: 80), caption: ("creator", "who took it"),
    isSortKey: true)

  package static let copyright = PhotoField<PhotoWords>(
    "copyright", .text({ $0.copyright }, { $0.copyright = $1 }, hasLines: true), label: "copyright",
    from: FieldSource(xmp: [.init(.dc, "rights", .alternatives)], iptc: 116, .long),
    caption: ("copyright", "who has the rights"))

  package static let city = PhotoField<PhotoWords>(
    "city", .text({ $0.city }, { $0.city = $1 }), label: "city",
    from: FieldSource(xmp: [.init(.photoshop, "City")] + XMPProperty.locations("City"), iptc: 90),
    caption: ("city", "the city where it was taken"), isSortKey: true, privacy: .place)

  package static let state = PhotoField<PhotoWords>(
    "state", .text({ $0.state }, { $0.state = $1 }), label: "state",
    from: FieldSource(
      xmp: [.init(.photoshop, "State")] + XMPProperty.locations("ProvinceState"), iptc: 95),
    caption: ("state", "the state or province where it was taken"), privacy: .place)

  package static let country = PhotoField<PhotoWords>(
    "country", .text({ $0.country }, { $0.country = $1 }), label: "country",
    from: FieldSource(
      xmp: [.init(.photoshop, "Country")] + XMPProperty.locations("CountryName"), iptc: 101),
    caption: ("country", "the country where it was taken"), isSortKey: true, privacy: .place)
}

extension PhotoWords: Blank {}

extension XMPProperty {
  /// Where the photo was taken, or else what it shows.
  fileprivate static func locations(_ name: String) -> [XMPProperty] {
    ["LocationCreated", "LocationShown"].map { XMPProperty(.iptcExtension, name, in: $0) }
  }
}
