// Orphaned files: flowgen wrote them once, and no flow uses them any more. A run deletes one that says it is generated
// and has the bytes that a state file lists; anything else stays, and is reported. Outside of the output folders,
// present ones and proven former ones, nothing is deleted, whatever a state file says.

import FlowModel
import FlowCode

/// A file that no flow uses any more.
enum OrphanedFile: Sendable {
    /// Generated, and as flowgen wrote it.
    case pristine
    /// Generated, and edited since, or unknown to the state files.
    case edited
    /// A skeleton, as flowgen wrote it.
    case untouched
    /// Written once by flowgen, and the developer's since.
    case handwritten
    /// Named by a state file, and outside of every output folder: never deleted.
    case stranded

    /// An error if the next run deletes the file, else a warning.
    func diagnostic(at path: RelativePath) -> Diagnostic {
        var message = "no flow uses this file any more"
        var advice = "copy what you need from it, then run `flowgen prune --force`"
        switch self {
        case .pristine: advice = "run `flowgen generate`"
        case .edited: message = "no flow uses this generated file any more, and it was edited"
        case .untouched: (message, advice) = (message + "; it is as flowgen wrote it", "run `flowgen prune --force`")
        case .handwritten: message += "; it may contain your code"
        case .stranded:
            message += ", and it is outside the output folders"
            advice = "if you do not need it, delete it: flowgen does not delete it"
        }
        return Diagnostic(
            "check-orphan", message, severity: self == .pristine ? .error : .warning,
            advice: advice, at: SourceLocation(startOf: path))
    }
}

extension SourceLocation {
    /// The start of a file that nobody shows, in the form that editors follow.
    init(startOf path: RelativePath) {
        self.init(file: SourceFile(path: path.description, bytes: []), range: 0..<0)
    }
}

/// Looks for orphaned files in the output folders, and wherever the state files say that a file was.
struct OrphanSearch {
    let tree: any ReadableFileSystem
    let state: StateFiles
    let planned: Set<RelativePath>

    /// An action for each orphaned file, in the order of their paths, and the folders whose last file goes, or went in
    /// a run that was cut short.
    func orphans(in layout: OutputLayout) throws(WorkspaceError) -> (files: [FileAction], vacated: Set<RelativePath>) {
        var candidates: Set<RelativePath> = []
        for folder in [layout.integrations, layout.services, layout.tests] {
            try collect(below: RelativePath(validating: folder), into: &candidates)
        }
        var vacated: Set<RelativePath> = []
        for text in state.knownPaths {
            guard let path = RelativePath(validating: text), path.isVisibleSwift,
                !planned.contains(path), try tree.hasPlainWay(to: path)
            else { continue }
            switch try tree.kind(of: path) {
            case .file:
                if try tree.ownFile(at: path) != nil { candidates.insert(path) }
            case .absent: if let folder = path.parent { vacated.insert(folder) }
            case .folder, .link, .other: break
            }
        }
        // The planned paths, as a disk that ignores case knows them.
        let spellings = Dictionary(
            candidates.isEmpty ? [] : planned.map { ($0.description.lowercased(), $0) },
            uniquingKeysWith: { min($0, $1) })
        var files: [FileAction] = []
        for path in candidates.sorted() where try !isPlanned(path, in: spellings) {
            guard let bytes = try tree.read(path), let kind = kind(of: path, bytes) else { continue }
            let isProof = state.layouts.proofs.contains(path)
            files.append(
                FileAction(
                    path, kind == .pristine ? .delete : .keep, old: bytes, reason: .orphan(kind, isProof: isProof)))
            if let folder = path.parent { vacated.insert(folder) }
        }
        return (files, vacated)
    }

    private func kind(of path: RelativePath, _ bytes: [UInt8]) -> OrphanedFile? {
        guard FileRenderer.isGenerated(bytes) else {
            if state.provesStarted(path, bytes) {
                return state.listsSkeleton(path, ContentHash.sha256(ofText: bytes)) ? .untouched : .handwritten
            }
            return state.claimsStarted(path, bytes) ? .stranded : nil
        }
        guard state.layouts.hold(path) else { return .stranded }
        let known = state.hashes(ofGenerated: path.description)
        return known.contains(ContentHash.sha256(ofText: bytes)) ? .pristine : .edited
    }

    private func collect(
        below folder: RelativePath?, into found: inout Set<RelativePath>
    ) throws(WorkspaceError) {
        if let folder {
            guard try tree.hasPlainWay(to: folder), try tree.kind(of: folder) == .folder else { return }
        }
        for path in try tree.swiftFiles(below: folder) where !planned.contains(path) {
            found.insert(path)
        }
    }

    /// Whether a planned file is at the path, perhaps under a name that this disk takes for the same.
    private func isPlanned(_ path: RelativePath, in spellings: [String: RelativePath]) throws(WorkspaceError) -> Bool {
        guard let other = spellings[path.description.lowercased()] else { return false }
        if other == path { return true }
        guard try tree.kind(of: other) != .absent else { return false }
        var current: RelativePath? = other
        while let spelled = current {
            let entries = try tree.entries(of: spelled.parent)
            guard entries.contains(where: { $0.path == spelled }) else { return true }
            current = spelled.parent
        }
        return false
    }
}
