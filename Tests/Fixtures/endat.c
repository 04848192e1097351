// Ends pholio at its n-th change of a disk: the fault seam of the tests, put in front of libc by LD_PRELOAD.
//
// PHOLIO_END_AT: n, counted from 1 over all threads; the call is not made any more. 0: never. PHOLIO_CHANGES:
// a file that gets the number of all changes, when the program ends by itself.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static atomic_long changes;
static long end_at = -1;

__attribute__((constructor)) static void begin(void) {
  // Not env, nor the loaders.
  if (strcmp(program_invocation_short_name, "pholio") != 0) return;
  const char *text = getenv("PHOLIO_END_AT");
  if (text) end_at = atol(text);
}

__attribute__((destructor)) static void tell(void) {
  const char *path = end_at < 0 ? NULL : getenv("PHOLIO_CHANGES");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  fprintf(file, "%ld\n", atomic_load(&changes));
  fclose(file);
}

static void change(void) {
  if (end_at < 0) return;
  if (atomic_fetch_add(&changes, 1) + 1 == end_at) kill(getpid(), SIGKILL);
}

// Messages and pipes are no disk.
static void change_file(int file) {
  struct stat status;
  if (end_at >= 0 && fstat(file, &status) == 0 && S_ISREG(status.st_mode)) change();
}

#define WRAP(result, name, parameters, arguments, before)                 \
  result name parameters {                                                \
    static result(*real) parameters;                                      \
    if (!real) real = (result(*) parameters)dlsym(RTLD_NEXT, #name);      \
    before;                                                               \
    return real arguments;                                                \
  }

WRAP(ssize_t, write, (int f, const void *b, size_t n), (f, b, n), change_file(f))
WRAP(ssize_t, pwrite, (int f, const void *b, size_t n, off_t o), (f, b, n, o), change_file(f))
WRAP(ssize_t, pwrite64, (int f, const void *b, size_t n, off64_t o), (f, b, n, o), change_file(f))
WRAP(int, fsync, (int f), (f), change())
WRAP(int, fdatasync, (int f), (f), change())
WRAP(int, ftruncate, (int f, off_t n), (f, n), change())
WRAP(int, ftruncate64, (int f, off64_t n), (f, n), change())
WRAP(int, rename, (const char *a, const char *b), (a, b), change())
WRAP(int, renameat2, (int f, const char *a, int g, const char *b, unsigned o), (f, a, g, b, o), change())
WRAP(int, link, (const char *a, const char *b), (a, b), change())
WRAP(int, linkat, (int f, const char *a, int g, const char *b, int o), (f, a, g, b, o), change())
WRAP(int, symlink, (const char *a, const char *b), (a, b), change())
WRAP(int, unlink, (const char *a), (a), change())
WRAP(int, unlinkat, (int f, const char *a, int o), (f, a, o), change())
WRAP(int, mkdir, (const char *a, mode_t m), (a, m), change())
