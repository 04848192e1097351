import NIOHTTP1
import PholioCatalog
import PholioKit
import PholioLibrary

/// Routes that change the library. Each is one verb; the change is on disk before the answer.
struct ArrangeRoutes {
  let catalog: CatalogAccess
  let galleries: GalleryRoutes

  func add(to routes: inout RouteTable) {
    routes.post("/api/galleries") { request, _ in
      let body = try await request.body(NewGalleryBody.self)
      return try await perform([], status: .created) { library in
        let filling = try body.where.map { try library.selection($0, in: body.gallery) }
        return try library.makeGallery(named: body.name, where: filling)
      }
    }
    routes.patch("/api/galleries/:id") { request, parameters in
      let id = try parameters.gallery()
      let body = try await request.body(GalleryEditBody.self)
      let gallery = ListReference(.id(id), revision: body.revision)
      return try await perform([gallery]) { try $0.edit(gallery, body.edit) }
    }
    routes.delete("/api/galleries/:id") { request, parameters in
      let gallery = ListReference(
        .id(try parameters.gallery()), revision: try request.number("revision", in: 0...Int.max))
      return try await perform([gallery]) { try $0.deleteGallery(gallery) }
    }
    routes.patch("/api/portfolio") { request, _ in
      let cap = try await request.body(PortfolioEditBody.self).cap.cap
      return try await perform([]) { try $0.setPortfolioCap(cap) }
    }
    routes.post("/api/galleries/:id/move") { request, parameters in
      try await move(request, .id(parameters.gallery()), \.photos, "photos")
    }
    routes.post("/api/portfolio/move") { request, _ in
      try await move(request, .portfolio, \.galleries, "galleries")
    }
    routes.post("/api/transfer") { request, _ in
      let body = try await request.body(TransferBody.self)
      let copy = body.copy ?? false
      // A copy leaves the source as it is, so its revision does not matter.
      let from = try body.from.reference(isRevised: !copy)
      let into = try body.into.reference(isRevised: true)
      return try await reorder(
        from, .transfer(.items(body.photos), into: into, at: body.target.destination, copy: copy), into)
    }
    routes.post("/api/galleries/:id/remove") { request, parameters in
      let body = try await request.body(RemoveBody.self)
      return try await reorder(
        ListReference(.id(try parameters.gallery()), revision: body.revision),
        .remove(.items(body.photos)))
    }
    routes.post("/api/galleries/:id/feature") { request, parameters in
      let id = try parameters.gallery()
      let body = try await request.body(FeatureBody.self)
      let gallery = ListReference(.id(id), revision: body.revision)
      return try await perform([gallery]) {
        try $0.feature(gallery, .items(body.photos), span: body.span)
      }
    }
    routes.post("/api/galleries/:id/sort") { request, parameters in
      let body = try await request.body(SortBody.self)
      return try await reorder(
        ListReference(.id(try parameters.gallery()), revision: body.revision), body.reordering())
    }
    routes.post("/api/undo") { request, _ in
      let body = try await request.body(StepBody.self)
      return try await perform([]) { try $0.undo(body.list, only: body.change) }
    }
    routes.post("/api/redo") { request, _ in
      let body = try await request.body(StepBody.self)
      return try await perform([]) { try $0.redo(body.list, only: body.change) }
    }
    routes.patch("/api/photos/:id", use: setValues)
    routes.patch("/api/galleries/:id/values") { request, parameters in
      let id = try parameters.gallery()
      let body = try await request.body(GalleryValuesBody.self)
      let gallery = ListReference(.id(id), revision: body.revision)
      return try await perform([gallery]) { try $0.set(body.changes, of: .items(body.photos), in: gallery) }
    }
  }

  private func move(
    _ request: Request, _ list: ListReference.Name, _ items: @Sendable (MoveBody) -> [Int64]?, _ name: String
  ) async throws -> Response {
    let body = try await request.body(MoveBody.self)
    guard let items = items(body) else { throw RequestError.bad("the body has no '\(name)'") }
    return try await reorder(
      ListReference(list, revision: body.revision), .move(.items(items), to: body.target.destination))
  }

  private func setValues(_ request: Request, _ parameters: PathParameters) async throws -> Response {
    let id = PhotoID(rawValue: try parameters.id())
    let values = try await request.body(ValuesBody.self)
    return try await galleries.detail(
      catalog.write { library in
        _ = try values.say(of: id, in: library)
        return try library.photo(id)
      }, isForGuest: request.isGuest)
  }

  private func reorder(
    _ list: ListReference, _ request: Reordering, _ others: ListReference...
  ) async throws -> Response {
    try await perform([list] + others) { try $0.reorder(list, [request]) }
  }

  /// - Parameter lists: The lists whose revisions the request names.
  private func perform(
    _ lists: [ListReference], status: HTTPResponseStatus = .ok,
    _ verb: @escaping @Sendable (Library) throws -> ChangeOutcome
  ) async throws -> Response {
    do {
      return try Answer.json(OutcomeRecord(outcome: await catalog.write(verb)), status: status)
    } catch let error as ArrangeError {
      guard case .changedSince = error else { throw error }
      throw StaleRequest(cause: error, current: try await current(lists))
    }
  }

  /// The present state of the lists that a request names.
  private func current(_ lists: [ListReference]) async throws -> CurrentLists {
    let state = try await catalog.read { try $0.state() }
    var current = CurrentLists(galleries: [], portfolio: nil)
    for list in lists {
      switch list.name {
      case .id(let id):
        current.galleries += state.galleries.filter { $0.gallery.id == id }.map(GalleryRecord.init)
      case .portfolio: current.portfolio = PortfolioRecord(state.portfolio)
      // The page names galleries by their ids.
      case .gallery: break
      }
    }
    return current
  }
}
