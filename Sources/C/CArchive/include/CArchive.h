#ifndef CARCHIVE_H
#define CARCHIVE_H

// What is used of libarchive. It is declared here, so that the library is loaded at first use and not linked.
// `make lint` has the compiler compare it with the library's header.

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <time.h>

#ifndef CARCHIVE_THEIRS
struct archive;
struct archive_entry;

typedef int archive_open_callback(struct archive *, void *data);
typedef int archive_close_callback(struct archive *, void *data);
typedef ssize_t archive_read_callback(struct archive *, void *data, const void **bytes);
typedef ssize_t archive_write_callback(struct archive *, void *data, const void *bytes, size_t count);
#endif

/// Loads libarchive, unless it is loaded already. Any thread may call this.
///
/// - Returns: Why it can't be loaded; NULL when it is there.
const char *archive_load(void);

/// Like `archive_write_header`, whose names are text of the thread's locale: with UTF-8 as that.
int archive_write_header_utf8(struct archive *archive, struct archive_entry *entry);

#define FUNCTION(result, name, parameters, arguments) result name parameters;
#include "functions.h"
#undef FUNCTION

#endif
