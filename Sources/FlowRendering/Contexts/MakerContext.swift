// The method of an integration's manager that makes what serves a flow. `IntegrationsManager` calls it, so
// it has to be there; its body is the developer's.

import FlowModel
import Mustache

/// What a template may use of the method.
struct MakerContext: TemplateContext {
    var docs: [String]
    var signature: [String]
    var body: [String]
    var mark: String? { "maker" }

    static let fields: [ContextField<Self>] = [
        .texts("docs") { $0.docs }, .texts("signature") { $0.signature },
        .texts("body") { $0.body },
    ]

    /// A method that says what it does, takes these parameters and has this body, eight columns in.
    init(_ words: String, flow: Flow, parameters: [String] = [], body: [String]) {
        var comment = DocComment(indent: 4)
        comment.add(words)
        docs = comment.lines
        signature = Signature(
            head: "func \(flow.makerName)", parameters: parameters,
            tail: " -> any \(flow.protocolName.value)"
        ).lines(indent: 4, brace: true)
        self.body = body
    }
}
