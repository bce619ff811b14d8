// Which of a project's files a merged file is, whatever its path and its type are called. Only this file reads and
// writes the text of it.

package enum MergedFileID: Hashable, Sendable {
    case manager(integration: String)
    case wrapper(integration: String, flow: String)
    /// An extension by which a type of the SDK serves a flow.
    case conformance(integration: String, flow: String, type: String)
    /// The methods of an integration that a facade calls.
    case facade(integration: String, flow: String)
    case tests(integration: String, flow: String)

    /// Reads the text of an id; nil if no id has it.
    package init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        switch (words.first, words.count) {
        case ("manager", 2): self = .manager(integration: words[1])
        case ("wrapper", 3): self = .wrapper(integration: words[1], flow: words[2])
        case ("conform", 4):
            self = .conformance(integration: words[1], flow: words[2], type: words[3])
        case ("facade", 3): self = .facade(integration: words[1], flow: words[2])
        case ("tests", 3): self = .tests(integration: words[1], flow: words[2])
        default: return nil
        }
    }

    /// The text in the state file: `wrapper PayKit Checkout`.
    package var text: String {
        switch self {
        case .manager(let integration): "manager \(integration)"
        case .wrapper(let integration, let flow): "wrapper \(integration) \(flow)"
        case .conformance(let integration, let flow, let type):
            "conform \(integration) \(flow) \(type)"
        case .facade(let integration, let flow): "facade \(integration) \(flow)"
        case .tests(let integration, let flow): "tests \(integration) \(flow)"
        }
    }

    /// The flow that the file belongs to; nil for a manager.
    package var flow: String? {
        switch self {
        case .manager: nil
        case .wrapper(_, let flow), .conformance(_, let flow, _), .facade(_, let flow), .tests(_, let flow): flow
        }
    }

    package var integration: String {
        switch self {
        case .manager(let integration), .wrapper(let integration, _),
            .conformance(let integration, _, _), .facade(let integration, _), .tests(let integration, _):
            integration
        }
    }
}
