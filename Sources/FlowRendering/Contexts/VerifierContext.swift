// The context of `<Flow>FlowVerifier.swift`: an implementation of the protocol that forwards everything to
// another one, and checks calls and statuses against the table of the flow.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of a verifier may use.
package struct VerifierContext: ImportingContext {
    /// A property of the flow.
    struct Stored: TemplateContext {
        var name: String
        var type: String
        var isSettable: Bool
        var observation: Observation?

        static let fields: [ContextField<Self>] = [
            .text("name") { $0.name }, .text("type") { $0.type },
            .flag("isSettable") { $0.isSettable }, .record("observation") { $0.observation },
        ]

        init(_ property: Property, in flow: Flow) {
            name = property.name.spelled
            type = property.type.text
            isSettable = property.isSettable
            observation = property.isObserved ? .property(property, of: flow) : nil
        }
    }

    /// A step, and the call that it forwards.
    struct ForwardedStep: TemplateContext {
        var name: String
        var signature: Signature
        var effects: String
        var call: String
        var returnsStatus: Bool

        static let fields: [ContextField<Self>] =
            [
                .text("name") { $0.name }, .text("effects") { $0.effects },
                .text("call") { $0.call }, .flag("returnsStatus") { $0.returnsStatus },
            ] + Signature.fields.map { $0.within(\.signature) }

        init(_ shape: StepShape) {
            name = shape.step.name.spelled
            signature = shape.signature
            effects = shape.callEffects
            call = shape.call(passing: shape.step.parameters) { _ in nil }
            returnsStatus = shape.returnsStatus
        }
    }

    /// A view.
    struct ForwardedView: TemplateContext {
        var name: String
        var parameters: String
        var call: String

        static let fields: [ContextField<Self>] = [
            .text("name") { $0.name }, .text("parameters") { $0.parameters },
            .text("call") { $0.call },
        ]
    }

    var header: [String]
    var imports: Imports
    var isolation: Isolation
    var access: String
    var name: String
    var table: String
    var protocolName: String
    var status: Observation
    var properties: [Stored]
    var views: [ForwardedView]
    var steps: [ForwardedStep]

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("imports") { $0.imports.sorted },
        .flag("hasImports") { !$0.imports.isEmpty },
        .text("access") { $0.access }, .text("name") { $0.name }, .text("table") { $0.table },
        .text("protocol") { $0.protocolName },
        .flag("isMainActor") { $0.isolation == .mainActor },
        .record("status") { $0.status }, .list("properties") { $0.properties },
        .list("views") { $0.views }, .list("steps") { $0.steps },
        .flag("hasSteps") { !$0.steps.isEmpty },
    ]

    init(_ outline: FlowOutline) {
        let flow = outline.flow
        header = outline.header
        imports = Imports(of: outline)
        if outline.usesCombine { imports.add(["Combine"]) }
        isolation = flow.isolation.value
        access = outline.settings.access
        name = flow.verifierName
        table = flow.tableType
        protocolName = flow.protocolName.value
        status = .status(of: flow)
        properties = flow.properties.map { Stored($0, in: flow) }
        views = flow.views.map {
            ForwardedView(
                name: $0.name.spelled, parameters: $0.declaredParameters, call: $0.call)
        }
        steps = outline.steps.map { ForwardedStep($0.shape) }
    }
}
