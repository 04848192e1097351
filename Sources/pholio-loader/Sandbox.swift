import CLoader
import CMalloc
import CSeccomp
import Glibc

/// What this program may still do once it reads files: use memory, threads and the socket that it has.
enum Sandbox {
  /// Of address space. A picture of 50 megapixels takes 600 MB in libheif.
  private static let addressSpace: UInt64 = 1536 << 20

  /// Drops all rights, for ever.
  ///
  /// - Returns: Whether the kernel took the filter of system calls. Without it there are still the limits.
  static func enter() -> Bool {
    // Each of malloc's pools takes 64 MB of the address space.
    mallopt(M_ARENA_MAX, 2)
    guard loader_renounce(addressSpace) == 0 else { exit(1) }
    return filter()
  }

  /// Calls that are allowed whatever their arguments: memory, threads, clocks, the socket, and the end.
  private static let allowed = [
    "recvmsg", "sendmsg", "close", "fstat",
    "munmap", "mremap", "brk", "madvise",
    "futex", "set_robust_list", "get_robust_list", "rseq", "sched_yield", "sched_getaffinity", "gettid",
    "getpid", "rt_sigprocmask", "rt_sigaction", "rt_sigreturn", "sigaltstack", "restart_syscall",
    "clock_gettime", "clock_getres", "clock_nanosleep", "nanosleep", "gettimeofday", "getrandom", "sysinfo",
    "exit", "exit_group",
  ]

  /// A call that is allowed if an argument's bits under `mask` are `bits`.
  private static let allowedWith: [(call: String, argument: UInt32, mask: UInt64, bits: UInt64)] = [
    // No memory becomes a program.
    ("mmap", 2, UInt64(PROT_EXEC), 0),
    ("mprotect", 2, UInt64(PROT_EXEC), 0),
    // Threads, not processes.
    ("clone", 0, cloneThread, cloneThread),
    // Limits are asked for, not set: no new ones are given.
    ("prlimit64", 2, .max, 0),
    // abort() sends itself a signal.
    ("tgkill", 0, UInt64(UInt32.max), UInt64(UInt32(bitPattern: getpid()))),
  ]

  /// CLONE_THREAD of linux/sched.h.
  private static let cloneThread: UInt64 = 0x10000
  /// SCMP_ACT_ALLOW, and SCMP_ACT_ERRNO(number), which is a macro.
  private static let allow: UInt32 = 0x7FFF_0000
  private static func refuse(_ number: Int32) -> UInt32 { 0x0005_0000 | UInt32(number) }

  private static func filter() -> Bool {
    guard let filter = seccomp_init(refuse(EPERM)) else { return false }
    defer { seccomp_release(filter) }
    // Threads that a library has started already get it, too.
    _ = seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1)
    for name in allowed {
      guard add(filter, allow, name, []) else { return false }
    }
    for rule in allowedWith {
      let condition = scmp_arg_cmp(
        arg: rule.argument, op: SCMP_CMP_MASKED_EQ, datum_a: rule.mask, datum_b: rule.bits)
      guard add(filter, allow, rule.call, [condition]) else { return false }
    }
    // Its flags lie in memory, where no filter sees them. The C library then takes clone.
    guard add(filter, refuse(ENOSYS), "clone3", []) else { return false }
    return seccomp_load(filter) == 0
  }

  /// A call that this processor does not have needs no rule.
  private static func add(
    _ filter: scmp_filter_ctx, _ action: UInt32, _ name: String, _ conditions: [scmp_arg_cmp]
  ) -> Bool {
    let call = seccomp_syscall_resolve_name(name)
    guard call >= 0 else { return true }
    return seccomp_rule_add_array(filter, action, call, UInt32(conditions.count), conditions) == 0
  }
}
