// The functions of libchafa, and of GLib that it comes with, that are used: result, name, parameters,
// arguments. Included once for the declarations and once for the definitions, each with its own FUNCTION.

FUNCTION(void, chafa_canvas_config_set_canvas_mode,
  (ChafaCanvasConfig * config, ChafaCanvasMode mode),
  (config, mode))
FUNCTION(void, chafa_canvas_config_set_cell_geometry,
  (ChafaCanvasConfig * config, int width, int height),
  (config, width, height))
FUNCTION(void, chafa_canvas_config_set_geometry,
  (ChafaCanvasConfig * config, int width, int height),
  (config, width, height))
FUNCTION(void, chafa_canvas_config_set_pixel_mode,
  (ChafaCanvasConfig * config, ChafaPixelMode mode),
  (config, mode))
FUNCTION(void, chafa_canvas_config_set_symbol_map,
  (ChafaCanvasConfig * config, const ChafaSymbolMap *map),
  (config, map))
FUNCTION(ChafaCanvasConfig *, chafa_canvas_config_new, (void), ())
FUNCTION(void, chafa_canvas_config_unref, (ChafaCanvasConfig * config), (config))
FUNCTION(void, chafa_canvas_draw_all_pixels,
  (ChafaCanvas * canvas, ChafaPixelType type, const uint8_t *pixels, int width, int height, int stride),
  (canvas, type, pixels, width, height, stride))
FUNCTION(uint32_t, chafa_canvas_get_char_at, (ChafaCanvas * canvas, int x, int y), (canvas, x, y))
FUNCTION(void, chafa_canvas_get_raw_colors_at,
  (ChafaCanvas * canvas, int x, int y, int *foreground, int *background),
  (canvas, x, y, foreground, background))
FUNCTION(ChafaCanvas *, chafa_canvas_new, (const ChafaCanvasConfig *config), (config))
FUNCTION(GString *, chafa_canvas_print, (ChafaCanvas * canvas, ChafaTermInfo *terminal), (canvas, terminal))
FUNCTION(int, chafa_canvas_set_char_at,
  (ChafaCanvas * canvas, int x, int y, uint32_t character),
  (canvas, x, y, character))
FUNCTION(void, chafa_canvas_set_raw_colors_at,
  (ChafaCanvas * canvas, int x, int y, int foreground, int background),
  (canvas, x, y, foreground, background))
FUNCTION(void, chafa_canvas_unref, (ChafaCanvas * canvas), (canvas))
FUNCTION(void, chafa_symbol_map_add_by_tags, (ChafaSymbolMap * map, ChafaSymbolTags tags), (map, tags))
FUNCTION(ChafaSymbolMap *, chafa_symbol_map_new, (void), ())
FUNCTION(void, chafa_symbol_map_unref, (ChafaSymbolMap * map), (map))
FUNCTION(ChafaTermInfo *, chafa_term_db_detect,
  (ChafaTermDb * known, char **environment),
  (known, environment))
FUNCTION(ChafaTermDb *, chafa_term_db_get_default, (void), ())
FUNCTION(int, chafa_term_info_have_seq,
  (const ChafaTermInfo *terminal, ChafaTermSeq sequence),
  (terminal, sequence))
FUNCTION(void, chafa_term_info_unref, (ChafaTermInfo * terminal), (terminal))
FUNCTION(char *, g_string_free, (GString * string, int frees_text), (string, frees_text))
FUNCTION(int, g_unichar_iswide, (uint32_t character), (character))
FUNCTION(int, g_unichar_iszerowidth, (uint32_t character), (character))
