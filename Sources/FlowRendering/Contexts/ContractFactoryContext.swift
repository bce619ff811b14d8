// What the tests of a wrapper give to the flow's contract: a factory of the wrapper over a stubbed SDK, and
// where there are events, what has that SDK bring one about. Both are the developer's to write.

import FlowModel
import Mustache

/// The factory in a wrapper's tests.
struct ContractFactoryContext: TemplateContext {
    /// A method to be written.
    struct Method: TemplateContext {
        var docs: [String]
        var signature: [String]
        var todo: String

        static let fields: [ContextField<Self>] = [
            .texts("docs") { $0.docs }, .texts("signature") { $0.signature },
            .text("todo") { $0.todo },
        ]

        init(_ words: String, _ signature: Signature, todo: String) {
            var comment = DocComment(indent: 4)
            comment.add(words)
            docs = comment.lines
            self.signature = signature.lines(indent: 4, brace: true)
            self.todo = todo
        }
    }

    var docs: [String]
    var contract: String
    /// The expression that makes the contract.
    var construction: [String]
    var maker: Method
    var cause: Method?

    static let fields: [ContextField<Self>] = [
        .texts("docs") { $0.docs }, .text("contract") { $0.contract },
        .texts("construction") { $0.construction }, .record("maker") { $0.maker },
        .record("cause") { $0.cause },
    ]

    /// The factory for a flow's contract; nil where there is none.
    init?(_ outline: FlowOutline, subject: String, sdk: String) {
        let flow = outline.flow
        guard !outline.scenarios.all.isEmpty else { return nil }
        contract = flow.contractName
        var comment = DocComment(indent: 4)
        comment.add("What the flow promises, asked of ``\(subject)``.")
        docs = comment.lines
        let served = "any \(flow.protocolName.value)"
        maker = Method(
            "Makes a fresh ``\(subject)`` for a way through the flow.",
            Signature(
                head: "private static func \(flow.makerName)",
                parameters: ["for way: \(contract).Way"], tail: " async throws -> \(served)"),
            todo: "Return it with a stubbed \(sdk) that answers as `way` says.")
        var arguments = ["make: \(flow.makerName)"]
        if outline.scenarios.hasEvents {
            arguments.append("cause: cause")
            cause = Method(
                "Brings about an event.",
                Signature(
                    head: "private static func cause",
                    parameters: ["_ event: \(contract).Event", "on sdk: \(served)"],
                    tail: " async throws"),
                todo: "Have the stubbed \(sdk) tell of `event`.")
        }
        let call = "\(contract)(\(arguments.joined(separator: ", ")))"
        construction =
            call.count + 8 <= DocComment.width
            ? [call]
            : ["\(contract)(", "    \(arguments.joined(separator: ", ")))"]
    }
}
