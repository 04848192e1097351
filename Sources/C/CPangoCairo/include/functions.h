// The functions of Pango, Cairo and GLib that are used: result, name, parameters, arguments. Included once
// for the declarations and once for the definitions, each with its own FUNCTION.

FUNCTION(void, cairo_arc,
  (cairo_t *cr, double xc, double yc, double radius, double angle1, double angle2),
  (cr, xc, yc, radius, angle1, angle2))
FUNCTION(void, cairo_clip, (cairo_t *cr), (cr))
FUNCTION(void, cairo_close_path, (cairo_t *cr), (cr))
FUNCTION(cairo_t *, cairo_create, (cairo_surface_t *target), (target))
FUNCTION(void, cairo_curve_to,
  (cairo_t *cr, double x1, double y1, double x2, double y2, double x3, double y3),
  (cr, x1, y1, x2, y2, x3, y3))
FUNCTION(void, cairo_destroy, (cairo_t *cr), (cr))
FUNCTION(void, cairo_fill, (cairo_t *cr), (cr))
FUNCTION(void, cairo_font_face_destroy, (cairo_font_face_t *font_face), (font_face))
FUNCTION(cairo_font_options_t *, cairo_font_options_create, (void), ())
FUNCTION(void, cairo_font_options_destroy, (cairo_font_options_t *options), (options))
FUNCTION(void, cairo_font_options_set_antialias,
  (cairo_font_options_t *options, cairo_antialias_t antialias),
  (options, antialias))
FUNCTION(void, cairo_font_options_set_hint_metrics,
  (cairo_font_options_t *options, cairo_hint_metrics_t hint_metrics),
  (options, hint_metrics))
FUNCTION(void, cairo_font_options_set_hint_style,
  (cairo_font_options_t *options, cairo_hint_style_t hint_style),
  (options, hint_style))
FUNCTION(cairo_surface_t *, cairo_image_surface_create,
  (cairo_format_t format, int width, int height),
  (format, width, height))
FUNCTION(unsigned char *, cairo_image_surface_get_data, (cairo_surface_t *surface), (surface))
FUNCTION(int, cairo_image_surface_get_stride, (cairo_surface_t *surface), (surface))
FUNCTION(void, cairo_line_to, (cairo_t *cr, double x, double y), (cr, x, y))
FUNCTION(void, cairo_move_to, (cairo_t *cr, double x, double y), (cr, x, y))
FUNCTION(void, cairo_new_path, (cairo_t *cr), (cr))
FUNCTION(void, cairo_paint, (cairo_t *cr), (cr))
FUNCTION(void, cairo_pattern_add_color_stop_rgba,
  (cairo_pattern_t *pattern, double offset, double red, double green, double blue, double alpha),
  (pattern, offset, red, green, blue, alpha))
FUNCTION(cairo_pattern_t *, cairo_pattern_create_linear,
  (double x0, double y0, double x1, double y1),
  (x0, y0, x1, y1))
FUNCTION(cairo_pattern_t *, cairo_pattern_create_radial,
  (double cx0, double cy0, double radius0, double cx1, double cy1, double radius1),
  (cx0, cy0, radius0, cx1, cy1, radius1))
FUNCTION(cairo_pattern_t *, cairo_pattern_create_rgba,
  (double red, double green, double blue, double alpha),
  (red, green, blue, alpha))
FUNCTION(void, cairo_pattern_destroy, (cairo_pattern_t *pattern), (pattern))
FUNCTION(cairo_surface_t *, cairo_pdf_surface_create_for_stream,
  (cairo_write_func_t write_func, void *closure, double width_in_points, double height_in_points),
  (write_func, closure, width_in_points, height_in_points))
FUNCTION(void, cairo_pdf_surface_set_metadata,
  (cairo_surface_t *surface, cairo_pdf_metadata_t metadata, const char *utf8),
  (surface, metadata, utf8))
FUNCTION(void, cairo_pdf_surface_set_size,
  (cairo_surface_t *surface, double width_in_points, double height_in_points),
  (surface, width_in_points, height_in_points))
FUNCTION(void, cairo_rectangle,
  (cairo_t *cr, double x, double y, double width, double height),
  (cr, x, y, width, height))
FUNCTION(void, cairo_restore, (cairo_t *cr), (cr))
FUNCTION(void, cairo_save, (cairo_t *cr), (cr))
FUNCTION(void, cairo_scale, (cairo_t *cr, double sx, double sy), (cr, sx, sy))
FUNCTION(void, cairo_set_font_face, (cairo_t *cr, cairo_font_face_t *font_face), (cr, font_face))
FUNCTION(void, cairo_set_font_matrix, (cairo_t *cr, const cairo_matrix_t *matrix), (cr, matrix))
FUNCTION(void, cairo_set_line_cap, (cairo_t *cr, cairo_line_cap_t line_cap), (cr, line_cap))
FUNCTION(void, cairo_set_line_join, (cairo_t *cr, cairo_line_join_t line_join), (cr, line_join))
FUNCTION(void, cairo_set_line_width, (cairo_t *cr, double width), (cr, width))
FUNCTION(void, cairo_set_operator, (cairo_t *cr, cairo_operator_t op), (cr, op))
FUNCTION(void, cairo_set_source, (cairo_t *cr, cairo_pattern_t *source), (cr, source))
FUNCTION(void, cairo_set_source_rgb,
  (cairo_t *cr, double red, double green, double blue),
  (cr, red, green, blue))
FUNCTION(void, cairo_set_source_surface,
  (cairo_t *cr, cairo_surface_t *surface, double x, double y),
  (cr, surface, x, y))
FUNCTION(void, cairo_show_text_glyphs,
  (cairo_t *cr, const char *utf8, int utf8_len, const cairo_glyph_t *glyphs, int num_glyphs,
    const cairo_text_cluster_t *clusters, int num_clusters, cairo_text_cluster_flags_t cluster_flags),
  (cr, utf8, utf8_len, glyphs, num_glyphs, clusters, num_clusters, cluster_flags))
FUNCTION(cairo_status_t, cairo_status, (cairo_t *cr), (cr))
FUNCTION(const char *, cairo_status_to_string, (cairo_status_t status), (status))
FUNCTION(void, cairo_stroke, (cairo_t *cr), (cr))
FUNCTION(void, cairo_surface_destroy, (cairo_surface_t *surface), (surface))
FUNCTION(void, cairo_surface_finish, (cairo_surface_t *surface), (surface))
FUNCTION(void, cairo_surface_flush, (cairo_surface_t *surface), (surface))
FUNCTION(void, cairo_surface_mark_dirty, (cairo_surface_t *surface), (surface))
FUNCTION(cairo_status_t, cairo_surface_set_mime_data,
  (cairo_surface_t *surface, const char *mime_type, const unsigned char *data, unsigned long length,
    cairo_destroy_func_t destroy, void *closure),
  (surface, mime_type, data, length, destroy, closure))
FUNCTION(void, cairo_surface_show_page, (cairo_surface_t *surface), (surface))
FUNCTION(cairo_status_t, cairo_surface_status, (cairo_surface_t *surface), (surface))
FUNCTION(void, cairo_translate, (cairo_t *cr, double tx, double ty), (cr, tx, ty))
FUNCTION(cairo_font_face_t *, cairo_user_font_face_create, (void), ())
FUNCTION(void, cairo_user_font_face_set_render_glyph_func,
  (cairo_font_face_t *font_face, cairo_user_scaled_font_render_glyph_func_t render_glyph_func),
  (font_face, render_glyph_func))
FUNCTION(void, g_free, (gpointer mem), (mem))
FUNCTION(void, g_object_unref, (gpointer object), (object))
FUNCTION(void, pango_cairo_context_set_font_options,
  (PangoContext *context, const cairo_font_options_t *options),
  (context, options))
FUNCTION(PangoFontMap *, pango_cairo_font_map_new, (void), ())
FUNCTION(void, pango_cairo_font_map_set_resolution,
  (PangoCairoFontMap *fontmap, double dpi),
  (fontmap, dpi))
FUNCTION(void, pango_cairo_show_glyph_item,
  (cairo_t *cr, const char *text, PangoGlyphItem *glyph_item),
  (cr, text, glyph_item))
FUNCTION(void, pango_cairo_show_glyph_string,
  (cairo_t *cr, PangoFont *font, PangoGlyphString *glyphs),
  (cr, font, glyphs))
FUNCTION(void, pango_cairo_show_layout_line, (cairo_t *cr, PangoLayoutLine *line), (cr, line))
FUNCTION(PangoFontMetrics *, pango_context_get_metrics,
  (PangoContext *context, const PangoFontDescription *desc, PangoLanguage *language),
  (context, desc, language))
FUNCTION(void, pango_context_set_base_dir,
  (PangoContext *context, PangoDirection direction),
  (context, direction))
FUNCTION(void, pango_context_set_language,
  (PangoContext *context, PangoLanguage *language),
  (context, language))
FUNCTION(void, pango_font_description_free, (PangoFontDescription *desc), (desc))
FUNCTION(PangoFontDescription *, pango_font_description_new, (void), ())
FUNCTION(void, pango_font_description_set_absolute_size,
  (PangoFontDescription *desc, double size),
  (desc, size))
FUNCTION(void, pango_font_description_set_family,
  (PangoFontDescription *desc, const char *family),
  (desc, family))
FUNCTION(void, pango_font_description_set_weight,
  (PangoFontDescription *desc, PangoWeight weight),
  (desc, weight))
FUNCTION(const char *, pango_font_family_get_name, (PangoFontFamily *family), (family))
FUNCTION(void, pango_font_get_glyph_extents,
  (PangoFont *font, PangoGlyph glyph, PangoRectangle *ink_rect, PangoRectangle *logical_rect),
  (font, glyph, ink_rect, logical_rect))
FUNCTION(PangoContext *, pango_font_map_create_context, (PangoFontMap *fontmap), (fontmap))
FUNCTION(void, pango_font_map_list_families,
  (PangoFontMap *fontmap, PangoFontFamily ***families, int *n_families),
  (fontmap, families, n_families))
FUNCTION(int, pango_font_metrics_get_ascent, (PangoFontMetrics *metrics), (metrics))
FUNCTION(int, pango_font_metrics_get_descent, (PangoFontMetrics *metrics), (metrics))
FUNCTION(void, pango_font_metrics_unref, (PangoFontMetrics *metrics), (metrics))
FUNCTION(void, pango_glyph_string_extents,
  (PangoGlyphString *glyphs, PangoFont *font, PangoRectangle *ink_rect, PangoRectangle *logical_rect),
  (glyphs, font, ink_rect, logical_rect))
FUNCTION(int, pango_glyph_string_get_width, (PangoGlyphString *glyphs), (glyphs))
FUNCTION(PangoLanguage *, pango_language_from_string, (const char *language), (language))
FUNCTION(PangoLayoutLine *, pango_layout_get_line, (PangoLayout *layout, int line), (layout, line))
FUNCTION(int, pango_layout_get_line_count, (PangoLayout *layout), (layout))
FUNCTION(const char *, pango_layout_get_text, (PangoLayout *layout), (layout))
FUNCTION(gboolean, pango_layout_is_ellipsized, (PangoLayout *layout), (layout))
FUNCTION(void, pango_layout_line_get_extents,
  (PangoLayoutLine *line, PangoRectangle *ink_rect, PangoRectangle *logical_rect),
  (line, ink_rect, logical_rect))
FUNCTION(PangoLayout *, pango_layout_new, (PangoContext *context), (context))
FUNCTION(void, pango_layout_set_ellipsize,
  (PangoLayout *layout, PangoEllipsizeMode ellipsize),
  (layout, ellipsize))
FUNCTION(void, pango_layout_set_font_description,
  (PangoLayout *layout, const PangoFontDescription *desc),
  (layout, desc))
FUNCTION(void, pango_layout_set_height, (PangoLayout *layout, int height), (layout, height))
FUNCTION(void, pango_layout_set_text,
  (PangoLayout *layout, const char *text, int length),
  (layout, text, length))
FUNCTION(void, pango_layout_set_width, (PangoLayout *layout, int width), (layout, width))
FUNCTION(void, pango_layout_set_wrap, (PangoLayout *layout, PangoWrapMode wrap), (layout, wrap))
