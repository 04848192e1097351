package import SystemPackage

/// How a sheet is to look: given settings, over those of a preset.
package struct SheetLook: Sendable {
  package var settings: SheetSettings
  /// The preset's name; nil: none.
  package var preset: String?
  /// The folder of a person's own presets; it need not exist.
  package var presets: FilePath?

  package init(_ settings: SheetSettings, preset: String? = nil, presets: FilePath? = nil) {
    (self.settings, self.preset, self.presets) = (settings, preset, presets)
  }

  /// - Throws: `PresetError`, `FileError`, `SheetOptionError`.
  package func options(isOfGalleries: Bool) throws -> SheetOptions {
    var settings = settings
    // A preset's caption is for photos: galleries have their own.
    if isOfGalleries { settings.captionGalleries() }
    if let preset { settings = settings.over(try SheetPreset.named(preset, in: presets).settings) }
    return try SheetOptions(settings, given: self.settings)
  }
}
