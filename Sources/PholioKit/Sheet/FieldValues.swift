import Foundation
import PholioCatalog
import PholioImaging

/// What a sheet's words are filled in with.
struct FieldValues: Sendable {
  /// About the sheet and one of its pages.
  struct Page: Sendable {
    var gallery: String
    var count: Int
    /// Counted from 1.
    var page = 1
    var pages = 1
    var today: CivilTime

    func value(_ field: CaptionField, _ format: TimeFormat?) -> String {
      switch field {
      case .gallery: gallery
      case .count: "\(count)"
      case .page: "\(page)"
      case .pages: "\(pages)"
      case .today: (format ?? .date).text(today)
      default: preconditionFailure("\(field) is about a photo")
      }
    }
  }

  var page: Page
  var position: Int
  var photo: Photo
  /// Of several files, the one that is shown.
  var file: FileLocation?

  func value(_ field: CaptionField, _ format: TimeFormat?) -> String {
    let facts = photo.content.facts
    switch field {
    case .position: return "\(position)"
    case .name: return name
    case .stem:
      guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
      return String(name[..<dot])
    case .title: return photo.title ?? ""
    case .description: return photo.description ?? facts.words ?? ""
    case .date: return (format ?? .date).text(CivilTime(seconds: photo.taken.local))
    case .time: return (format ?? .time).text(CivilTime(seconds: photo.taken.local))
    case .camera: return camera(facts)
    case .lens: return facts.lens ?? ""
    case .aperture: return facts.aperture.map { "f/\(Self.decimal($0))" } ?? ""
    case .shutter: return facts.exposureSeconds.map { "\(Self.shutter($0)) s" } ?? ""
    case .iso: return facts.iso.map { "ISO \($0)" } ?? ""
    case .focal: return facts.focalMillimetres.map { "\(Self.decimal($0)) mm" } ?? ""
    case .width: return "\(photo.content.width)"
    case .height: return "\(photo.content.height)"
    case .megapixels:
      return String(format: "%.1f MP", Double(photo.content.width * photo.content.height) / 1e6)
    case .rating: return facts.rating.map { "\($0)" } ?? ""
    case .path: return file?.path.shown ?? ""
    case .gallery, .count, .page, .pages, .today: return page.value(field, format)
    }
  }

  private var name: String { file?.name.shown ?? "" }

  /// Most makers stand in front of their models' names already.
  private func camera(_ facts: Photo.Facts) -> String {
    let make = facts.make?.trimmingCharacters(in: .whitespaces) ?? ""
    let model = facts.model?.trimmingCharacters(in: .whitespaces) ?? ""
    let firstWord = make.prefix { $0 != " " }.lowercased()
    if make.isEmpty || model.lowercased().hasPrefix(firstWord) { return model.isEmpty ? make : model }
    return model.isEmpty ? make : "\(make) \(model)"
  }

  /// One digit behind the point, if it is not 0.
  private static func decimal(_ number: Double) -> String {
    let text = String(format: "%.1f", number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// As cameras say it: a fraction of a second below a quarter of one.
  private static func shutter(_ seconds: Double) -> String {
    if seconds > 0 && seconds < 0.25001 { return "1/\(Int((1 / seconds).rounded()))" }
    return decimal(seconds)
  }
}
