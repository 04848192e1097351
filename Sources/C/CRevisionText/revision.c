#include "CRevisionText.h"

// Package.swift takes it from the environment.
#ifndef PHOLIO_REVISION
#define PHOLIO_REVISION
#endif
#define TEXT_OF(word) #word
#define TEXT(word) TEXT_OF(word)

const char *pholio_revision(void) { return TEXT(PHOLIO_REVISION); }
