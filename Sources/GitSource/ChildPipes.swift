// A child process with pipes, the little of it that talking to git needs. The child is found in PATH,
// starts in the current folder, and gets an environment that is passed on but for a few names.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

import Workspace

/// One end of a pipe, closed when its owner goes.
final class PipeEnd {
    private(set) var raw: Int32

    init(_ raw: Int32) { self.raw = raw }

    deinit { close() }

    func close() {
        #if canImport(Darwin)
            if raw >= 0 { _ = Darwin.close(raw) }
        #elseif canImport(Musl)
            if raw >= 0 { _ = Musl.close(raw) }
        #else
            if raw >= 0 { _ = Glibc.close(raw) }
        #endif
        raw = -1
    }

    /// A new pipe, neither end of which a child inherits unless it is told to; nil if there is none.
    static func pair() -> (reading: PipeEnd, writing: PipeEnd)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (PipeEnd(ends[0]), PipeEnd(ends[1]))
    }

    /// Up to as many bytes; none at the end; nil with `errno` set if the system refuses.
    func read(atMost count: Int) -> [UInt8]? {
        var failed = false
        let raw = raw
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            let got = repeated { systemRead(raw, buffer.baseAddress, count) }
            failed = got < 0
            filled = max(got, 0)
        }
        return failed ? nil : bytes
    }

    /// Writes all bytes; false if nobody reads them any more.
    func write(_ bytes: [UInt8]) -> Bool {
        let raw = raw
        return bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let count = repeated { systemWrite(raw, part.baseAddress, part.count) }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }
}

/// A child process whose streams are pipes.
final class ChildPipes {
    let input: PipeEnd
    let output: PipeEnd
    let errors: PipeEnd
    private var process: pid_t

    /// Starts `command`, whose first word is looked up in PATH.
    ///
    /// - Throws: the `errno` when it cannot be started.
    init(_ command: [String], environment: [String]) throws(SystemRefusal) {
        guard let input = PipeEnd.pair(), let output = PipeEnd.pair(), let errors = PipeEnd.pair()
        else { throw SystemRefusal(errno: errno) }
        let streams = [input.reading.raw, output.writing.raw, errors.writing.raw]
        self.input = input.writing
        self.output = output.reading
        self.errors = errors.reading
        process = -1
        process = try Spawning.start(command, streams: streams, environment: environment)
    }

    deinit { _ = wait() }

    /// Waits for the end; the exit code, or -1 if a signal ended it.
    func wait() -> Int32 {
        guard process > 0 else { return -1 }
        input.close()
        output.close()
        errors.close()
        var status: Int32 = 0
        _ = repeated { waitpid(process, &status, 0) }
        process = -1
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
    }
}

/// Repeats a call for as long as a signal interrupts it.
private func repeated<Value: SignedInteger>(_ call: () -> Value) -> Value {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}

private func systemRead(_ file: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int
{
    read(file, buffer, count)
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}

/// What two pipes hold, read at the same time until both end, so that neither can block the other.
func drain(_ first: PipeEnd, _ second: PipeEnd) -> (first: [UInt8], second: [UInt8])? {
    var results: [[UInt8]] = [[], []]
    let ends = [first, second]
    var isOpen = [true, true]
    while isOpen.contains(true) {
        var requests = ends.indices.map {
            pollfd(fd: isOpen[$0] ? ends[$0].raw : -1, events: Int16(POLLIN), revents: 0)
        }
        if poll(&requests, nfds_t(requests.count), -1) < 0 {
            if errno == EINTR { continue }
            return nil
        }
        for index in ends.indices where requests[index].revents != 0 {
            guard let bytes = ends[index].read(atMost: 65_536) else { return nil }
            if bytes.isEmpty { isOpen[index] = false }
            results[index] += bytes
        }
    }
    return (results[0], results[1])
}
