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
