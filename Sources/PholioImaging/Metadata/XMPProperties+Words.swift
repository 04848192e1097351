extension XMPProperties {
  private static let basic = "http://ns.adobe.com/xap/1.0/"

  /// xmp:Rating, 0…5; nil if it is missing or anything else (−1 stands for "rejected").
  var rating: Int? {
    guard let text = text(Self.basic + "Rating") else { return nil }
    let number = text.utf8.drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }.reversed()
    guard let stars = Double(String(decoding: Array(number), as: UTF8.self)), abs(stars) < 1000 else {
      return nil
    }
    let whole = Int(stars.rounded())
    return (0...5).contains(whole) ? whole : nil
  }
}
