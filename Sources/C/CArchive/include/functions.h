// The functions of libarchive that are used: result, name, parameters, arguments. Included once for the
// declarations and once for the definitions, each with its own FUNCTION.

FUNCTION(void, archive_entry_free, (struct archive_entry * entry), (entry))
FUNCTION(struct archive_entry *, archive_entry_new, (void), ())
FUNCTION(void, archive_entry_set_filetype, (struct archive_entry * entry, unsigned int type), (entry, type))
FUNCTION(void, archive_entry_set_mtime,
  (struct archive_entry * entry, time_t seconds, long nanoseconds),
  (entry, seconds, nanoseconds))
FUNCTION(void, archive_entry_set_pathname, (struct archive_entry * entry, const char *name), (entry, name))
FUNCTION(void, archive_entry_set_perm, (struct archive_entry * entry, mode_t mode), (entry, mode))
FUNCTION(void, archive_entry_set_size, (struct archive_entry * entry, int64_t count), (entry, count))
FUNCTION(const char *, archive_error_string, (struct archive * archive), (archive))
FUNCTION(ssize_t, archive_read_data,
  (struct archive * archive, void *bytes, size_t count),
  (archive, bytes, count))
FUNCTION(int, archive_read_free, (struct archive * archive), (archive))
FUNCTION(struct archive *, archive_read_new, (void), ())
FUNCTION(int, archive_read_next_header,
  (struct archive * archive, struct archive_entry **entry),
  (archive, entry))
FUNCTION(int, archive_read_open,
  (struct archive * archive, void *data, archive_open_callback *open, archive_read_callback *read,
    archive_close_callback *close),
  (archive, data, open, read, close))
FUNCTION(int, archive_read_support_filter_bzip2, (struct archive * archive), (archive))
FUNCTION(int, archive_read_support_filter_gzip, (struct archive * archive), (archive))
FUNCTION(int, archive_read_support_filter_lz4, (struct archive * archive), (archive))
FUNCTION(int, archive_read_support_filter_xz, (struct archive * archive), (archive))
FUNCTION(int, archive_read_support_filter_zstd, (struct archive * archive), (archive))
FUNCTION(int, archive_read_support_format_empty, (struct archive * archive), (archive))
FUNCTION(int, archive_read_support_format_raw, (struct archive * archive), (archive))
FUNCTION(int, archive_write_close, (struct archive * archive), (archive))
FUNCTION(ssize_t, archive_write_data,
  (struct archive * archive, const void *bytes, size_t count),
  (archive, bytes, count))
FUNCTION(int, archive_write_finish_entry, (struct archive * archive), (archive))
FUNCTION(int, archive_write_free, (struct archive * archive), (archive))
FUNCTION(int, archive_write_header,
  (struct archive * archive, struct archive_entry *entry),
  (archive, entry))
FUNCTION(struct archive *, archive_write_new, (void), ())
FUNCTION(int, archive_write_open,
  (struct archive * archive, void *data, archive_open_callback *open, archive_write_callback *write,
    archive_close_callback *close),
  (archive, data, open, write, close))
FUNCTION(int, archive_write_set_bytes_in_last_block, (struct archive * archive, int count), (archive, count))
FUNCTION(int, archive_write_set_bytes_per_block, (struct archive * archive, int count), (archive, count))
FUNCTION(int, archive_write_set_format_option,
  (struct archive * archive, const char *format, const char *option, const char *value),
  (archive, format, option, value))
FUNCTION(int, archive_write_set_format_pax_restricted, (struct archive * archive), (archive))
FUNCTION(int, archive_write_set_format_zip, (struct archive * archive), (archive))
