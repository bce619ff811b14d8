// The `pre-commit` hook of a repository: where it is, and how flowgen's lines get into it and out again. It is written
// like every file, by one rename; a hook that is there keeps its own lines and its mode.

import CLibrary

package struct GitHook {
    package enum Outcome: Sendable {
        case created
        case updated
        /// It is gone, since it held nothing else.
        case deleted
        case unchanged
    }

    package var path: String { folder.path + "/" + name.description }
    /// Says what would be done and writes nothing.
    package var isDryRun = false
    private let script: HookScript
    /// Git's folder, which all worktrees share.
    private let folder: Root
    private let name: RelativePath

    /// Finds the hook of the repository that a project lies in.
    ///
    /// - Parameter program: where flowgen is on this machine.
    /// - Throws: `WorkspaceError` when git or a repository is missing, when `core.hooksPath` is set, or when the project's
    ///   path cannot be put into a script.
    package init(root: Root, program: String?) throws(WorkspaceError) {
        let top = try Git.line(Git(folder: root.path).run(["rev-parse", "--show-toplevel"]))
        let git = try Git(folder: top)
        let ask = ["rev-parse", "--path-format=absolute"]
        let common = try Git.line(git.run(ask + ["--git-common-dir"]))
        let hooks = try Git.line(git.run(ask + ["--git-path", "hooks"]))
        guard hooks == common + "/hooks", let name = RelativePath(validating: "hooks/pre-commit") else {
            throw WorkspaceError(
                .write, hooks + "/pre-commit",
                .other("core.hooksPath is set; add `flowgen check --staged` to the hook that it leads to yourself"))
        }
        folder = try Root(common)
        self.name = name
        let path = folder.path + "/" + name.description
        guard root.path == top || root.path.hasPrefix(top + "/") else {
            throw WorkspaceError(.write, path, .outsideRoot)
        }
        let project = String(root.path.dropFirst(top.count).drop { $0 == "/" })
        guard Self.isWritable(project) else {
            throw WorkspaceError(
                .write, path,
                .other("the project's path '\(project)' contains a control character; rename its folder"))
        }
        script = HookScript(project: project, program: program.flatMap { Self.isWritable($0) ? $0 : nil })
    }

    /// Whether a path can be put into a script.
    private static func isWritable(_ path: String) -> Bool {
        !path.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }

    /// Adds flowgen's lines.
    ///
    /// - Throws: `WorkspaceError` when there is a hook that cannot take them.
    package func install() throws(WorkspaceError) -> Outcome {
        if try folder.kind(of: name) == .link {
            throw refused("it is a link; add `flowgen check --staged` to the file that it leads to")
        }
        let old = try folder.read(name)
        if let old, !old.isEmpty, access(path, X_OK) != 0 {
            throw refused(
                "git does not run it, since it is not executable; run `chmod +x \(ShellWord.quoted(path))` first")
        }
        guard let new = try edited({ script throws(HookScript.Refusal) in try script.installed(in: old) }) else {
            return .unchanged
        }
        let outcome: Outcome = old == nil ? .created : .updated
        if isDryRun { return outcome }
        _ = try folder.apply(ChangeSet([FileChange(name, old.map { .replace(old: $0, new: new) } ?? .create(new))]))
        if old?.isEmpty ?? true, chmod(path, 0o755) != 0 {
            throw WorkspaceError(.write, path, .system(errno: errno))
        }
        return outcome
    }

    /// Removes flowgen's lines; a hook that has no others is deleted.
    ///
    /// - Throws: `WorkspaceError` when the hook cannot be written.
    package func uninstall() throws(WorkspaceError) -> Outcome {
        guard let old = try folder.read(name),
            let new = try edited({ script throws(HookScript.Refusal) in
                try script.uninstalled(from: old)
            })
        else { return .unchanged }
        let kind: FileChange.Kind = new.isEmpty ? .delete(expected: old) : .replace(old: old, new: new)
        if !isDryRun { _ = try folder.apply(ChangeSet([FileChange(name, kind)])) }
        return new.isEmpty ? .deleted : .updated
    }

    private func edited(
        _ edit: (HookScript) throws(HookScript.Refusal) -> [UInt8]?
    ) throws(WorkspaceError) -> [UInt8]? {
        do throws(HookScript.Refusal) {
            return try edit(script)
        } catch {
            throw refused(error.rawValue)
        }
    }

    private func refused(_ reason: String) -> WorkspaceError {
        WorkspaceError(.write, path, .other(reason))
    }
}
