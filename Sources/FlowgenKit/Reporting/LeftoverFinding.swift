// Diagnostics about orphaned files: those that no flow uses any more.

import Diagnostics

extension Leftover {
    /// The finding about the file: an error where the next run removes it, else a warning.
    var finding: Diagnostic {
        // The place is the start of the file, in the form that editors show.
        let start = SourceLocation(
            file: SourceFile(path: path.description, bytes: []), range: 0..<0)
        switch kind {
        case .pristine:
            return Diagnostic(
                "check-leftover", "no flow uses this file any more",
                advice: "run `flowgen generate`", at: start)
        case .edited:
            return Diagnostic(
                "check-leftover",
                "no flow uses this generated file any more, and it was edited", severity: .warning,
                advice: "copy what you need from it, then run `flowgen prune`", at: start)
        case .handwritten:
            return Diagnostic(
                "check-leftover", "no flow uses this file any more, and it is yours",
                severity: .warning,
                advice: "copy what you need from it, then run `flowgen prune`", at: start)
        case .stranded:
            return Diagnostic(
                "check-leftover",
                "no flow uses this file any more, and it is outside the output folders",
                severity: .warning,
                advice: "if you do not need it, delete it: flowgen does not delete it", at: start)
        }
    }
}
