// One end of a pipe, closed when its owner goes. Whoever uses pipes ignores SIGPIPE.

import CLibrary

final class PipeEnd {
    /// Its descriptor; -1 when it is closed.
    private(set) var raw: Int32

    init(_ raw: Int32) { self.raw = raw }

    deinit { close() }

    func close() {
        if raw >= 0 { _ = CLibrary.close(raw) }
        raw = -1
    }

    /// A new pipe, neither end of which a child inherits unless it is told to; nil if there is none.
    static func pair() -> (reading: PipeEnd, writing: PipeEnd)? {
        var raw: [Int32] = [-1, -1]
        guard pipe(&raw) == 0 else { return nil }
        for end in raw { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let ends = raw.map(PipeEnd.init)
        for end in ends {
            // A number below 3 would collide with the standard streams of the child.
            let moved = fcntl(end.raw, F_DUPFD_CLOEXEC, 3)
            guard moved >= 0 else { return nil }
            end.close()
            end.raw = moved
        }
        return (ends[0], ends[1])
    }

    /// Has writes that would have to wait write less.
    func neverBlock() {
        _ = fcntl(raw, F_SETFL, fcntl(raw, F_GETFL) | O_NONBLOCK)
    }

    /// Up to as many bytes; none at the end; nil with `errno` set if the system refuses.
    func read(atMost count: Int) -> [UInt8]? {
        var failed = false
        let raw = raw
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            let got = uninterrupted { systemRead(raw, buffer.baseAddress, count) }
            failed = got < 0
            filled = max(got, 0)
        }
        return failed ? nil : bytes
    }

    /// Writes as many of the bytes as there is room for; nil if nobody reads them any more.
    func write(_ bytes: ArraySlice<UInt8>) -> Int? {
        let raw = raw
        let count = bytes.withUnsafeBytes { buffer in
            uninterrupted { systemWrite(raw, buffer.baseAddress, buffer.count) }
        }
        if count < 0 { return errno == EAGAIN ? 0 : nil }
        return count
    }
}

private func systemRead(_ file: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
    read(file, buffer, count)
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}
