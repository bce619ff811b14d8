// The context of `<Flow>FlowVerifier.swift`: an implementation of the protocol that passes everything on
// to another, and judges each step and status by the rules of the flow.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of a verifier may use.
public struct VerifierContext: ImportingContext {
    var header: [String]
    var imports: Imports
    var isolation: IsolationWords
    var style: Style
    var access: String
    var name: String
    var stem: String
    var protocolName: String
    /// A wrapper of the flow, as an example.
    var example: String
    var statusType: String
    var subjectType: String
    var initial: String
    var status: Observation
    var properties: [VerifierMember]
    var views: [VerifierMember]
    var steps: [VerifierMember]
    /// The rules, as expressions.
    var stepRules: [String]
    var eventRules: [String]
    var hasCancels: Bool

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("imports") { $0.imports.sorted },
        .text("attribute") { $0.isolation.attribute },
        .text("modifier") { $0.isolation.modifier }, .text("access") { $0.access },
        .text("name") { $0.name }, .text("protocol") { $0.protocolName },
        .text("watch") { "\($0.stem)FlowWatch" }, .text("course") { "\($0.stem)FlowCourse" },
        .text("example") { $0.example },
        .text("statusType") { $0.statusType }, .text("subjectType") { $0.subjectType },
        .text("initialKind") { $0.initial },
        .flag("isCombine") { $0.style == .combine }, .flag("isAsync") { $0.style == .async },
        .flag("isCallback") { $0.style == .callback },
        .flag("isLocked") { $0.isLocked }, .text("sendable") { $0.sendable },
        .text("statusDocs") { $0.status.docs },
        .text("statusDeclaration") { $0.status.declaration },
        .text("statusExpression") { $0.statusExpression },
        .list("properties") { $0.properties }, .list("views") { $0.views },
        .list("steps") { $0.steps },
        .texts("stepRules") { $0.stepRules }, .texts("eventRules") { $0.eventRules },
        .flag("hasEvents") { !$0.eventRules.isEmpty }, .flag("hasCancels") { $0.hasCancels },
    ]

    init(_ outline: FlowOutline) {
        let (flow, settings) = (outline.flow, outline.settings)
        header = outline.header
        isolation = IsolationWords(isolation: flow.isolation.value)
        style = flow.style.value
        let access = settings.access
        self.access = access
        name = flow.verifierName
        stem = flow.name.value
        protocolName = flow.protocolName.value
        example =
            flow.integrations.first { $0.conform == nil }?.wrapper.value
            ?? "\(stem)Wrapper"
        statusType = flow.statusType
        subjectType = flow.valueSubjectType
        initial = flow.initial?.value ?? ""
        status = .status(of: flow)
        properties = flow.properties.flatMap { VerifierMember.all($0, in: flow, access) }
        views = flow.views.map { VerifierMember($0, in: flow, access) }
        steps = outline.steps.map { VerifierMember($0.shape, access) }
        stepRules = outline.steps.map(\.shape.rule)
        eventRules = flow.events.map(\.rule)
        hasCancels = flow.steps.contains { !$0.cancels.isEmpty }
        imports = Imports(of: outline)
    }

    /// Whether statuses and steps may come on any thread.
    private var isLocked: Bool { isolation.isolation != .mainActor }

    /// `@Sendable `, where what is wrong is told on any thread.
    private var sendable: String { isLocked && style == .async ? "@Sendable " : "" }

    private var statusExpression: String {
        switch style {
        case .combine: "flowWatch.statusPublisher"
        case .async: "watchedService.statuses"
        case .callback: "flowWatch.observeStatus(observer)"
        }
    }
}

/// A member of the verifier, from its head to its closing brace.
struct VerifierMember: TemplateContext {
    var lines: [String]

    static let fields: [ContextField<Self>] = [.texts("lines") { $0.lines }]

    /// A step: it is told to the watch, then passed on.
    init(_ shape: StepShape, _ access: String) {
        var head = shape.signature
        head.head = access + head.head
        let call = shape.call(passing: shape.step.parameters) { _ in nil }
        let result = shape.returnsValue ? "return " : ""
        var body = ["\(result)\(shape.callEffects)watchedService.\(call)"]
        let name = "\"\(shape.step.name.text)\""
        if shape.style != .async {
            body.insert("flowWatch.take(\(name))", at: 0)
        } else if shape.isAsync {
            body.insert("let flowCall = flowWatch.take(\(name), watchedService.statuses)", at: 0)
            body.insert("defer { flowWatch.end(flowCall, watchedService.statuses) }", at: 1)
        } else {
            body.insert("flowWatch.take(\(name), watchedService.statuses)", at: 0)
        }
        lines = head.lines(indent: 4, brace: true) + body.map { "    \($0)" } + ["}"]
    }

    /// A view, passed on.
    init(_ view: ViewRequirement, in flow: Flow, _ access: String) {
        let attribute = IsolationWords(isolation: flow.isolation.value).viewAttribute
        lines =
            view.lines(head: attribute + access, brace: true)
            + ["    watchedService.\(view.call)", "}"]
    }

    private init(lines: [String]) {
        self.lines = lines
    }

    /// A property, and what it is watched by, passed on.
    static func all(_ property: Property, in flow: Flow, _ access: String) -> [VerifierMember] {
        let name = property.name.spelled
        let head = "\(access)var \(name): \(property.type.text) {"
        let setter = [
            "    get { watchedService.\(name) }", "    set { watchedService.\(name) = newValue }",
        ]
        let value = VerifierMember(
            lines: [head] + (property.isSettable ? setter : ["    watchedService.\(name)"]) + ["}"])
        guard property.isObserved else { return [value] }
        let observation = Observation.property(property, of: flow)
        let call = observation.isFunction ? "\(observation.name)(observer)" : observation.name
        return [
            value,
            VerifierMember(
                lines: [
                    "\(access)\(observation.declaration) {", "    watchedService.\(call)", "}",
                ]),
        ]
    }
}

extension StepShape {
    /// What the flow says of the step, as the verifier keeps it.
    fileprivate var rule: String {
        let failures = step.to.filter { name in
            flow.status(name.value).map { flow.isFailure($0) } ?? false
        }
        var parts = ["name: \"\(step.name.text)\""]
        if let from = step.from { parts.append("from: \(texts(from))") }
        let lists = [("via", step.via), ("to", step.to), ("failures", failures)]
        let cancels = [("cancels", step.cancels)]
        parts += (lists + cancels).filter { !$0.1.isEmpty }.map { "\($0): \(texts($1))" }
        if isAsync { parts.append("isAwaited: true") }
        // What a step throws may be all that is told of its failure.
        if isAsync, !step.to.isEmpty, !isThrowing || !failures.isEmpty {
            parts.append("owesOutcome: true")
        }
        return "Step(\(parts.joined(separator: ", ")))"
    }
}

extension Event {
    /// What the flow says of the event, as the verifier keeps it.
    fileprivate var rule: String {
        let start = from.map { "from: \(texts($0)), " } ?? ""
        return "Event(\(start)to: \(texts(to)))"
    }
}

private func texts(_ names: [Located<String>]) -> String {
    "[\(names.map { "\"\($0.value)\"" }.joined(separator: ", "))]"
}
