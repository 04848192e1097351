#ifndef CREVISION_H
#define CREVISION_H

/// The commit that the program was built from: "abc1234", or "abc1234+" if files had been changed since; "" if
/// nobody knows. It is in C, and alone in a file, so that a new commit compiles nothing else anew.
const char *pholio_revision(void);

#endif
