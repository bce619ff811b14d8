// The context of `FanOut<Protocol>.swift`: an implementation of the protocol that passes each call on to several
// others, for a flow whose `use` is a list.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of a fan-out may use.
package struct FanOutContext: FlowContext {
    let outline: FlowOutline
    var head: FileHead {
        FileHead(.flow(flow), settings, Imports(of: outline, declaring: outline.declaredTypes))
    }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .flag("isMainActor") { $0.outline.flow.isolation.value == .mainActor },
            .text("name") { $0.outline.flow.fanOutName },
            .text("protocol") { $0.outline.flow.protocolName.value },
            .texts("functions") { $0.functions },
        ]

    /// The steps, which pass their calls on to the services.
    private var functions: [String] {
        outline.steps.map { shape in
            // A parameter may hide what the class keeps.
            let isHidden = shape.step.parameters.contains { $0.label.internal.text == "services" }
            let services = isHidden ? "self.services" : "services"
            return shape.signature(access).function(["\(services).forEach { $0.\(shape.call()) }"])
        }
    }
}
