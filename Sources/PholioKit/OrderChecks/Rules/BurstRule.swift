import PholioCatalog
import PholioLooks

/// Photos of a burst are scattered, or all of them are still there, side by side.
///
/// A burst: photos of one camera that look alike, each a few seconds after the one before; copies of one shot
/// are none.
struct BurstRule: OrderRule {
  static let name = "bursts"
  static let title = "a burst that is split, or whose photos still lie side by side"

  init(_ options: OrderCheckOptions) {}

  func findings(in order: CheckedOrder) -> [OrderFinding] {
    bursts(order).map { burst -> OrderFinding in
      let cells = burst.sorted()
      let isTogether = cells[cells.count - 1] - cells[0] == cells.count - 1
      // By the first and the last one taken it is known again in any other order; split, by the last and the
      // first, since that is news of a burst that was side by side.
      let (first, last) = (burst[0], burst[burst.count - 1])
      let key: (photo: Int, other: Int?) = isTogether ? (first, last) : (last, first)
      return OrderFinding(
        of: self, in: order, at: cells, key: key,
        isTogether ? "a burst of \(cells.count) side by side" : "a burst of \(cells.count) is split")
    }.sorted { $0.positions[0] < $1.positions[0] }
  }

  /// The indexes of each burst's photos, at least two, as they were taken; at one time, by ids.
  private func bursts(_ order: CheckedOrder) -> [[Int]] {
    let timed = order.photos.enumerated().compactMap { index, photo in
      photo.camera.flatMap { camera in
        photo.clock.map { (index: index, camera: camera, clock: $0, id: photo.id) }
      }
    }.sorted { ($0.camera, $0.clock, $0.id) < ($1.camera, $1.clock, $1.id) }
    var bursts: [[Int]] = []
    var last: (index: Int, camera: String, clock: Double, id: ListItem)?
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
    return bursts.filter { burst in
      burst.count > 1 && !PhotoGroups.areOfOneMoment(burst.compactMap { order.photos[$0].taken })
    }
  }
}
