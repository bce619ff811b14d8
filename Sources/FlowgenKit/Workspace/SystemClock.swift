// The system's clocks, as far as anyone asks them: one that is never set, to wait by, and the one on the wall, to show.

import CLibrary

package enum SystemClock {
    /// Seconds on a clock that is never set.
    package static func monotonicSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The time on the wall, in nanoseconds, as file systems keep it.
    package static func nanoseconds() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }

    /// The local time of day, as `12:03:04`.
    package static func timeOfDay() -> String {
        var now = time(nil)
        var parts = tm()
        localtime_r(&now, &parts)
        return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }

    /// Sleeps for so long, or until a signal comes; at most an hour.
    package static func sleep(seconds: Double) {
        let bounded = min(max(seconds, 0), 3600)
        let whole = bounded.rounded(.down)
        var time = timespec(tv_sec: Int(whole), tv_nsec: Int((bounded - whole) * 1e9))
        nanosleep(&time, nil)
    }
}
