// What the state files say after a run: the lines of each planned file, those of its members, and those of orphaned
// files that stay. Everything else in them is outdated and goes with the next change; a state file that only says too
// much is up to date.

import FlowCode

extension StateFiles {
    /// The actions that bring the state files up to date with the actions of a run.
    func update(
        after actions: [FileAction], in tree: any ReadableFileSystem, _ workers: Workers
    ) throws(WorkspaceError) -> [FileAction] {
        let beside = Set(actions.filter { if case .members = $0.reason { $0.isPending } else { false } }.map(\.path))
        var owned: [RelativePath: [FileAction]] = files.mapValues { _ in [] }
        for action in actions {
            if let owner = action.planned?.owner, let path = Self.path(of: owner) {
                owned[path, default: []].append(action)
            }
        }
        let groups = Array(owned)
        let made = workers.map(groups) { draft(after: $0.value, beside) }
        let drafts = Dictionary(uniqueKeysWithValues: zip(groups.map(\.key), made))
        var changes = change(to: drafts, after: actions, workers)
        if !drafts.isEmpty, let rules = try gitRules(in: tree) { changes.append(rules) }
        return changes
    }

    /// The actions that remove the lines of orphaned files from the state files.
    func tidied(after actions: [FileAction], planned: [PlannedFile]) -> [FileAction] {
        let paths = Set(planned.map(\.path))
        let identities = Set(planned.map(\.identity))
        let drafts = files.mapValues { file in
            Draft(
                lines: file.lines.filter { line in
                    switch line {
                    case .member(let identity, _): identities.contains(identity)
                    default: line.path.map(paths.contains) ?? false
                    }
                })
        }
        return change(to: drafts, after: actions, .available, identities)
    }

    /// A state file that is put together.
    private struct Draft: Sendable {
        var lines: Set<StateLine> = []
        /// The files that must have been written for the lines to be true.
        var needs: Set<RelativePath> = []
        var isIncomplete = false
    }

    /// The state file of an owner after what happens to the owner's files.
    private func draft(after actions: [FileAction], _ beside: Set<RelativePath>) -> Draft {
        var draft = Draft()
        for action in actions {
            draft.lines.formUnion(action.stateLines)
            if action.isPending {
                draft.needs.insert(action.path)
            } else {
                // The names that hand-written code may use change with that code.
                draft.isIncomplete = draft.isIncomplete || action.stateLines.contains { $0.path != nil && !holds($0) }
            }
            if action.planned?.ownership == .merged { draft.needs.formUnion(beside) }
        }
        return draft
    }

    private func change(
        to drafts: [RelativePath: Draft], after actions: [FileAction], _ workers: Workers,
        _ identities: Set<String>? = nil
    ) -> [FileAction] {
        let identities = identities ?? Set(actions.compactMap(\.planned?.identity))
        var kept: [String: OrphanedFile] = [:]
        var deleted: Set<String> = []
        for action in actions {
            guard let orphan = action.orphan else { continue }
            if action.isPending {
                deleted.insert(action.path.description)
            } else {
                kept[action.path.description] = orphan
            }
        }
        return workers.map(drafts.sorted { $0.key < $1.key }) { [kept, deleted] path, draft in
            let old = files[path]
            var lines = draft.lines
            if let old { lines.formUnion(old.lines(of: kept, excluding: identities)) }
            if let old, old.isJust(lines) { return nil }
            if old == nil, lines.isEmpty { return nil }
            let new = StateLine.bytes(of: lines)
            if let old, old.bytes == new { return nil }
            var action = FileAction(
                path, old == nil ? .create : lines.isEmpty ? .delete : .update, old: old?.bytes,
                new: lines.isEmpty ? nil : new,
                reason: .stateFile(
                    isNews: lines.contains { !holds($0) }, isIncomplete: draft.isIncomplete))
            let gone = (old?.lines ?? []).compactMap(\.path).filter(deleted.contains)
            action.needs = draft.needs.union(gone.compactMap { RelativePath(validating: $0) })
            return action
        }.compactMap(\.self)
    }

    /// The state files of two branches are merged line by line, have the same line ends everywhere, and are folded in
    /// reviews.
    private func gitRules(in tree: any ReadableFileSystem) throws(WorkspaceError) -> FileAction? {
        guard let path = Self.attributesPath, try tree.kind(of: path) == .absent else { return nil }
        let text = "*.record text eol=lf merge=union linguist-generated\n"
        return FileAction(path, .create, new: Array(text.utf8), reason: .gitRules)
    }
}

extension StateFiles.File {
    /// Whether the file says this and nothing else; order and line ends do not matter.
    fileprivate func isJust(_ wanted: Set<StateLine>) -> Bool {
        lines == wanted && bytes.count(where: { $0 == UInt8(ascii: "\n") }) == wanted.count
    }

    /// The lines of orphaned files that stay, and of the members in them, unless something planned has taken over the
    /// members.
    fileprivate func lines(of kept: [String: OrphanedFile], excluding planned: Set<String>) -> Set<StateLine> {
        guard !kept.isEmpty else { return [] }
        func isKept(_ path: String, _ kinds: [OrphanedFile]) -> Bool {
            kept[path].map(kinds.contains) ?? false
        }
        var identities: Set<String> = []
        for case .shared(let identity, let path, _) in lines
        where isKept(path, [.untouched, .handwritten, .stranded]) && !planned.contains(identity) {
            identities.insert(identity)
        }
        return lines.filter { line in
            switch line {
            case .generated(let path, _): isKept(path, [.edited, .stranded])
            case .once(let path), .shared(_, let path, _):
                isKept(path, [.untouched, .handwritten, .stranded])
            case .member(let identity, _): identities.contains(identity)
            }
        }
    }
}
