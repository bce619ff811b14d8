// The context of `<Flow>FlowVerifier.swift`: an implementation of the protocol that forwards everything to another one,
// and checks calls and statuses against the table of the flow.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of a verifier may use.
package struct VerifierContext: ImportingContext {
    let outline: FlowOutline
    var head: FileHead

    private var flow: Flow { outline.flow }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .text("name") { $0.flow.verifierName }, .text("table") { $0.flow.tableType },
            .text("protocol") { $0.flow.protocolName.value },
            .flag("isMainActor") { $0.flow.isolation.value == .mainActor },
            .record("status") { Observation.status(of: $0.flow) },
            .list("properties") { context in
                context.flow.properties.map { ForwardedProperty(property: $0, flow: context.flow) }
            },
            .list("signals") { context in context.flow.signals.map { SignalContext(signal: $0, flow: context.flow) } },
            .list("views") { $0.flow.views.map(ForwardedView.init) },
            .list("steps") { $0.outline.steps.map { ForwardedStep(shape: $0.shape) } },
            .flag("hasSteps") { !$0.outline.steps.isEmpty },
        ]

    init(_ outline: FlowOutline) {
        self.outline = outline
        var imports = Imports(of: outline)
        if outline.usesCombine { imports.add(["Combine"]) }
        head = FileHead(generatedFrom: outline.flow, outline.settings, imports)
    }

    /// A property of the flow.
    struct ForwardedProperty: TemplateContext {
        let property: Property
        let flow: Flow

        static let fields: [ContextField<Self>] = [
            .text("name") { $0.property.name.spelled }, .text("type") { $0.property.type.text },
            .flag("isSettable") { $0.property.isSettable },
            .record("observation") { $0.property.isObserved ? Observation.property($0.property, of: $0.flow) : nil },
        ]
    }

    /// A view of the flow.
    struct ForwardedView: TemplateContext {
        let view: ViewRequirement

        static let fields: [ContextField<Self>] = [
            .text("name") { $0.view.name.spelled },
            .text("parameters") { $0.view.declaredParameters }, .text("call") { $0.view.call },
        ]
    }

    /// A step, and the call that it forwards.
    struct ForwardedStep: TemplateContext {
        let shape: StepSignature

        static let fields: [ContextField<Self>] =
            [
                .text("name") { $0.shape.step.name.spelled },
                .text("effects") { $0.shape.callEffects },
                .text("call") { $0.shape.call() },
                .flag("returnsStatus") { $0.shape.returnsStatus },
            ] + Signature.fields.map { $0.within(\.shape.signature) }
    }
}
