import Mustache
package import PholioKit
package import SystemPackage

/// A static site of galleries.
package struct Site {
}
