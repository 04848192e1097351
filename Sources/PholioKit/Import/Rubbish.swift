package import PholioCatalog

/// What systems and cameras leave on a card for themselves. `import --copy` leaves it there.
package enum Rubbish {
  /// Files, by their names in lower case.
  private static let files: Set = [
    // Windows.
    "thumbs.db", "ehthumbs.db", "ehthumbs_vista.db", "desktop.ini",
    // macOS.
    ".ds_store", ".localized", ".apdisk", ".volumeicon.icns",
    // Android, and KDE.
    ".nomedia", ".directory",
    // Nikon's lists of what is on the card.
    "nikon001.dsc", "nc_fllst.dat",
  ]

  /// Folders, by their names in lower case, with all that is in them.
  private static let folders: Set = [
    ".trashes", ".trash", ".spotlight-v100", ".fseventsd", ".temporaryitems",
    ".documentrevisions-v100", "$recycle.bin", "recycler", "recycled", "system volume information",
    ".thumbnails",
  ]

  package static func contains(_ name: ByteString, isFolder: Bool) -> Bool {
    guard let name = name.text?.lowercased() else { return false }
    if isFolder { return folders.contains(name) || name.hasPrefix(".trash-") }
    // AppleDouble files have what macOS knows of the file of the same name; CTG are Canon's lists.
    return files.contains(name) || name.hasPrefix("._") || name.hasPrefix(".thumbdata")
      || name.hasSuffix(".ctg")
  }
}
