// What there is to say of files that no flow asks for any more.

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
                "check-leftover", "no flow asks for this file any more",
                advice: "run `flowgen generate`", at: start)
        case .edited:
            return Diagnostic(
                "check-leftover",
                "no flow asks for this generated file any more, and its text is not what flowgen "
                    + "wrote last", severity: .warning,
                advice: "take from it what you need, then run `flowgen prune`", at: start)
        case .handwritten:
            return Diagnostic(
                "check-leftover", "no flow asks for this file of yours any more",
                severity: .warning,
                advice: "take from it what you need, then run `flowgen prune`", at: start)
        }
    }
}
