// The two streams a tool prints to, and what may be printed there. Whether to use colour is a pure function of what is
// known about the stream and the environment; writing copes with interruptions, with streams that are full for the
// moment, and with readers that have left.

import CLibrary

package struct TerminalStream: Hashable, Sendable {
    package let descriptor: Int32

    package static let standardOutput = TerminalStream(descriptor: 1)
    package static let standardError = TerminalStream(descriptor: 2)

    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    package enum WriteResult: Hashable, Sendable {
        case written
        /// The reader has closed the pipe; there is nobody left to write for.
        case closed
        /// The system refused, for instance because the disk is full; its `errno`.
        case failed(errno: Int32)
    }

    package var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Whether there is nobody at the other end any more.
    package var isClosed: Bool {
        var request = pollfd(fd: descriptor, events: 0, revents: 0)
        return poll(&request, 1, 0) == 1 && Int32(request.revents) & Int32(POLLERR | POLLHUP) != 0
    }

    /// Writes all bytes, waiting where the stream cannot take more at the moment.
    ///
    /// Call ``ignoreBrokenPipes()`` once before, or a closed pipe ends the process by a signal.
    @discardableResult
    package func write(_ bytes: [UInt8]) -> WriteResult {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let count = writeOnce(part)
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN || errno == EWOULDBLOCK {
                    waitUntilWritable()
                } else {
                    return errno == EPIPE ? .closed : .failed(errno: errno)
                }
            }
            return .written
        }
    }

    /// Writes a text as UTF-8; see ``write(_:)-([UInt8])``.
    @discardableResult
    package func write(_ text: String) -> WriteResult {
        write(Array(text.utf8))
    }

    /// Makes a closed pipe a ``WriteResult/closed`` rather than a signal that ends the process in the middle of its
    /// work.
    package static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    private func writeOnce(_ bytes: UnsafeRawBufferPointer) -> Int {
        uninterrupted { systemWrite(descriptor, bytes) }
    }

    private func waitUntilWritable() {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, 1000)
    }
}

/// Whether to print in colour: on a terminal that is not `dumb`, and only if `NO_COLOR` is absent or empty
/// (https://no-color.org).
package func usesColor(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
}

package func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
}

/// The current folder as an absolute path; throws if it has been removed.
package func currentFolder() throws(WorkspaceError) -> String {
    guard let path = getcwd(nil, 0) else { throw ErrorContext(.open, ".").failed(errno) }
    defer { free(path) }
    return String(cString: path)
}

/// The path by which the program was called; nil if it is not known. A link stays one: after an upgrade it leads to
/// another file, and is still there.
package func calledPath() throws(WorkspaceError) -> String? {
    guard let name = CommandLine.arguments.first, !name.isEmpty else { return nil }
    if name.hasPrefix("/") { return name }
    if name.contains("/") {
        // Parts `..` stay: what they lead to may depend on links.
        let parts = name.split(separator: "/").filter { $0 != "." }
        return try currentFolder() + "/" + parts.joined(separator: "/")
    }
    let folders = (environmentVariable("PATH") ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { $0.hasPrefix("/") && isProgram($0) }
}

/// Whether a file is at a path, and this user may run it.
private func isProgram(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
