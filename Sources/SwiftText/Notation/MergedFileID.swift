// Which of a project's files a merged file is, whatever its path and its type are called. Only this file reads and
// writes the text of it.

package struct MergedFileID: Hashable, Sendable {
    /// The word for each in the state file.
    package enum Kind: String, Sendable {
        case manager, wrapper, tests
        /// An extension by which a type of the SDK serves a flow.
        case conformance = "conform"
        /// The methods of an integration that a facade calls.
        case facade
    }

    package let kind: Kind
    package var integration: String
    /// The flow that the file belongs to; nil for a manager.
    package var flow: String?
    /// The type of the SDK that conforms; nil for any other file.
    package let type: String?

    package init(_ kind: Kind, of integration: String, flow: String? = nil, type: String? = nil) {
        (self.kind, self.integration, self.flow, self.type) = (kind, integration, flow, type)
    }

    /// Reads the text of an id; nil if no id has it.
    package init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        guard let kind = words.first.flatMap(Kind.init) else { return nil }
        let count = kind == .manager ? 2 : kind == .conformance ? 4 : 3
        guard words.count == count else { return nil }
        self.init(kind, of: words[1], flow: count > 2 ? words[2] : nil, type: count > 3 ? words[3] : nil)
    }

    /// The text in the state file: `wrapper PayKit Checkout`.
    package var text: String {
        ([kind.rawValue, integration] + [flow, type].compactMap(\.self)).joined(separator: " ")
    }
}
