/// Something that somebody said of a photo, even if it is "none". (What nobody has said is nil; so write
/// `Override.none`, since `.none` alone may be Optional's.)
package enum Override<Value: Hashable & Sendable>: Hashable, Sendable {
  case none
  case value(Value)

  /// Nil for none.
  package var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }
}
