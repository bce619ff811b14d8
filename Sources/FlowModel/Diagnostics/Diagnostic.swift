// What flowgen has to say about an input: an identifier that never changes, a severity, a message, what to write
// instead, and where. Errors of the user are collected as values of this type; nothing is thrown for them.

/// A stable name of a kind of diagnostic, such as `flow-unknown-key`.
package struct DiagnosticID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name itself.
    package let name: String

    /// Creates an identifier from its name.
    package init(_ name: String) { self.name = name }

    /// Creates an identifier from a string literal.
    package init(stringLiteral name: String) { self.name = name }

    /// The name itself.
    package var description: String { name }
}

/// One message about an input.
package struct Diagnostic: Hashable, Sendable {
    /// How much a diagnostic weighs. A note is less than a warning, a warning less than an error.
    package enum Severity: String, Hashable, Sendable, CaseIterable {
        /// Something worth knowing that needs no action.
        case note
        /// Something that is probably not what was meant.
        case warning
        /// Something that stops the work.
        case error
    }

    /// The kind of diagnostic.
    package let id: DiagnosticID
    /// How much it weighs.
    package let severity: Severity
    /// What is wrong, on one line, without a final full stop.
    package let message: String
    /// What to write or do instead, on one line.
    package let advice: String?
    /// The text it is about, if it is about a text.
    package let location: SourceLocation?
    /// The path of the file it is about, if it is about a file.
    package let path: String?

    /// Creates a diagnostic about a range of a file.
    package init(
        _ id: DiagnosticID, _ message: String, severity: Severity = .error,
        advice: String? = nil, at location: SourceLocation
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.advice = advice
        self.location = location
        self.path = location.file.path
    }

    /// Creates a diagnostic without a location in a text: about a file as a whole, or about none.
    package init(
        _ id: DiagnosticID, _ message: String, severity: Severity = .error, advice: String? = nil, path: String? = nil
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.advice = advice
        self.location = nil
        self.path = path
    }
}

extension Sequence where Element == Diagnostic {
    /// The diagnostics without repetitions, by path, location, identifier and message.
    ///
    /// Diagnostics without a path come first, those without a location before the others of their file.
    package func sortedWithoutDuplicates() -> [Diagnostic] {
        Set(self).sorted { left, right in
            let (leftRange, rightRange) = (left.location?.range ?? -1..<(-1), right.location?.range ?? -1..<(-1))
            return (
                left.path ?? "", leftRange.lowerBound, leftRange.upperBound, left.id.name, left.message,
                left.advice ?? ""
            ) < (
                right.path ?? "", rightRange.lowerBound, rightRange.upperBound, right.id.name, right.message,
                right.advice ?? ""
            )
        }
    }

    /// Whether one of them is an error.
    package var hasErrors: Bool { contains { $0.severity == .error } }
}
