// The contents of blobs, asked for one by one of a single `git cat-file --batch`, which is started when the first is
// needed and ends with its owner.

final class BlobReader: Sendable {
    private let git: Git
    private let limit: Int
    private let conversation = Locked(Conversation())

    fileprivate static let command = ["cat-file", "--batch"]

    init(_ git: Git, limit: Int) {
        self.git = git
        self.limit = limit
    }

    /// The contents of the blob with this name, which is in the index at `path`.
    func read(_ name: [UInt8], at path: RelativePath) throws(WorkspaceError) -> [UInt8] {
        try conversation.withLock { conversation throws(WorkspaceError) in
            let process: PipedProcess
            if let running = conversation.process {
                process = running
            } else {
                process = try git.start(Self.command)
            }
            conversation.process = process
            process.send(name + [10])
            do throws(WorkspaceError) { return try conversation.answer(of: process, path, limit: limit) } catch {
                // What is left of this answer would be taken for the next one.
                conversation = Conversation()
                throw error
            }
        }
    }
}

/// What was said so far: the running git, and what it has sent and nobody has read.
private struct Conversation {
    var process: PipedProcess?
    private var pending: [UInt8] = []

    mutating func answer(of process: PipedProcess, _ path: RelativePath, limit: Int) throws(WorkspaceError) -> [UInt8] {
        while !pending.contains(10) { try fill(from: process, path) }
        let header = pending.prefix { $0 != 10 }
        let words = header.split(separator: UInt8(ascii: " "))
        guard words.count == 3, words[1].elementsEqual("blob".utf8),
            let size = Int(String(decoding: words[2], as: UTF8.self))
        else {
            if words.last?.elementsEqual("missing".utf8) == true {
                throw Self.missing(path, process.complaints)
            }
            let text = String(decoding: header, as: UTF8.self)
            throw WorkspaceError(.read, path, .other("git says: \(text)"))
        }
        guard size <= limit else { throw WorkspaceError(.read, path, .tooLarge(limit: limit)) }
        let start = header.count + 1
        // A line feed ends the contents.
        while pending.count < start + size + 1 { try fill(from: process, path) }
        let contents = Array(pending[start..<start + size])
        pending.removeFirst(start + size + 1)
        return contents
    }

    private mutating func fill(from process: PipedProcess, _ path: RelativePath) throws(WorkspaceError) {
        do throws(PipedProcess.Failure) {
            let bytes = try process.receive()
            pending += bytes
            guard bytes.isEmpty else { return }
            _ = try process.finish()
        } catch {
            throw Git.failure(BlobReader.command, error)
        }
        throw Self.missing(path, process.complaints)
    }

    private static func missing(_ path: RelativePath, _ complaints: [UInt8]) -> WorkspaceError {
        let reason =
            Git.lacksContents(complaints)
            ? "git has not fetched its contents, since this is a partial clone; "
                + "run this command with GIT_NO_LAZY_FETCH=0 to let git fetch them"
            : complaints.isEmpty ? "its contents are missing from the repository" : Git.reason(complaints)
        return WorkspaceError(.read, path, .other(reason))
    }
}
