// A project that another run is at work in, as far as flowgen can tell.

import Foundation
import FlowgenKit

/// A project whose lock this process holds.
package enum HeldProject {
    /// Does `work` while holding the lock of the project in a folder.
    ///
    /// - Throws: `WorkspaceError` when it cannot be had, and whatever `work` throws.
    package static func at<Result>(_ folder: URL, while work: () throws -> Result) throws -> Result {
        try ProjectLock.hold(try Root(folder.path), waitingSeconds: 60, while: work)
    }
}
