/// What ships inside the program: embedded at build time, so that nothing has to be found at run time.
package enum PholioResources {
  /// The sheet preset `proof`, a JSON file.
  package static var proofPreset: [UInt8] { PackageResources.proof_json }

  /// The page of `pholio serve`: files by their names, with their media types.
  package static var web: [String: (bytes: [UInt8], type: String)] {
    [
      "index.html": (PackageResources.index_html, "text/html; charset=utf-8"),
      "main.js": (PackageResources.main_js, "text/javascript; charset=utf-8"),
      "style.css": (PackageResources.style_css, "text/css; charset=utf-8"),
    ]
  }
}
