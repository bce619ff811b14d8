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
            .list("steps") { $0.outline.steps.map { FannedOutStep(shape: $0.shape) } },
        ]

    init(_ outline: FlowOutline) {
        self.outline = outline
        let imports = Imports(of: outline, declaring: outline.declaredTypes)
        head = FileHead(generatedFrom: outline.flow, outline.settings, imports)
    }

    /// A step that passes its call on to several services.
    struct FannedOutStep: TemplateContext {
        let shape: StepSignature

        static let fields: [ContextField<Self>] =
            [
                .text("name") { $0.shape.step.name.spelled },
                .text("call") { $0.shape.call() },
                // A parameter may hide what the class keeps.
                .text("self") { step in
                    let names = step.shape.step.parameters.map(\.label.internal.text)
                    return names.contains("services") ? "self." : ""
                },
            ] + Signature.fields.map { $0.within(\.shape.signature) }
    }
}
