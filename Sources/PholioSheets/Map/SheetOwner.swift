/// A sheet's gallery, by its name; nil for the portfolio, which in files and in JSON has an empty name.
@propertyWrapper package struct SheetOwner: Hashable, Sendable, Codable {
  package var wrappedValue: String?

  package init(wrappedValue: String?) {
    self.wrappedValue = wrappedValue
  }

  /// - Parameter name: As in files.
  init(name: String) {
    wrappedValue = name.isEmpty ? nil : name
  }

  package init(from decoder: any Decoder) throws {
    self.init(name: try decoder.singleValueContainer().decode(String.self))
  }

  /// As in files.
  var name: String { wrappedValue ?? "" }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
