#ifndef CQPDF_H
#define CQPDF_H

// What is used of qpdf's C interface. It is declared here, so that the library is loaded at first use and not
// linked. `make lint` has the compiler compare it with the library's header.

#include <stddef.h>

/// Loads qpdf, unless it is loaded already. Any thread may call this.
///
/// - Returns: Why it can't be loaded; NULL when it is there.
const char *qpdf_load(void);

/// Unpacks a zlib stream of `length` bytes into `target`, which has room for `*count` bytes; `*count` becomes
/// the number of bytes that were unpacked. qpdf must be loaded: it brings zlib.
///
/// - Returns: 0; another number if the stream is broken, or needs more room.
int qpdf_inflate(
    unsigned char *target, unsigned long *count, const unsigned char *source, unsigned long length);

#ifndef CQPDF_THEIRS
typedef struct _qpdf_data *qpdf_data;
typedef struct _qpdf_error *qpdf_error;
/// An object's handle, valid until the document is cleaned up.
typedef unsigned int qpdf_oh;
typedef int QPDF_ERROR_CODE;
typedef int QPDF_BOOL;

enum qpdf_object_stream_e { qpdf_o_disable = 0, qpdf_o_preserve = 1 };
enum qpdf_stream_decode_level_e { qpdf_dl_none = 0 };
#endif

#define FUNCTION(result, name, parameters, arguments) result name parameters;
#include "functions.h"
#undef FUNCTION

#endif
