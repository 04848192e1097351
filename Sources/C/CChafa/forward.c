#include "../late.h"
#include "CChafa.h"

// Only pictures in a terminal need it.
LATE_LIBRARY(chafa_load, "libchafa.so.0")

#define FUNCTION LATE_FUNCTION
#include "functions.h"
