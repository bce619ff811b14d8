// What came of reading one file: the value, as far as it could be made, and everything that there is to say about the
// file. A value is given even when there are errors, so that the rules can report theirs in the same pass; whoever goes
// on to write files looks at the diagnostics first.

import Diagnostics

/// A value read from a file, and what there is to say about the file.
package struct Decoded<Value: Sendable>: Sendable {
    /// What was read, without the parts that could not be; nil when nothing can be made of it.
    package let value: Value?
    /// Errors and remarks, in the order of the file.
    package let diagnostics: [Diagnostic]

    /// Pairs a value with its diagnostics.
    package init(value: Value?, diagnostics: [Diagnostic]) {
        self.value = value
        self.diagnostics = diagnostics
    }
}
