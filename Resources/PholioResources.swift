/// What ships inside the program: embedded at build time, so that nothing has to be found at run time.
package enum PholioResources {
  /// The sheet preset `proof`, a JSON file.
  package static var proofPreset: [UInt8] { PackageResources.proof_json }
}
