// The method of an integration's manager that makes what serves a flow. `IntegrationsManager` calls it, so
// it has to be there; its body is the developer's.

import FlowModel
import Mustache
import SwiftNotation

/// What a template may use of the method.
struct MakerContext: TemplateContext {
    var signature: [String]
    var mark: String? { MemberID.maker.text }

    static let fields: [ContextField<Self>] = [.texts("signature") { $0.signature }]

    init(_ flow: Flow, parameters: [String] = []) {
        signature = Signature(
            head: "func \(flow.makerName)", parameters: parameters,
            tail: " -> any \(flow.protocolName.value)"
        ).lines(indent: 4, brace: true)
    }
}
