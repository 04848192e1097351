// The functions of libqrencode that are used, under their own names. The library is loaded at their first
// call: only the page's address for guests is drawn with it.

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>

// Only for this program.
#pragma GCC visibility push(hidden)
#include "CQREncode.h"

static __typeof__(&QRcode_encodeString8bit) encode;
static __typeof__(&QRcode_free) give_back;
static const char *failure;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  // What is used has been the same in both.
  const char *names[] = {"libqrencode.so.4", "libqrencode.so.3"};
  void *library = NULL;
  for (size_t i = 0; i < sizeof names / sizeof *names && !library; i++)
    library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  if (library) {
    encode = (__typeof__(encode))dlsym(library, "QRcode_encodeString8bit");
    give_back = (__typeof__(give_back))dlsym(library, "QRcode_free");
    if (encode && give_back) return;
  }
  // The text is kept: the next call may overwrite it, and a thread's end takes it away.
  const char *reason = dlerror();
  failure = reason ? strdup(reason) : NULL;
  if (!failure) failure = "no memory";
}

const char *qrencode_load(void) {
  pthread_once(&once, load);
  return failure;
}

QRcode *QRcode_encodeString8bit(const char *string, int version, QRecLevel level) {
  return qrencode_load() ? NULL : encode(string, version, level);
}

void QRcode_free(QRcode *qrcode) {
  if (qrcode) give_back(qrcode);
}
