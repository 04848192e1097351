/// A component as frame and scan headers describe it (ITU-T T.81, B.2.2 and B.2.3).
struct FrameComponent {
  let identifier: UInt8
  /// Sampling factors, 1...4.
  let across: Int
  let down: Int
  let quantization: Int
  /// Destinations of the tables for DC and AC; from the scan header.
  var dcTable = 0
  var acTable = 0
}
