#ifndef CCHAFA_H
#define CCHAFA_H
#endif
