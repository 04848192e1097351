import PholioFacts

/// Texts that cameras write as the description only to fill the field.
package enum CameraFiller {
  /// Whether a description is only such text: the camera's own name, a default, or the file's path on the
  /// card.
  package static func isAll(of description: String) -> Bool {
    let text = description.uppercased()
    let words = text.split { $0.isWhitespace }
    if words.isEmpty || fillers.contains(words.joined(separator: " ")) { return true }
    return isMakersDigitalCamera(words) || isPath(text) || isFileName(text)
  }

  private static let fillers: Set<String> = [
    "DEFAULT", "UNTITLED", "NO DESCRIPTION", "EXIF_JPEG_PICTURE", "EXIF JPEG", "JPEG", "DCIM", "SONY DSC",
    "DIGITAL STILL CAMERA", "DIGITAL STILLCAMERA", "MY BEAUTIFUL PICTURE", "USER COMMENTS", "BINARY COMMENT",
    "<KENOX S760 / SAMSUNG S760>", "<SAMSUNG S760 / KENOX S760>",
  ]

  /// "OLYMPUS DIGITAL CAMERA", "KONICA MINOLTA DIGITAL CAMERA", "KODAK Digital Still Camera", "<Digimax i50
  /// MP3, …>".
  private static func isMakersDigitalCamera(_ words: [Substring]) -> Bool {
    if words.count <= 4, words.suffix(2) == ["DIGITAL", "CAMERA"] { return true }
    if words.count <= 5, words.suffix(3) == ["DIGITAL", "STILL", "CAMERA"] { return true }
    return words[0].hasPrefix("<DIGIMAX") && words.last?.hasSuffix(">") == true
  }

  /// `DCIM\100MEDIA\DJI_0018.JPG`, `C:\DCIM\…`.
  private static func isPath(_ text: String) -> Bool {
    let parts = text.split(whereSeparator: { $0 == "\\" || $0 == "/" })
    guard parts.count > 1 else { return false }
    let isDrive = parts[0].utf8.count == 2 && parts[0].hasSuffix(":")
    return parts[0] == "DCIM" || (isDrive && text.contains("\\"))
  }

  /// A name as cameras number files ("DSC00019", "IMG_4021.JPG"); no word or number that a person wrote.
  private static func isFileName(_ text: String) -> Bool {
    let stem = text.hasSuffix(".JPG") ? text.dropLast(4) : text[...]
    return prefixes.contains { stem.hasPrefix($0) && stem.dropFirst($0.utf8.count).isAllDigits }
  }

  private static let prefixes = [
    "DSC", "DSCF", "DSCN", "DSC_", "_DSC", "IMG_", "_MG_", "DJI_", "GOPR", "PICT",
  ]
}
