// Where things are: the checkout that holds these tests, and the binary that was built from it. Both are found from the
// tests themselves, so that any scratch folder will do.

import Foundation

/// The checkout that these tests belong to.
package enum Checkout {
    /// Its folder.
    package static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The built `flowgen`: beside the test bundle, or where FLOWGEN_BINARY says.
    package static let binary: URL = {
        if let path = ProcessInfo.processInfo.environment["FLOWGEN_BINARY"] {
            return URL(fileURLWithPath: path)
        }
        return buildFolder.appendingPathComponent("flowgen")
    }()

    /// The folder for what tests build and may use again: inside `.build`, so that a second run, and a cache of that
    /// folder, are fast. FLOWGEN_TEST_SCRATCH names another one.
    package static let scratch: URL = {
        if let path = ProcessInfo.processInfo.environment["FLOWGEN_TEST_SCRATCH"] {
            return URL(fileURLWithPath: path)
        }
        return root.appendingPathComponent(".build/generated-code")
    }()

    /// The sources of the packages that this one depends on, as `swift build` or `make` has fetched them.
    package static let dependencies: URL? = [".build/checkouts", ".build/whole/checkouts"]
        .map { root.appendingPathComponent($0) }
        .first { FileManager.default.fileExists(atPath: $0.path) }

    private static var buildFolder: URL {
        #if os(Linux)
            Bundle.main.bundleURL
        #else
            Bundle(for: Anchor.self).bundleURL.deletingLastPathComponent()
        #endif
    }

    /// A class, to find the bundle it is in.
    private final class Anchor {}
}
