// What the records are to say after a run: a line for each planned file, those of its members, and
// those of leftovers that stay. Everything else in them is left over and goes with the next change;
// a record that only says too much is as good as it should be.

import Fingerprints
import FlowRendering
import Workspace

/// The records after a run.
struct RecordPlan {
    /// What becomes of one record.
    struct Change {
        /// The record.
        let path: RelativePath
        /// The change; it needs the files that the record speaks of.
        let change: FileChange
        /// Whether something is new in it; false when it is tidied only.
        let isNews: Bool
        /// Whether something is missing in it of files that are as they should be.
        let lacks: Bool
    }

    /// The records that change, in the order of their paths.
    let changes: [Change]
    /// The rules for git, where there are none.
    let rules: FileChange?

    /// The records that a check complains of.
    var lacking: [Change] { changes.filter(\.lacks) }
    /// The records that a run writes for a reason.
    var news: [Change] { changes.filter(\.isNews) }

    /// Plans the records.
    ///
    /// - Throws: `WorkspaceError` when the rules for git cannot be looked for.
    init(
        fates: [FileFate], shared: SharedMerge, leftovers: Leftovers, records: Records,
        tree: any ReadableFileSystem
    ) throws(WorkspaceError) {
        var drafts: [RelativePath: RecordDraft] = [:]
        for path in records.files.keys { drafts[path] = RecordDraft() }
        for fate in fates {
            guard let path = Records.path(of: fate.file.owner) else { continue }
            let lines = RecordLine.lines(of: fate, shared)
            let isRewritten = shared.rewrittenTests.contains(fate.file.identity)
            drafts[path, default: RecordDraft()].add(
                lines, of: fate, isRewritten ? nil : records)
            // Members may have been followed there.
            if fate.ownership == .merged {
                drafts[path]?.needs.formUnion(shared.siblings.map(\.path))
            }
        }
        if let path = Records.path(of: .project), !records.templateLines.isEmpty {
            drafts[path, default: RecordDraft()].lines.formUnion(records.templateLines)
        }
        let kept = Dictionary(
            leftovers.kept.map { ($0.path.description, $0.kind) },
            uniquingKeysWith: { one, _ in one }
        )
        let identities = kept.isEmpty ? [] : Set(fates.map(\.file.identity))
        for (path, file) in records.files where !kept.isEmpty {
            drafts[path]?.lines.formUnion(file.leftover(kept, besides: identities))
        }
        let removals = Set(leftovers.removed.map(\.path))
        changes = drafts.sorted { $0.key < $1.key }.compactMap { path, draft in
            Self.change(of: path, to: draft, from: records, removals)
        }
        rules = drafts.isEmpty ? nil : try Self.rules(in: tree)
    }

    /// The records without the lines of files that nothing asks for, when all of those are removed.
    static func tidied(_ outcome: Outcome) -> [Change] {
        guard let records = outcome.recorded else { return [] }
        let paths = Set(outcome.fates.map(\.file.path))
        let identities = Set(outcome.fates.map(\.file.identity))
        let removals = Set(outcome.leftovers.prunable.map(\.path))
        let stranded = Dictionary(
            outcome.leftovers.stranded.map { ($0.path.description, $0.kind) },
            uniquingKeysWith: { one, _ in one })
        return records.files.sorted { $0.key < $1.key }.compactMap { path, file in
            var draft = RecordDraft()
            draft.lines = file.lines.filter { line in
                if case .member(let identity, _) = line { return identities.contains(identity) }
                if case .template = line { return records.templateLines.contains(line) }
                return line.path.map(paths.contains) ?? false
            }
            draft.lines.formUnion(file.leftover(stranded, besides: identities))
            return change(of: path, to: draft, from: records, removals)
        }
    }

    private static func change(
        of path: RelativePath, to draft: RecordDraft, from records: Records,
        _ removals: Set<RelativePath>
    ) -> Change? {
        let old = records.files[path]
        if let old, old.isJust(draft.lines) { return nil }
        let new = RecordText.bytes(of: draft.lines)
        let kind: FileChange.Kind
        if let old {
            kind = new.isEmpty ? .delete(expected: old.bytes) : .replace(old: old.bytes, new: new)
        } else {
            if new.isEmpty { return nil }
            kind = .create(new)
        }
        let gone = (old?.paths ?? []).filter(removals.contains)
        return Change(
            path: path,
            change: FileChange(
                path, kind, phase: WritingPhase.records, needs: draft.needs.union(gone)),
            isNews: draft.lines.contains { !$0.isTemplate && !records.holds($0) },
            lacks: draft.lacks)
    }

    /// Records of two branches are merged line by line, and have the same line ends everywhere.
    private static func rules(in tree: any ReadableFileSystem) throws(WorkspaceError) -> FileChange?
    {
        guard let path = RelativePath(validating: "\(Records.folder)/.gitattributes"),
            try tree.kind(of: path) == .absent
        else { return nil }
        let text = "*.record text eol=lf merge=union\n"
        return FileChange(path, .create(Array(text.utf8)), phase: WritingPhase.records)
    }
}

/// A record that is being put together.
private struct RecordDraft {
    var lines: Set<RecordLine> = []
    /// The files that must have been written for the lines to be true.
    var needs: Set<RelativePath> = []
    /// Whether a line is missing of a file that is as it should be.
    var lacks = false

    /// - Parameter records: What must hold the lines if the file is as it should be; nil if nothing must.
    mutating func add(_ new: Set<RecordLine>, of fate: FileFate, _ records: Records?) {
        lines.formUnion(new)
        if fate.isPending {
            needs.insert(fate.path)
        } else if let records, new.contains(where: { !records.holds($0) }) {
            lacks = true
        }
    }
}

extension Records.File {
    /// Whether the record says this and nothing else; order and line ends do not matter.
    fileprivate func isJust(_ wanted: Set<RecordLine>) -> Bool {
        lines == wanted && bytes.count(where: { $0 == UInt8(ascii: "\n") }) == wanted.count
    }

    /// The lines that stay though no flow asks for their files: of those that are still there, and of
    /// the members in them, where nothing that is planned has taken over the members.
    fileprivate func leftover(
        _ kept: [String: Leftover.Kind], besides planned: Set<String>
    ) -> Set<RecordLine> {
        var identities: Set<String> = []
        for case .shared(let identity, let path, _) in lines
        where [.handwritten, .stranded].contains(kept[path]) {
            if !planned.contains(identity) { identities.insert(identity) }
        }
        return lines.filter { line in
            switch line {
            case .generated(let path, _): [.edited, .stranded].contains(kept[path])
            case .once(let path), .shared(_, let path, _):
                [.handwritten, .stranded].contains(kept[path])
            case .member(let identity, _): identities.contains(identity)
            case .template: false
            }
        }
    }
}

extension RecordLine {
    /// The lines that a file has in its record after a run.
    fileprivate static func lines(of fate: FileFate, _ shared: SharedMerge) -> Set<RecordLine> {
        let (path, identity) = (fate.file.path, fate.file.identity)
        let fingerprint = fate.fingerprint ?? ""
        switch fate.ownership {
        case .generated: return [.generated(path: path, fingerprint: fingerprint)]
        case .scaffold: return [.once(path: path)]
        case .merged:
            let members = shared.members[identity] ?? []
            return Set(members.map { .member(identity: identity, fields: $0) })
                .union([.shared(identity: identity, path: path, fingerprint: fingerprint)])
        }
    }
}
