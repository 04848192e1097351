#include "../late.h"
#include "CPangoCairo.h"

// Only sheets have words and PDF. This is the name that a linked program would use; it brings Pango, Cairo
// and GLib, forty libraries in all.
LATE_LIBRARY(pangocairo_load, "libpangocairo-1.0.so.0")

#define FUNCTION LATE_FUNCTION
#include "functions.h"
