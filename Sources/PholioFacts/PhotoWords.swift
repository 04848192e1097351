/// What is written in a photo's file, or said of the photo.
package struct PhotoWords: Hashable, Sendable {
  package var title: String?
  package var description: String?
  package var creator: String?
  package var copyright: String?
  /// In their order, each once.
  package var keywords: [String] = []
  /// Stars, 0…5, or that the photo has none: it is rejected. That counts before other sources' stars.
  package var statedRating: Override<Int>?
  /// A program's mark, mostly a colour: "Red".
  package var label: String?
  package var city: String?
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
  /// - Parameter sources: The best first: what somebody said in pholio, the sidecar, XMP, IPTC, EXIF. (So
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
    if let title = own.title { self.title = title }
    if let description = own.description { self.description = description }
    if let rating = own.rating { self.rating = rating.value }
    if let label = own.label { self.label = label.value }
    if let keywords = own.keywords { self.keywords = keywords }
  }
}

extension PhotoWords {
  package static let fields: [PhotoField<PhotoWords>] = [
    PhotoField(
      "rating", .stars({ $0.statedRating }, { $0.statedRating = $1 }), label: "rating",
      caption: ("rating", "its rating: 0 to 5"), isForGuests: false),
    PhotoField(
      "label", .text({ $0.label }, { $0.label = $1 }), label: "label", caption: ("label", "its label: Red"),
      isSortKey: true, isForGuests: false),
    PhotoField(
      "title", .text({ $0.title }, { $0.title = $1 }, hasLines: true), label: "title",
      caption: ("title", "the title given by pholio caption, else the file's own"), isSortKey: true),
    PhotoField(
      "description", .text({ $0.description }, { $0.description = $1 }, hasLines: true),
      label: "description",
      caption: ("description", "the description given by pholio caption, else the file's own")),
    PhotoField(
      "keywords", .texts({ $0.keywords }, { $0.keywords = $1 }), label: "keywords",
      caption: ("keywords", "its keywords: sea, Marie"), isSortKey: true),
    PhotoField(
      "creator", .text({ $0.creator }, { $0.creator = $1 }), label: "creator",
      caption: ("creator", "who took it"), isSortKey: true),
    PhotoField(
      "copyright", .text({ $0.copyright }, { $0.copyright = $1 }, hasLines: true), label: "copyright",
      caption: ("copyright", "who has the rights")),
    PhotoField(
      "city", .text({ $0.city }, { $0.city = $1 }), label: "city",
      caption: ("city", "the city where it was taken"), isSortKey: true, isForGuests: false),
    PhotoField(
      "country", .text({ $0.country }, { $0.country = $1 }), label: "country",
      caption: ("country", "the country where it was taken"), isSortKey: true, isForGuests: false),
  ]
}
