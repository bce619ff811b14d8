// `flowgen preview`: writes an interactive HTML preview of a flow. It never overwrites a file that is not a preview.

import FlowModel
import FlowDrawing

package struct Preview {
    package enum Destination {
        /// To standard output.
        case standardOutput
        /// To a file in a folder, by the name that the command line gave it.
        case file(RelativePath, in: Root, argument: String)
    }

    package let destination: Destination

    package init(to destination: Destination) {
        self.destination = destination
    }

    package func run(flow path: RelativePath, files: any ReadableFileSystem) throws -> RunReport {
        let drawn = try DrawnFlow(path, in: files)
        guard let flow = drawn.flow else { return drawn.report }
        let page = PreviewPage(flow, configuration: drawn.configuration).text
        switch destination {
        case .standardOutput:
            var report = drawn.report
            report.text = page
            return report
        case .file(let file, let folder, let argument):
            var report = drawn.report
            report.outsidePaths.insert(argument)
            guard let action = try write(Array(page.utf8), to: file, in: folder) else {
                report.status = .environment
                report.diagnostics.append(.occupied(argument))
                return report
            }
            if action == .skipped { report.status = .drift }
            report.files = [.init(path: argument, action: action)]
            return report
        }
    }

    /// Nil if the file is not a preview, and so was not written.
    private func write(_ page: [UInt8], to file: RelativePath, in folder: Root) throws -> RunReport.Action? {
        let old = try folder.read(file)
        if let old, !old.starts(with: Array(PreviewPage.beginning.utf8)) { return nil }
        let kind = old.map { FileChange.Kind.replace(old: $0, new: page) } ?? .create(page)
        guard try folder.apply(ChangeSet([FileChange(file, kind)])).isComplete else { return .skipped }
        return old == nil ? .created : old == page ? .unchanged : .updated
    }
}

extension Diagnostic {
    fileprivate static func occupied(_ file: String) -> Diagnostic {
        Diagnostic(
            "flow-preview-occupied", "this file exists, and it is not a preview",
            advice: "name another one with --output, or remove it", path: file)
    }
}
