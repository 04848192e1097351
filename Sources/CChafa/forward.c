#include "CChafa.h"
