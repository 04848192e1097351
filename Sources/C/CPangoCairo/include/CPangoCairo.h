#ifndef CPANGOCAIRO_H
#define CPANGOCAIRO_H

// What is used of Pango 1 and Cairo 1, whose binary interfaces are stable. It is declared here, so that the
// libraries are loaded at first use and not linked. `make lint` has the compiler compare it with their
// headers.

/// Loads Pango and Cairo, unless they are loaded already. Any thread may call this.
///
/// - Returns: Why they can't be loaded; NULL when they are there.
const char *pangocairo_load(void);

#ifndef CPANGOCAIRO_THEIRS
#include "types.h"
#endif

#define FUNCTION(result, name, parameters, arguments) result name parameters;
#include "functions.h"
#undef FUNCTION

#endif
