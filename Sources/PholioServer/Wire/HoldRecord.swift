import PholioKit
import PholioLayout

/// What the page needs while it holds items over a list: where each rectangle sends them, wherever they lie.
struct HoldRecord: Encodable, Sendable {
  private let answer: ListHold
  private let isEntering: Bool

  init(_ answer: ListHold, isEntering: Bool) {
    self.answer = answer
    self.isEntering = isEntering
  }

  func encode(to encoder: any Encoder) throws {
    let (hold, alarms) = (answer.hold, answer.alarms)
    var container = encoder.container(keyedBy: WireKey.self)
    try container.encode(answer.revision, forKey: "revision")
    try container.encode(hold.arrangement.count, forKey: "count")
    try container.encode(hold.arrangement.contentHeight, forKey: "content_height")
    if isEntering { try container.encode(answer.already.map(\.rawValue), forKey: "already") }
    if case .together(let first) = hold.lie { try container.encode(first.rawValue, forKey: "first") }
    var list = container.nestedUnkeyedContainer(forKey: "alarms")
    for alarm in alarms.alarms {
      var item = list.nestedContainer(keyedBy: WireKey.self)
      try item.encode(frame: alarm.frame)
      try item.encode([alarm.firsts.lowerBound.rawValue, alarm.firsts.upperBound.rawValue], forKey: "first")
      try item.encodeIfPresent(alarm.fromPickedUp?.rawValue, forKey: "picked_up")
      try item.encodeIfPresent(alarm.answersTo?.names, forKey: "answers_to")
    }
    var around = container.nestedContainer(keyedBy: WireKey.self, forKey: "around")
    for (first, reach) in alarms.reaches {
      try around.encode(ReachRecord(reach: reach), forKey: WireKey("\(first.rawValue)"))
    }
    try container.encodeIfPresent(alarms.pickedUp.map(ReachRecord.init), forKey: "around_picked_up")
  }
}

/// The lines around held items.
private struct ReachRecord: Encodable {
  let reach: Reach

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: WireKey.self)
    try container.encode(reach.left, forKey: "left")
    try container.encode(reach.right, forKey: "right")
    try container.encode(reach.top, forKey: "top")
    try container.encode(reach.bottom, forKey: "bottom")
  }
}
