// The order in which a run writes. Each phase is on the disk before the next one starts, so that a
// run that is cut short anywhere can be taken up by the next: what the developer has is safe before
// anything takes its place, and the records speak only of what is there.

/// The phases of a run, first to last.
enum WritingPhase {
    /// Copies of flows, the configuration, and what is kept aside.
    static let inputs = 0
    /// Shared files.
    static let shared = 1
    /// Files that are written once.
    static let once = 2
    /// Generated files.
    static let generated = 3
    /// Deletions.
    static let deletions = 4
    /// Deletions of what proves a former layout: without it nothing else there would be deleted.
    static let proofs = 5
    /// Records.
    static let records = 6
}
