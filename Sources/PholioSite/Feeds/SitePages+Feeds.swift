import Foundation
import PholioCatalog
import PholioFacts

/// What is for programs: a feed of galleries, the list of pages, and what search engines may do.
extension SitePages {
  var feeds: [SitePage] {
    var pages = [text("robots.txt", robots)]
    guard options.base != nil else { return pages }
    pages.append(text("feed.xml", feed))
    let parts = sitemaps
    pages +=
      parts.count == 1
      ? [text("sitemap.xml", parts[0])]
      : parts.enumerated().map { text("sitemap-\($0 + 1).xml", $1) } + [text("sitemap.xml", index(of: parts))]
    return pages
  }

  /// These are short beside pages: they are made, and compared by their digest.
  func text(_ path: String, _ text: String) -> SitePage {
    SitePage(path: path, source: "text:" + SiteKey.of([text])) { text }
  }

  // MARK: Robots

  private var robots: String {
    guard options.letsRobotsIn else { return "User-agent: *\nDisallow: /\n" }
    return "User-agent: *\nAllow: /\n" + (options.base.map { "Sitemap: \($0)sitemap.xml\n" } ?? "")
  }

  // MARK: Atom (RFC 4287)

  private var feed: String {
    let dates = galleries.map(changed)
    let base = address("index.html") ?? ""
    var xml = """
      <?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(XMLText.escaped(options.language))">
      <id>\(XMLText.escaped(base))</id>
      <title>\(XMLText.escaped(title))</title>
      <updated>\(Self.text(dates.max() ?? Self.epoch))</updated>
      <link rel="self" type="application/atom+xml" href="\(XMLText.escaped(address("feed.xml") ?? ""))"/>
      <link rel="alternate" type="text/html" href="\(XMLText.escaped(base))"/>
      <author><name>\(XMLText.escaped(title))</name></author>
      <generator>\(XMLText.escaped(generator))</generator>

      """
    // The newest first, as readers of feeds have it.
    let order = galleries.indices.sorted { (dates[$1], $0) < (dates[$0], $1) }
    for index in order {
      let gallery = galleries[index]
      let link = XMLText.escaped(address(gallery.slug + "/index.html") ?? "")
      xml += """
        <entry>
        <id>\(link)</id>
        <title>\(XMLText.escaped(gallery.gallery.name))</title>
        <updated>\(Self.text(dates[index]))</updated>
        <link rel="alternate" type="text/html" href="\(link)"/>
        <summary>\(XMLText.escaped(countText(gallery)))</summary>

        """
      if let cover = gallery.photos.first,
        let image = address(cover.picture.path(cover.picture.size(atLeast: 1024), .jpg))
      {
        xml += "<link rel=\"enclosure\" type=\"image/jpeg\" href=\"\(XMLText.escaped(image))\"/>\n"
      }
      xml += "</entry>\n"
    }
    return xml + "</feed>\n"
  }

  /// When a gallery's newest photo was imported, or else taken.
  private func changed(_ gallery: SiteGallery) -> Date {
    gallery.photos.compactMap { photo in
      photo.photo.added
        ?? (photo.photo.taken.isDated ? Date(timeIntervalSince1970: Double(photo.photo.taken.local)) : nil)
    }.max() ?? Self.epoch
  }

  private static let epoch = Date(timeIntervalSince1970: 0)

  private static func text(_ date: Date) -> String { date.formatted(.iso8601) }

  // MARK: Sitemaps (sitemaps.org)

  /// A sitemap has no more addresses.
  private static let mostAddresses = 50_000

  private var sitemaps: [String] {
    var addresses = [(path: "index.html", date: galleries.map(changed).max())]
    for gallery in galleries {
      addresses.append((gallery.slug + "/index.html", changed(gallery)))
      addresses += gallery.photos.map { ("\(gallery.slug)/\($0.slug).html", nil) }
    }
    return stride(from: 0, to: addresses.count, by: Self.mostAddresses).map { start in
      let part = addresses[start..<min(start + Self.mostAddresses, addresses.count)]
      return Self.sitemap(
        "urlset",
        part.map { page in
          let date = page.date.map { "<lastmod>\(Self.text($0))</lastmod>" } ?? ""
          return "<url><loc>\(XMLText.escaped(address(page.path) ?? ""))</loc>\(date)</url>"
        })
    }
  }

  private func index(of parts: [String]) -> String {
    Self.sitemap(
      "sitemapindex",
      parts.indices.map {
        "<sitemap><loc>\(XMLText.escaped(address("sitemap-\($0 + 1).xml") ?? ""))</loc></sitemap>"
      })
  }

  private static func sitemap(_ element: String, _ lines: [String]) -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <\(element) xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    \(lines.joined(separator: "\n"))
    </\(element)>

    """
  }
}
