// The thin layer over POSIX that the rest of the module stands on: owned file descriptors, calls repeated after an
// interruption, and the few facts of `stat` anyone here asks for.

import CLibrary

/// A file descriptor that is closed when its owner goes.
struct Descriptor: ~Copyable {
    let raw: Int32

    init(owning raw: Int32) {
        self.raw = raw
    }

    deinit {
        _ = close(raw)
    }
}

struct FileFacts {
    let kind: EntryKind
    let size: Int
    let permissions: mode_t
    let owner: uid_t
    let group: gid_t

    init(_ facts: stat) {
        kind = EntryKind(mode: facts.st_mode)
        size = Int(facts.st_size)
        permissions = facts.st_mode & 0o7777
        owner = facts.st_uid
        group = facts.st_gid
    }
}

extension EntryKind {
    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .link
        default: self = .other
        }
    }
}

/// Bytes as the NUL-terminated string that C wants.
func cString(_ bytes: [UInt8]) -> [CChar] {
    [CChar](unsafeUninitializedCapacity: bytes.count + 1) { buffer, count in
        for index in bytes.indices {
            buffer[index] = CChar(truncatingIfNeeded: bytes[index])
        }
        buffer[bytes.count] = 0
        count = bytes.count + 1
    }
}

/// Repeats a call for as long as a signal interrupts it.
func uninterrupted<Value: SignedInteger>(_ call: () -> Value) -> Value {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}

/// The system's words for an `errno`, starting in lower case.
func systemText(_ number: Int32) -> String {
    guard let text = strerror(number) else { return "error \(number)" }
    let words = String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
}

/// Whether the last call failed since nothing is there.
var isAbsent: Bool { errno == ENOENT }

/// The facts about an absolute path, its last component not followed; nil if it is absent.
func linkFacts(_ absolute: [UInt8], for error: ErrorContext) throws(WorkspaceError) -> FileFacts? {
    var facts = stat()
    if lstat(cString(absolute), &facts) == 0 { return FileFacts(facts) }
    if isAbsent { return nil }
    throw error.failed(errno)
}

/// What stands at a path, by default with links followed; absent too where nobody may look.
func fileKind(at path: String, followsLinks: Bool = true) -> EntryKind {
    var facts = stat()
    return (followsLinks ? stat(path, &facts) : lstat(path, &facts)) == 0 ? FileFacts(facts).kind : .absent
}

/// An absolute path with all links resolved; nil if it leads nowhere.
func realPath(_ path: [UInt8], for error: ErrorContext) throws(WorkspaceError) -> [UInt8]? {
    guard let resolved = realpath(cString(path), nil) else {
        if isAbsent { return nil }
        throw error.failed(errno)
    }
    defer { free(resolved) }
    return UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)).map { $0 }
}

/// What is being done and with what, carried to the place where the system refuses.
struct ErrorContext {
    let action: WorkspaceError.Action
    private let path: String
    private let place: RelativePath?

    init(_ action: WorkspaceError.Action, _ path: String) {
        self.action = action
        self.path = path
        place = nil
    }

    init(_ action: WorkspaceError.Action, _ place: RelativePath?) {
        self.action = action
        self.place = place
        path = "."
    }

    func failed(_ errno: Int32) -> WorkspaceError { failed(.system(errno: errno)) }

    func failed(_ reason: WorkspaceError.Reason) -> WorkspaceError {
        guard let place else { return WorkspaceError(action, path, reason) }
        return WorkspaceError(action, place, reason)
    }
}

/// Reads an open file to its end: one `fstat`, and one `read` unless the file is growing.
func contents(
    of descriptor: borrowing Descriptor, limit: Int, for error: ErrorContext
) throws(WorkspaceError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor.raw, &status) == 0 else { throw error.failed(errno) }
    let facts = FileFacts(status)
    guard facts.kind == .file else { throw error.failed(facts.kind == .folder ? .isAFolder : .notAFile) }
    var result: [UInt8] = []
    var room = facts.size + 1
    while true {
        guard result.count + room - 1 <= limit else { throw error.failed(.tooLarge(limit: limit)) }
        let part = chunk(of: descriptor.raw, room: room)
        guard part.errno == 0 else { throw error.failed(part.errno) }
        result = result.isEmpty ? part.bytes : result + part.bytes
        if part.bytes.count < room { return result }
        room = 64 * 1024
    }
}

/// Writes all bytes to an open file; its `errno` if the system refuses, else nil.
func writeAll(_ bytes: [UInt8], to descriptor: borrowing Descriptor) -> Int32? {
    let raw = descriptor.raw
    return bytes.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: rest)
            let count = uninterrupted { write(raw, part.baseAddress, part.count) }
            guard count > 0 else { return count < 0 ? errno : EIO }
            rest = rest.dropFirst(count)
        }
        return nil
    }
}

/// Up to `room` bytes; fewer only at the end of the file or with an `errno`.
private func chunk(of descriptor: Int32, room: Int) -> (bytes: [UInt8], errno: Int32) {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        while count < room {
            let rest = UnsafeMutableBufferPointer(rebasing: buffer[count...])
            let got = uninterrupted { read(descriptor, rest.baseAddress, rest.count) }
            if got < 0 { failure = errno }
            if got <= 0 { return }
            count += got
            if got < rest.count { return }
        }
    }
    return (bytes, failure)
}
