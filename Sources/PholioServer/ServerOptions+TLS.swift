import NIOCore
import SystemPackage

#if TLS
  import NIOSSL
#endif

extension ServerOptions.TLS {
  /// Whether the package was built with its trait TLS.
  static var isBuiltIn: Bool {
    #if TLS
      true
    #else
      false
    #endif
  }

  /// Reads certificate and key, and gives what puts TLS in front of a connection.
  ///
  /// - Throws: `ServeError`.
  func encryption() throws -> @Sendable (ChannelPipeline.SynchronousOperations) throws -> Void {
    #if TLS
      let context = try NIOSSLContext(configuration: configuration())
      return { try $0.addHandler(NIOSSLServerHandler(context: context)) }
    #else
      throw ServeError.withoutTLS
    #endif
  }

  #if TLS
    private func configuration() throws -> TLSConfiguration {
      func read<Value>(_ path: FilePath, _ body: (String) throws -> Value) throws -> Value {
        do {
          return try body(path.string)
        } catch {
          throw ServeError.badTLS(path: path.string, reason: "\(error)")
        }
      }
      let chain = try read(certificate) { try NIOSSLCertificate.fromPEMFile($0) }
      let key = try read(key) { try NIOSSLPrivateKey(file: $0, format: .pem) }
      var configuration = TLSConfiguration.makeServerConfiguration(
        certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
      configuration.applicationProtocols = ["http/1.1"]
      return configuration
    }
  #endif
}
