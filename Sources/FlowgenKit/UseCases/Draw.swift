// `flowgen graph`: a flow, or the whole project, as a picture in Mermaid, which many sites draw by themselves.

import FlowModel
import FlowDrawing

package struct Draw {
    package init() {}

    package func run(flow path: RelativePath, files: any ReadableFileSystem) throws -> RunReport {
        let drawn = try DrawnFlow(path, in: files)
        guard let flow = drawn.flow else { return drawn.report }
        var report = drawn.report
        report.text = MermaidPrinter().text(for: FlowGraph(flow))
        return report
    }

    package func run(project files: any ReadableFileSystem) throws -> RunReport {
        let loaded = try ProjectLoader(files: files).load()
        guard let project = loaded.project else { return .invalid(loaded) }
        var report = RunReport(status: .clean)
        report.diagnostics = loaded.diagnostics
        report.text = MermaidPrinter().text(for: ProjectGraph(project))
        return report
    }
}
