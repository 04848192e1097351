/// The words of a cell: the parts of its template, whatever fields they have. They are called by what the
/// default template has in them.
package struct CardTexts: Hashable, Sendable {
  package var headline = ""
  var byline = ""
  var date = ""

  /// Whether the headline tells nothing but the photo's number.
  var headlineIsNumber = false

  package init() {}

  /// - Parameter value: A field's text; empty if there is none.
  package init(_ template: CaptionTemplate, _ value: (CaptionField, TimeFormat?) -> String) {
    let parts = template.texts(value)
    headlineIsNumber = template.tellsOnlyThePosition(value)
    if parts.count > 0 { headline = parts[0] }
    if parts.count > 1 { byline = parts[1] }
    if parts.count > 2 { date = parts[2] }
  }
}
