// The path under which a diagnostic is shown: a report may start elsewhere than at the project's root.

import FlowModel

extension Diagnostic {
    /// The same diagnostic with its path as it is to be shown; what its texts name starts at the project's root.
    ///
    /// - Parameter prefix: what leads to the folder that the path starts from, ending in `/`.
    package func placed(below prefix: String) -> Diagnostic {
        prefix.isEmpty ? self : path.map { moved(to: prefix + $0) } ?? self
    }

    /// The same diagnostic about the same text under another path.
    package func moved(to path: String) -> Diagnostic {
        guard let location else { return Diagnostic(id, message, severity: severity, advice: advice, path: path) }
        let file = SourceFile(location.file, path: path)
        return Diagnostic(
            id, message, severity: severity, advice: advice,
            at: SourceLocation(file: file, range: location.range)
        )
    }
}
