// The functions of qpdf that are used: result, name, parameters, arguments. Included once for the
// declarations and once for the definitions, each with its own FUNCTION.

FUNCTION(void, qpdf_cleanup, (qpdf_data * qpdf), (qpdf))
FUNCTION(qpdf_error, qpdf_get_error, (qpdf_data qpdf), (qpdf))
FUNCTION(char const *, qpdf_get_error_full_text, (qpdf_data q, qpdf_error e), (q, e))
FUNCTION(qpdf_oh, qpdf_get_page_n, (qpdf_data qpdf, size_t zero_based_index), (qpdf, zero_based_index))
FUNCTION(qpdf_oh, qpdf_get_root, (qpdf_data qpdf), (qpdf))
FUNCTION(qpdf_oh, qpdf_get_trailer, (qpdf_data qpdf), (qpdf))
FUNCTION(QPDF_BOOL, qpdf_has_error, (qpdf_data qpdf), (qpdf))
FUNCTION(qpdf_data, qpdf_init, (void), ())
FUNCTION(QPDF_ERROR_CODE, qpdf_init_write, (qpdf_data qpdf, char const *filename), (qpdf, filename))
FUNCTION(void, qpdf_oh_append_item, (qpdf_data qpdf, qpdf_oh oh, qpdf_oh item), (qpdf, oh, item))
FUNCTION(void, qpdf_oh_begin_dict_key_iter, (qpdf_data qpdf, qpdf_oh dict), (qpdf, dict))
FUNCTION(QPDF_BOOL, qpdf_oh_dict_more_keys, (qpdf_data qpdf), (qpdf))
FUNCTION(char const *, qpdf_oh_dict_next_key, (qpdf_data qpdf), (qpdf))
FUNCTION(qpdf_oh, qpdf_oh_get_array_item, (qpdf_data qpdf, qpdf_oh oh, int n), (qpdf, oh, n))
FUNCTION(int, qpdf_oh_get_array_n_items, (qpdf_data qpdf, qpdf_oh oh), (qpdf, oh))
FUNCTION(char const *, qpdf_oh_get_binary_utf8_value,
  (qpdf_data qpdf, qpdf_oh oh, size_t *length),
  (qpdf, oh, length))
FUNCTION(qpdf_oh, qpdf_oh_get_dict, (qpdf_data qpdf, qpdf_oh oh), (qpdf, oh))
FUNCTION(qpdf_oh, qpdf_oh_get_key, (qpdf_data qpdf, qpdf_oh oh, char const *key), (qpdf, oh, key))
FUNCTION(QPDF_ERROR_CODE, qpdf_oh_get_stream_data,
  (qpdf_data qpdf, qpdf_oh stream_oh, enum qpdf_stream_decode_level_e decode_level, QPDF_BOOL *filtered,
    unsigned char **bufp, size_t *len),
  (qpdf, stream_oh, decode_level, filtered, bufp, len))
FUNCTION(QPDF_BOOL, qpdf_oh_is_array, (qpdf_data qpdf, qpdf_oh oh), (qpdf, oh))
FUNCTION(QPDF_BOOL, qpdf_oh_is_dictionary, (qpdf_data qpdf, qpdf_oh oh), (qpdf, oh))
FUNCTION(QPDF_BOOL, qpdf_oh_is_name_and_equals,
  (qpdf_data qpdf, qpdf_oh oh, char const *name),
  (qpdf, oh, name))
FUNCTION(QPDF_BOOL, qpdf_oh_is_null, (qpdf_data qpdf, qpdf_oh oh), (qpdf, oh))
FUNCTION(QPDF_BOOL, qpdf_oh_is_stream, (qpdf_data qpdf, qpdf_oh oh), (qpdf, oh))
FUNCTION(QPDF_BOOL, qpdf_oh_is_string, (qpdf_data qpdf, qpdf_oh oh), (qpdf, oh))
FUNCTION(qpdf_oh, qpdf_oh_new_null, (qpdf_data qpdf), (qpdf))
FUNCTION(qpdf_oh, qpdf_oh_new_stream, (qpdf_data qpdf), (qpdf))
FUNCTION(qpdf_oh, qpdf_oh_parse, (qpdf_data qpdf, char const *object_str), (qpdf, object_str))
FUNCTION(void, qpdf_oh_remove_key, (qpdf_data qpdf, qpdf_oh oh, char const *key), (qpdf, oh, key))
FUNCTION(void, qpdf_oh_replace_key,
  (qpdf_data qpdf, qpdf_oh oh, char const *key, qpdf_oh item),
  (qpdf, oh, key, item))
FUNCTION(void, qpdf_oh_replace_stream_data,
  (qpdf_data qpdf, qpdf_oh stream_oh, unsigned char const *buf, size_t len, qpdf_oh filter,
    qpdf_oh decode_parms),
  (qpdf, stream_oh, buf, len, filter, decode_parms))
FUNCTION(QPDF_ERROR_CODE, qpdf_read,
  (qpdf_data qpdf, char const *filename, char const *password),
  (qpdf, filename, password))
FUNCTION(QPDF_ERROR_CODE, qpdf_read_memory,
  (qpdf_data qpdf, char const *description, char const *buffer, unsigned long long size,
    char const *password),
  (qpdf, description, buffer, size, password))
FUNCTION(void, qpdf_set_attempt_recovery, (qpdf_data qpdf, QPDF_BOOL value), (qpdf, value))
FUNCTION(void, qpdf_set_deterministic_ID, (qpdf_data qpdf, QPDF_BOOL value), (qpdf, value))
FUNCTION(void, qpdf_set_minimum_pdf_version, (qpdf_data qpdf, char const *version), (qpdf, version))
FUNCTION(void, qpdf_set_object_stream_mode,
  (qpdf_data qpdf, enum qpdf_object_stream_e mode),
  (qpdf, mode))
FUNCTION(void, qpdf_set_suppress_warnings, (qpdf_data qpdf, QPDF_BOOL value), (qpdf, value))
FUNCTION(void, qpdf_silence_errors, (qpdf_data qpdf), (qpdf))
FUNCTION(QPDF_ERROR_CODE, qpdf_write, (qpdf_data qpdf), (qpdf))
