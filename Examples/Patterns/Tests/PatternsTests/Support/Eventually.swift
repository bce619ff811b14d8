// Waits for what sends no notice: the state of an SDK behind a wrapper.

import XCTest

/// Waits until `condition` holds, and fails after a time that is long enough for the slowest machine.
@MainActor
func eventually(_ condition: () async -> Bool, file: StaticString = #filePath, line: UInt = #line) async throws {
    for _ in 0..<10_000 {
        if await condition() { return }
        try await Task.sleep(for: .milliseconds(1))
    }
    XCTFail("it did not happen", file: file, line: line)
}
