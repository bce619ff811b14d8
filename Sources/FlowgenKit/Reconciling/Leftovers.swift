// Files that flowgen wrote once and that no flow asks for any more. One that says it is generated, and
// still has the bytes that a record remembers, goes; whatever else there is stays, and is named.
// Outside the present output folders and the proven former ones nothing goes, whatever a record says.
// Looked for in the output folders, and wherever the records say that a file was.
// Source: the design's section 6, "Leftovers".

import Fingerprints
import FlowModel
import FlowRendering
import Workspace

/// A file that no flow asks for any more.
package struct Leftover: Sendable {
    /// Whose it is.
    package enum Kind: Sendable {
        /// Generated, and as flowgen wrote it.
        case pristine
        /// Generated, and edited since, or not known to the records.
        case edited
        /// The developer's, once written by flowgen.
        case handwritten
        /// Named by a record, and outside every folder that is known to be flowgen's: never deleted.
        case stranded
    }

    /// The file.
    package let path: RelativePath
    /// Whose it is.
    package let kind: Kind
    /// Its bytes.
    package let contents: [UInt8]
    /// Whether it proves that the folder it is in was one of flowgen's.
    let isProof: Bool

    /// The change that removes it.
    var removal: FileChange { removal(needing: []) }

    /// The change that removes it when certain others have been made.
    func removal(needing needs: Set<RelativePath>) -> FileChange {
        FileChange(
            path, .delete(expected: contents),
            phase: isProof ? WritingPhase.proofs : WritingPhase.deletions, needs: needs)
    }
}

/// What no flow asks for any more.
struct Leftovers {
    /// The files, in the order of their paths.
    let files: [Leftover]
    /// Folders whose last file goes, or went in a run that was cut short.
    let vacated: Set<RelativePath>

    /// The files that a run removes.
    var removed: [Leftover] { files.filter { $0.kind == .pristine } }
    /// The files that stay until somebody says so.
    var kept: [Leftover] { files.filter { $0.kind != .pristine } }
    /// The files that `prune --force` removes.
    var prunable: [Leftover] { files.filter { $0.kind != .stranded } }
    /// The files that only their owner removes.
    var stranded: [Leftover] { files.filter { $0.kind == .stranded } }

    /// Nothing.
    static let none = Leftovers(files: [], vacated: [])
}

/// Looks for leftovers in a tree.
struct LeftoverSearch {
    let tree: any ReadableFileSystem
    let records: Records
    private let planned: Set<RelativePath>

    init(tree: any ReadableFileSystem, records: Records, planned: [RelativePath]) {
        self.tree = tree
        self.records = records
        self.planned = Set(planned)
    }

    /// The leftovers of a project whose files go to these folders.
    ///
    /// - Throws: `WorkspaceError` when a file or a folder cannot be read.
    func leftovers(in layout: OutputLayout) throws(WorkspaceError) -> Leftovers {
        var candidates: Set<RelativePath> = []
        for folder in [layout.integrations, layout.services, layout.tests] {
            try collect(below: RelativePath(validating: folder), into: &candidates)
        }
        var vacated: Set<RelativePath> = []
        for text in Set(records.handwritten).union(records.generated) {
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
        var files: [Leftover] = []
        let spellings = candidates.isEmpty ? [:] : foldedPlan
        for path in candidates.sorted() where try !isPlanned(path, in: spellings) {
            if let file = try leftover(at: path) { files.append(file) }
        }
        for file in files { if let folder = file.path.parent { vacated.insert(folder) } }
        return Leftovers(files: files, vacated: vacated)
    }

    private func leftover(at path: RelativePath) throws(WorkspaceError) -> Leftover? {
        guard let bytes = try tree.read(path) else { return nil }
        let kind: Leftover.Kind
        if FileRenderer.isGenerated(bytes), !records.layouts.hold(path) {
            kind = .stranded
        } else if FileRenderer.isGenerated(bytes) {
            let known = records.fingerprints(ofGenerated: path.description)
            kind = known.contains(Fingerprint.sha256(ofText: bytes)) ? .pristine : .edited
        } else if records.tellsOf(path, bytes) {
            kind = .handwritten
        } else if records.nameStranded(path, bytes) {
            kind = .stranded
        } else {
            return nil
        }
        return Leftover(
            path: path, kind: kind, contents: bytes,
            isProof: records.layouts.proofs.contains(path))
    }

    /// The Swift files below a folder (nil: the root) that are not planned. Hidden folders, and those
    /// of other projects, are left out, and links are not followed.
    private func collect(
        below folder: RelativePath?, into found: inout Set<RelativePath>
    ) throws(WorkspaceError) {
        if let folder {
            guard try tree.hasPlainWay(to: folder), try tree.kind(of: folder) == .folder else {
                return
            }
        }
        var open: [RelativePath?] = [folder]
        while let folder = open.popLast() {
            let entries = try tree.entries(of: folder)
            let isProject = entries.contains { $0.path.name == ProjectLoader.configurationPath }
            if isProject, folder != nil { continue }
            for entry in entries where !entry.path.name.hasPrefix(".") {
                if entry.kind == .folder { open.append(entry.path) }
                if entry.kind == .file, Self.isSwift(entry.path), !planned.contains(entry.path) {
                    found.insert(entry.path)
                }
            }
        }
    }

    /// Whether a planned file is at the path, perhaps under a name that this disk takes for the same.
    private func isPlanned(
        _ path: RelativePath, in spellings: [String: RelativePath]
    ) throws(WorkspaceError) -> Bool {
        guard let other = spellings[Self.folded(path)] else { return false }
        if other == path { return true }
        guard try tree.kind(of: other) != .absent else { return false }
        return try !isSpelledSo(other)
    }

    /// Whether every name on the way stands in its folder just so.
    private func isSpelledSo(_ path: RelativePath) throws(WorkspaceError) -> Bool {
        var current: RelativePath? = path
        while let place = current {
            let entries = try tree.entries(of: place.parent)
            guard entries.contains(where: { $0.path == place }) else { return false }
            current = place.parent
        }
        return true
    }

    /// The planned paths, by what a disk that knows no case makes of them.
    private var foldedPlan: [String: RelativePath] {
        Dictionary(planned.map { (Self.folded($0), $0) }, uniquingKeysWith: { min($0, $1) })
    }

    private static func folded(_ path: RelativePath) -> String { path.description.lowercased() }

    private static func isSwift(_ path: RelativePath) -> Bool { path.name.hasSuffix(".swift") }
}
