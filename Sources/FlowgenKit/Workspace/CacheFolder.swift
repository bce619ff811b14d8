// A folder for files that save time and nothing else: they may be absent, old, torn or unwritable, and nothing changes
// but the time that a run takes. It is never part of a commit: in a git worktree it is in git's folder of that
// worktree, anywhere else in the user's cache folder. A file is replaced as a whole, so that two runs at a time do no
// harm. Files that nobody has written for a month go, those of deleted projects too.

import CLibrary

package struct CacheFolder: Sendable {
    private let path: String

    /// The longest file that is read.
    private static let limit = 1 << 30
    /// After so many seconds a file goes.
    private static let lifetime = 30 * 24 * 3600
    /// A temporary file of a run that was killed goes after an hour.
    private static let temporaryLifetime = 3600
    private static let temporaryPrefix = ".writing-"

    /// A folder of one's own choice.
    package init(path: String) { self.path = path }

    /// The cache folder of a project; nil if neither git nor the user has a folder for it.
    package init?(of root: Root) {
        guard let place = root.gitFolder ?? Self.userFolder else { return nil }
        path = place + "/flowgen"
    }

    private static var userFolder: String? {
        if let folder = environmentVariable("XDG_CACHE_HOME"), folder.hasPrefix("/") {
            return folder
        }
        guard let home = environmentVariable("HOME"), home.hasPrefix("/") else { return nil }
        #if canImport(Darwin)
            return home + "/Library/Caches"
        #else
            return home + "/.cache"
        #endif
    }

    /// The bytes of a file; nil if it cannot be read.
    package func read(_ name: String) -> [UInt8]? {
        Self.bytes(at: "\(path)/\(name)", limit: Self.limit)
    }

    /// Replaces a file, and removes old ones. What cannot be written is not.
    package func write(_ name: String, _ bytes: [UInt8]) {
        guard makeFolder() else { return }
        let temporary = "\(path)/\(Self.temporaryPrefix)\(getpid())-\(name)"
        _ = unlink(temporary)
        let raw = uninterrupted {
            open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        }
        guard raw >= 0 else { return }
        let isWritten = writeAll(bytes, to: Descriptor(owning: raw)) == nil
        if !isWritten || rename(temporary, "\(path)/\(name)") != 0 { _ = unlink(temporary) }
        removeOldFiles()
    }

    private func makeFolder() -> Bool {
        // A link may lead to a folder of somebody else's.
        if fileKind(at: path, followsLinks: false) == .folder { return true }
        // The user's cache folder may be missing; git's own is not.
        if let end = path.lastIndex(of: "/") { _ = mkdir(String(path[..<end]), 0o700) }
        return mkdir(path, 0o700) == 0 || fileKind(at: path, followsLinks: false) == .folder
    }

    private func removeOldFiles() {
        do throws(WorkspaceError) {
            let now = SystemClock.nanoseconds()
            for (name, _) in try folderNames(Array(path.utf8), for: ErrorContext(.list, path)) {
                let file = "\(path)/\(String(decoding: name, as: UTF8.self))"
                var facts = stat()
                guard lstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { continue }
                let isTemporary = name.starts(with: Self.temporaryPrefix.utf8)
                let lifetime = isTemporary ? Self.temporaryLifetime : Self.lifetime
                let age = (now &- FileStamp(facts).modified) / 1_000_000_000
                if age > Int64(lifetime) { _ = unlink(file) }
            }
        } catch {
            // The next run may have more luck.
        }
    }

    fileprivate static func bytes(at path: String, limit: Int) -> [UInt8]? {
        let raw = uninterrupted { open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
        guard raw >= 0 else { return nil }
        do throws(WorkspaceError) {
            return try contents(of: Descriptor(owning: raw), limit: limit, for: ErrorContext(.read, path))
        } catch {
            return nil
        }
    }
}

extension Root {
    /// Git's own folder of the worktree that the folder is in; nil if it is in none.
    package var gitFolder: String? {
        do throws(WorkspaceError) {
            guard let top = try Root.find(upwardsFrom: path, having: ".git") else { return nil }
            let entry = (top.path == "/" ? "" : top.path) + "/.git"
            var folder = entry
            if fileKind(at: entry) == .file {
                // In a linked worktree and in a submodule it says where the folder is.
                let bytes = CacheFolder.bytes(at: entry, limit: 4096) ?? []
                let text = String(decoding: bytes, as: UTF8.self)
                guard text.hasPrefix("gitdir: ") else { return nil }
                let target = text.dropFirst("gitdir: ".count).prefix { $0 != "\n" && $0 != "\r" }
                folder = target.hasPrefix("/") ? String(target) : "\(top.path)/\(target)"
            }
            return fileKind(at: folder + "/HEAD") == .file ? folder : nil
        } catch {
            return nil
        }
    }
}

/// The program that is running, as its folder knows it: another build is another one.
package func runningProgram() -> FileStamp? {
    #if canImport(Darwin)
        var size: UInt32 = 0
        _ = _NSGetExecutablePath(nil, &size)
        var path = [CChar](repeating: 0, count: Int(size) + 1)
        guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
    #else
        let path = "/proc/self/exe".utf8CString.map { $0 }
    #endif
    var facts = stat()
    return stat(path, &facts) == 0 ? FileStamp(facts) : nil
}

/// The user on whose behalf the program runs, who may read other files than the next one.
package func currentUser() -> UInt64 { UInt64(geteuid()) }
