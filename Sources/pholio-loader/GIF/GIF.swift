/// GIF; of an animation, the first picture on its canvas.
enum GIF: Format {
  static func describe(_ file: UnsafeRawBufferPointer) throws(LoadError) -> Description {
    let reader = try GIFReader(file)
    try reader.findPicture()
    var description = Description()
    (description.width, description.height) = reader.size
    description.xmp = reader.xmp
    return description
  }

  static func draw(
    _ file: UnsafeRawBufferPointer, wanted: (width: Int, height: Int), on canvas: inout RowCanvas
  ) throws(LoadError) {
    let reader = try GIFReader(file)
    try reader.findPicture()
    let (width, height) = reader.size
    let picture = reader.picture
    try canvas.check(width: width, height: height, pictureOf: picture.width * picture.height)
    try canvas.begin(width: width, height: height, colours: .rgb)
    // What the picture leaves open, or has no colour for, is the ground.
    _ = canvas.rows.initializeMemory(as: UInt8.self, repeating: Rows.ground)
    Rows.isGroundSeen =
      picture.left > 0 || picture.top > 0 || picture.left + picture.width < width
      || picture.top + picture.height < height
    let palette = reader.palette()
    let memory = try RowMemory(count: picture.width)
    var isWhole = [Bool](repeating: true, count: height)
    for row in picture.rows where row + picture.top < height { isWhole[row + picture.top] = false }
    var damage: String?
    for row in picture.rows {
      guard reader.read(into: memory.bytes) else {
        damage = reader.message
        break
      }
      let y = picture.top + row
      guard y < height else { continue }
      isWhole[y] = true
      let target = canvas.row(y)
      for x in 0..<max(0, min(picture.width, width - picture.left)) {
        guard let colour = palette[Int(memory.bytes[x])] else {
          Rows.isGroundSeen = true
          continue
        }
        let pixel = 3 * (picture.left + x)
        (target[pixel], target[pixel + 1], target[pixel + 2]) = (colour.red, colour.green, colour.blue)
      }
    }
    let count = isWhole.count { $0 }
    canvas.rowsAreWhole(count)
    guard let damage else { return }
    if count == 0 { throw .damaged(damage) }
    canvas.warn(damage)
    // A row that is lost looks like the one above.
    for y in 1..<max(height, 1) where !isWhole[y] { _ = canvas.row(y).update(from: canvas.row(y - 1)) }
  }
}
