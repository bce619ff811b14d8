// What a run is about to do, as plain values, and what became of it. A change set is computed elsewhere, from memory;
// whoever applies it, the disk or its twin, asks this file alone what a change means for what it finds at the path.

package struct FileChange: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A new file; left out if something has appeared at the path meanwhile.
        case create([UInt8])
        /// New bytes for a file that was read as `old`; left out if it reads differently by now.
        case replace(old: [UInt8], new: [UInt8])
        /// No file any more, where `expected` was read; left out if it reads differently by now.
        case delete(expected: [UInt8])
    }

    package let path: RelativePath
    package let kind: Kind
    /// When: lower phases come first, and are on the disk before the next one starts.
    package let phase: Int
    /// Files that must not have been left out for this one to happen, such as the shared file a record speaks of. They
    /// count only if they come earlier in the order.
    package let needs: Set<RelativePath>

    package init(_ path: RelativePath, _ kind: Kind, phase: Int = 0, needs: Set<RelativePath> = []) {
        self.path = path
        self.kind = kind
        self.phase = phase
        self.needs = needs
    }
}

package struct ChangeSet: Hashable, Sendable {
    package private(set) var changes: [FileChange]
    /// Folders that are to go, with those around them, if nothing is left in them. They go after the phases before the
    /// last one.
    package let vacated: Set<RelativePath>
    /// Folders in which a run that was cut short may have left something of its own, besides those that are written to.
    /// The root is one of them if there are any.
    package let swept: Set<RelativePath>

    /// A set of these changes; `vacated` are folders to remove if nothing is left in them, `swept` those to look
    /// through for what an earlier run has left.
    package init(
        _ changes: [FileChange] = [], vacating vacated: Set<RelativePath> = [], sweeping swept: Set<RelativePath> = []
    ) {
        self.changes = changes
        self.vacated = vacated
        self.swept = swept
    }

    package var isEmpty: Bool { changes.isEmpty && vacated.isEmpty && swept.isEmpty }

    package mutating func append(_ change: FileChange) {
        changes.append(change)
    }

    /// The changes in the order they happen: by phase, and as given within one.
    package var inOrder: [FileChange] {
        changes.enumerated().sorted { ($0.element.phase, $0.offset) < ($1.element.phase, $1.offset) }.map(\.element)
    }

    /// Throws if two changes speak of one path.
    func requireDistinctPaths() throws(WorkspaceError) {
        var seen: Set<RelativePath> = []
        for change in changes where !seen.insert(change.path).inserted {
            throw WorkspaceError(.write, change.path, .changedTwice)
        }
    }
}

package struct AppliedReport: Hashable, Sendable {
    package enum Outcome: Hashable, Sendable {
        case created
        case replaced
        case deleted
        /// Old and new bytes were the same; the file was not touched.
        case unchanged
        /// The file to delete was gone already.
        case alreadyAbsent
        /// Someone else wrote the file between reading and writing; it was left as it is.
        case changedMeanwhile
        /// Left out because a change it needs was left out.
        case held
    }

    package struct Entry: Hashable, Sendable {
        package let path: RelativePath
        package let outcome: Outcome
    }

    package private(set) var entries: [Entry] = []
    /// Why the run stopped after its first entries; nil if it came to its end.
    package internal(set) var failure: WorkspaceError?
    private var leftOut: Set<RelativePath> = []
    /// The files that are new, have new bytes, or are gone.
    package private(set) var written: Set<RelativePath> = []

    package init() {}

    package func paths(_ outcome: Outcome) -> [RelativePath] {
        entries.filter { $0.outcome == outcome }.map(\.path)
    }

    /// Whether every change was carried out: none was left out.
    package var isComplete: Bool { leftOut.isEmpty && failure == nil }

    mutating func add(_ path: RelativePath, _ outcome: Outcome) {
        entries.append(Entry(path: path, outcome: outcome))
        switch outcome {
        case .created, .replaced, .deleted: written.insert(path)
        case .changedMeanwhile, .held: leftOut.insert(path)
        case .unchanged, .alreadyAbsent: break
        }
    }

    /// Takes back what was said of a file that is not there any more.
    mutating func withdraw(_ path: RelativePath) {
        entries.removeAll { $0.path == path }
        written.remove(path)
    }

    /// What a change comes to, given what was found at its path.
    func outcome(of change: FileChange, finding found: Found) -> Outcome {
        guard change.needs.isDisjoint(with: leftOut) else { return .held }
        switch change.kind {
        case .create: return found == .nothing ? .created : .changedMeanwhile
        case .replace:
            if change.isEmpty { return .unchanged }
            return found == .expected ? .replaced : .changedMeanwhile
        case .delete:
            if found == .nothing { return .alreadyAbsent }
            return found == .expected ? .deleted : .changedMeanwhile
        }
    }
}

/// What is at the path of a change when its turn comes.
enum Found {
    case nothing
    case expected
    case different
}

extension FileChange {
    /// The bytes the file was read with; nil where it was absent.
    var expected: [UInt8]? {
        switch kind {
        case .create: nil
        case .replace(let old, _): old
        case .delete(let expected): expected
        }
    }

    /// The bytes the file is to have; nil where it is to go.
    var newBytes: [UInt8]? {
        switch kind {
        case .create(let new), .replace(_, let new): new
        case .delete: nil
        }
    }

    /// Whether the file is to have the bytes it was read with.
    var isEmpty: Bool { expected == newBytes }
}
