/// Several lists side by side that exchange photos, each with its own frame in one space. After the flows of
/// the original Pholio for iPad.
///
/// Photos are picked up, dragged and released with a pointer, in edit mode, which begins and ends for all
/// flows together. One hold, of any number of photos of one flow, is in progress at a time. While a pointer
/// is over the flow in which the held photos lie, the proximity alarms there change its list; when it enters
/// another flow, the photos leave the one list and enter the other as one change.
///
/// A flow that the held photos have visited and left is again as it was when the hold began.
package struct Flows<Name: Hashable & Sendable, Element: Hashable & Sendable>: Hashable, Sendable {
  /// What a pointer did to the flows.
  package enum Event: Hashable, Sendable {
    case began(elements: [Element], flow: Name)
    /// The held photos went elsewhere in a list, or from one list into another.
    case moved(from: Name, to: Name)
    /// The hold ended and every list is as it was when it began.
    case didNotMove
    /// The hold ended; these flows' lists are no longer as they were when it began.
    case ended(changed: [Name])
  }

  /// Why photos are not picked up.
  package enum Refusal: Error, Hashable {
    case notEditing
    /// A hold is in progress already.
    case holding
    case noSuchFlow(Name)
    case notInFlow(Element, Name)
    case nothingToHold
  }

  /// A hold in progress.
  package struct Hold: Hashable, Sendable {
    /// The held photos in the order picked up.
    package let elements: [Element]
    /// The flow they were picked up from.
    package let source: Name
    /// The flow in which they lie now.
    package internal(set) var current: Name
    /// Where the pointer was last seen, in points of the space.
    package internal(set) var pointer: Point
    /// All flows' lists when the hold began, in the flows' order.
    let lists: [Boxes<Element>]
  }

  package private(set) var flows: [Flow<Name, Element>]
  package private(set) var isEditing = false
  package private(set) var hold: Hold?

  package init(_ flows: [Flow<Name, Element>]) {
    precondition(
      Set(flows.map(\.name)).count == flows.count, "Flows need different names: \(flows.map(\.name))")
    self.flows = flows
  }

  package subscript(name: Name) -> Flow<Name, Element>? { flows.first { $0.name == name } }

  /// Begins edit mode for all flows.
  package mutating func beginEditing() {
    isEditing = true
  }

  /// Ends edit mode for all flows, and a hold in progress with it: the photos stay where they are.
  package mutating func endEditing() -> [Event] {
    isEditing = false
    return release()
  }

  /// Gives a flow other bounds or another scroll position, as when a window is resized; a hold goes on.
  package mutating func place(_ name: Name, bounds: Frame, scroll: Vector = .zero) {
    guard let place = flows.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("There is no flow \(name)")
    }
    flows[place].bounds = bounds
    flows[place].scroll = scroll
  }

  /// Picks up photos of a flow, in the order given; one given twice counts once.
  ///
  /// - Parameter point: where the pointer is, in points of the space.
  package mutating func pickUp(
    _ elements: [Element], from name: Name, at point: Point
  ) throws(Refusal) -> [Event] {
    if !isEditing { throw .notEditing }
    if hold != nil { throw .holding }
    guard let flow = self[name] else { throw .noSuchFlow(name) }
    var given: Set<Element> = []
    let elements = elements.filter { given.insert($0).inserted }
    if elements.isEmpty { throw .nothingToHold }
    let present = Set(flow.boxes.elements)
    if let stranger = elements.first(where: { !present.contains($0) }) { throw .notInFlow(stranger, name) }
    hold = Hold(elements: elements, source: name, current: name, pointer: point, lists: flows.map(\.boxes))
    return [.began(elements: elements, flow: name)]
  }

  /// Moves the pointer while photos are held. Nothing happens without a hold, outside all flows, and when the
  /// flow that is entered has no room, see `OverflowChain`.
  ///
  /// - Parameter point: where the pointer is now, in points of the space.
  package mutating func drag(to point: Point) -> [Event] {
    guard let hold else { return [] }
    let movement = point - hold.pointer
    self.hold?.pointer = point
    // Where flows overlap, the one in which the photos lie is on top: they never go to and fro at one point.
    let under = flows.filter { $0.bounds.contains(point) }
    guard let target = under.first(where: { $0.name == hold.current }) ?? under.first else { return [] }
    let first =
      target.name == hold.current
      ? cellAfterAlarm(in: target, at: target.canvasPoint(point), moving: movement)
      : cellAtEntry(into: target, at: target.canvasPoint(point))
    guard let first, let lists = lists(with: first, in: target) else { return [] }
    if lists == flows.map(\.boxes) { return [] }
    set(lists)
    self.hold?.current = target.name
    return [.moved(from: hold.current, to: target.name)]
  }

  /// Ends the hold; the photos stay where they are. Without a hold nothing happens.
  package mutating func release() -> [Event] {
    guard let hold else { return [] }
    self.hold = nil
    let changed = zip(flows, hold.lists).filter { $0.boxes != $1 }.map(\.0.name)
    return (changed.isEmpty ? [.didNotMove] : []) + [.ended(changed: changed)]
  }

  /// Ends the hold and puts everything back as it was when it began. Without a hold nothing happens.
  package mutating func cancel() -> [Event] {
    if let hold { set(hold.lists) }
    return release()
  }

  private mutating func set(_ lists: [Boxes<Element>]) {
    for (place, list) in lists.enumerated() {
      flows[place].boxes = list
    }
  }
}
