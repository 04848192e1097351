import PholioCatalog
import PholioImaging
import PholioLayout

/// What a cell shows: a photo of the gallery, with its words.
struct SheetItem: Sendable {
  /// In the gallery, counted from 1.
  var position: Int
  /// Nil where there is nothing to show.
  var photo: SheetPhoto?
  /// What is written on the plate that stands in for a missing picture.
  var name: String
  private let about: Photo
  private let file: FileLocation?

  /// Looks at the disk only where there are several files: the first that is there is shown.
  init(_ placed: PlacedPhoto) {
    position = placed.position.rawValue
    file = placed.files.count > 1 ? PhotoRecord(placed).location : placed.files.first
    photo = SheetPhoto(content: placed.photo.content, files: placed.files)
    name = file?.name.shown ?? String(placed.photo.content.digest.hex.prefix(12))
    about = placed.photo
  }

  func texts(_ template: CaptionTemplate, _ page: FieldValues.Page) -> CardTexts {
    let values = FieldValues(page: page, position: position, photo: about, file: file)
    return CardTexts(template.texts(values.value))
  }
}
