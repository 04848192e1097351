// The functions of qpdf that are used, under their own names. Each looks for the real one at its first call.
// If they were linked, every verb would load qpdf at its start, though only PDFs need it.

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Only for this program: the libraries keep calling their own.
#pragma GCC visibility push(hidden)
#include "CQPDF.h"

static void *library;
static const char *failure;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  // What is used of the C interface has been the same in all these.
  const char *names[] = {"libqpdf.so.30", "libqpdf.so.29"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (library) return;
  }
  // The text is kept: the next call may overwrite it, and a thread's end takes it away.
  failure = strdup(dlerror());
  if (!failure) failure = "no memory";
}

const char *qpdf_load(void) {
  pthread_once(&once, load);
  return library ? NULL : failure;
}

// "The search performed by dlsym() is breadth first through the dependency tree of these shared objects":
// zlib's functions are found from here, too.
static void *find(const char *name) {
  void *function = qpdf_load() ? NULL : dlsym(library, name);
  if (!function) {
    fprintf(stderr, "pholio: %s\n", library ? dlerror() : failure);
    abort();
  }
  return function;
}

// Under a name of our own: zlib may be linked for something else.
int qpdf_inflate(
    unsigned char *target, unsigned long *count, const unsigned char *source, unsigned long length) {
  typedef int (*Uncompress)(unsigned char *, unsigned long *, const unsigned char *, unsigned long);
  return ((Uncompress)find("uncompress"))(target, count, source, length);
}

#define FUNCTION(result, name, parameters, arguments)                                            \
  result(name) parameters {                                                                     \
    static _Atomic(void *) found;                                                               \
    void *function = atomic_load_explicit(&found, memory_order_acquire);                        \
    if (!function) atomic_store_explicit(&found, function = find(#name), memory_order_release); \
    return ((__typeof__(&(name)))function)arguments;                                            \
  }

#include "functions.h"
