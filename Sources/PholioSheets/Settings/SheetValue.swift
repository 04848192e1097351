package import PholioImaging
package import PholioLayout

/// A setting's value: typed as an option, or written in a preset.
package protocol SheetValue: Hashable, Sendable {
  static var kind: SheetValueKind { get }

  /// - Throws: `SheetOptionError`, `TemplateError`.
  init(typed text: String) throws

  /// - Throws: `PresetValue.WrongKind`, and as `init(typed:)`.
  init(_ value: PresetValue) throws

  /// As it would be typed.
  var typed: String { get }

  /// The allowed words; empty if there is no such list.
  static var choices: [String] { get }
}

/// The kind of value, for forms and help.
package enum SheetValueKind: String, Hashable, Sendable, Encodable {
  case flag, number, length, cell, paper, cap, choice, colour, template, text
}

extension SheetValue {
  package init(_ value: PresetValue) throws { try self.init(typed: value.text()) }
  package static var choices: [String] { [] }
}

extension Bool: SheetValue {
  package static var kind: SheetValueKind { .flag }

  package init(typed text: String) throws {
    guard let flag = Bool(text) else { throw SheetOptionError.notAChoice(text, ["true", "false"]) }
    self = flag
  }

  package init(_ value: PresetValue) throws { self = try value.flag() }

  package var typed: String { "\(self)" }
}

extension Int: SheetValue {
  package static var kind: SheetValueKind { .number }

  package init(typed text: String) throws {
    guard let number = Int(text) else { throw SheetOptionError.notANumber(text) }
    self = number
  }

  package init(_ value: PresetValue) throws { self = try value.whole() }

  package var typed: String { "\(self)" }
}

extension String: SheetValue {
  package static var kind: SheetValueKind { .text }
  package init(typed text: String) { self = text }
  package var typed: String { self }
}

extension DropCap: SheetValue {
  package static var kind: SheetValueKind { .cap }

  package init(typed text: String) throws {
    guard let cap = DropCap(text) else { throw SheetOptionError.notACap(text) }
    self = cap
  }

  package init(_ value: PresetValue) throws {
    guard let cap = DropCap(try value.text()) else {
      throw PresetValue.WrongKind(needed: "columns x rows, like \"2x2\"")
    }
    self = cap
  }

  package var typed: String { "\(columns)x\(rows)" }
}

/// A value that is one of a few words.
package protocol SheetChoice: SheetValue, CaseIterable, RawRepresentable<String> {}

extension SheetChoice {
  package static var kind: SheetValueKind { .choice }
  package static var choices: [String] { allCases.map(\.rawValue) }

  package init(typed text: String) throws {
    guard let choice = Self(word: text) else { throw SheetOptionError.notAChoice(text, Self.choices) }
    self = choice
  }

  package init(_ value: PresetValue) throws {
    guard let text = try? value.text(), let choice = Self(word: text) else {
      throw PresetValue.WrongKind(needed: Self.choices.map { "\"\($0)\"" }.joined(separator: " or "))
    }
    self = choice
  }

  /// Both spellings of the middle are understood.
  private init?(word: String) { self.init(rawValue: word == "center" ? "centre" : word) }

  package var typed: String { rawValue }
}

extension Arrangement.Kind: SheetChoice {}
extension PagedGrid.CapPages: SheetChoice {}
extension PagedGrid.LastRow: SheetChoice {}
extension PictureColours: SheetChoice {}

/// How a picture fills its box.
package enum PictureFit: String, SheetChoice {
  /// All of the picture within its box.
  case contain
  /// The box is covered; the rest of the picture is cut off.
  case cover
}

/// What is kept of a picture that is cut to cover its box.
package enum CropAnchor: String, SheetChoice {
  case centre
  /// The top of tall pictures; of wide ones the middle.
  case top
  /// What draws the eye.
  case attention
}

/// Where a picture with its words stands in its cell.
package enum BlockAlignment: String, SheetChoice {
  case centre
  case top
  case bottom
}

/// Where a sheet's logo stands.
package enum LogoPlace: String, SheetChoice {
  case headerLeft = "header-left"
  case headerMiddle = "header-middle"
  case headerRight = "header-right"
  case footerLeft = "footer-left"
  case footerMiddle = "footer-middle"
  case footerRight = "footer-right"
}

/// How galleries are shown on the portfolio's sheet.
package enum GalleryStyle: String, SheetChoice {
  /// By their covers.
  case tiles
  /// By their covers, with the next two photos behind.
  case stacks
}

/// A page's kind: paper, or one image as tall as needed.
package enum PaperChoice: SheetValue {
  case endless
  case paper(Paper)

  package static var kind: SheetValueKind { .paper }

  package init(typed text: String) throws {
    self = text == "none" ? .endless : .paper(try Paper(text))
  }

  package var typed: String { if case .paper(let paper) = self { paper.typed } else { "none" } }

  /// Whether the page has a size in millimetres or inches.
  var isPhysical: Bool { if case .paper(let paper) = self { paper.isPhysical } else { false } }
}

/// What is behind something: nothing, or a colour.
package enum Fill: SheetValue {
  case without
  case colour(Colour)

  package static var kind: SheetValueKind { .colour }

  package init(typed text: String) throws {
    self = text == "none" ? .without : .colour(try Colour(text))
  }

  package var typed: String { if case .colour(let colour) = self { colour.typed } else { "none" } }
}

extension Colour: SheetValue {
  package static var kind: SheetValueKind { .colour }
  package init(typed text: String) throws { try self.init(text) }
}

extension Length: SheetValue {
  package static var kind: SheetValueKind { .length }
  package init(typed text: String) throws { try self.init(text) }
  package init(_ value: PresetValue) throws { try self.init(value.measure()) }
}

extension CellSize: SheetValue {
  package static var kind: SheetValueKind { .cell }
  package init(typed text: String) throws { try self.init(text) }
  package init(_ value: PresetValue) throws { try self.init(value.measure()) }
}

extension CaptionTemplate: SheetValue {
  package static var kind: SheetValueKind { .template }
  package init(typed text: String) throws { try self.init(text) }
}
