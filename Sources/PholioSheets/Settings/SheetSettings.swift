/// Given settings of a sheet; nil for those that are not given. Presets and a command's options are such
/// values. Each setting is read and set by its name in `DeclaredSettings`: `settings.margin`.
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

  /// - Throws: As for reading the setting's value.
  package mutating func set(_ setting: any DeclaredSetting, typed text: String) throws {
    values[setting.name] = try setting.valueType.init(typed: text)
  }

  /// - Throws: As for reading the setting's value.
  package mutating func set(_ setting: any DeclaredSetting, _ value: PresetValue) throws {
    values[setting.name] = try setting.valueType.init(value)
  }

  /// The settings of both, which don't overlap.
  package func merging(_ other: SheetSettings) -> SheetSettings {
    var both = self
    both.values.merge(other.values) { $1 }
    return both
  }

  /// These settings, over those of `preset`.
  ///
  /// Columns, rows and cell belong together: on paper one of them is enough, so giving one replaces the
  /// preset's three.
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
    // A given caption means that captions are wanted.
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
  /// The settings in a preset's keys and values.
  ///
  /// - Parameter source: The file, for messages.
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

  /// Unless captions were given, galleries have their own, whatever a preset has for photos.
  package mutating func captionGalleries() {
    if self.caption == nil && self.captions != false { self.caption = .ofGalleries }
  }

  /// Whether it has a caption and also wants none.
  package var contradictsItself: Bool { self.caption != nil && self.captions == false }
}
