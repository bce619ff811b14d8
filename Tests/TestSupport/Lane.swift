// The two lanes of tests. `make test` takes about a quarter of an hour on two cores; `make test-all` runs every test,
// and sets FLOWGEN_TESTS=all for the slow ones. A test that is not in the quick lane is skipped there, and says so.

import Foundation

package enum Lane {
    /// Whether every test runs, in every mode.
    package static let isComplete = ProcessInfo.processInfo.environment["FLOWGEN_TESTS"] == "all"
    /// Why a test is skipped in the quick lane.
    package static let reason = "run by make test-all"
}
