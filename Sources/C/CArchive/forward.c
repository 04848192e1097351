#include <locale.h>

#include "../late.h"
#include "CArchive.h"

// Only archives need it.
LATE_LIBRARY(archive_load, "libarchive.so.13")

static locale_t utf8;

static void make_locale(void) { utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", NULL); }

int archive_write_header_utf8(struct archive *archive, struct archive_entry *entry) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, make_locale);
  locale_t before = utf8 ? uselocale(utf8) : NULL;
  int result = archive_write_header(archive, entry);
  if (before) uselocale(before);
  return result;
}

#define FUNCTION LATE_FUNCTION
#include "functions.h"
