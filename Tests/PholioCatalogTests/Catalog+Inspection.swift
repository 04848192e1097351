import PholioCatalog

extension TestCatalog {
  /// The rank of each photo.
  func ranks() throws -> [PhotoID: Int64] {
    try catalog.read { try $0.orders.ranks(in: gallery) }
  }

  /// A photo that no gallery has yet.
  func addPhoto(_ number: Int) throws -> PhotoID {
    try catalog.write { try $0.photos.add(Self.content(number), taken: Self.taken(number)) }
  }

  /// The gallery's last photo.
  func last() throws -> PhotoID? {
    try ranks().max { $0.value < $1.value }?.key
  }

  /// How many bytes the journal keeps of orders.
  func journalByteCount() throws -> Int {
    try catalog.read { try $0.orders.journalByteCount() }
  }

  /// What `pholio check` finds in the catalog.
  func faults() throws -> [String] {
    var faults: [String] = []
    func take(_ fault: CatalogFault) { faults.append(fault.detail) }
    try catalog.check(isStopped: { false }, take)
    return faults
  }
}
