import Synchronization

/// The values that were asked for last, by their keys. Few: they are looked for one after the other. Safe to
/// use from any thread.
package final class RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let most: Int
  /// The one asked for last at the end.
  private let entries = Mutex<[(key: Key, value: Value)]>([])

  /// - Parameter most: How many are kept.
  package init(most: Int) {
    self.most = most
  }

  package subscript(key: Key) -> Value? {
    entries.withLock { entries in
      guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
      entries.append(entries.remove(at: index))
      return entries.last?.value
    }
  }

  package func keep(_ value: Value, for key: Key) {
    entries.withLock { entries in
      entries.removeAll { $0.key == key }
      if entries.count >= most { entries.removeFirst() }
      entries.append((key, value))
    }
  }
}
