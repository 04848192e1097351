// The way out of libjpeg that both directions share.

#ifndef PHOLIO_JPEG_ESCAPE_H
#define PHOLIO_JPEG_ESCAPE_H

#include <stdio.h>

#include <jpeglib.h>
#include <jerror.h>
#include <setjmp.h>

#include "CLibJPEG.h"

typedef struct pholio_jpeg_escape {
  // First, so that libjpeg's pointer to it is a pointer to this ("Error handling": the application may extend
  // the struct, keeping the original as its first member).
  struct jpeg_error_mgr manager;
  jmp_buf target;
  pholio_jpeg_status status;
  char message[JMSG_LENGTH_MAX];
} pholio_jpeg_escape;

// Sets the manager's methods; nothing is ever printed.
void pholio_jpeg_escape_prepare(pholio_jpeg_escape *escape);

// Leaves libjpeg with `status`; keeps the message.
_Noreturn void pholio_jpeg_escape_leave(pholio_jpeg_escape *escape, pholio_jpeg_status status);

#endif
