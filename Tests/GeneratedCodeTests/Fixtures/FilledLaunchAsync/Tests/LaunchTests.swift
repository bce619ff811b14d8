// At launch no flow waits for another one: a vendor that never answers delays its own steps alone.

import XCTest

nonisolated final class LaunchTests: XCTestCase {
    @MainActor
    func testAVendorThatNeverAnswersDelaysNoOther() async {
        let log = Log()
        ServiceProvider(auth: SilentAuth(log: log), flags: LoggedFlags(log: log), log: log).launch()
        XCTAssertEqual(log.lines, ["read flags", "begin"])
        for _ in 0..<100 where log.lines.count < 5 { await Task.yield() }
        XCTAssertEqual(log.lines, ["read flags", "begin", "configure", "load flags", "use flags"])
    }
}

@MainActor
private final class Log: LogSDK {
    var lines: [String] = []

    func begin() { lines.append("begin") }
}

@MainActor
private final class SilentAuth: AuthSDK {
    let log: Log
    private let never = AsyncStream.makeStream(of: Void.self)

    init(log: Log) { self.log = log }

    func configure() async -> Bool {
        log.lines.append("configure")
        for await _ in never.stream {}
        return true
    }
}

@MainActor
private final class LoggedFlags: FlagsSDK {
    let log: Log

    init(log: Log) { self.log = log }

    func read() { log.lines.append("read flags") }
    func load() async -> Bool {
        log.lines.append("load flags")
        return true
    }
    func use() { log.lines.append("use flags") }
}
