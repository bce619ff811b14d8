// A project, and what several of its files share. All of it is worked out once, however many files ask.

import FlowModel

/// An integration of a project, for short.
typealias Integration = Project.Integration

/// A project, ready for the files that are written from it.
package struct ProjectOutline: Sendable {
    package var project: Project
    /// One for each flow of the project.
    let flows: [FlowOutline]

    /// - Parameter map: makes the outline of each flow, perhaps several at a time.
    package init(
        _ project: Project,
        map: ([Flow], @Sendable (Flow) -> FlowOutline) -> [FlowOutline] = { $0.map($1) }
    ) {
        self.project = project
        flows = map(project.flows) { FlowOutline(flow: $0, settings: project.configuration) }
    }

    var settings: Configuration { project.configuration }
    var folders: OutputLayout { project.folders }

    /// The folder of a flow's files.
    func folder(of flow: FlowOutline) -> String { folders.folder(ofFlow: flow.flow.name.value) }

    /// The flow that a wrapper serves.
    func flow(of wrapper: Project.Wrapper) -> FlowOutline { flows[wrapper.flowIndex] }
}
