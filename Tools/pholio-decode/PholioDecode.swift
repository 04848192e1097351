import CLibJPEG
import Glibc
import PholioJPEG

/// `pholio-decode ROUNDS EIGHTHS FILE…`: the shortest processor time of each decoder for each file, from
/// bytes in memory to rows of pixels, in turn.
///
/// libjpeg-turbo is called by its own interface, tjDecompress2, if that is installed, else as CLibJPEG does;
/// with PHOLIO_LIBJPEG set, always as that.
///
/// One line a file: milliseconds of ours, of libjpeg-turbo's, their ratio, decibels between their pictures
/// (`same` if there is no difference), and the file's name; `-` for what does not take it.
@main struct PholioDecode {
  private static let turbo = getenv("PHOLIO_LIBJPEG") == nil ? TurboJPEG() : nil

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 3, let rounds = Int(arguments[1]), rounds > 0, let eighths = Int(arguments[2])
    else {
      print("usage: pholio-decode ROUNDS EIGHTHS FILE…")
      exit(2)
    }
    for path in arguments.dropFirst(3) { compare(path, rounds: rounds, eighths: eighths) }
  }

  private static func compare(_ path: String, rounds: Int, eighths: Int) {
    let file = bytes(of: path)
    var (ours, theirs): ([UInt8]?, [UInt8]?)
    var shortest = (ours: Double.infinity, theirs: Double.infinity)
    for _ in 0..<rounds {
      shortest.ours = min(shortest.ours, milliseconds { ours = reduced(file, eighths) })
      shortest.theirs = min(shortest.theirs, milliseconds { theirs = peer(file, eighths) })
    }
    guard let ours, let theirs, ours.count == theirs.count else {
      print(ours.map { _ in number(shortest.ours) } ?? "-", number(shortest.theirs), "-", "-", path)
      return
    }
    let sum = zip(ours, theirs).reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
    let closeness = sum == 0 ? "same" : number(10 * log10(65_025 * Double(ours.count) / Double(sum)))
    let ratio = number(shortest.theirs / shortest.ours)
    print(number(shortest.ours), number(shortest.theirs), ratio, closeness, path)
  }

  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
  }

  private static func milliseconds(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }
    let start = now()
    body()
    return now() - start
  }

  private static func bytes(of path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    rewind(file)
    return [UInt8](unsafeUninitializedCapacity: size) { target, count in
      count = fread(target.baseAddress, 1, size, file)
    }
  }

  private static func reduced(_ file: [UInt8], _ eighths: Int) -> [UInt8]? {
    guard let jpeg = ReducedJPEG(file.span, eighths: eighths) else { return nil }
    var rows = [UInt8](repeating: 0, count: jpeg.bytesPerRow * jpeg.height)
    var span = rows.mutableSpan
    for y in 0..<jpeg.height {
      var row = span._mutatingExtracting(y * jpeg.bytesPerRow..<(y + 1) * jpeg.bytesPerRow)
      jpeg.writeRow(y, to: &row)
    }
    return rows
  }

  private static func peer(_ file: [UInt8], _ eighths: Int) -> [UInt8]? {
    turbo?.decode(file, eighths) ?? libjpeg(file, eighths)
  }

  private static func libjpeg(_ file: [UInt8], _ eighths: Int) -> [UInt8]? {
    guard let decoder = pholio_jpeg_decoder_create() else { return nil }
    defer { pholio_jpeg_decoder_destroy(decoder) }
    var limits = pholio_jpeg_limits(
      pixels: 1 << 30, coefficient_bytes: 1 << 30, scans: 100, work: 1 << 32, blocks_without_data: 1 << 20)
    var header = pholio_jpeg_header()
    var (width, height, count) = (UInt32(), UInt32(), UInt32())
    return file.withUnsafeBufferPointer { file in
      guard
        pholio_jpeg_decoder_read_header(decoder, file.baseAddress, file.count, &limits, &header)
          == PHOLIO_JPEG_OK,
        pholio_jpeg_decoder_start(decoder, Int32(eighths), &width, &height) == PHOLIO_JPEG_OK
      else { return nil }
      let stride = Int(width) * Int(header.colours.rawValue)
      var rows = [UInt8](repeating: 0, count: stride * Int(height))
      let status = rows.withUnsafeMutableBufferPointer { rows in
        pholio_jpeg_decoder_read_rows(decoder, rows.baseAddress, stride, height, &count)
      }
      guard status == PHOLIO_JPEG_OK, pholio_jpeg_decoder_finish(decoder) == PHOLIO_JPEG_OK else {
        return nil
      }
      return rows
    }
  }
}
