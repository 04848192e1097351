package import PholioFacts

extension IPTCProperties {
  package var words: PhotoWords {
    var words = PhotoWords()
    words.title = texts[.title]?.first.flatMap(CameraFiller.without)
    words.description = texts[.caption]?.first.flatMap(CameraFiller.without)
    words.creator = PhotoWords.creator(texts[.byLine] ?? [])
    words.copyright = texts[.copyright]?.first
    words.keywords = PhotoWords.keywords(texts[.keyword] ?? [])
    words.city = texts[.city]?.first
    words.country = texts[.country]?.first
    return words
  }

  /// When the photo was taken: "20190504" and "101112+0200". A date without a time counts as its midnight.
  package var taken: CaptureTime? {
    let date = (texts[.dateCreated]?.first ?? "").utf8.filter(\.isDigit)
    guard date.count == 8 else { return nil }
    func part(_ digits: [UInt8], _ range: Range<Int>) -> String {
      String(decoding: digits[range], as: UTF8.self)
    }
    let day = "\(part(date, 0..<4)):\(part(date, 4..<6)):\(part(date, 6..<8))"
    let time = texts[.timeCreated]?.first ?? ""
    let clock = time.utf8.prefix { $0.isDigit || $0 == UInt8(ascii: ":") }
    let digits = clock.filter(\.isDigit)
    guard digits.count == 6 else { return CaptureTime(exifDate: day, source: .iptc) }
    let moment = "\(day) \(part(digits, 0..<2)):\(part(digits, 2..<4)):\(part(digits, 4..<6))"
    let taken = CaptureTime(
      exifDate: moment, offset: String(time.dropFirst(clock.count)), source: .iptc)
    // A program writes the time itself as the offset; no zone is minutes off the quarters of an hour.
    if let offset = taken?.offsetMinutes, offset % 15 != 0 {
      return CaptureTime(exifDate: moment, source: .iptc)
    }
    return taken ?? CaptureTime(exifDate: day, source: .iptc)
  }
}
