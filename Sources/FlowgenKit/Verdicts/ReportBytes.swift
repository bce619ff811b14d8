// The report of a clean run as bytes, for the cache. Notes and warnings are in it; the lines of source that they show
// are read again, from files that have not changed.

import FlowModel

extension RunReport {
    /// The report as bytes; nil for one that says more than how its files are and what is to be noted about them. That
    /// of no files is not silent.
    var bytes: [UInt8]? {
        guard status == .clean, !files.isEmpty, next.isEmpty, failure == nil, diff.isEmpty, lead.isEmpty else {
            return nil
        }
        var writer = ByteWriter()
        writer.append(summary)
        writer.append(isComplete ? 1 : 0)
        writer.append(files.count)
        for file in files {
            guard file.action == .unchanged || file.action == .yours, file.members.isEmpty else { return nil }
            writer.append(file.path)
            writer.append(file.action == .yours ? 1 : 0)
        }
        writer.append(diagnostics.count)
        for diagnostic in diagnostics {
            writer.append(diagnostic.id.name)
            writer.append(diagnostic.severity.rawValue)
            writer.append(diagnostic.message)
            writer.append(diagnostic.advice)
            writer.append(diagnostic.path)
            let range = diagnostic.location?.range
            for offset in [range?.lowerBound, range?.upperBound] { writer.append(offset ?? -1) }
        }
        return writer.bytes
    }

    /// The report in bytes, with the lines of source from a tree; nil if they are none.
    init?(bytes: [UInt8], over files: any ReadableFileSystem) {
        var reader = ByteReader(bytes, from: 0)
        self.init(status: .clean)
        guard let summary = reader.text(), let isComplete = reader.number(), let fileCount = reader.number() else {
            return nil
        }
        (self.summary, self.isComplete) = (summary, isComplete == 1)
        for _ in 0..<fileCount {
            guard let path = reader.text(), let isYours = reader.number() else { return nil }
            self.files.append(FileLine(path: path, action: isYours == 1 ? .yours : .unchanged))
        }
        guard let count = reader.number() else { return nil }
        var sources: [String: SourceFile] = [:]
        for _ in 0..<count {
            guard let diagnostic = reader.diagnostic(over: files, &sources) else { return nil }
            diagnostics.append(diagnostic)
        }
    }
}

extension ByteReader {
    /// - Parameter sources: the files that were read for others.
    fileprivate mutating func diagnostic(
        over files: any ReadableFileSystem, _ sources: inout [String: SourceFile]
    ) -> Diagnostic? {
        guard let id = text().map({ DiagnosticID($0) }), let severity = text().flatMap(Diagnostic.Severity.init),
            let message = text(), let advice = optionalText(), let path = optionalText(), let start = number(),
            let end = number()
        else { return nil }
        guard start >= 0 else { return Diagnostic(id, message, severity: severity, advice: advice, path: path) }
        guard let path, start <= end else { return nil }
        if sources[path] == nil {
            do throws(WorkspaceError) {
                guard let bytes = try RelativePath(validating: path).map(files.read) else { return nil }
                sources[path] = SourceFile(path: path, bytes: bytes ?? [])
            } catch {
                return nil
            }
        }
        return sources[path].map { file in
            let location = SourceLocation(file: file, range: start..<end)
            return Diagnostic(id, message, severity: severity, advice: advice, at: location)
        }
    }
}
