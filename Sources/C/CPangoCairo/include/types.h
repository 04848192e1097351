// The types and constants of Pango, Cairo and GLib that these functions need.

typedef int gboolean;
typedef void *gpointer;

typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef struct _cairo_pattern cairo_pattern_t;
typedef struct _cairo_font_options cairo_font_options_t;
typedef struct _cairo_font_face cairo_font_face_t;
typedef struct _cairo_scaled_font cairo_scaled_font_t;

typedef enum _cairo_status { CAIRO_STATUS_SUCCESS = 0, CAIRO_STATUS_WRITE_ERROR = 11 } cairo_status_t;
typedef enum _cairo_format {
  CAIRO_FORMAT_ARGB32 = 0,
  CAIRO_FORMAT_RGB24 = 1,
  CAIRO_FORMAT_A1 = 3,
} cairo_format_t;
typedef enum _cairo_antialias { CAIRO_ANTIALIAS_GRAY = 2 } cairo_antialias_t;
typedef enum _cairo_hint_style { CAIRO_HINT_STYLE_SLIGHT = 2 } cairo_hint_style_t;
typedef enum _cairo_hint_metrics { CAIRO_HINT_METRICS_OFF = 1 } cairo_hint_metrics_t;
typedef enum _cairo_line_cap { CAIRO_LINE_CAP_ROUND = 1 } cairo_line_cap_t;
typedef enum _cairo_line_join { CAIRO_LINE_JOIN_ROUND = 1 } cairo_line_join_t;
typedef enum _cairo_operator { CAIRO_OPERATOR_OVER = 2, CAIRO_OPERATOR_ADD = 12 } cairo_operator_t;
typedef enum _cairo_text_cluster_flags {
  CAIRO_TEXT_CLUSTER_FLAG_BACKWARD = 1
} cairo_text_cluster_flags_t;
typedef enum _cairo_pdf_metadata {
  CAIRO_PDF_METADATA_TITLE = 0,
  CAIRO_PDF_METADATA_AUTHOR = 1,
  CAIRO_PDF_METADATA_CREATE_DATE = 5,
  CAIRO_PDF_METADATA_MOD_DATE = 6,
} cairo_pdf_metadata_t;

#define CAIRO_MIME_TYPE_JPEG "image/jpeg"
#define CAIRO_MIME_TYPE_UNIQUE_ID "application/x-cairo.uuid"

typedef cairo_status_t (*cairo_write_func_t)(void *closure, const unsigned char *data, unsigned int length);
typedef void (*cairo_destroy_func_t)(void *data);

typedef struct _cairo_matrix {
  double xx;
  double yx;
  double xy;
  double yy;
  double x0;
  double y0;
} cairo_matrix_t;

typedef struct _cairo_glyph {
  unsigned long index;
  double x;
  double y;
} cairo_glyph_t;

typedef struct _cairo_text_cluster {
  int num_bytes;
  int num_glyphs;
} cairo_text_cluster_t;

typedef struct _cairo_text_extents {
  double x_bearing;
  double y_bearing;
  double width;
  double height;
  double x_advance;
  double y_advance;
} cairo_text_extents_t;

typedef cairo_status_t (*cairo_user_scaled_font_render_glyph_func_t)(
  cairo_scaled_font_t *scaled_font, unsigned long glyph, cairo_t *cr, cairo_text_extents_t *extents);

typedef struct _PangoContext PangoContext;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontFamily PangoFontFamily;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoCairoFontMap PangoCairoFontMap;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;

typedef enum { PANGO_DIRECTION_LTR = 0 } PangoDirection;
typedef enum { PANGO_ELLIPSIZE_MIDDLE = 2 } PangoEllipsizeMode;
typedef enum { PANGO_WRAP_WORD_CHAR = 2 } PangoWrapMode;
typedef enum { PANGO_WEIGHT_NORMAL = 400, PANGO_WEIGHT_BOLD = 700 } PangoWeight;

typedef struct _PangoRectangle {
  int x;
  int y;
  int width;
  int height;
} PangoRectangle;

// The runs of a line and the glyphs of a run, as documented.

typedef struct _GSList GSList;
struct _GSList {
  gpointer data;
  GSList *next;
};

typedef unsigned int PangoGlyph;
typedef int PangoGlyphUnit;

typedef struct _PangoGlyphGeometry {
  PangoGlyphUnit width;
  PangoGlyphUnit x_offset;
  PangoGlyphUnit y_offset;
} PangoGlyphGeometry;

typedef struct _PangoGlyphVisAttr {
  unsigned int is_cluster_start : 1;
  unsigned int is_color : 1;
} PangoGlyphVisAttr;

typedef struct _PangoGlyphInfo {
  PangoGlyph glyph;
  PangoGlyphGeometry geometry;
  PangoGlyphVisAttr attr;
} PangoGlyphInfo;

typedef struct _PangoGlyphString {
  int num_glyphs;
  PangoGlyphInfo *glyphs;
  int *log_clusters;
  int space;
} PangoGlyphString;

typedef struct _PangoAnalysis {
  void *shape_engine;
  void *lang_engine;
  PangoFont *font;
  unsigned char level;
  unsigned char gravity;
  unsigned char flags;
  unsigned char script;
  PangoLanguage *language;
  GSList *extra_attrs;
} PangoAnalysis;

#define PANGO_ANALYSIS_FLAG_IS_ELLIPSIS (1 << 1)

typedef struct _PangoItem {
  int offset;
  int length;
  int num_chars;
  PangoAnalysis analysis;
} PangoItem;

typedef struct _PangoGlyphItem {
  PangoItem *item;
  PangoGlyphString *glyphs;
  int y_offset;
  int start_x_offset;
  int end_x_offset;
} PangoGlyphItem;

typedef struct _PangoLayoutLine {
  PangoLayout *layout;
  int start_index;
  int length;
  GSList *runs;
  unsigned int is_paragraph_start : 1;
  unsigned int resolved_dir : 3;
} PangoLayoutLine;
