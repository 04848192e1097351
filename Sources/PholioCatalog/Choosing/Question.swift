package import PholioDisk
package import PholioFacts

/// One thing that may be true of a photo, answered by the catalog alone.
///
/// A selection such as `rating:4- and not keyword:sea` becomes questions. Each is answered by one statement
/// of fixed text (`QuestionStatement`) with a set of photos (`PhotoSet`), a bit for each id; `and`, `or` and
/// `not` work on bits. In the end a set is put into a gallery's order, by its ranks: few photos are looked
/// up, many are found by one walk. So no SQL is put together from what is typed, and each statement's plan is
/// tested by itself.
///
/// What SQLite reads:
///
/// - times, ISO, flag, label, words of texts, places, folders, galleries, names of files: a stretch of an
///   index.
/// - hours of the day, stars, shape, aperture, shutter, focal length, missing, duplicate: an index from end
///   to end: it has all that is asked, and its rows are a tenth of a photo's.
/// - cameras and lenses: each once, from an index; patterns are compared with these.
/// - types: names of files, from an index.
package enum Question: Hashable, Sendable {
  case taken(TakenRange)
  /// Recorded within the last seconds.
  case addedSince(seconds: Int64)
  /// Recorded between two moments, in seconds from 1970-01-01T00:00:00Z.
  case added(ClosedRange<Int64>)
  /// The make, the model, or both with a space between them.
  case camera(TextPattern)
  case lens(TextPattern)
  case number(NumberFact, ValueRange<Double>)
  /// The stars that count.
  case rating(ValueRange<Int>)
  case flag(Flag)
  /// A whole keyword, the whole label.
  case whole(WordField, TextPattern)
  /// A word for each of the patterns.
  case words(WordField, [TextPattern])
  case without(Absent)
  case near(GeoPosition, metres: Double)
  case type(FileTypes)
  case shape(Shape)
  /// The last import found none of its files, or it has none.
  case missing
  /// Several of its files are there.
  case duplicate
  case inGallery(GalleryID)
  /// The folder of one of its files: its whole absolute path, or its end behind a `/`, as a glob over bytes.
  case folder(ByteString)
}

/// When a photo was taken, by the wall clock.
package enum TakenRange: Hashable, Sendable {
  /// Seconds from 1970-01-01T00:00:00.
  case moments(ClosedRange<Int64>)
  /// Seconds of the day, 0…86399, on any day; from late to early is over midnight.
  case dayTimes(from: Int, through: Int)
}

/// Values from one to another, both included; nil: no limit.
package struct ValueRange<Value: Comparable & Hashable & Sendable>: Hashable, Sendable {
  package var lower: Value?
  package var upper: Value?

  package init(lower: Value?, upper: Value?) {
    self.lower = lower
    self.upper = upper
  }

  package func contains(_ value: Value) -> Bool {
    (lower.map { $0 <= value } ?? true) && (upper.map { value <= $0 } ?? true)
  }
}

/// Numbers among a photo's facts.
package enum NumberFact: String, CaseIterable, Sendable {
  case iso
  /// The number behind "f/".
  case aperture
  /// In millimetres.
  case focal
  /// In seconds.
  case shutter
}

/// What a word of a photo belongs to.
package struct WordField: RawRepresentable, Hashable, Sendable, CaseIterable {
  /// As catalogs have it.
  package let rawValue: Int

  /// Any text.
  package static let any = WordField(number: 3)

  package static let allCases =
    [any] + PhotoWords.fields.compactMap(\.term).map(WordField.init(of:)).sorted { $0.rawValue < $1.rawValue }

  package init(of term: FieldTerm) { self.init(number: term.number) }

  package init?(rawValue: Int) {
    self.init(number: rawValue)
    guard Self.allCases.contains(self) else { return nil }
  }

  private init(number: Int) { rawValue = number }
}

/// What a photo may be without.
package enum Absent: Hashable, Sendable, CaseIterable {
  case camera, lens, rating, flag
  /// Any word of a field.
  case words(WordField)
  /// Nothing tells when it was taken but the time of its file.
  case takenTime

  package static let allCases =
    [.camera, .lens, .rating, .flag, .takenTime] + WordField.allCases.dropFirst().map { Absent.words($0) }
}

/// A photo's shape after its turn.
package enum Shape: String, CaseIterable, Sendable {
  case portrait, landscape, square
  /// At least twice as wide as high; it is a landscape, too.
  case panorama
}

/// Types of a photo's files.
package struct FileTypes: Hashable, Sendable {
  /// Of names, in lower case, without the dot.
  package var extensions: [String]
  package var companions: [Companion.Kind]

  package init(extensions: [String], companions: [Companion.Kind] = []) {
    self.extensions = extensions
    self.companions = companions
  }
}
