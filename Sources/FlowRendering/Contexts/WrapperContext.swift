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
        .text("name") { $0.name }, .text("type") { $0.type }, .text("argument") { $0.argument },
    ]
}

/// What the wrapper's template may use.
package struct WrapperContext: ImportingContext {
    var header: [String]
    /// The line before the type; empty when its head says where it lives.
    var attribute: String
    /// The head of the type.
    var head: [String]
    var imports: Imports
    var name: String
    var protocolName: String
    /// The integration, and what skeletons call its SDK.
    var integration: String
    var sdk: String
    var manager: String
    var client: String
    /// Whether what changes is behind a lock.
    var isLocked: Bool
    var needs: [NeedContext]
    var initializer: [String]
    var maker: MakerContext
    /// Whether what the maker returns is checked against the flow.
    var isVerified: Bool
    var runner: RunnerContext?
    /// Whether the runner runs a step.
    var runsSteps: Bool
    var status: StatusMemberContext?
    var steps: [WrapperStepContext]
    var events: [WrapperEventContext]
    var properties: [WrapperPropertyContext]
    var views: [WrapperViewContext]
    var delegates: [DelegateContext]
    var mapper: ErrorMapperContext?

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .flag("hasHeader") { !$0.header.isEmpty },
        .texts("imports") { $0.imports.sorted }, .flag("hasImports") { !$0.imports.isEmpty },
        .text("protocol") { $0.protocolName }, .text("integration") { $0.integration },
        .text("sdk") { $0.sdk }, .flag("runsSteps") { $0.runsSteps },
        .text("attribute") { $0.attribute }, .texts("head") { $0.head },
        .text("wrapper") { $0.name },
        .text("manager") { $0.manager }, .list("needs") { $0.needs },
        .text("client") { $0.client }, .flag("isLocked") { $0.isLocked },
        .record("runner") { $0.runner }, .texts("initializer") { $0.initializer },
        .flag("isDelegate") { !$0.delegates.isEmpty }, .record("status") { $0.status },
        .list("properties") { $0.properties }, .list("views") { $0.views },
        .list("steps") { $0.steps }, .list("events") { $0.events },
        .flag("hasEvents") { !$0.events.isEmpty }, .record("mapper") { $0.mapper },
        .list("delegates") { $0.delegates }, .record("maker") { $0.maker },
        .flag("isVerified") { $0.isVerified },
    ]

    init(
        wrapper: Project.Wrapper, owner: Integration, project: Project, _ outline: FlowOutline
    ) {
        let flow = outline.flow
        header = outline.settings.sharedHeader
        name = wrapper.name
        protocolName = flow.protocolName.value
        integration = owner.name
        manager = owner.managerName
        client = wrapper.integration.client?.text ?? ""
        isLocked = flow.isolation.value == .sendable
        needs = project.flowsNeeded(by: wrapper).map { index in
            let needed = project.flows[index].protocolName.value
            let name = lowerCamel(needed)
            return NeedContext(
                name: spelled(name), label: spelled(asLabel: name),
                argument: spelled(asArgument: name), type: needed)
        }
        let parameters = needs.map { "\($0.label): any \($0.type)" }
        initializer = Signature(head: "init", parameters: ["manager: \(manager)"] + parameters)
            .lines(indent: 4, brace: true)
        maker = MakerContext(flow, parameters: parameters)
        isVerified = outline.hasVerifier
        let isolation = IsolationWords(isolation: flow.isolation.value)
        attribute = isolation.attribute
        let isDelegate = !wrapper.integration.delegates.isEmpty
        head = StatementLayout(indent: 0).classHead(
            "\(isolation.wrapperKind) \(name)",
            inheriting: (isDelegate ? "NSObject, " : "") + protocolName)
        runner = RunnerContext(outline, wrapper: name)
        status = flow.statuses.isEmpty ? nil : StatusMemberContext(flow)
        let sdk = owner.spokenName(of: owner.sdk(of: wrapper))
        self.sdk = sdk
        let words = SDKWords(name: sdk, hasClient: wrapper.integration.client != nil)
        let manners = outline.manners
        runsSteps = manners.contains { $0.work != .none }
        steps = manners.map { WrapperStepContext($0, sdk: words) }
        events = flow.events.map { WrapperEventContext($0, in: flow) }
        properties = flow.properties.map { WrapperPropertyContext($0, in: flow, sdk: sdk) }
        views = flow.views.map { WrapperViewContext($0, of: wrapper.integration, in: flow) }
        let wrapperName = name
        delegates = wrapper.integration.delegates.map {
            DelegateContext($0, of: wrapperName, in: flow, sdk: sdk)
        }
        mapper = ErrorMapperContext(outline)
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
