import Foundation
import PholioSheets

/// Sheets that somebody looks at. They are laid out; a page is drawn when it is asked for. They hold
/// galleries' photos in memory, so only a few are kept, and only for some minutes.
actor PreparedSheets {
  private var sheets: [(id: String, sheet: PreparedSheet)] = []

  private static let most = 4
  /// Of all kept sheets together, unless the newest alone has more.
  private static let mostPhotos = 50_000
  private static let lifetime = Duration.seconds(600)

  /// - Returns: The name to ask for the sheet by.
  func keep(_ sheet: PreparedSheet) -> String {
    let id = AccessToken().text
    sheets.append((id, sheet))
    while sheets.count > 1,
      sheets.count > Self.most || sheets.map(\.sheet.photos).reduce(0, +) > Self.mostPhotos
    {
      sheets.removeFirst()
    }
    Task { [weak self] in
      try? await Task.sleep(for: Self.lifetime)
      await self?.forget(id)
    }
    return id
  }

  subscript(id: String) -> PreparedSheet? { sheets.first { $0.id == id }?.sheet }

  private func forget(_ id: String) { sheets.removeAll { $0.id == id } }
}
