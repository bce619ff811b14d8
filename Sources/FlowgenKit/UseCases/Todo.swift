// `flowgen todo`: lists what is left to fill in, by file and line, and how much is done. A place is done when the comment
// that marks it in a fresh skeleton is no longer in the file.

import FlowModel
import FlowCode

package struct Todo {
    package init() {}

    /// What became of the question.
    package enum Answer: Sendable {
        /// What is left.
        case list(TodoList)
        /// The inputs are invalid.
        case invalid(RunReport)
    }

    package func run(files: any ReadableFileSystem) throws -> Answer {
        let loaded = try ProjectLoader(files: files).load()
        guard let valid = loaded.project else { return .invalid(.invalid(loaded)) }
        let renderer = try FileRenderer(replacing: loaded.templates)
        let plan = try Planner(files: files).plan()
        // What an SDK requires of its delegates is to be filled in, too.
        let project = plan.loaded.project ?? valid
        let members = Dictionary(grouping: plan.actions.flatMap(\.todos), by: \.path)
        var listed: Set<String> = []
        var list = TodoList()
        for file in FileKinds.files(of: project) where file.ownership != .generated {
            let fresh = renderer.render(file)
            guard let bytes = try list.add(file, as: fresh, in: files) else { continue }
            list.add(SkippedScenarios(in: bytes))
            list.add(TodoPlace.retired(in: bytes, path: file.path))
            list.add(members[file.path] ?? [])
            listed.insert(file.path)
        }
        for path in members.keys.sorted() where !listed.contains(path) { list.add(members[path] ?? []) }
        for flow in project.flows {
            list.add(TestedScenarios(flow, in: project.configuration))
        }
        return .list(list)
    }
}
