// `flowgen validate`: reads flows and reports what is wrong with them. `graph` and `preview` read their flow in the same
// way.

import FlowModel

package struct Validate {
    package init() {}

    /// Validates flows, with the settings and the other flows of the project they belong to if there is one. Only what
    /// concerns these flows, or the configuration, is reported.
    package func run(flows: [RelativePath], files: any ReadableFileSystem) throws -> RunReport {
        try load(flows: flows, files: files).report
    }

    /// Validates all flows of a project, and its configuration.
    package func run(project files: any ReadableFileSystem) throws -> RunReport {
        let loaded = try ProjectLoader(files: files).load()
        var report = RunReport(status: loaded.diagnostics.hasErrors ? .invalid : .clean)
        report.diagnostics = loaded.diagnostics
        if report.status == .clean {
            report.summary = "\(RunReport.count(loaded.flowPaths.count, "flow")) valid."
        }
        return report
    }

    /// The same, with what was read.
    func load(
        flows: [RelativePath], files: any ReadableFileSystem
    ) throws -> (report: RunReport, loaded: LoadedProject) {
        var missing: [Diagnostic] = []
        for flow in flows where try files.read(flow) == nil {
            missing.append(Diagnostic("flow-missing", "there is no such file", path: flow.description))
        }
        let loaded = try ProjectLoader(files: files).load(extraFlows: flows, requiresConfiguration: false)
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

/// A flow to draw, and the diagnostics about it.
struct DrawnFlow {
    /// The flow; nil if it is invalid.
    let flow: Flow?
    /// The project's settings; the defaults if it has none.
    let configuration: Configuration
    /// A report that says what is wrong, or nothing yet.
    let report: RunReport

    /// Reads a flow, with the settings and the other flows of the project it belongs to.
    init(_ path: RelativePath, in files: any ReadableFileSystem) throws {
        let (found, loaded) = try Validate().load(flows: [path], files: files)
        let flow = loaded.flows.first { $0.file.path == path.description }
        self.flow = found.status == .clean ? flow : nil
        configuration = loaded.configuration
        var report = found
        report.summary = ""
        self.report = report
    }
}
