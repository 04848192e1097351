/// A field of a caption.
package enum CaptionField: String, CaseIterable, Hashable, Sendable {
  case position, number, frame, name, stem, title, description, date, time, camera, lens, aperture, shutter,
    iso,
    focal
  case width, height, megapixels, rating, label, keywords, creator, copyright, city, country, path
  case gallery, count, s, page, pages, today

  /// Whether it is about a photo, so that a header can't have it.
  package var isAboutPhoto: Bool {
    switch self {
    case .gallery, .count, .s, .page, .pages, .today: false
    default: true
    }
  }

  /// Whether a format may follow its name: `{date:%d.%m.%Y}`.
  package var takesFormat: Bool { self == .date || self == .time || self == .today }

  /// Whether a number of digits may follow its name: `{position:04}`.
  package var takesDigits: Bool { [.position, .number, .count].contains(self) }

  /// For `--list-fields`.
  package var meaning: String {
    switch self {
    case .position: "its position in the gallery: 12; {position:04} has four digits at least: 0012"
    case .number: "its number among those that are shown: 3; {number:04} has four digits at least: 0003"
    case .frame: "its frame on the film, from the file's name where that has one: 36A; else its position"
    case .name: "the file's name: IMG_4021.JPG"
    case .stem: "the file's name without its extension: IMG_4021"
    case .title: "the title given by pholio caption, else the file's own"
    case .description: "the description given by pholio caption, else the file's own"
    case .date:
      "the day it was taken, if that is known: 2019-05-04; {date:%d.%m.%Y} and the like in other ways"
    case .time: "the time it was taken, if that is known: 10:11; {time:%H:%M:%S} and the like in other ways"
    case .camera: "the camera's model, with its maker: Canon EOS 5D"
    case .lens: "the lens"
    case .aperture: "the aperture: f/2.8"
    case .shutter: "the exposure time: 1/250 s"
    case .iso: "the sensitivity: ISO 400"
    case .focal: "the focal length: 50 mm"
    case .width: "the picture's width when upright, in pixels"
    case .height: "the picture's height when upright, in pixels"
    case .megapixels: "its size in megapixels: 12.2 MP"
    case .rating: "its rating: 0 to 5"
    case .label: "its label: Red"
    case .keywords: "its keywords: sea, Marie"
    case .creator: "who took it"
    case .copyright: "who has the rights"
    case .city: "the city where it was taken"
    case .country: "the country where it was taken"
    case .path: "the file's path"
    case .gallery: "the gallery's name"
    case .count: "how many photos the gallery has"
    case .s: "an s, unless {count} is 1: {count} photo{s}"
    case .page: "the page's number"
    case .pages: "how many pages the sheet has"
    case .today: "today's date: 2020-01-31; {today:%d.%m.%Y} and the like in other ways"
    }
  }
}
