/// The labels that people give in pholio. Files may have any other text as their label.
package enum LabelColour: String, CaseIterable, Sendable {
  case red, orange, yellow, green, blue, purple, grey

  /// As other programs write it: "Red".
  package var label: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
