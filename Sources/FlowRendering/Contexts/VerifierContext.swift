// The context of `<Flow>FlowVerifier.swift`: an implementation of the protocol that forwards everything to
// another one, and checks calls and statuses against the table of the flow.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of a verifier may use.
package struct VerifierContext: ImportingContext {
    /// A member that an app can observe a value with.
    struct Watched: TemplateContext {
        var name: String
        var declaration: String
        var isFunction: Bool

        static let fields: [ContextField<Self>] = [
            .text("name") { $0.name }, .text("declaration") { $0.declaration },
            .flag("isFunction") { $0.isFunction },
            .flag("isShort") { fits($0.declaration, " { service.", $0.name, "(observer) }") },
        ]

        init(_ observation: Observation) {
            name = observation.name
            declaration = observation.declaration
            isFunction = observation.isFunction
        }
    }

    /// A property of the flow.
    struct Stored: TemplateContext {
        var name: String
        var type: String
        var isSettable: Bool
        var observation: Watched?

        static let fields: [ContextField<Self>] = [
            .text("name") { $0.name }, .text("type") { $0.type },
            .flag("isSettable") { $0.isSettable }, .record("observation") { $0.observation },
        ]

        init(_ property: Property, in flow: Flow) {
            name = property.name.spelled
            type = property.type.text
            isSettable = property.isSettable
            observation =
                property.isObserved ? Watched(.property(property, of: flow)) : nil
        }
    }

    /// A step or a view: a declaration, on one line or several, and the call that it forwards.
    struct Forwarded: TemplateContext {
        var name: String
        var head: String
        var lines: [String]
        var effects = ""
        var call: String
        var returnsStatus = false

        static let fields: [ContextField<Self>] = [
            .text("name") { $0.name }, .text("head") { $0.head }, .texts("lines") { $0.lines },
            .text("effects") { $0.effects }, .text("call") { $0.call },
            .flag("returnsStatus") { $0.returnsStatus },
            .flag("isShort") { forwarded in
                let status = forwarded.returnsStatus ? "await  { await $0. }" : forwarded.effects
                return fits(
                    forwarded.head, " { calling(.).", status, forwarded.name, forwarded.call, " }")
            },
        ]

        init(_ shape: StepShape) {
            name = shape.step.name.spelled
            head = shape.signature.line
            lines = shape.signature.lines(indent: 4, brace: true)
            effects = shape.callEffects
            call = shape.call(passing: shape.step.parameters) { _ in nil }
            returnsStatus = shape.returnsStatus
        }

        init(_ view: ViewRequirement, _ attribute: String) {
            name = view.name.spelled
            lines = view.lines(head: attribute, brace: true)
            head = lines.count == 1 ? String(lines[0].dropLast(2)) : ""
            call = view.call
        }
    }

    var header: [String]
    var imports: Imports
    var isolation: IsolationWords
    var style: Style
    var access: String
    var name: String
    var table: String
    var protocolName: String
    var status: Watched
    var properties: [Stored]
    var views: [Forwarded]
    var steps: [Forwarded]

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("imports") { $0.imports.sorted },
        .flag("hasImports") { !$0.imports.isEmpty },
        .text("access") { $0.access }, .text("modifier") { $0.isolation.modifier },
        .text("name") { $0.name }, .text("table") { $0.table },
        .text("protocol") { $0.protocolName },
        .flag("isWide") { context in
            !fits(
                context.access, context.isolation.modifier, context.protocolName,
                "func verified(onViolation: @escaping FlowViolations.Handler = ",
                "FlowViolations.report) -> any  {")
        },
        .flag("isLocked") { $0.isolation.isolation != .mainActor },
        .flag("isCombine") { $0.style == .combine }, .flag("isAsync") { $0.style == .async },
        .flag("isCallback") { $0.style == .callback },
        .record("status") { $0.status }, .list("properties") { $0.properties },
        .list("views") { $0.views }, .list("steps") { $0.steps },
        .flag("hasSteps") { !$0.steps.isEmpty },
    ]

    init(_ outline: FlowOutline) {
        let flow = outline.flow
        header = outline.header
        imports = Imports(of: outline)
        if outline.usesCombine { imports.add(["Combine"]) }
        isolation = IsolationWords(isolation: flow.isolation.value)
        style = flow.style.value
        access = outline.settings.access
        name = flow.verifierName
        table = flow.tableType
        protocolName = flow.protocolName.value
        status = Watched(.status(of: flow))
        properties = flow.properties.map { Stored($0, in: flow) }
        let attribute = isolation.viewAttribute
        views = flow.views.map { Forwarded($0, attribute) }
        steps = outline.steps.map { Forwarded($0.shape) }
    }
}

/// Whether a member of a type that consists of these parts fits on a line.
private func fits(_ parts: String...) -> Bool {
    4 + parts.reduce(0) { $0 + $1.unicodeScalars.count } <= 120
}
