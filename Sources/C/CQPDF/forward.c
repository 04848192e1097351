#include "../late.h"
#include "CQPDF.h"

// Only PDFs need it. What is used of the C interface has been the same in all these.
LATE_LIBRARY(qpdf_load, "libqpdf.so.30", "libqpdf.so.29")

// Under a name of our own: zlib, which qpdf brings, may be linked for something else.
int qpdf_inflate(
    unsigned char *target, unsigned long *count, const unsigned char *source, unsigned long length) {
  typedef int (*Uncompress)(unsigned char *, unsigned long *, const unsigned char *, unsigned long);
  return ((Uncompress)find("uncompress"))(target, count, source, length);
}

#define FUNCTION LATE_FUNCTION
#include "functions.h"
