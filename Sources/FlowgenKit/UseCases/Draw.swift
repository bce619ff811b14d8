// `flowgen graph`: a flow, or the whole project, as a picture.

import FlowModel
import FlowDrawing

package struct Draw {
    package enum Format: String, Sendable, CaseIterable {
        /// Mermaid, which many sites draw by themselves.
        case mermaid
        /// The language of Graphviz.
        case dot
        /// A picture, made by Graphviz.
        case svg
    }

    package let format: Format

    package init(format: Format) {
        self.format = format
    }

    package func run(flow path: RelativePath, files: any ReadableFileSystem) throws -> RunReport {
        let drawn = try DrawnFlow(path, in: files)
        guard let flow = drawn.flow else { return drawn.report }
        let graph = FlowGraph(flow)
        return try finish(drawn.report, mermaid: { $0.text(for: graph) }, dot: { $0.text(for: graph) })
    }

    package func run(project files: any ReadableFileSystem) throws -> RunReport {
        let loaded = try ProjectLoader(files: files).load()
        guard let project = loaded.project else { return .invalid(loaded) }
        var report = RunReport(status: .clean)
        report.diagnostics = loaded.diagnostics
        let graph = ProjectGraph(project)
        return try finish(report, mermaid: { $0.text(for: graph) }, dot: { $0.text(for: graph) })
    }

    private func finish(
        _ report: RunReport, mermaid: (MermaidPrinter) -> String, dot: (DOTPrinter) -> String
    ) throws(WorkspaceError) -> RunReport {
        var report = report
        switch format {
        case .mermaid: report.text = mermaid(MermaidPrinter())
        case .dot: report.text = dot(DOTPrinter())
        case .svg:
            let program = ExternalProgram("dot", ["-Tsvg"])
            switch try program.run(input: Array(dot(DOTPrinter()).utf8)) {
            case .succeeded(let output):
                report.text = SVGStyle.added(to: String(decoding: output, as: UTF8.self))
            case .missing:
                report.status = .environment
                report.diagnostics.append(.graphvizMissing)
            case .failed(let complaint):
                report.status = .environment
                report.diagnostics.append(.graphvizFailed(complaint))
            }
        }
        return report
    }
}

extension Diagnostic {
    fileprivate static let graphvizMissing = Diagnostic(
        "flow-graphviz", "Graphviz draws the SVG, but its program `dot` is not in PATH",
        advice: "install it (`apt-get install graphviz`, `brew install graphviz`), or use `--format mermaid`")

    fileprivate static func graphvizFailed(_ complaint: String) -> Diagnostic {
        let line = complaint.split(separator: "\n").first.map(String.init) ?? "it gives no reason"
        return Diagnostic(
            "flow-graphviz", "Graphviz could not draw the picture: \(line)",
            advice: "use `--format mermaid`, or `--format dot` and another program")
    }
}
