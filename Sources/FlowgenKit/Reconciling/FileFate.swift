// What is to become of each rendered file, given what is on disk. A generated file is written when
// its bytes differ; a shared file, and one that is written once, when it is absent.
//
// Here the merge of shared files has its place: between the rendered file, whose members are known
// by the part of the flow they come from, and the bytes that the developer has.

import FlowRendering
import Workspace

/// A rendered file and what is to become of it.
public struct FileFate: Sendable {
    /// What is to happen.
    public enum Kind: Sendable {
        /// It is absent and will be written.
        case create
        /// It says something else, and will be rewritten.
        case update(old: [UInt8])
        /// Somebody else's file is in its place: it is kept aside, and rewritten.
        case replace(foreign: [UInt8])
        /// It is as it should be.
        case unchanged
        /// It is the developer's, and stays as it is.
        case keep
    }

    /// The file's path.
    public let path: RelativePath
    /// The file as it should be.
    public let file: RenderedFile
    /// What is to happen.
    public let kind: Kind

    /// Whether a run would write the file.
    public var isPending: Bool {
        switch kind {
        case .create, .update, .replace: true
        case .unchanged, .keep: false
        }
    }

    /// The change that a run makes; nil when it makes none.
    public var change: FileChange? {
        switch kind {
        case .create: FileChange(path, .create(file.contents), phase: phase)
        case .update(let old), .replace(foreign: let old):
            FileChange(path, .replace(old: old, new: file.contents), phase: phase)
        case .unchanged, .keep: nil
        }
    }

    /// Shared files are written first, generated ones last, so that a run that is cut short can be
    /// taken up by the next.
    private var phase: Int {
        switch file.ownership {
        case .shared: 1
        case .once: 2
        case .generated: 3
        }
    }
}

/// Compares rendered files with those in a tree.
struct Reconciler {
    let files: any FileReading

    /// The fate of each file, in the order given.
    ///
    /// - Throws: `WorkspaceError` when something at a file's path cannot be read as a file.
    func fates(of rendered: [RenderedFile]) throws(WorkspaceError) -> [FileFate] {
        var fates: [FileFate] = []
        fates.reserveCapacity(rendered.count)
        for file in rendered {
            guard let path = RelativePath(validating: file.path) else {
                throw WorkspaceError(.write, file.path, .outsideRoot)
            }
            fates.append(FileFate(path: path, file: file, kind: try kind(of: file, at: path)))
        }
        return fates
    }

    private func kind(
        of file: RenderedFile, at path: RelativePath
    ) throws(WorkspaceError) -> FileFate.Kind {
        guard let old = try files.read(path) else { return .create }
        guard file.ownership == .generated else { return .keep }
        if Self.areSame(old, file.contents) { return .unchanged }
        return FileRenderer.isGenerated(old) ? .update(old: old) : .replace(foreign: old)
    }

    /// Whether two texts are the same but for CR LF in the first where the second has LF: a checkout
    /// with other line ends is no difference.
    static func areSame(_ old: [UInt8], _ new: [UInt8]) -> Bool {
        if old == new { return true }
        guard old.count > new.count else { return false }
        var place = 0
        for (index, byte) in old.enumerated() {
            if byte == 13, index + 1 < old.count, old[index + 1] == 10 { continue }
            guard place < new.count, new[place] == byte else { return false }
            place += 1
        }
        return place == new.count
    }
}
