#ifndef CWEBPENCODE_H
#define CWEBPENCODE_H
#endif
