// The functions of Pango and Cairo that are used, under their own names. Each looks for the real one at its
// first call. If they were linked, every verb would load forty libraries at its start, though only sheets
// have words and PDF.

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Only for this program: the libraries keep calling their own.
#pragma GCC visibility push(hidden)
#include "CPangoCairo.h"

static void *library;
static const char *failure;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  // The name that a linked program would use.
  library = dlopen("libpangocairo-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
  // The text is kept: the next call may overwrite it, and a thread's end takes it away.
  if (!library) failure = strdup(dlerror());
  if (!library && !failure) failure = "no memory";
}

const char *pangocairo_load(void) {
  pthread_once(&once, load);
  return failure;
}

// "The search performed by dlsym() is breadth first through the dependency tree of these shared objects":
// Pango's, Cairo's and GLib's functions are all found from here.
static void *find(const char *name) {
  void *function = pangocairo_load() ? NULL : dlsym(library, name);
  if (!function) {
    fprintf(stderr, "pholio: %s\n", failure ? failure : dlerror());
    abort();
  }
  return function;
}

#define FUNCTION(result, name, parameters, arguments)                                            \
  result(name) parameters {                                                                     \
    static _Atomic(void *) found;                                                               \
    void *function = atomic_load_explicit(&found, memory_order_acquire);                        \
    if (!function) atomic_store_explicit(&found, function = find(#name), memory_order_release); \
    return ((__typeof__(&(name)))function)arguments;                                            \
  }

#include "functions.h"
