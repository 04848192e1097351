#include "escape.h"

_Noreturn void pholio_jpeg_escape_leave(pholio_jpeg_escape *escape, pholio_jpeg_status status) {
  escape->status = status;
  longjmp(escape->target, 1);
}

// "error_exit ... must not return" (libjpeg.txt, "Error handling").
static void error_exit(j_common_ptr info) {
  pholio_jpeg_escape *escape = (pholio_jpeg_escape *)info->err;
  info->err->format_message(info, escape->message);
  pholio_jpeg_escape_leave(escape, PHOLIO_JPEG_FAILED);
}

static void output_message(j_common_ptr info) { (void)info; }

static void emit_message(j_common_ptr info, int level) {
  if (level < 0) info->err->num_warnings++;
}

void pholio_jpeg_escape_prepare(pholio_jpeg_escape *escape) {
  jpeg_std_error(&escape->manager);
  escape->manager.error_exit = error_exit;
  escape->manager.output_message = output_message;
  escape->manager.emit_message = emit_message;
  escape->status = PHOLIO_JPEG_OK;
  escape->message[0] = 0;
}
