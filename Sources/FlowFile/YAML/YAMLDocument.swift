// From the bytes of a file to a tree of located values, in three steps: the bytes are checked, libyaml turns them into
// events, and the events become nodes. If anything is wrong, only the errors are returned.

import FlowModel

/// What reading a YAML file gave.
package struct YAMLReading: Sendable {
    /// The document; nil where something is wrong.
    package let root: YAMLNode?
    /// What is wrong, in the order of the file.
    package let diagnostics: [Diagnostic]
}

/// The reader of YAML 1.1 files as libyaml understands them, less what flow files may not contain.
package enum YAMLDocument {
    /// The most bytes a file may have: 1 MiB.
    package static let maximumSize = 1 << 20
    /// The most lists and mappings that may appear inside each other.
    package static let maximumDepth = 64

    /// Reads a file; time and memory are linear in its size.
    ///
    /// Rejected are anything but UTF-8, control characters, duplicate keys, keys that are not scalars, anchors,
    /// aliases, tags, and several documents. Identifiers of the diagnostics begin with `yaml-`.
    /// - Parameter keys: the keys that the file may have, for better advice and for errors that
    ///   are legal YAML.
    package static func read(_ file: SourceFile, keys: KeyForms = .none) -> YAMLReading {
        guard file.bytes.count <= maximumSize else {
            let message = "the file has \(file.bytes.count) bytes; the most is \(maximumSize)"
            let diagnostic = Diagnostic(
                "yaml-too-large", message, advice: "split the flow into several files", path: file.path)
            return YAMLReading(root: nil, diagnostics: [diagnostic])
        }
        var findings = DiagnosticList(file: file)
        let isASCII = checkBytes(of: file, into: &findings)
        guard findings.isEmpty else { return YAMLReading(root: nil, diagnostics: findings.sorted()) }

        let start = file.contentStart
        let offsets = CharacterOffsets(bytes: file.bytes, start: start, isASCII: isASCII)
        var builder = TreeBuilder(file: file, keys: keys, offsets: offsets, findings: findings)
        let failure = withEvents(of: file.bytes, from: start) { builder.take($0) }
        if let failure {
            let diagnosis = SyntaxDiagnosis(
                file: file, keys: keys, offsets: offsets, failure: failure, frames: builder.frames)
            if !builder.failsByComment(at: diagnosis.problem) { builder.fail(diagnosis.diagnostic()) }
        }
        return builder.finish()
    }
}
