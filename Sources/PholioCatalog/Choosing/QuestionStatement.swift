/// The statements that answer questions. Their texts are fixed, so that each plan can be looked at by itself:
/// all use an index, and nearly all read nothing else.
package enum QuestionStatement: String, CaseIterable, Sendable {
  case all = "SELECT id FROM photo"

  case taken = "SELECT id FROM photo WHERE taken_local BETWEEN ? AND ? AND taken_source <> 'mtime'"
  /// Seconds of the day between two, or not.
  case dayTime = """
    SELECT id FROM photo WHERE taken_source <> 'mtime'
      AND ((taken_local % 86400 + 86400) % 86400 BETWEEN ?1 AND ?2) = ?3
    """
  case undated = "SELECT id FROM photo WHERE taken_source = 'mtime'"
  case added = "SELECT id FROM photo WHERE added BETWEEN ? AND ?"

  case cameras = "SELECT DISTINCT make, model FROM photo"
  /// Behind a text, which is given as bytes.
  case makes = "SELECT make FROM photo WHERE make > CAST(? AS TEXT) ORDER BY make"
  case models = """
    SELECT model FROM photo WHERE make IS CAST(? AS TEXT) AND model > CAST(? AS TEXT) ORDER BY model
    """
  case camera = "SELECT id FROM photo WHERE make IS ? AND model IS ?"
  case lenses = "SELECT DISTINCT lens FROM photo"
  case lensesBehind = "SELECT lens FROM photo WHERE lens > CAST(? AS TEXT) ORDER BY lens"
  case lens = "SELECT id FROM photo WHERE lens IS ?"

  case iso = "SELECT id FROM photo WHERE iso BETWEEN ? AND ?"
  case aperture = "SELECT id FROM photo WHERE aperture BETWEEN ? AND ?"
  case focal = "SELECT id FROM photo WHERE focal_mm BETWEEN ? AND ?"
  case shutter = "SELECT id FROM photo WHERE exposure_s BETWEEN ? AND ?"

  case rating = """
    SELECT id FROM photo
    WHERE nullif(coalesce(own_rating, sidecar_rating, file_rating, takeout_rating), -1) BETWEEN ? AND ?
    """
  case flag = "SELECT id FROM photo WHERE flag = ?"
  case flagged = "SELECT id FROM photo WHERE flag IS NOT NULL"

  case word = "SELECT photo FROM word WHERE field = ? AND folded = ?"
  case wordless = "SELECT photo FROM word WHERE field = ?"
  /// All words of a field behind a word and a photo.
  case words = """
    SELECT photo, folded FROM word WHERE field = ? AND (folded, photo) > (?, ?) ORDER BY folded, photo
    """

  case near = "SELECT id, latitude, longitude FROM photo WHERE latitude BETWEEN ? AND ?"

  case portrait = """
    SELECT id FROM photo WHERE width <> height AND (width > height) = (turn IN (90, 270))
    """
  case landscape = """
    SELECT id FROM photo WHERE width <> height AND (width > height) = (turn NOT IN (90, 270))
    """
  case square = "SELECT id FROM photo WHERE width = height"
  case panorama = """
    SELECT id FROM photo
    WHERE iif(turn IN (90, 270), height, width) >= 2 * iif(turn IN (90, 270), width, height)
    """

  case there = "SELECT photo FROM file WHERE gone = 0"
  case severalThere = "SELECT photo FROM file WHERE gone = 0 GROUP BY photo HAVING count(*) > 1"
  case fileNames = "SELECT photo, name FROM file"
  case companions = "SELECT photo, name, kind FROM companion"
  case inFolder = "SELECT photo FROM file WHERE folder = ?"
  case named = "SELECT photo FROM file WHERE name = ?"

  /// The files of some photos, each with the photo's index among these.
  case filesOf = """
    SELECT wanted.key, file.folder, file.name, file.gone, folder.id, folder.path
    FROM json_each(?) AS wanted
      CROSS JOIN file ON file.photo = wanted.value LEFT JOIN folder ON folder.id = file.folder
    """

  case placed = "SELECT photo FROM placement WHERE gallery = ? ORDER BY rank"
  case placedNamed = """
    SELECT placement.photo FROM file
      CROSS JOIN placement ON placement.photo = file.photo AND placement.gallery = ?
    WHERE file.name = ? ORDER BY placement.rank
    """
}

extension QuestionStatement {
  /// The same, for the photos in the temporary table `asked` alone: each of them is looked up.
  package var ofThoseAsked: String {
    guard let from = rawValue.firstRange(of: "FROM ") else { return rawValue }
    let table = rawValue[from.upperBound...].prefix { $0.isLetter }
    let photo = table == "photo" ? "id" : "photo"
    let join = "temp.asked CROSS JOIN \(table) ON \(table).\(photo) = asked.item"
    return "\(rawValue[..<from.upperBound])\(join)\(rawValue[table.endIndex...])"
  }
}
