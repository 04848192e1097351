import PholioCatalog
import PholioDisk

extension ImportTally {
  /// Counts a file by what the catalog knows of it.
  ///
  /// - Parameters:
  ///   - isNamed: Whether the file itself was named: then it is a problem if it can't be imported.
  ///   - isNew: Whether no import has reported it before.
  mutating func count(_ outcome: KnownFile.Outcome, at path: ByteString, isNamed: Bool, isNew: Bool) {
    switch outcome {
    case .photo: count(.known)
    case .companion: count(.companions)
    case .problem(let reason): countProblem(reason, at: path, isNew: isNew)
    case .unsupported(let type) where isNamed:
      countProblem("\(type.uppercased()) images are not imported", at: path, isNew: isNew)
    case .unsupported(let type): countUnsupported(type, at: path)
    case .ignored where isNamed: countProblem("not an image", at: path, isNew: isNew)
    case .ignored: countOther(path)
    }
  }
}
