// One flow, read to be drawn or previewed. What is wrong with other flows of its project does
// not matter here, unless it is told of in this one or in the configuration.

import Diagnostics
import FlowModel
import Workspace

/// A flow that was read, and all there is to say about it.
struct DrawnFlow {
    /// The flow; nil if it is invalid.
    let flow: Flow?
    /// The project's settings; the defaults where it has none.
    let configuration: Configuration
    /// A report that says what is wrong, or nothing yet.
    let report: RunReport

    /// Reads a flow, with the settings and the other flows of the project it belongs to.
    ///
    /// - Throws: `WorkspaceError` when it cannot be read.
    init(_ path: RelativePath, in files: any ReadableFileSystem) throws {
        let (found, loaded) = try Validate().judge(flows: [path], files: files)
        let flow = loaded.flows.first { $0.file.path == path.description }
        self.flow = found.status == .clean ? flow : nil
        configuration = loaded.configuration
        var report = found
        report.summary = ""
        self.report = report
    }
}
