// The signals that end a watch. They are blocked rather than handled: the watch asks between two looks whether one is
// pending, so that no run is cut short.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

import FlowgenKit

/// SIGINT and SIGTERM, held back for as long as the process lives.
struct StopSignals {
    private static let numbers = [SIGINT, SIGTERM]

    /// The longest time, in seconds, that a signal waits to be seen.
    private static let slice = 0.05

    /// Holds them back from now on.
    init() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in Self.numbers { sigaddset(&signals, number) }
        sigprocmask(SIG_BLOCK, &signals, nil)
    }

    /// Whether one has come.
    var haveCome: Bool {
        var pending = sigset_t()
        guard sigpending(&pending) == 0 else { return false }
        return Self.numbers.contains { sigismember(&pending, $0) == 1 }
    }

    /// Waits so many seconds; false as soon as a signal has come.
    func wait(seconds: Double) -> Bool {
        let end = SystemClock.monotonicSeconds() + seconds
        while !haveCome {
            let rest = end - SystemClock.monotonicSeconds()
            if rest <= 0 { return true }
            SystemClock.sleep(seconds: min(rest, Self.slice))
        }
        return false
    }
}
