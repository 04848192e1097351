import PholioFacts

/// Texts that cameras write as title or description only to fill the field.
package enum CameraFiller {
  /// The text, unless it is only such.
  static func without(_ text: String) -> String? { isAll(of: text) ? nil : text }

  /// Whether a text is only such: the camera's own name, a default, the file's name or its path on the card.
  package static func isAll(of description: String) -> Bool {
    if codes.contains(description) { return true }
    let text = description.uppercased()
    let words = text.split { $0.isWhitespace }
    if words.isEmpty || fillers.contains(words.joined(separator: " ")) { return true }
    return isMakersDigitalCamera(words) || isPath(text) || isFileName(text[...]) || isVersion(text)
  }

  private static let fillers: Set<String> = [
    "DEFAULT", "UNTITLED", "NO DESCRIPTION", "EXIF_JPEG_PICTURE", "EXIF JPEG", "JPEG", "DCIM", "SONY DSC",
    "MINOLTA DSC", "SAMSUNG", "SAMSUNG CAMERA PICTURES", "DIGITAL STILL CAMERA", "DIGITAL STILLCAMERA",
    "DVC 10.1 HDMI", "MY BEAUTIFUL PICTURE", "USER COMMENTS", "USERCOMMENT", "BINARY COMMENT",
    "CHARSET=ASCII", "ASCII", "APPLEMARK", "NULL", "(NULL)", "NONE", "DCF 1.0",
  ]

  /// Phones of Huawei and Xiaomi name the camera's mode: beauty, filter, high dynamic range.
  private static let codes: Set<String> = [
    "rhdr", "hdrpl", "oznor", "oznorWO", "frontbhdp", "fbt", "fbthdr", "rbt", "ptr", "btr", "btf", "btfhdr",
    "btfmdn", "mon", "nor", "dav", "mde", "mde_soft", "edf", "frem", "rpt", "cof", "cof_soft", "qrf",
    "fshbty", "sdr", "sdr_HDRB",
  ]

  /// "OLYMPUS DIGITAL CAMERA", "KONICA MINOLTA DIGITAL CAMERA", "KODAK Digital Still Camera", "<Digimax i50
  /// MP3, …>", "<KENOX S760 / Samsung S760>".
  private static func isMakersDigitalCamera(_ words: [Substring]) -> Bool {
    if words.count <= 4, words.suffix(2) == ["DIGITAL", "CAMERA"] { return true }
    if words.count <= 5, words.suffix(3) == ["DIGITAL", "STILL", "CAMERA"] { return true }
    let isOfSamsung = ["<DIGIMAX", "<KENOX", "<SAMSUNG"].contains { words[0].hasPrefix($0) }
    return isOfSamsung && words.last?.hasSuffix(">") == true
  }

  /// `DCIM\100MEDIA\DJI_0018.JPG`, `C:\DCIM\…`, `/storage/emulated/0/DCIM/Camera/a.jpg`.
  private static func isPath(_ text: String) -> Bool {
    let parts = text.split(whereSeparator: { $0 == "\\" || $0 == "/" })
    guard parts.count > 1 else { return false }
    if parts[0] == "DCIM" { return true }
    if parts[0].utf8.count == 2 && parts[0].hasSuffix(":") && text.contains("\\") { return true }
    let isAbsolute = ["/", "\\\\", "FILE:/", "CONTENT:/"].contains { text.hasPrefix($0) }
    return isAbsolute
      && (parts.contains("DCIM") || extensions.contains { parts[parts.count - 1].hasSuffix($0) })
  }

  /// A name as cameras number files ("DSC00019", "IMG_4021.JPG"); no word or number that a person wrote.
  private static func isFileName(_ text: Substring) -> Bool {
    let ending = extensions.first { text.hasSuffix($0) } ?? ""
    let stem = text.dropLast(ending.count)
    return prefixes.contains { stem.hasPrefix($0) && stem.dropFirst($0.utf8.count).isAllDigits }
  }

  private static let extensions = [
    ".JPG", ".JPEG", ".HEIC", ".HIF", ".PNG", ".TIF", ".TIFF", ".DNG", ".WEBP",
  ]

  private static let prefixes = [
    "DSC", "DSCF", "DSCN", "DSC_", "_DSC", "IMG_", "_MG_", "DJI_", "GOPR", "PICT",
  ]

  /// Whether a comment is data for programs: JSON, XML, or settings of phones' cameras ("filter: 0;
  /// fileterIntensity: 0.0; …").
  static func isData(_ comment: String) -> Bool {
    (comment.hasPrefix("{") && comment.hasSuffix("}")) || (comment.hasPrefix("<") && comment.hasSuffix(">"))
      || comment.contains("fileterIntensity: ")
  }

  /// "0.9.142": the program in a drone. No date begins like that.
  private static func isVersion(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0] == "0" && parts.allSatisfy(\.isAllDigits)
  }
}
