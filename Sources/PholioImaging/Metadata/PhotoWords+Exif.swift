import PholioFacts

extension PhotoWords {
  /// What an EXIF block says.
  init(_ exif: borrowing ExifReader) {
    self.init()
    description = exif.value(.imageDescription)?.text(upTo: FactText.longLimit).flatMap {
      CameraFiller.isAll(of: $0) ? nil : $0
    }
    creator = exif.value(.artist)?.text()
    copyright = exif.value(.copyright).flatMap(Self.copyrightText)
    rating = exif.value(.rating)?.whole.flatMap { (0...5).contains($0) ? $0 : nil }
  }

  /// The photographer's part or, if it is blank, the editor's, which follows a NUL.
  private static func copyrightText(_ value: ExifValue) -> String? {
    if let photographer = value.text() { return photographer }
    let rest = value.bytes.drop { $0 != 0 }.dropFirst()
    return FactText.decode(Array(rest), upTo: FactText.shortLimit)
  }
}
