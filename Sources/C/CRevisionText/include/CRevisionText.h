#ifndef CREVISIONTEXT_H
#define CREVISIONTEXT_H

// CRevision declares it for Swift.
const char *pholio_revision(void);

#endif
