/// What ships inside the program: embedded at build time, so that nothing has to be found at run time.
package enum PholioResources {
  /// The sheet presets: a name and a JSON file each.
  package static var sheetPresets: [(name: String, json: [UInt8])] {
    [
      ("proof", PackageResources.proof_json), ("index", PackageResources.index_json),
      ("poster", PackageResources.poster_json), ("web", PackageResources.web_json),
    ]
  }
}
