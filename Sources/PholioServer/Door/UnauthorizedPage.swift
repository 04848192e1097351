import NIOCore
import NIOHTTP1

/// What a browser shows that has no valid token: how to get in.
///
/// A browser that follows a link of another site sends no cookie, although it may have one (SameSite=Strict),
/// and goes on like that when the page is loaded again. So the page first opens itself by a script of its
/// own: that is a link of our own site. Only once: then there is no cookie.
enum UnauthorizedPage {
  /// - Parameter triesAgain: Whether the browser may have a cookie that it did not send.
  static func page(triesAgain: Bool) -> Response {
    let script = triesAgain ? "<script src=\"\(scriptPath)\"></script>\n" : ""
    return Response(
      status: .unauthorized,
      headers: ["Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store"],
      body: ResponseBody(pieces: ByteBuffer(string: html.replacing("</head>", with: "\(script)</head>"))))
  }

  /// The script is for everybody. What stands behind # in the address stays there.
  static var script: Response {
    Response(
      status: .ok, headers: ["Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-store"],
      body: ResponseBody(pieces: ByteBuffer(string: "location.replace(\"/?again\" + location.hash);\n")))
  }

  static let scriptPath = "/again.js"

  /// By itself: style sheets need a token, and the policy forbids styles in a page. So it is dressed by
  /// attributes as old as the web.
  private static let html = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>pholio – how to get in</title>
    </head>
    <body>
    <table role="presentation" align="center" width="90%" cellpadding="20">
    <tr><td><font face="system-ui, sans-serif">
    <h1>This address does not open pholio</h1>
    <p>The page is for those who have its whole address, with the token at its end
    (<code>/?token=…</code>).</p>
    <ul>
    <li>Open the address that <code>pholio serve</code> printed in the terminal when it was started.</li>
    <li>Where it runs as a service, this prints it:<br>
    <code>journalctl --user --unit pholio-serve --output cat</code></li>
    <li>Or stop it and run <code>pholio serve</code> again: it prints the same address.</li>
    <li>As a guest, ask for the address again: it may have been replaced.</li>
    </ul>
    <p>You came by such an address? <a href="/">Try once more</a>.</p>
    </font></td></tr>
    </table>
    </body>
    </html>

    """
}
