// The contents of blobs, asked for one by one of a single `git cat-file --batch`, which is started when
// the first is needed and ends with its owner.

import Workspace

/// Reads blobs.
final class BlobReader {
    private let git: Git
    private let limit: Int
    private var child: ChildPipes?
    private var pending: [UInt8] = []

    init(_ git: Git, limit: Int) {
        self.git = git
        self.limit = limit
    }

    /// The contents of the blob with this name, which stands in the index at `path`.
    func read(_ name: [UInt8], at path: RelativePath) throws(WorkspaceError) -> [UInt8] {
        let child = try running()
        guard child.input.write(name + [10]) else { throw ended(path) }
        while !pending.contains(10) { try fill(path) }
        let header = pending.prefix { $0 != 10 }
        let words = header.split(separator: UInt8(ascii: " "))
        guard words.count == 3, words[1].elementsEqual("blob".utf8),
            let size = Int(String(decoding: words[2], as: UTF8.self))
        else {
            self.child = nil
            let text = String(decoding: header, as: UTF8.self)
            throw WorkspaceError(.read, path.description, .other("git says: \(text)"))
        }
        guard size <= limit else {
            self.child = nil
            pending = []
            throw WorkspaceError(.read, path.description, .tooLarge(limit: limit))
        }
        let start = header.count + 1
        // A line feed ends the contents.
        while pending.count < start + size + 1 { try fill(path) }
        let contents = Array(pending[start..<start + size])
        pending.removeFirst(start + size + 1)
        return contents
    }

    private func running() throws(WorkspaceError) -> ChildPipes {
        if let child { return child }
        let started = try git.start(["cat-file", "--batch"])
        child = started
        return started
    }

    private func fill(_ path: RelativePath) throws(WorkspaceError) {
        guard let bytes = child?.output.read(atMost: 65_536), !bytes.isEmpty else {
            throw ended(path)
        }
        pending += bytes
    }

    private func ended(_ path: RelativePath) -> WorkspaceError {
        let said = child?.errors.read(atMost: 4096) ?? []
        child = nil
        pending = []
        return WorkspaceError(.read, path.description, .other(Git.reason(said)))
    }
}
