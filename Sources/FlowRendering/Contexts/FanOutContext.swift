// The context of `FanOut<Protocol>.swift`: an implementation of the protocol that passes each call on to several
// others, for a flow whose `use` is a list.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of a fan-out may use.
package struct FanOutContext: FileContext {
    let outline: FlowOutline
    var head: FileHead

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .flag("isMainActor") { $0.outline.flow.isolation.value == .mainActor },
            .text("name") { $0.outline.flow.fanOutName },
            .text("protocol") { $0.outline.flow.protocolName.value },
            .list("steps") { context in
                context.outline.steps.map { FannedOutStep(shape: $0.shape, access: context.head.access) }
            },
        ]

    init(_ outline: FlowOutline) {
        self.outline = outline
        let imports = Imports(of: outline, declaring: outline.declaredTypes)
        head = FileHead(generatedFrom: outline.flow, outline.settings, imports)
    }

    /// A step that passes its call on to several services.
    struct FannedOutStep: TemplateContext {
        let shape: StepSignature
        let access: String

        static let fields: [ContextField<Self>] = [.text("function") { $0.function }]

        private var function: String {
            // A parameter may hide what the class keeps.
            let names = shape.step.parameters.map(\.label.internal.text)
            let services = names.contains("services") ? "self.services" : "services"
            return shape.signature(access).function(["\(services).forEach { $0.\(shape.call()) }"])
        }
    }
}
