package import PholioDisk
import PholioFacts
import PholioImaging
import PholioLayout

/// The content of a cell with its words: a photo, or a gallery.
package struct SheetItem: Sendable {
  private enum About: Sendable {
    case photo(any CaptionedPhoto, FileLocation?)
    case gallery(PortfolioTile)
  }

  /// In the list, counted from 1.
  let position: Int
  /// Among those that are shown, counted from 1.
  var number: Int
  /// The pictures, front first; none if there is nothing to show.
  let photos: [SheetPhoto]
  /// For the plate that stands in for a missing picture.
  let name: String
  private let about: About

  /// - Parameter file: The one that is shown, of several.
  package init(
    _ pictures: SheetPhoto, _ photo: any CaptionedPhoto, file: FileLocation?, position: Int
  ) {
    self.position = position
    number = position
    photos = [pictures]
    name = file?.name.shown ?? String(pictures.digest.hex.prefix(12))
    about = .photo(photo, file)
  }

  package init(_ tile: PortfolioTile, position: Int) {
    self.position = position
    number = position
    photos = tile.photos
    name = tile.name
    about = .gallery(tile)
  }

  /// Who took the photo, as it is written; nil for galleries.
  var creator: String? {
    guard case .photo(let photo, _) = about, let creator = photo.words.creator, !creator.isEmpty
    else { return nil }
    return creator
  }

  /// The photo in front.
  var photo: SheetPhoto? { photos.first }

  /// Of the photo in front as it is shown, upright and turned.
  var size: PixelSize? { photo.map { $0.turn.applied(to: $0.size) } }

  func texts(_ template: CaptionTemplate, _ page: FieldValues.Page) -> CardTexts {
    switch about {
    case .photo(let photo, let file):
      let values = FieldValues(page: page, position: position, number: number, photo: photo, file: file)
      return CardTexts(template, values.value)
    case .gallery(let tile):
      return CardTexts(template) { field, format in
        tile.value(field, format, position: position, page)
      }
    }
  }
}
