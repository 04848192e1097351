package import PholioDisk

/// What systems, cameras and other programs leave for themselves, by names. Imports pass it over and count
/// it.
package enum JunkFiles {
  package enum Kind: Sendable {
    /// A system's or a camera's: nobody has put anything of theirs there.
    case system
    /// Another program's: it may hold pictures, as a bin does, and half a download.
    case program
  }

  /// Files, by their names in lower case.
  private static let systemFiles: Set = [
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
  private static let systemFolders: Set = [
    ".spotlight-v100", ".fseventsd", ".temporaryitems", ".documentrevisions-v100",
    "system volume information",
  ]

  /// Bins, small pictures, snapshots; of Linux, macOS, Windows, Synology and QNAP.
  private static let programFolders: Set = [
    ".trashes", ".trash", "$recycle.bin", "recycler", "recycled", "#recycle", "@recycle", "lost+found",
    ".thumbnails", "@eadir", ".@__thumb", "@__thumb", "#snapshot", "@recently-snapshot",
  ]

  /// Half of a download.
  private static let unfinished = [
    ".part", ".partial", ".filepart", ".crdownload", ".download", ".opdownload", ".aria2", ".!ut", ".!qb",
  ]

  /// Nil for what is none.
  package static func kind(of name: ByteString, isFolder: Bool) -> Kind? {
    guard let name = name.text?.lowercased() else { return nil }
    if isFolder {
      if systemFolders.contains(name) { return .system }
      return programFolders.contains(name) || name.hasPrefix(".trash-") ? .program : nil
    }
    // AppleDouble files have what macOS knows of the file of the same name; CTG are Canon's lists.
    if systemFiles.contains(name) || name.hasPrefix("._") || name.hasPrefix(".thumbdata")
      || name.hasSuffix(".ctg")
    {
      return .system
    }
    // An editor's backup, exiftool's, and Syncthing's file that is not there yet.
    let isBackup = name.hasSuffix("~") || name.hasSuffix("_original") && name.contains(".")
    return isBackup || name.hasPrefix("~syncthing~") || unfinished.contains(where: name.hasSuffix)
      ? .program : nil
  }

  /// False for a file's name that is none of these, as fast as can be told: hidden ones are not asked for.
  static func mayBe(_ name: UnsafeRawBufferPointer) -> Bool {
    guard name.count > 1, let last = name.last else { return false }
    if name[0] == UInt8(ascii: "~") { return true }
    let before = name[name.count - 2] | 0x20
    switch last | 0x20 {
    case UInt8(ascii: "~"), UInt8(ascii: "l"), UInt8(ascii: "t"), UInt8(ascii: "d"), UInt8(ascii: "b"),
      UInt8(ascii: "i"):
      return true
    case UInt8(ascii: "g"): return before == UInt8(ascii: "t")
    case UInt8(ascii: "c"): return before == UInt8(ascii: "s")
    case UInt8(ascii: "2"): return before == UInt8(ascii: "a")
    default: return false
    }
  }
}
