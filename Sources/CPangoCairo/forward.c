// The functions of Pango and Cairo that are used, under their own names: each finds the real one when it is
// first called. Linked as usual, the two and what they need (forty libraries) would be loaded by every verb,
// before it can begin, though only sheets have words and PDF.

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

// Seen by this program alone: the libraries keep calling their own.
#pragma GCC visibility push(hidden)
#include "CPangoCairo.h"

static void *library;
static const char *failure;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  // By the name that a linked program would have it under.
  library = dlopen("libpangocairo-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) failure = dlerror();
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
