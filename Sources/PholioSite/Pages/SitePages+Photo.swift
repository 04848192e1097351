import PholioCatalog
import PholioFacts

extension SitePages {
  /// A photo's large view.
  func photoContext(_ photo: SitePhoto, in gallery: SiteGallery, path: String) -> [String: Any] {
    let words = photo.words
    let name = words.title ?? texts["photo", ["position": "\(photo.position)"]]
    var context = common(
      path, title: "\(name) – \(gallery.gallery.name)", description: words.description, cover: photo,
      jsonld: jsonld(photo, name: name))
    context["gallery"] = gallery.gallery.name
    context["up"] = "index.html#" + Slug.address(photo.slug)
    context["photo"] = [
      "href": photo.href, "id": photo.slug, "position": photo.position, "name": photo.name, "alt": alt(photo),
      "picture": largePicture(photo), "isLarge": photo.picture.largest.pixels.width >= Self.largeEdge,
      "width": photo.picture.full.width, "height": photo.picture.full.height,
    ]
    context["positionText"] =
      texts[
        "position", ["position": "\(photo.position)", "count": "\(gallery.photos.count)"]]
    context["countText"] = countText(gallery)
    for (key, index) in [("previous", photo.position - 2), ("next", photo.position)]
    where gallery.photos.indices.contains(index) {
      let other = gallery.photos[index]
      context[key] = ["href": other.href, "picture": largePicture(other)]
    }
    context["first"] = ["href": gallery.photos[0].href]
    context["last"] = ["href": gallery.photos[gallery.photos.count - 1].href]
    var said: [String: Any] = ["hasKeywords": !words.keywords.isEmpty, "keywords": words.keywords]
    said["title"] = words.title
    said["description"] = words.description
    said["creator"] = words.creator
    said["rights"] = words.copyright
    context["words"] = said
    let facts = facts(photo)
    context["hasFacts"] = !facts.isEmpty
    context["facts"] = facts.map { ["label": $0.0, "value": $0.1] }
    if let original = photo.original {
      context["download"] = [
        "href": "../" + Slug.address(original.path), "name": photo.name,
        "size": Self.sizeText(original.byteCount),
      ]
    }
    return context
  }

  /// A picture so wide is drawn as large as the window, in pixels.
  private static let largeEdge = 1024

  private static func sizeText(_ byteCount: Int) -> String {
    byteCount < 100_000
      ? "\(max(1, (byteCount + 500) / 1000)) KB" : "\((Double(byteCount) / 1e6).fixedText(digits: 1)) MB"
  }

  private func largePicture(_ photo: SitePhoto) -> [String: Any] {
    let size = photo.picture.full
    // As wide as the view, or as its height allows. Each theme leaves room for a line of words, at least.
    let shape = (Double(size.width) / Double(size.height)).shortText(digits: 3)
    return picture(
      photo, root: "../", edge: Self.largeEdge, sizes: "min(100vw,calc(\(shape)*(100vh - 4rem)))")
  }

  /// Labels and values, as far as they may be told.
  private func facts(_ photo: SitePhoto) -> [(String, String)] {
    guard options.hasFacts else { return [] }
    let known = photo.photo.content.facts
    let taken = photo.photo.taken
    var facts: [(String, String?)] = [
      ("camera", known.cameraText), ("lens", known.lens), ("focal", known.focalText),
      ("aperture", known.apertureText), ("exposure", known.exposureText), ("iso", known.isoText),
      ("taken", taken.isDated ? "\(taken.civil.dateText) \(taken.civil.clockText)" : nil),
    ]
    if options.tellsPlace { facts.append(("place", place(photo))) }
    return facts.compactMap { key, value in
      guard let value, !value.isEmpty else { return nil }
      // Nobody asks for the unit behind "ISO 400" twice.
      return (texts[key], key == "iso" && value.hasPrefix("ISO ") ? String(value.dropFirst(4)) : value)
    }
  }

  private func place(_ photo: SitePhoto) -> String? {
    if let names = photo.words.placeText { return names }
    return photo.photo.content.facts.position.map {
      "\($0.latitude.shortText(digits: 5)), \($0.longitude.shortText(digits: 5))"
    }
  }

  private func jsonld(_ photo: SitePhoto, name: String) -> [String: Any] {
    let (words, size) = (photo.words, photo.picture.largest.pixels)
    var object: [String: Any] = [
      "@context": "https://schema.org", "@type": "ImageObject", "name": name, "width": size.width,
      "height": size.height, "encodingFormat": "image/jpeg",
    ]
    object["description"] = words.description
    object["creator"] = words.creator.map { ["@type": "Person", "name": $0] }
    object["copyrightNotice"] = words.copyright
    object["contentUrl"] = address(photo.picture.path(photo.picture.largest, .jpg))
    if !words.keywords.isEmpty { object["keywords"] = words.keywords }
    if options.hasFacts, photo.photo.taken.isDated { object["dateCreated"] = photo.photo.taken.localText }
    if options.tellsPlace, let place = place(photo) { object["contentLocation"] = place }
    return object
  }
}
