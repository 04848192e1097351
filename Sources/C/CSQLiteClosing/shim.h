#include <sqlite3.h>

// sqlite3_db_config() is variadic, which Swift can't call. From now on, closing this connection neither
// writes its log into the catalog's file nor removes the log.
static inline int pholio_leave_log_on_close(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}
