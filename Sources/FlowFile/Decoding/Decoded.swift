// What came of reading one file: a value, or what is wrong with the file.

import FlowModel

/// A value read from a file, and what there is to say about the file.
package struct Decoded<Value: Sendable>: Sendable {
    /// What was read; nil where there is an error among the diagnostics.
    package let value: Value?
    /// Errors and remarks, in the order of the file.
    package let diagnostics: [Diagnostic]

    package init(_ value: Value?, _ diagnostics: [Diagnostic]) {
        self.value = diagnostics.hasErrors ? nil : value
        self.diagnostics = diagnostics
    }
}
