package import PholioFacts

/// The properties that say words.
extension XMPProperties {
  package var words: PhotoWords {
    var words = PhotoWords()
    for field in PhotoWords.fields { field.set(&words, text: text(field)) }
    words.creator = PhotoWords.creator(texts(PhotoWords.creator))
    words.keywords = keywords
    words.statedRating = rating
    return words
  }

  /// Programs that keep keywords in a tree write each with those above it, "People|Marie"; most write it
  /// without them, too.
  private var keywords: [String] {
    let plain = PhotoWords.keywords(texts(PhotoWords.keywords))
    if !plain.isEmpty { return plain }
    let paths = texts(XMPProperty(.lightroom, "hierarchicalSubject")).prefix(PhotoWords.mostKeywords)
    return PhotoWords.keywords(paths.map { String($0.split(separator: "|").last ?? "") })
  }

  /// xmp:Rating, 0…5; none for −1, "rejected"; nil if it is missing or anything else.
  private var rating: Override<Int>? {
    guard let text = text(PhotoWords.rating), let stars = Double(text), abs(stars) < 1000 else {
      return nil
    }
    let whole = Int(stars.rounded())
    if whole == -1 { return Override<Int>.none }
    return (0...5).contains(whole) ? Override.value(whole) : nil
  }

  private func texts(_ field: PhotoField<PhotoWords>) -> [String] {
    field.source.xmp.lazy.map(texts).first { !$0.isEmpty } ?? []
  }
}

/// The texts of properties.
extension XMPProperties {
  /// A field's text, tidied; nil if no property has one.
  func text(_ field: PhotoField<some Any>) -> String? {
    field.source.xmp.lazy.compactMap { self.text($0, field.source.extent) }.first
      .flatMap { field.isSaid ? CameraFiller.without($0) : $0 }
  }

  /// A property's text, tidied; of several the first that has something to read.
  func text(_ property: XMPProperty, _ extent: FieldSource.Extent = .short) -> String? {
    texts(property).lazy.compactMap { FactText.tidied($0, extent) }.first
  }

  /// A property's texts as they are.
  func texts(_ property: XMPProperty) -> [String] {
    let name = property.path
    return list(name) ?? text(name).map { [$0] } ?? []
  }
}

extension XMPProperty {
  /// Its name among properties.
  var path: String {
    let own = namespace.rawValue + name
    return structure.map { XMPProperties.field(own, of: namespace.rawValue + $0) } ?? own
  }
}
