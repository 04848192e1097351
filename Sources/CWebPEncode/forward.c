#include "CWebPEncode.h"
