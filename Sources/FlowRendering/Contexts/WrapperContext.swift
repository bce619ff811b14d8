// The context of `<Wrapper>.swift`: the skeleton that translates between an SDK and the flow's
// protocol. It builds as it stands, says what is to be filled in where, and never reports a success
// that did not happen.
// Source: the design's section 5, "The skeleton".

import FlowModel
import Mustache
import SwiftNotation

/// A protocol of another flow that the wrapper needs.
struct NeedContext: TemplateContext {
    var name: String
    /// The name as an argument label.
    var label: String
    var type: String

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.name }, .text("type") { $0.type },
    ]
}

/// What the wrapper's template may use.
public struct WrapperContext: TemplateContext {
    var header: [String]
    /// The line before the type; empty when its head says where it lives.
    var attribute: String
    /// The head of the type.
    var head: [String]
    var imports: [String]
    var docs: [String]
    var name: String
    var protocolName: String
    var manager: String
    var client: String
    var needs: [NeedContext]
    var initializer: [String]
    var makerSignature: [String]
    var construction: [String]
    /// The statement that makes the subject of the statuses.
    var statusLines: [String]
    /// Whether calls from outside wait for their turn.
    var takesTurns: Bool
    var status: StatusMemberContext?
    var steps: [WrapperStepContext]
    var events: [WrapperEventContext]
    var properties: [WrapperPropertyContext]
    var views: [WrapperViewContext]
    var delegates: [DelegateContext]
    var mapper: ErrorMapperContext?

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .text("attribute") { $0.attribute },
        .texts("head") { $0.head }, .flag("hasHeader") { !$0.header.isEmpty },
        .texts("imports") { $0.imports }, .flag("hasImports") { !$0.imports.isEmpty },
        .texts("docs") { $0.docs }, .text("name") { $0.name },
        .text("protocol") { $0.protocolName },
        .text("manager") { $0.manager }, .text("client") { $0.client }, .list("needs") { $0.needs },
        .texts("initializer") { $0.initializer },
        .texts("makerSignature") { $0.makerSignature }, .texts("construction") { $0.construction },
        .texts("statusLines") { $0.statusLines }, .flag("takesTurns") { $0.takesTurns },
        .flag("waitsForTurn") { $0.steps.contains(where: \.waitsForTurn) },
        .record("status") { $0.status }, .list("steps") { $0.steps },
        .list("events") { $0.events },
        .list("properties") { $0.properties }, .list("views") { $0.views },
        .list("delegates") { $0.delegates }, .flag("isDelegate") { !$0.delegates.isEmpty },
        .record("mapper") { $0.mapper },
    ]

    init(
        wrapper: Project.Wrapper, owner: Integration, project: Project, _ outline: FlowOutline
    ) {
        let flow = outline.flow
        header = outline.settings.sharedHeader
        var comment = DocComment()
        comment.add("Serves ``\(flow.protocolName.value)`` with \(owner.name).")
        docs = comment.lines
        name = wrapper.name
        protocolName = flow.protocolName.value
        manager = owner.managerName
        client = wrapper.integration.client?.text ?? ""
        needs = project.flowsNeeded(by: wrapper).map { index in
            let needed = project.flows[index].protocolName.value
            let name = lowerCamel(needed)
            return NeedContext(
                name: spelled(name), label: spelled(asLabel: name), type: needed)
        }
        let parameters =
            ["manager: \(manager)"] + needs.map { "\($0.label): any \($0.type)" }
        initializer = Signature(head: "init", parameters: parameters).lines(indent: 4, brace: true)
        makerSignature = Signature(
            head: "func \(flow.makerName)", parameters: Array(parameters.dropFirst()),
            tail: " -> any \(protocolName)"
        ).lines(indent: 4, brace: true)
        let passed = ["manager: self"] + needs.map { "\($0.label): \($0.name)" }
        construction = Signature(head: name, parameters: passed).lines(indent: 8, brace: false)
        let isolation = IsolationWords(isolation: flow.isolation.value)
        attribute = isolation.attribute
        let isDelegate = !wrapper.integration.delegates.isEmpty
        head = StatementLayout(indent: 0).classHead(
            "\(isolation.wrapperKind) \(name)",
            inheriting: (isDelegate ? "NSObject, " : "") + protocolName)
        statusLines = outline.statusSubject
        status = flow.statuses.isEmpty ? nil : StatusMemberContext(flow)
        let sdk = owner.sdk(of: wrapper).first ?? owner.name
        let kit = SDKWords(name: sdk, hasClient: wrapper.integration.client != nil)
        let takesTurns = outline.steps.contains {
            StepManner(shape: $0.shape, isConformed: false).usesCalls
        }
        self.takesTurns = takesTurns
        steps = outline.steps.map {
            WrapperStepContext(
                $0, in: flow, samples: outline.samples, sdk: kit, takesTurns: takesTurns)
        }
        events = flow.events.map { WrapperEventContext($0, in: flow, sdk: kit) }
        properties = flow.properties.map { WrapperPropertyContext($0, in: flow, sdk: kit) }
        views = flow.views.map {
            WrapperViewContext($0, of: wrapper.integration, in: flow, sdk: sdk)
        }
        let wrapperName = name
        delegates = wrapper.integration.delegates.map {
            DelegateContext($0, of: wrapperName, isolation: flow.isolation.value, sdk: sdk)
        }
        mapper = ErrorMapperContext(outline)
        var imports = Imports()
        imports.add(flow.imports + owner.imports + outline.settings.servicesModules)
        if outline.usesCombine { imports.add(["Combine"]) }
        imports.addSDK(owner.sdk(of: wrapper))
        if !views.isEmpty { imports.add(["SwiftUI"]) }
        imports.addFoundation(for: wrapper.integration.delegateTexts)
        imports.addFoundation(
            for: flow.protocolTypes + [outline.initial] + steps.flatMap(\.statements))
        self.imports = imports.sorted
    }
}

extension FlowIntegration {
    /// The types that the wrapper mentions because of its delegates.
    fileprivate var delegateTexts: [String] {
        delegates.isEmpty ? [] : ["NSObject"] + delegates.flatMap(\.methods).map(\.text)
    }
}

/// How a skeleton speaks of the SDK.
struct SDKWords {
    var name: String
    var hasClient: Bool
}

/// The method that maps what an SDK throws to the flow's own error.
struct ErrorMapperContext: TemplateContext {
    var signature: [String]
    var type: String
    var fallback: String

    static let fields: [ContextField<Self>] = [
        .texts("signature") { $0.signature }, .text("type") { $0.type },
        .text("fallback") { $0.fallback },
    ]

    /// The mapper of a flow; nil when no step needs one, or no error can be made.
    init?(_ outline: FlowOutline) {
        let flow = outline.flow
        guard outline.needsErrorMapper, let fallback = flow.mappedError else { return nil }
        let isNonisolated = flow.isolation.value == .sendable
        signature = Signature(
            head: "\(isNonisolated ? "nonisolated " : "")func \(flow.errorMapper)",
            parameters: ["for error: any Error"],
            tail: " -> \(flow.errorType)"
        ).lines(indent: 4, brace: true)
        type = flow.errorType
        self.fallback = fallback
    }
}

extension Flow {
    /// The name of the method that maps errors: `chatBotError`.
    var errorMapper: String { lowerCamel(errorType) }

    /// What an error of the SDK becomes: the first case with a lone `Error`, else the last one
    /// without a payload. Nil when there is neither.
    var mappedError: String? {
        if let wrapping = wrappingError { return wrapping("error") }
        return errors.last { $0.payload.isEmpty }.map { ".\($0.name.spelled)" }
    }

    /// An error that a skeleton can throw: the last case without a payload, else one with a lone
    /// `Error`. Nil when there is neither.
    var placeholderError: String? {
        if let plain = errors.last(where: { $0.payload.isEmpty }) {
            return "\(errorType).\(plain.name.spelled)"
        }
        return wrappingError.map { errorType + $0(Self.unsupported) }
    }

    /// An error of Foundation that says that something is not supported.
    static let unsupported = "CocoaError(.featureUnsupported)"

    /// Writes the first case with a lone `Error` around an expression.
    private var wrappingError: ((String) -> String)? {
        let wrapping = errors.first { error in
            error.payload.count == 1 && ["Error", "any Error"].contains(error.payload[0].type.text)
        }
        guard let wrapping else { return nil }
        let label = wrapping.payload[0].label.map { "\($0.asLabel): " } ?? ""
        return { ".\(wrapping.name.spelled)(\(label)\($0))" }
    }

    /// The failure that a skeleton can report for a step: a status that holds the flow's own error.
    func reportedFailure(of step: Step) -> EnumCase? {
        mappedError == nil ? nil : failure(of: step)
    }
}

extension FlowOutline {
    /// Whether a step of a wrapper ends in the flow's own error.
    fileprivate var needsErrorMapper: Bool {
        steps.contains { step in
            flow.reportedFailure(of: step.step) != nil
                || (step.shape.failure == flow.errorType && step.shape.throwsKnownError)
        }
    }

    /// The statement that makes the subject of the statuses; empty when the flow has none.
    fileprivate var statusSubject: [String] {
        guard !flow.statuses.isEmpty else { return [] }
        let subject =
            flow.style.value == .combine
            ? "CurrentValueSubject<\(statusType), Never>"
            : "\(flow.valueSubjectType)<\(statusType)>"
        return StatementLayout(indent: 4)
            .assignment("private let statusSubject", "\(subject)(\(initial))")
    }
}
