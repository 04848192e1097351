import PholioCatalog
import PholioFacts
import PholioLayout

extension SitePages {
  private static let layoutFile = "layout.css"

  /// A gallery's page, its stylesheet, and a page for each photo.
  func pages(of number: Int) -> [SitePage] {
    let gallery = galleries[number]
    let keys = gallery.photos.map { $0.key(options) }
    var order = SiteKey()
    order.add(key)
    for text in [gallery.slug, gallery.gallery.name, "\(gallery.gallery.cap)", "\(isInRows)"] {
      order.add(text)
    }
    for (photo, key) in zip(gallery.photos, keys) {
      order.add(key)
      order.add(photo.span?.description)
    }
    let orderKey = order.text()
    let neighbours = [number - 1, number + 1].map { place -> SiteGallery? in
      galleries.indices.contains(place) ? galleries[place] : nil
    }
    let page = SiteKey.of(
      ["gallery", orderKey] + neighbours.flatMap { [$0?.slug, $0?.gallery.name] })
    var pages = [
      SitePage(path: gallery.slug + "/index.html", source: "page:" + page) {
        try theme.render("gallery", galleryContext(gallery, neighbours))
      }
    ]
    pages.append(text("\(gallery.slug)/\(Self.layoutFile)", layout(gallery)))
    for index in gallery.photos.indices {
      let (before, after) = (index - 1, index + 1)
      let source = SiteKey.of([
        "photo", key, gallery.slug, gallery.gallery.name, "\(gallery.photos.count)", "\(index)", keys[index],
        keys.indices.contains(before) ? keys[before] : nil, keys.indices.contains(after) ? keys[after] : nil,
        gallery.photos[0].slug, gallery.photos[gallery.photos.count - 1].slug,
      ])
      let path = "\(gallery.slug)/\(gallery.photos[index].slug).html"
      pages.append(
        SitePage(path: path, source: "page:" + source) {
          try theme.render("photo", photoContext(gallery.photos[index], in: gallery, path: path))
        })
    }
    return pages
  }

  /// A gallery's stylesheet.
  private func layout(_ gallery: SiteGallery) -> String {
    isInRows
      ? LayoutStyle.rows(tiers, shapes: gallery.photos.map(\.shape), cap: gallery.gallery.cap)
      : LayoutStyle.grid(tiers, spans: gallery.photos.map(\.span))
  }

  /// The theme's stylesheet and the gallery's, to stand in its page: the first photo waits for no other file.
  /// Nothing where the theme's can only be linked.
  private func inlineCSS(_ gallery: SiteGallery) -> [String] {
    guard let own = theme.assets[Theme.stylesheetFile].flatMap(PageText.css) else { return [] }
    return [own, layout(gallery)].filter { !$0.isEmpty }
  }

  private func galleryContext(_ gallery: SiteGallery, _ neighbours: [SiteGallery?]) -> [String: Any] {
    let path = gallery.slug + "/index.html"
    var jsonld: [String: Any] = [
      "@context": "https://schema.org", "@type": "ImageGallery", "name": gallery.gallery.name,
      "inLanguage": options.language,
    ]
    if let address = address(path) { jsonld["url"] = address }
    let name = gallery.gallery.name
    var context = common(
      path, title: name, description: nil, cover: gallery.photos.first, jsonld: jsonld,
      pageTitle: name == title ? nil : "\(name) – \(title)", summary: countText(gallery))
    context["name"] = gallery.gallery.name
    context["count"] = gallery.photos.count
    context["countText"] = countText(gallery)
    context["up"] = "../index.html"
    context["layoutCSS"] = Self.layoutFile
    let inlineCSS = inlineCSS(gallery)
    context["inlineCSS"] = inlineCSS
    context["csp"] = Self.policy(inlineCSS)
    context["grid"] = [
      "cssClass": isInRows ? "rows" : "grid", "isRows": isInRows, "isGrid": !isInRows,
    ]
    for (key, neighbour) in zip(["previous", "next"], neighbours) {
      if let neighbour {
        context[key] = ["href": "../" + neighbour.href, "title": neighbour.gallery.name]
      }
    }
    context["photos"] = gallery.photos.map { cell($0) }
    return context
  }

  /// What the gallery's stylesheet knows a photo by.
  private func cssClass(_ photo: SitePhoto) -> String {
    var names = isInRows ? ["a\(photo.shape)"] : []
    if let span = photo.span { names += ["s\(span)", photo.position == 1 ? "cap" : "featured"] }
    return names.joined(separator: " ")
  }

  /// A photo in its cell.
  private func cell(_ photo: SitePhoto) -> [String: Any] {
    var context: [String: Any] = [
      "href": photo.href, "id": photo.slug, "position": photo.position, "name": photo.name,
      "picture": picture(photo, root: "../", edge: 480, sizes: cellSizes(photo)), "alt": alt(photo),
      "width": photo.picture.full.width, "height": photo.picture.full.height, "cssClass": cssClass(photo),
      "spanColumns": photo.span?.columns ?? 1, "spanRows": photo.span?.rows ?? 1,
      "isFeatured": photo.span != nil && photo.position > 1,
      "isCap": photo.span != nil && photo.position == 1,
    ]
    if let title = photo.words.title {
      context["title"] = title
      context["caption"] = title
    }
    if let description = photo.words.description { context["description"] = description }
    return context
  }

  /// How wide a photo is drawn in its cell, so that the browser takes a picture of that size.
  private func cellSizes(_ photo: SitePhoto) -> String {
    let shape = Double(photo.picture.full.width) / Double(photo.picture.full.height)
    return tiers.reversed().map { tier in
      let (columns, rows) = (Double(photo.span?.columns ?? 1), Double(photo.span?.rows ?? 1))
      let (across, down) = (columns * tier.cell.width, rows * tier.cell.height * shape)
      let width =
        if isInRows {
          shape * tier.row * rows
        } else {
          // What is cut off to fill a cell counts too.
          theme.options.fit == .contain ? min(across, down) : max(across, down)
        }
      let size = "\(Int(min(width, 4096).rounded(.up)))px"
      return tier.from == 0 ? size : "(min-width:\(tier.from.shortText(digits: 0))px) \(size)"
    }.joined(separator: ",")
  }
}
