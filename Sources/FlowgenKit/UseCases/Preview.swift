// `flowgen preview`: one page to try a flow's scenarios in. A file that such a run has not written is never
// overwritten.

import Diagnostics
import FlowDrawing
import FlowModel
import Workspace

/// Makes the preview page of a flow.
package struct Preview {
    /// Where the page goes.
    package enum Destination {
        /// To standard output.
        case standardOutput
        /// To a file in a folder, by the name that the command line gave it.
        case file(RelativePath, in: Root, argument: String)
    }

    /// Where the page goes.
    package let destination: Destination

    /// A preview that goes there.
    package init(to destination: Destination) {
        self.destination = destination
    }

    /// Makes the page of one flow.
    ///
    /// - Throws: `WorkspaceError` when the flow cannot be read, or the page not written.
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
            let status = try write(Array(page.utf8), to: file, in: folder)
            switch status {
            case .occupied:
                report.status = .environment
                report.diagnostics.append(.occupied(argument))
            case .written(let action):
                if action == .skipped { report.status = .drift }
                report.files = [.init(path: argument, action: action)]
            }
            return report
        }
    }

    private enum WriteResult {
        case occupied
        case written(RunReport.Action)
    }

    private func write(
        _ page: [UInt8], to file: RelativePath, in folder: Root
    ) throws -> WriteResult {
        let old = try folder.read(file)
        if let old, !old.starts(with: Array(PreviewPage.beginning.utf8)) { return .occupied }
        let kind = old.map { FileChange.Kind.replace(old: $0, new: page) } ?? .create(page)
        let applied = try folder.apply(ChangeSet([FileChange(file, kind)]))
        guard applied.isComplete else { return .written(.skipped) }
        return .written(old == nil ? .created : old == page ? .unchanged : .updated)
    }
}

extension Diagnostic {
    fileprivate static func occupied(_ file: String) -> Diagnostic {
        Diagnostic(
            "flow-preview-occupied", "there is a file of that name that is no preview",
            advice: "name another one with --output, or remove it", path: file)
    }
}
