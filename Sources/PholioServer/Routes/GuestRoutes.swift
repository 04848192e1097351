import PholioCatalog
import PholioKit

/// What the owner tells guests, and what guests may mark.
struct GuestRoutes {
  let catalog: CatalogAccess
  let addresses: @Sendable () -> PageAddresses
  let mayPick: Bool
  /// All guests together: a handful can click as they like, a program can't.
  private let rate = RateLimit(burst: 60, perSecond: 5)

  init(catalog: CatalogAccess, addresses: @escaping @Sendable () -> PageAddresses, mayPick: Bool) {
    self.catalog = catalog
    self.addresses = addresses
    self.mayPick = mayPick
  }

  func add(to routes: inout RouteTable) {
    routes.get("/api/guest", for: .owner) { _, _ in
      let addresses = addresses()
      return try Answer.json(
        Invitation(
          addresses: addresses.guests, qr: addresses.guests.compactMap { QRCode($0)?.svg },
          isReachable: addresses.isReachable, mayPick: mayPick))
    }
    routes.get("/api/picks") { _, _ in
      let picks = try await catalog.read { try $0.guestPicks() }
      return try Answer.json(Picks(photos: picks.photos, gallery: picks.gallery?.rawValue, mayPick: mayPick))
    }
    routes.put("/api/picks/:id", for: .everybody) { _, parameters in try await mark(parameters, true) }
    routes.delete("/api/picks/:id", for: .everybody) { _, parameters in try await mark(parameters, false) }
  }

  private func mark(_ parameters: PathParameters, _ isPicked: Bool) async throws -> Response {
    guard mayPick else { throw RequestError.readOnly }
    let photo = PhotoID(rawValue: try parameters.id())
    guard rate.admits() else { throw RequestError.tooOften }
    let outcome = try await catalog.write { try $0.setGuestPick(photo, to: isPicked) }
    return try Answer.json(["changed": outcome.hasChanged])
  }

  private struct Invitation: Encodable {
    var addresses: [String]
    /// A drawing for each address; none where libqrencode is not there.
    var qr: [String]
    var isReachable: Bool
    var mayPick: Bool

    enum CodingKeys: String, CodingKey {
      case addresses, qr
      case isReachable = "is_reachable"
      case mayPick = "may_pick"
    }
  }

  private struct Picks: Encodable {
    var photos: [ListItem]
    var gallery: Int64?
    var mayPick: Bool

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: WireKey.self)
      try container.encode(photos, forKey: "photos")
      try container.encode(gallery, forKey: "gallery")
      try container.encode(mayPick, forKey: "may_pick")
    }
  }
}
