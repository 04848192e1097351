import CLoader

extension loader_reply {
  /// Tells what a file says of its picture; blocks go into `room`, one after the other.
  mutating func describe(_ description: Description, in room: UnsafeMutableRawBufferPointer) {
    width = UInt32(clamping: description.width)
    height = UInt32(clamping: description.height)
    orientation = UInt32(clamping: description.orientation)
    colours = description.colours.rawValue
    cicp_primaries = UInt32(description.cicp?.primaries ?? 0)
    cicp_transfer = UInt32(description.cicp?.transfer ?? 0)
    gamma = description.gamma
    if description.whiteAndPrimaries.count == 8 {
      has_primaries = 1
      withUnsafeMutableBytes(of: &white_and_primaries) { target in
        description.whiteAndPrimaries.withUnsafeBytes { target.copyMemory(from: $0) }
      }
    }
    var used = 0
    exif = put(description.exif, in: room, &used)
    xmp = put(description.xmp, in: room, &used)
    iptc = put(description.iptc, in: room, &used)
    texts = put(description.texts, in: room, &used)
    icc = put(description.icc, in: room, &used)
  }

  private mutating func put(
    _ block: [UInt8], in room: UnsafeMutableRawBufferPointer, _ used: inout Int
  ) -> loader_range {
    guard block.count <= room.count - used else {
      warn("a block of \(block.count) bytes was left out")
      return loader_range()
    }
    UnsafeMutableRawBufferPointer(rebasing: room[used...]).copyBytes(from: block)
    defer { used += block.count }
    return loader_range(offset: UInt64(used), count: UInt64(block.count))
  }

  private mutating func warn(_ text: String) {
    if warnings == 0 { loader_set_message(&self, text) }
    warnings += 1
  }

  /// Tells what was drawn.
  mutating func tell(of canvas: RowCanvas) {
    drawn_width = UInt32(clamping: canvas.width)
    drawn_height = UInt32(clamping: canvas.height)
    whole_rows = UInt32(clamping: canvas.wholeRows)
    colours = canvas.colours.rawValue
    is_transparent = Rows.isGroundSeen ? 1 : 0
    warnings = UInt32(clamping: canvas.warnings)
    loader_set_message(&self, canvas.firstWarning ?? "")
  }

  mutating func fail(_ error: LoadError) {
    switch error {
    case .damaged(let message): fail(LOADER_DAMAGED, message)
    case .unsupported(let message): fail(LOADER_UNSUPPORTED, message)
    case .tooLarge(let message): fail(LOADER_TOO_LARGE, message)
    case .outOfMemory: fail(LOADER_OUT_OF_MEMORY, "")
    }
  }

  private mutating func fail(_ status: loader_status, _ message: String) {
    self.status = status.rawValue
    loader_set_message(&self, message)
  }
}
