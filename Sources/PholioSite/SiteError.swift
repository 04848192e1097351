import PholioImaging
package import SystemPackage

/// Why there is no site.
package enum SiteError: Error, Hashable {
  /// There is no gallery with photos.
  case nothing
  /// An address that can't be a site's.
  case badBase(String)
  /// No language's tag.
  case badLanguage(String)
  /// A stylesheet that is no text in UTF-8.
  case badCSS(FilePath)
  /// What would make WebP can't be loaded.
  case noWebP(String)
}

extension SiteError {
  /// - Throws: `SiteError.noWebP`.
  static func requireWebP() throws(SiteError) {
    do {
      try WebPCoder.requireLibrary()
    } catch {
      throw .noWebP("\(error)")
    }
  }
}
