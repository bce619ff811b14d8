// Typed access to the nodes of one file. Each question (which keys, what text, which type) either gets its answer or
// leaves a diagnostic at the exact location and answers nil, so that the constructs in the other files of this folder
// read like a list of what they are made of.

import FlowModel
import SwiftText

/// The names that a flow declares, as far as references inside expressions need them.
struct DeclaredNames {
    /// The name of the error enum.
    var errorType = ""
    var statuses: Set<String> = []
    var errors: Set<String> = []
}

/// Reads the nodes of one file and collects what is wrong with them.
struct NodeReader {
    /// The file the nodes come from.
    let file: SourceFile
    /// The kind of file: it decides how diagnostics are named.
    let dialect: Dialect
    /// The judge of types, names and expressions.
    let notation: NotationChecker
    /// The entries of the outermost mapping.
    var outermost: [YAMLEntry] = []
    /// The names that the flow declares, for what refers to them.
    var declared = DeclaredNames()
    /// The integrations whose SDK's interface the configuration names.
    var interfaces: Set<String> = []
    /// What is reported. Once it is full, what would cost something is not read.
    var findings: DiagnosticList

    init(file: SourceFile, dialect: Dialect, notation: NotationChecker) {
        self.file = file
        self.dialect = dialect
        self.notation = notation
        findings = DiagnosticList(file: file)
    }

    /// Adds a diagnostic about a range of the file.
    mutating func report(
        _ problem: DecodingDiagnostic, _ message: String, advice: String? = nil, at range: Range<Int>
    ) {
        findings.add(DiagnosticID("\(dialect.rawValue)-\(problem.rawValue)"), at: range, message, advice: advice)
    }

    /// Everything reported, in the order of the file.
    var diagnostics: [Diagnostic] { findings.sorted() }

    func location(_ node: YAMLNode) -> SourceLocation {
        SourceLocation(file: file, range: node.range)
    }
}
