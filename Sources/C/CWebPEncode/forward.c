#include "../late.h"
#include "CWebPEncode.h"

// Only sites need it.
LATE_LIBRARY(webp_encode_load, "libwebp.so.7")

#define FUNCTION LATE_FUNCTION
#include "functions.h"
