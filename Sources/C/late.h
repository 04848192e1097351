#ifndef PHOLIO_LATE_H
#define PHOLIO_LATE_H

// How a library is loaded when it is first used. If it were linked, every verb would load it at its start,
// and could not run without it.
//
// A shim names the library with LATE_LIBRARY, and defines the library's functions under their own names, each
// with LATE_FUNCTION: it looks for the real one at its first call.

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Only for this program: other libraries keep calling their own.
#pragma GCC visibility push(hidden)

// `load` is the function that loads it: it gives NULL, or why the library can't be loaded. The first of the
// names that is there is taken.
//
// "The search performed by dlsym() is breadth first through the dependency tree of these shared objects": so
// functions of the libraries that it needs are found, too.
#define LATE_LIBRARY(load, ...)                                                                 \
  static void *library;                                                                         \
  static const char *failure;                                                                   \
  static void load_once(void) {                                                                 \
    const char *names[] = {__VA_ARGS__};                                                        \
    for (size_t i = 0; i < sizeof names / sizeof *names && !library; i++)                       \
      library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);                                        \
    if (library) return;                                                                        \
    /* The text is kept: the next call may overwrite it, and a thread's end takes it away. */  \
    const char *reason = dlerror();                                                             \
    failure = reason ? strdup(reason) : NULL;                                                   \
    if (!failure) failure = "no memory";                                                        \
  }                                                                                             \
  const char *load(void) {                                                                      \
    static pthread_once_t once = PTHREAD_ONCE_INIT;                                             \
    pthread_once(&once, load_once);                                                             \
    return failure;                                                                             \
  }                                                                                             \
  static void *find(const char *name) {                                                         \
    void *function = load() ? NULL : dlsym(library, name);                                      \
    if (!function) {                                                                            \
      fprintf(stderr, "pholio: %s\n", failure ? failure : dlerror());                           \
      abort();                                                                                  \
    }                                                                                           \
    return function;                                                                            \
  }

#define LATE_FUNCTION(result, name, parameters, arguments)                                      \
  result(name) parameters {                                                                     \
    static _Atomic(void *) found;                                                               \
    void *function = atomic_load_explicit(&found, memory_order_acquire);                        \
    if (!function) atomic_store_explicit(&found, function = find(#name), memory_order_release); \
    return ((__typeof__(&(name)))function)arguments;                                            \
  }

#endif
