// What a version control system knows of files that it could not merge. The disk shows its attempt; the versions that
// it started from are elsewhere.

/// A file that could not be merged: as both sides had it, and as each has it now; nil where a side has none.
package struct UnmergedVersions: Sendable {
    package var base: [UInt8]?
    package var ours: [UInt8]?
    package var theirs: [UInt8]?

    /// A file that could not be merged.
    package init(base: [UInt8]? = nil, ours: [UInt8]? = nil, theirs: [UInt8]? = nil) {
        (self.base, self.ours, self.theirs) = (base, ours, theirs)
    }
}

/// The files that could not be merged.
package protocol UnmergedFiles: Sendable {
    /// The versions of a file; nil if it is merged.
    /// - Parameter isMarked: the file has conflict markers. Else the answer may rest on whether a merge is in progress.
    func versions(of path: RelativePath, isMarked: Bool) throws(WorkspaceError) -> UnmergedVersions?

    /// Whether the version control system was told not to merge the file: then it leaves one side, and no markers.
    func isLeftWhole(_ path: RelativePath) throws(WorkspaceError) -> Bool
}

/// No file has to be merged.
package struct EverythingMerged: UnmergedFiles {
    /// No file has to be merged.
    package init() {}

    package func versions(of path: RelativePath, isMarked: Bool) throws(WorkspaceError) -> UnmergedVersions? { nil }

    package func isLeftWhole(_ path: RelativePath) throws(WorkspaceError) -> Bool { false }
}
