// The kinds of errors that reading can find. Each is reported under a stable identifier: the name below after `flow-`
// in a flow file, after `config-` in `flowgen.yml`.

/// A kind of error in a file.
enum DecodingDiagnostic: String, Sendable, CaseIterable {
    case unknownKey = "unknown-key"
    case missingKey = "missing-key"
    case wrongForm = "wrong-form"
    case unknownValue = "unknown-value"
    case wrongBoolean = "wrong-boolean"
    case wrongNumber = "wrong-number"
    case version
    case duplicate
    case name
    case type
    case expression
    case signature
    case lostQuotes = "lost-quotes"
    case path
}

extension DecodingDiagnostic {
    /// What to write instead, where the judge of Swift's notation knows nothing better.
    var usualAdvice: String? {
        switch self {
        case .name: "use a valid Swift identifier, such as `startChat` or `ChatBot`"
        case .type:
            "write one valid Swift type, such as `String`, `[Post]` or `'(Int) -> Void'`"
        case .expression: "write one Swift expression, in single quotes if need be"
        case .signature: "write the whole declaration, such as `'func sessionDidEnd(_ session: Session)'`"
        default: nil
        }
    }
}

/// Which of the two kinds of files is read.
enum Dialect: String, Sendable {
    case flow
    case configuration = "config"
}
