/// Gives workers files to read. Files of which there are readings go together: each takes microseconds.
struct FileQueue {
  private static let mostTogether = 128

  private let readings: ClusterReadings?
  private var waiting: [FileToRead]?

  init(_ readings: ClusterReadings?) {
    self.readings = readings
  }

  /// - Parameter next: Gives the next file, or those that belong together; nil at the end.
  mutating func next(_ next: () throws -> [FileToRead]?) rethrows -> [FileToRead]? {
    guard let readings else { return try next() }
    if let files = waiting.take() { return files }
    var together: [FileToRead] = []
    while together.count < Self.mostTogether, let files = try next() {
      if files.allSatisfy(readings.mayHave) {
        together += files
      } else if together.isEmpty {
        return files
      } else {
        waiting = files
        break
      }
    }
    return together.isEmpty ? nil : together
  }
}
