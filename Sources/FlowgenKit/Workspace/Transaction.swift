// Writing, as a transaction without a journal. First every new file is written in full to a temporary beside its
// target; a full disk or a forbidden folder ends the run here, and the tree is put back as it was. Then the temporaries
// take their places one after another, in the order given, each by one atomic rename. A file that someone else changed
// between our reading and our writing is left alone, and so is what depends on it. A folder may be moved or deleted
// under a run at any instant; so each file is looked for at its path after its rename, and again before each phase. The
// run stops at the first that is not there, and the next run completes it.

import CLibrary

extension Root {
    /// Carries out a change set; hold the ``ProjectLock`` while you do.
    ///
    /// If it throws, which foreseeable errors and a full disk make it do, the tree is as it was. If it fails after the
    /// first file took its place, the report says so and names the files that are as planned; each other file is as it
    /// was.
    package func apply(_ changes: ChangeSet) throws(WorkspaceError) -> AppliedReport {
        var preflight = Preflight(root: bytes)
        let targets = try preflight.targets(of: changes)
        var transaction = Transaction(root: bytes, targets: targets, besides: changes)
        return try transaction.run()
    }
}

struct Transaction {
    private let targets: [Target]
    private let vacated: Set<RelativePath>
    private let swept: Set<RelativePath>
    private var folders: RootedFolders
    /// The names of the temporaries that have not taken their places, by target.
    private var temporaries: [Int: [UInt8]] = [:]
    /// The folders whose entries have changed and are not yet known to be on the disk.
    private var unsynced: Set<[UInt8]> = []
    private var report = AppliedReport()
    private let positions: [RelativePath: Int]

    init(root: [UInt8], targets: [Target], besides changes: ChangeSet = ChangeSet()) {
        self.targets = targets
        positions = Dictionary(
            targets.enumerated().map { ($0.element.change.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
        vacated = changes.vacated
        swept = changes.swept
        self.folders = RootedFolders(root: root)
    }

    /// Stages, commits, and tidies up whichever way it ends.
    mutating func run() throws(WorkspaceError) -> AppliedReport {
        do {
            try removeStaleTemporaries()
            try stage()
            try commit()
        } catch {
            discard()
            let failure = error.errorNumber == ENOENT ? error.vanished : error
            if report.written.isEmpty { throw failure }
            report.failure = failure
            return report
        }
        discard()
        return report
    }

    /// Removes what a killed run left in the folders this one is about to write to, and in others.
    private mutating func removeStaleTemporaries() throws(WorkspaceError) {
        var seen: Set<[UInt8]> = []
        for target in targets where seen.insert(target.place.folder).inserted {
            try folders.removeStaleTemporaries(in: target.place.folder, for: target.error)
        }
        let others = swept.isEmpty ? [] : [[]] + swept.sorted().map(\.bytes)
        for folder in others where seen.insert(folder).inserted {
            do throws(WorkspaceError) {
                try folders.removeStaleTemporaries(in: folder, for: ErrorContext(.list, nil))
            } catch {
                // Nothing is written there, so nothing depends on it.
            }
        }
    }

    /// Writes the temporaries of all files, making folders as needed.
    private mutating func stage() throws(WorkspaceError) {
        for (index, target) in targets.enumerated() where !target.change.isEmpty {
            guard let bytes = target.change.newBytes, let folder = try open(target.place, making: true, for: target)
            else { continue }
            let temporary = try makeTemporary(for: target, in: folder)
            temporaries[index] = temporary.name
            try temporary.fill(with: bytes, like: target.existing, for: target.error)
        }
        unsynced.formUnion(folders.made.map(\.folder))
    }

    /// Puts everything in its place, in order; each phase is on the disk before the next.
    private mutating func commit() throws(WorkspaceError) {
        var phase = targets.first?.change.phase
        for (index, target) in targets.enumerated() {
            if target.change.phase != phase {
                phase = target.change.phase
                try syncFolders()
                try verify(targets[..<index])
                if phase == targets.last?.change.phase { folders.removeEmpty(vacated) }
            }
            report.add(target.change.path, try settle(target, temporary: temporaries[index]))
            if report.entries.last?.outcome.isTemporaryUsed == true { temporaries[index] = nil }
        }
        folders.removeEmpty(vacated)
        try syncFolders()
    }

    /// Carries out one change, if what is at its path is still what was read.
    private mutating func settle(
        _ target: Target, temporary: [UInt8]?
    ) throws(WorkspaceError) -> AppliedReport.Outcome {
        guard let folder = try open(target.place, making: false, for: target) else {
            let outcome = report.outcome(of: target.change, finding: .nothing)
            if outcome == .created { throw target.error.failed(.vanished) }
            return outcome
        }
        let found = try target.look(in: folder)
        let outcome = report.outcome(of: target.change, finding: found)
        switch (outcome, temporary) {
        case (.created, let temporary?):
            let isFree = try target.placeNew(temporary, in: folder)
            guard isFree else { return .changedMeanwhile }
            try target.requireInPlace(folder, root: folders.root)
        case (.replaced, let temporary?):
            // What was there may be kept in files that were written before.
            try verify(target.change.needs.compactMap { positions[$0] }.map { targets[$0] })
            try target.replace(with: temporary, in: folder)
            try target.requireInPlace(folder, root: folders.root)
        case (.deleted, _):
            guard let home = try open(target.removal, making: false, for: target) else { return .alreadyAbsent }
            try target.remove(in: home)
        default:
            return outcome
        }
        unsynced.insert(outcome == .deleted ? target.removal.folder : target.place.folder)
        return outcome
    }

    /// Stops the run if a file that has taken its place is not there any more.
    private mutating func verify(_ targets: some Sequence<Target>) throws(WorkspaceError) {
        for target in targets where target.change.newBytes != nil {
            guard report.written.contains(target.change.path), !target.isThere(root: folders.root) else { continue }
            report.withdraw(target.change.path)
            throw target.error.failed(.vanished)
        }
    }

    /// Has the system write the changed folders' entries to the disk.
    private mutating func syncFolders() throws(WorkspaceError) {
        let error = ErrorContext(.write, nil)
        for resolvedPath in unsynced.sorted(by: bytesPrecede) {
            guard let folder = try folders.open(resolvedPath, making: false, for: error) else { continue }
            // Some file systems cannot do this for folders; nothing is wrong then.
            _ = uninterrupted { fsync(folder.raw) }
        }
        unsynced = []
    }

    /// Removes the temporaries that were not used, and the folders that were made in vain.
    private mutating func discard() {
        for (index, name) in temporaries {
            let path = joined(targets[index].place.folder, name)
            // This is the way back already: what cannot be removed, the next run removes.
            _ = unlink(cString(absolutePath(root: folders.root, path)))
        }
        temporaries = [:]
        folders.removeEmpty()
    }

    private mutating func open(_ place: Place, making: Bool, for target: Target) throws(WorkspaceError) -> Descriptor? {
        try folders.open(place.folder, making: making, for: target.error)
    }

    private func makeTemporary(
        for target: Target, in folder: borrowing Descriptor
    ) throws(WorkspaceError) -> Temporary {
        try Temporary(for: target.place.name, in: folder, error: target.error)
    }
}

extension AppliedReport.Outcome {
    fileprivate var isTemporaryUsed: Bool { self == .created || self == .replaced }
}
