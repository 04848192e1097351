package import PholioFacts

/// Why a picture can't be read or written: one case per stage, with its cause. It does not know the file; the
/// caller adds the name.
package enum ImagingError: Error, Hashable, Sendable {
  /// The file has not what a file of the format, by its `title`, begins with.
  case notOfFormat(String, cause: String)
  /// What precedes the picture's data is broken, or names a kind that is not decoded.
  case header(cause: String)
  /// Their number says nothing of what they mean.
  case colours(components: Int)
  case tooManyPixels(PixelSize, limit: Int)
  /// As a loader says.
  case tooLarge(cause: String)
  case tooManyScans(limit: Int)
  /// For the coefficients of a progressive picture.
  case tooMuchMemory(bytes: Int, limit: Int)
  /// Blocks × scans beyond `DecodeLimits.work`.
  case tooMuchWork
  case decode(cause: String)
  /// One scan, half or more of which is lost.
  case damaged(wholeRows: Int, of: Int, cause: String)
  /// Several scans, none of which is whole.
  case firstScanDamaged(cause: String)
  case encode(cause: String)
  case outOfMemory
  /// The file is of no format that is read.
  case unknownFormat
  /// No loader can be started. This is no fault of the file.
  case noLoader(cause: String)
  /// Somebody ended every loader that read it.
  case loaderKilled
  /// The caller cancelled it. This is no fault of the file.
  case cancelled
}

extension ImagingError {
  /// Whether the same file may be read another time.
  package var isTransient: Bool {
    switch self {
    case .cancelled, .outOfMemory, .noLoader, .loaderKilled: true
    default: false
    }
  }
}

extension ImagingError: CustomStringConvertible {
  /// One line in plain words.
  package var description: String {
    switch self {
    case .notOfFormat(let title, let cause): "not a \(title): \(cause)"
    case .header(let cause): "not a picture that can be read: \(cause)"
    case .colours(let components):
      "not a picture that can be read: \(components) colour components of unknown meaning"
    case .tooManyPixels(let size, let limit):
      "too large: \(size) pixels, more than \(limit / 1_000_000) megapixels"
    case .tooLarge(let cause): "too large: \(cause)"
    case .tooManyScans(let limit): "too costly: more than \(limit) scans"
    case .tooMuchMemory(let bytes, let limit):
      "too costly: decoding takes \(bytes / 1_000_000) MB, more than \(limit / 1_000_000) MB"
    case .tooMuchWork: "too costly: it takes far more work than a photo of so many bytes"
    case .decode(let cause): "cannot be decoded: \(cause)"
    case .damaged(let rows, let height, let cause):
      "damaged: only \(rows) of \(height) rows before ‹\(cause)›"
    case .firstScanDamaged(let cause): "damaged: no whole scan before ‹\(cause)›"
    case .encode(let cause): "cannot be written: \(cause)"
    case .outOfMemory: "not enough memory"
    case .unknownFormat: "not a photo of a format that is read"
    case .noLoader(let cause): "pholio-loader can't be started: \(cause)"
    case .loaderKilled: "its loader was killed"
    case .cancelled: "stopped"
    }
  }
}
