// The functions of libchafa that are used, under their own names. Each looks for the real one at its first
// call. If they were linked, every verb would load libchafa at its start, though only pictures in a terminal
// need it.

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Only for this program: the libraries keep calling their own.
#pragma GCC visibility push(hidden)
#include "CChafa.h"

static void *library;
static const char *failure;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  library = dlopen("libchafa.so.0", RTLD_NOW | RTLD_LOCAL);
  if (library) return;
  // The text is kept: the next call may overwrite it, and a thread's end takes it away.
  failure = strdup(dlerror());
  if (!failure) failure = "no memory";
}

const char *chafa_load(void) {
  pthread_once(&once, load);
  return library ? NULL : failure;
}

static void *find(const char *name) {
  void *function = chafa_load() ? NULL : dlsym(library, name);
  if (!function) {
    fprintf(stderr, "pholio: %s\n", library ? dlerror() : failure);
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
