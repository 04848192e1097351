/// What somebody has said of how a sheet is to look; nil for what they have not. A preset is one of these,
/// and so are the options of a command. Each setting is read and set by its name in `DeclaredSettings`:
/// `settings.margin`.
@dynamicMemberLookup
package struct SheetSettings: Sendable {
  package static let declared = DeclaredSettings()

  /// Every setting, in the order of its declaration.
  package static let all: [any DeclaredSetting] = Mirror(reflecting: declared).children
    .compactMap { $0.value as? any DeclaredSetting }

  /// By the settings' names.
  private var values: [String: any SheetValue] = [:]

  package init() {}

  package subscript<Value>(dynamicMember setting: KeyPath<DeclaredSettings, SheetSetting<Value>>) -> Value? {
    get { values[Self.declared[keyPath: setting].name] as? Value }
    set { values[Self.declared[keyPath: setting].name] = newValue }
  }

  package func value(of setting: any DeclaredSetting) -> (any SheetValue)? { values[setting.name] }

  /// - Throws: As reading the setting's value does.
  package mutating func set(_ setting: any DeclaredSetting, typed text: String) throws {
    values[setting.name] = try setting.valueType.init(typed: text)
  }

  /// - Throws: As reading the setting's value does.
  package mutating func set(_ setting: any DeclaredSetting, _ value: PresetValue) throws {
    values[setting.name] = try setting.valueType.init(value)
  }

  /// What both say; they say different things.
  package func merging(_ other: SheetSettings) -> SheetSettings {
    var both = self
    both.values.merge(other.values) { $1 }
    return both
  }

  /// These settings, and where they say nothing, those of `preset`.
  ///
  /// Columns, rows and cell belong together: on paper one of them decides about the others, so that naming
  /// one replaces what a preset says of all three.
  package func over(_ preset: SheetSettings) -> SheetSettings {
    var usual = preset
    let isOnPaper = (self.paper ?? preset.paper ?? .endless) != .endless
    let choosesPaper = isOnPaper && (preset.paper ?? .endless) == .endless
    if choosesPaper { usual.cell = nil }
    if isOnPaper, self.columns != nil || self.rows != nil || self.cell != nil {
      (usual.columns, usual.rows, usual.cell) = (nil, nil, nil)
    }
    // As many cells as before, on the same paper turned.
    if self.landscape == true, preset.landscape != true, self.columns == nil, self.rows == nil,
      self.cell == nil,
      usual.cell == nil
    {
      (usual.columns, usual.rows) = (usual.rows, usual.columns)
    }
    // Whoever says what captions are to tell wants some.
    if self.caption != nil { usual.captions = nil }
    return usual.merging(self)
  }
}

extension SheetSettings: Equatable {
  package static func == (one: SheetSettings, other: SheetSettings) -> Bool {
    one.values.mapValues { AnyHashable($0) } == other.values.mapValues { AnyHashable($0) }
  }
}

extension SheetSettings {
  /// The settings that a preset's keys and values mean.
  ///
  /// - Parameter source: What messages call the file.
  /// - Throws: `PresetError`.
  package init(_ values: [String: PresetValue], source: String) throws {
    self.init()
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let setting = Self.all.first(where: { $0.name == key }) else {
        throw PresetError.unknownKey(source, key)
      }
      do {
        try set(setting, value)
      } catch let needed as PresetValue.WrongKind {
        throw PresetError.wrongKind(source, key, needed: needed.needed)
      } catch {
        throw PresetError.badValue(source, key, cause: error)
      }
    }
    if contradictsItself {
      throw PresetError.badValue(source, "caption", cause: SheetOptionError.bothCaptions)
    }
  }

  /// Unless somebody said something of captions, each gallery is told by its own words, whatever a preset
  /// says of photos'.
  package mutating func captionGalleries() {
    if self.caption == nil && self.captions != false { self.caption = .ofGalleries }
  }

  /// Whether it says what captions are to tell, and that there are to be none.
  package var contradictsItself: Bool { self.caption != nil && self.captions == false }
}
