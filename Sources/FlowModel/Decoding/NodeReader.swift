// Typed access to the nodes of one file. Each question (which keys, what text, which type) either gets its answer or
// leaves a diagnostic at the exact location and answers nil, so that the constructs in the other files of this folder
// read like a list of what they are made of.

import Diagnostics
import FlowYAML
import SwiftNotation

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
    /// The keys of the flow whose names could not all be read.
    var unread: Set<String> = []
    /// The entries of the outermost mapping.
    var outermost: [YAMLEntry] = []
    /// The names that the flow declares, for what refers to them.
    var declared = DeclaredNames()
    private var collected: [Diagnostic] = []
    private var leavesOut = false

    /// The most diagnostics that one file gets; a last one says that there are more.
    static let mostDiagnostics = 500

    init(file: SourceFile, dialect: Dialect, notation: NotationChecker) {
        self.file = file
        self.dialect = dialect
        self.notation = notation
    }

    /// Adds a diagnostic about a range of the file.
    mutating func report(
        _ problem: DecodingDiagnostic, _ message: String, advice: String? = nil, at range: Range<Int>
    ) {
        guard !isFull() else { return }
        let location = SourceLocation(file: file, range: range)
        collected.append(Diagnostic(id(problem), message, advice: advice, at: location))
    }

    /// How many diagnostics there are so far: what is read while it grows is read in part only.
    var count: Int { collected.count }

    /// Whether no more is reported. Whoever asks before costly work leaves that work out: the value is of no use by
    /// then.
    mutating func isFull() -> Bool {
        guard collected.count >= NodeReader.mostDiagnostics else { return false }
        leavesOut = true
        return true
    }

    /// Everything reported, in the order of the file.
    var diagnostics: [Diagnostic] {
        var result = collected.sortedWithoutDuplicates()
        if leavesOut {
            let message = "only the first \(NodeReader.mostDiagnostics) errors are shown"
            result.append(Diagnostic(id(.tooMany), message, advice: "fix these first", path: file.path))
        }
        return result
    }

    func location(_ node: YAMLNode) -> SourceLocation {
        SourceLocation(file: file, range: node.range)
    }

    private func id(_ problem: DecodingDiagnostic) -> DiagnosticID {
        DiagnosticID("\(dialect.rawValue)-\(problem.rawValue)")
    }
}
