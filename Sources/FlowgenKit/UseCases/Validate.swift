// `flowgen validate`: reads flows and says what is wrong with them, and nothing else.

import Diagnostics
import FlowModel
import Workspace

/// Reads flows and says what is wrong with them.
package struct Validate {
    /// A validation.
    package init() {}

    /// Validates flows, with the settings and the other flows of the project they belong to if there
    /// is one. Only what concerns these flows, or the configuration, is reported.
    ///
    /// - Throws: `WorkspaceError` when a flow cannot be read.
    package func run(flows: [RelativePath], files: any ReadableFileSystem) throws -> RunReport {
        try judge(flows: flows, files: files).report
    }

    /// The same, with what was read.
    func judge(
        flows: [RelativePath], files: any ReadableFileSystem
    ) throws -> (report: RunReport, loaded: LoadedProject) {
        var missing: [Diagnostic] = []
        for flow in flows where try files.read(flow) == nil {
            missing.append(
                Diagnostic("flow-missing", "there is no such file", path: flow.description))
        }
        let loaded = try ProjectLoader(files: files).load(
            extraFlows: flows, requiresConfiguration: false)
        let shown = Set(flows.map(\.description) + [ProjectLoader.configurationPath])
        let relevant = missing + loaded.diagnostics.filter { $0.path.map(shown.contains) ?? true }
        var report = RunReport(status: relevant.hasErrors ? .invalid : .clean)
        report.diagnostics = relevant.sortedWithoutDuplicates()
        if !relevant.hasErrors {
            report.summary = "\(RunReport.count(flows.count, "flow")) valid."
        }
        return (report, loaded)
    }
}
