import HTTPTypes
import Hummingbird
import PholioCatalog
import PholioKit

/// What changes the library: each request is one transaction, on disk when it is answered.
struct ArrangeRoutes {
  let catalog: CatalogAccess
  let galleries: GalleryRoutes

  func add(to router: Router<BasicRequestContext>) {
    router.post("/api/galleries") { request, _ in
      try await perform(.make(name: await request.body(NameBody.self).name), status: .created)
    }
    router.patch("/api/galleries/:id") { request, context in
      let id = try context.parameters.gallery()
      let body = try await request.body(GalleryEditBody.self)
      return try await perform(.edit(id, body.edit, revision: body.revision))
    }
    router.delete("/api/galleries/:id") { request, context in
      let revision = try request.number("revision", in: 0...Int.max)
      return try await perform(.delete(try context.parameters.gallery(), revision: revision))
    }
    router.patch("/api/portfolio") { request, _ in
      try await perform(.setPortfolioCap(await request.body(PortfolioEditBody.self).cap.cap))
    }
    router.post("/api/galleries/:id/move") { request, context in
      try await move(request, .gallery(context.parameters.gallery()), \.photos, "photos")
    }
    router.post("/api/portfolio/move") { request, _ in
      try await move(request, .portfolio, \.galleries, "galleries")
    }
    router.post("/api/transfer") { request, _ in
      let body = try await request.body(TransferBody.self)
      return try await perform(
        .transfer(
          body.photos.distinct, from: body.from.revised, into: body.into.revised, at: body.target.target,
          copy: body.copy ?? false))
    }
    router.post("/api/galleries/:id/remove") { request, context in
      let body = try await request.body(RemoveBody.self)
      let revised = Revised(.gallery(try context.parameters.gallery()), revision: body.revision)
      return try await perform(.remove(revised, body.photos.distinct))
    }
    router.post("/api/galleries/:id/sort") { request, context in
      let body = try await request.body(SortBody.self)
      let revised = Revised(.gallery(try context.parameters.gallery()), revision: body.revision)
      return try await perform(.reorder(revised, body.reordering()))
    }
    router.post("/api/undo") { request, _ in
      let body = try await request.body(StepBody.self)
      return try await perform(.undo(body.list, change: body.change))
    }
    router.post("/api/redo") { request, _ in
      let body = try await request.body(StepBody.self)
      return try await perform(.redo(body.list, change: body.change))
    }
    router.patch("/api/photos/:id", use: setWords)
  }

  private func move(
    _ request: Request, _ list: OrderedList, _ items: @Sendable (MoveBody) -> [Int64]?, _ name: String
  ) async throws -> Response {
    let body = try await request.body(MoveBody.self)
    guard let items = items(body) else { throw RequestError.bad("the body has no '\(name)'") }
    return try await perform(
      .move(Revised(list, revision: body.revision), items.distinct, to: body.target.target))
  }

  private func setWords(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    let id = PhotoID(rawValue: try context.parameters.id())
    let words = try await request.body(WordsBody.self)
    return try await galleries.detail(
      catalog.write {
        try $0.setWords(
          title: words.title.map { $0 ?? "" }, description: words.description.map { $0 ?? "" }, of: id)
      })
  }

  private func perform(_ request: ArrangeRequest, status: HTTPResponse.Status = .ok) async throws -> Response
  {
    do {
      return try Answer.json(
        OutcomeRecord(outcome: await catalog.write { try $0.perform(request) }), status: status)
    } catch let error as ArrangeError {
      guard case .changedSince = error else { throw error }
      throw StaleRequest(cause: error, current: try await current(request))
    }
  }

  /// The lists that a request speaks of, as they are now.
  private func current(_ request: ArrangeRequest) async throws -> CurrentLists {
    let state = try await catalog.read { try $0.state() }
    var current = CurrentLists(galleries: [], portfolio: nil)
    for list in request.lists {
      switch list {
      case .gallery(let id):
        current.galleries += state.galleries.filter { $0.gallery.id == id }.map(GalleryRecord.init)
      case .portfolio: current.portfolio = PortfolioRecord(state.portfolio)
      }
    }
    return current
  }
}

extension ArrangeRequest {
  /// Those whose revision it was made on.
  fileprivate var lists: [OrderedList] {
    switch self {
    case .move(let revised, _, _), .remove(let revised, _), .reorder(let revised, _): [revised.list]
    case .transfer(_, let from, let into, _, _): [from.list, into.list]
    case .edit(let id, _, _), .delete(let id, _): [.gallery(id)]
    case .make, .setPortfolioCap, .undo, .redo: []
    }
  }
}
