// Staging: the only place where the index is written. The bytes go into it as they are, past the filters that a
// repository's settings may name: none of these programs is run. As git does it, a new index is made beside the one
// that is there, under git's own lock, and renamed at the end; before that the files are written to the disk.

import CLibrary
import Workspace

extension GitIndexFiles {
    /// Stages files with these bytes, or their deletion, if some other work succeeds that is done while git's lock is held.
    ///
    /// - Throws: `WorkspaceError` when another git holds the lock; then the work is not even begun.
    package func stage(
        _ files: [(RelativePath, [UInt8]?)], if work: () throws(WorkspaceError) -> Bool
    ) throws(WorkspaceError) -> Bool {
        if files.isEmpty { return try work() }
        let index = IndexFile(try git.indexPath())
        try index.lock()
        defer { index.unlock() }
        try index.copy()
        try stage(files, by: git.with(index: index.copyPath))
        guard try work() else { return false }
        try index.replace()
        return true
    }

    private func stage(
        _ files: [(RelativePath, [UInt8]?)], by git: Git
    ) throws(WorkspaceError) {
        // The paths of the index begin at the top of the worktree.
        let said = try git.run(["rev-parse", "--show-object-format", "--show-prefix"])
        let digits = said.starts(with: "sha256".utf8) ? 64 : 40
        let prefix = Git.lineBytes(Array(said.drop { $0 != 10 }.dropFirst()))
        var lines: [UInt8] = []
        for (path, bytes) in files {
            var line = Array("0 \(String(repeating: "0", count: digits))".utf8)
            if let bytes {
                let answer = try git.answer(
                    to: ["hash-object", "-w", "-t", "blob", "--no-filters", "--stdin"],
                    input: bytes)
                guard answer.status == 0 else {
                    throw Git.failure(["hash-object"], Git.reason(answer.complaints))
                }
                line = try mode(ofStaged: path, by: git) + [32] + Git.lineBytes(answer.output)
            }
            lines += line + [9] + prefix + path.bytes + [0]
        }
        let answer = try git.answer(
            to: withoutFilters() + ["update-index", "-z", "--index-info"], input: lines)
        guard answer.status == 0 else {
            throw Git.failure(["update-index"], Git.reason(answer.complaints))
        }
    }

    /// The mode that a file keeps when it is staged: that of the index or, if it is new, of the file on the disk, as with `git add`.
    private func mode(ofStaged path: RelativePath, by git: Git) throws(WorkspaceError) -> [UInt8] {
        if let mode = mode(of: path) { return mode }
        let plain = Array("100644".utf8)
        guard access(git.folder + "/" + path.description, X_OK) == 0 else { return plain }
        let said = try git.answer(to: ["config", "--type=bool", "--get", "core.fileMode"])
        return Git.line(said.output) == "false" ? plain : Array("100755".utf8)
    }

    /// Options that switch the configured filters off. Whenever git writes the index it reads files again that have
    /// changed within the same second, and through their filters.
    private func withoutFilters() throws(WorkspaceError) -> [String] {
        let pattern = "^filter\\..*\\.(clean|process|required)$"
        let said = try git.answer(to: ["config", "-z", "--name-only", "--get-regexp", pattern])
        var options: [String] = []
        for name in Set(said.output.split(separator: 0)) {
            let text = String(decoding: name, as: UTF8.self)
            guard !text.contains("="), text.utf8.elementsEqual(name) else {
                throw Git.failure(["update-index"], "the filter '\(text)' cannot be switched off")
            }
            options += ["-c", text + (text.hasSuffix(".required") ? "=false" : "=")]
        }
        return options
    }
}

extension Git {
    /// A line that git prints, without its end.
    fileprivate static func lineBytes(_ bytes: [UInt8]) -> [UInt8] {
        bytes.last == 10 ? Array(bytes.dropLast()) : bytes
    }
}

/// The file of the index, its lock, and the copy that becomes the next index.
private struct IndexFile {
    let path: String
    private let lockPath: String
    let copyPath: String

    init(_ path: String) {
        (self.path, lockPath) = (path, path + ".lock")
        copyPath = "\(path).flowgen-\(getpid())"
    }

    func lock() throws(WorkspaceError) {
        let descriptor = open(lockPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            throw WorkspaceError(
                .write, path,
                errno == EEXIST
                    ? .other(
                        "another git process is running here, so nothing was changed; try again when it has "
                            + "ended, or delete \(lockPath) if there is none") : .system(errno: errno))
        }
        _ = close(descriptor)
    }

    /// Ends the lock, and removes a copy that has not become the index.
    func unlock() {
        _ = unlink(copyPath)
        _ = unlink(lockPath)
    }

    /// Copies the index; a new repository has none.
    func copy() throws(WorkspaceError) {
        let source = open(path, O_RDONLY | O_CLOEXEC)
        guard source >= 0 else {
            if errno == ENOENT { return }
            throw WorkspaceError(.read, path, .system(errno: errno))
        }
        defer { _ = close(source) }
        let target = open(copyPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard target >= 0 else { throw WorkspaceError(.write, copyPath, .system(errno: errno)) }
        defer { _ = close(target) }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(source, &buffer, buffer.count)
            if count == 0 { return }
            if count < 0 {
                if errno == EINTR { continue }
                throw WorkspaceError(.read, path, .system(errno: errno))
            }
            var start = 0
            while start < count {
                let written = buffer.withUnsafeBytes { bytes in
                    write(target, bytes.baseAddress?.advanced(by: start), count - start)
                }
                if written < 0, errno == EINTR { continue }
                guard written > 0 else {
                    throw WorkspaceError(.write, copyPath, .system(errno: errno))
                }
                start += written
            }
        }
    }

    func replace() throws(WorkspaceError) {
        guard rename(copyPath, path) == 0 else {
            throw WorkspaceError(.write, path, .system(errno: errno))
        }
    }
}
