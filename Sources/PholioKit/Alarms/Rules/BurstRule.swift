import PholioFacts

/// Photos of a burst are scattered, or all of them are still there, side by side.
///
/// A burst: photos of one camera that look alike, each a few seconds after the one before.
struct BurstRule: AlarmRule {
  static let name = "bursts"
  static let title = "a burst that is split, or whose photos still lie side by side"

  init(_ options: AlarmOptions) {}

  func findings(in order: AlarmedGallery) -> [AlarmFinding] {
    bursts(order).map { burst -> AlarmFinding in
      // In the order in which they were taken: so it is known again in any other order.
      let key = (photo: burst[0], other: burst.last)
      let cells = burst.sorted()
      let isTogether = cells[cells.count - 1] - cells[0] == cells.count - 1
      return AlarmFinding(
        of: self, in: order, at: cells, key: key,
        isTogether ? "a burst of \(cells.count) side by side" : "a burst of \(cells.count) is split")
    }.sorted { $0.positions[0] < $1.positions[0] }
  }

  /// The indexes of each burst's photos, as they were taken.
  private func bursts(_ order: AlarmedGallery) -> [[Int]] {
    let timed = order.photos.enumerated().compactMap { index, photo in
      photo.camera.flatMap { camera in photo.clock.map { (index: index, camera: camera, clock: $0) } }
    }.sorted { ($0.camera, $0.clock, $0.index) < ($1.camera, $1.clock, $1.index) }
    var bursts: [[Int]] = []
    var last: (index: Int, camera: String, clock: Double)?
    for photo in timed {
      if let last, last.camera == photo.camera, photo.clock - last.clock <= Double(PhotoGroups.burstSeconds),
        order.looksAlike(last.index, photo.index)
      {
        bursts[bursts.count - 1].append(photo.index)
      } else {
        bursts.append([photo.index])
      }
      last = photo
    }
    return bursts.filter { $0.count > 1 }
  }
}
