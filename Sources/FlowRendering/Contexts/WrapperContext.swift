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
    /// The name as the label of a parameter, and of an argument.
    var label: String
    var argument: String
    var type: String

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.name }, .text("type") { $0.type },
    ]
}

/// What the wrapper's template may use.
public struct WrapperContext: ImportingContext {
    var header: [String]
    /// The line before the type; empty when its head says where it lives.
    var attribute: String
    /// The head of the type.
    var head: [String]
    var imports: Imports
    var docs: [String]
    var name: String
    var protocolName: String
    var manager: String
    var client: String
    var needs: [NeedContext]
    var initializer: [String]
    var maker: MakerContext
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
        .texts("imports") { $0.imports.sorted }, .flag("hasImports") { !$0.imports.isEmpty },
        .texts("docs") { $0.docs }, .text("name") { $0.name },
        .text("protocol") { $0.protocolName },
        .text("manager") { $0.manager }, .text("client") { $0.client }, .list("needs") { $0.needs },
        .texts("initializer") { $0.initializer },
        .record("maker") { $0.maker },
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
                name: spelled(name), label: spelled(asLabel: name),
                argument: spelled(asArgument: name), type: needed)
        }
        let parameters =
            ["manager: \(manager)"] + needs.map { "\($0.label): any \($0.type)" }
        initializer = Signature(head: "init", parameters: parameters).lines(indent: 4, brace: true)
        let passed = ["manager: self"] + needs.map { "\($0.argument): \($0.name)" }
        maker = MakerContext(
            "Makes the wrapper that serves ``\(protocolName)``.", flow: flow,
            parameters: Array(parameters.dropFirst()),
            body: Signature(head: name, parameters: passed).lines(indent: 8, brace: false))
        let isolation = IsolationWords(isolation: flow.isolation.value)
        attribute = isolation.attribute
        let isDelegate = !wrapper.integration.delegates.isEmpty
        head = StatementLayout(indent: 0).classHead(
            "\(isolation.wrapperKind) \(name)",
            inheriting: (isDelegate ? "NSObject, " : "") + protocolName)
        statusLines = outline.statusSubject
        status = flow.statuses.isEmpty ? nil : StatusMemberContext(flow)
        let sdk = owner.spokenName(of: owner.sdk(of: wrapper))
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
        mapper = ErrorMapperContext(outline, sdk: sdk)
        var imports = Imports()
        imports.add(flow.imports + owner.imports + outline.settings.servicesModules)
        imports.addSDK(owner.sdk(of: wrapper), outline.settings)
        self.imports = imports
    }
}

/// How a skeleton speaks of the SDK.
struct SDKWords {
    var name: String
    var hasClient: Bool
}

extension FlowOutline {
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
