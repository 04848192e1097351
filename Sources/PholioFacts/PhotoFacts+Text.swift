/// The facts as people read them: in captions, on the command line and on the page.
extension PhotoFacts {
  /// The model, after its maker's name. If the model begins with a word of that name or with its initials
  /// (the KODAK DC240 of the Eastman Kodak Company), the model alone.
  package var cameraText: String? {
    let make = Self.trimmed(make)
    let model = Self.trimmed(model)
    guard !model.isEmpty else { return make.isEmpty ? nil : make }
    let words = make.lowercased().split { !$0.isLetter && !$0.isNumber }
    let first = model.lowercased().prefix { $0.isLetter || $0.isNumber }
    let isNamed = first == String(words.compactMap(\.first)) || words.contains { first.hasPrefix($0) }
    return make.isEmpty || isNamed ? model : "\(make) \(model)"
  }

  /// "f/2.8"; below 1 with two digits, "f/0.95".
  package var apertureText: String? {
    aperture.map { "f/\($0.shortText(digits: $0 < 1 ? 2 : 1))" }
  }

  /// "1/250 s".
  package var exposureText: String? { exposure?.text }

  /// "ISO 400".
  package var isoText: String? { iso.map { "ISO \($0)" } }

  /// "50 mm".
  package var focalText: String? { focalLength.map { "\($0.shortText(digits: 1)) mm" } }

  /// "50 mm  f/2.8  1/250 s  ISO 400", as far as known.
  package var settingsText: String? {
    let texts = [focalText, apertureText, exposureText, isoText].compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: "  ")
  }

  private static func trimmed(_ text: String?) -> String {
    let text = (text ?? "").drop(while: \.isWhitespace)
    return String(text.reversed().drop(while: \.isWhitespace).reversed())
  }
}
