/// The exit codes, as in sysexits(3) where possible.
enum ExitStatus: Int32 {
  case done = 0
  /// Nothing was changed.
  case failed = 1
  /// `check` or `alarms` found something.
  case found = 2
  /// Done, but some files were problems.
  case problems = 3
  case usage = 64
  case damaged = 65
  case unreadableInput = 66
  case unwritableOutput = 73
  case busy = 75
}
