import PholioCatalog
import PholioFacts

/// A gallery as a site has it.
struct SiteGallery: Sendable {
  let gallery: Gallery
  /// Its folder in the site.
  let slug: String
  var photos: [SitePhoto]

  var href: String { Slug.address(slug) + "/index.html" }

  /// The galleries with their folders: of names that are alike in addresses, the later ones have the
  /// gallery's number too.
  static func all(_ published: [PublishedGallery], edges: [Int]) -> [SiteGallery] {
    var first: [String: GalleryID] = [:]
    let slugs = published.map { Slug.of($0.gallery.name, otherwise: "gallery-\($0.gallery.id.rawValue)") }
    for (slug, gallery) in zip(slugs, published.map(\.gallery.id)) {
      if let other = first[slug], other.rawValue < gallery.rawValue { continue }
      first[slug] = gallery
    }
    return zip(published, slugs).map { published, slug in
      let id = published.gallery.id
      var own = slug
      // "rome-5" may be another gallery's name.
      while let other = first[own], other != id { own += "-\(id.rawValue)" }
      return SiteGallery(published, slug: own, edges: edges)
    }
  }

  private init(_ published: PublishedGallery, slug: String, edges: [Int]) {
    gallery = published.gallery
    self.slug = slug
    photos = published.photos.enumerated().map { SitePhoto($1, at: $0, in: published, edges: edges) }
    nameThem()
  }

  /// Pages are called by the file's name and the content: the same in any order.
  private mutating func nameThem() {
    var taken: Set<String> = ["index"]
    for index in photos.indices {
      let name = photos[index].name
      let stem = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : String(name[..<$0]) } ?? name
      let slug = Slug.of(stem, otherwise: "photo")
      let digest = photos[index].photo.content.digest.hex
      // Eight letters tell them apart, but for one gallery of 10 000 in a hundred.
      photos[index].slug = "\(slug)-\(digest.prefix(8))"
      if !taken.insert(photos[index].slug).inserted {
        photos[index].slug = "\(slug)-\(digest)"
        taken.insert(photos[index].slug)
      }
    }
  }
}
