// Types of Swift and Foundation by the literals that they take.

/// Types by the literals that they take.
enum LiteralKind: Sendable, Equatable {
    case text
    case integer
    case decimal
    case boolean
    /// A type without literals, and an expression of it.
    case none(example: String)

    /// Whether its values are texts.
    var isText: Bool {
        if case .text = self { return true }
        return false
    }

    /// A value of it, as YAML has it.
    var example: String {
        switch self {
        case .text: "'\"text\"'"
        case .integer: "1"
        case .decimal: "1.5"
        case .boolean: "true"
        case .none(let example): "'\(example)'"
        }
    }
}

extension LiteralKind {
    /// The kinds by the names of their types.
    static let known: [String: LiteralKind] = {
        var kinds: [String: LiteralKind] = [
            "Bool": .boolean,
            "Date": .none(example: "Date(timeIntervalSince1970: 0)"),
            "Data": .none(example: "Data()"),
            "UUID": .none(example: "UUID()"),
            "URL": .none(example: "URL(string: \"https://example.com\")!"),
        ]
        for name in ["String", "Substring", "Character", "StaticString", "LocalizedStringKey"] {
            kinds[name] = .text
        }
        for name in ["Int", "UInt"] {
            for size in ["", "8", "16", "32", "64"] { kinds[name + size] = .integer }
        }
        for name in ["Double", "Float", "CGFloat", "Decimal", "TimeInterval"] {
            kinds[name] = .decimal
            kinds["Foundation." + name] = .decimal
        }
        return kinds
    }()
}
