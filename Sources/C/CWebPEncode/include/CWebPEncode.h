#ifndef CWEBPENCODE_H
#define CWEBPENCODE_H

// What is used of libwebp's encoder. It is declared here, so that the library is loaded at first use and not
// linked.

#include <stddef.h>
#include <stdint.h>

/// Loads libwebp, unless it is loaded already. Any thread may call this.
///
/// - Returns: Why it can't be loaded; NULL when it is there.
const char *webp_encode_load(void);

#define FUNCTION(result, name, parameters, arguments) result name parameters;
#include "functions.h"
#undef FUNCTION

#endif
