// What `new` and `remove` do to the inputs of a project, before anything is generated from them: flows
// copied in, and the configuration.

import Workspace

/// The inputs that a run writes.
struct InputChanges {
    var changes: [FileChange] = []
    var lines: [RunReport.FileLine] = []
    var added: [RelativePath: [UInt8]] = [:]
    /// Whether the project had a configuration before.
    var hasConfiguration = false
    /// Whether the configuration before may have lacked flows by mistake.
    var mayLackFlows = false

    mutating func add(
        _ path: RelativePath, old: [UInt8]?, new: [UInt8], action: RunReport.Action
    ) {
        let kind = old.map { FileChange.Kind.replace(old: $0, new: new) } ?? .create(new)
        changes.append(FileChange(path, kind, phase: WritingPhase.inputs))
        lines.append(RunReport.FileLine(path: path.description, action: action))
        added[path] = new
    }
}
