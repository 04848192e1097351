import PholioCatalog

extension SitePages {
  /// The page of all galleries.
  var index: SitePage {
    var key = SiteKey()
    key.add("index")
    key.add(self.key)
    for gallery in galleries {
      key.add(gallery.slug)
      key.add(gallery.gallery.name)
      key.add(gallery.photos.count)
      for photo in gallery.photos.prefix(Self.mostCovers) { key.add(photo.key(options)) }
    }
    return SitePage(path: "index.html", source: "page:" + key.text()) {
      try theme.render("index", indexContext)
    }
  }

  /// How many photos stand for a gallery.
  private static let mostCovers = 4

  private var indexContext: [String: Any] {
    let count = texts.counted("galleries", galleries.count)
    var jsonld: [String: Any] = [
      "@context": "https://schema.org", "@type": "CollectionPage", "name": title,
      "hasPart": galleries.map { gallery -> [String: Any] in
        var part: [String: Any] = ["@type": "ImageGallery", "name": gallery.gallery.name]
        if let address = address(gallery.slug + "/index.html") { part["url"] = address }
        return part
      },
    ]
    if let address = address("index.html") { jsonld["url"] = address }
    var context = common(
      "index.html", title: title, description: nil, cover: galleries.first?.photos.first, jsonld: jsonld)
    context["countText"] = count
    context["galleries"] = galleries.map { gallery -> [String: Any] in
      let covers = gallery.photos.prefix(Self.mostCovers).map {
        picture($0, root: "", edge: 480, sizes: "(max-width: 639px) 100vw, 400px")
      }
      var tile: [String: Any] = [
        "href": gallery.href, "name": gallery.gallery.name, "title": gallery.gallery.name,
        "count": gallery.photos.count, "countText": countText(gallery), "covers": covers,
      ]
      if let cover = covers.first { tile["cover"] = cover }
      return tile
    }
    return context
  }
}

/// A file of text that is made only if what it is made from has changed.
struct SitePage: Sendable {
  let path: String
  let source: String
  let render: @Sendable () throws -> String
}
