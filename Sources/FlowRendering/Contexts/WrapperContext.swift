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
        .text("name") { $0.name }, .text("label") { $0.label }, .text("type") { $0.type },
        .text("argument") { $0.argument },
    ]
}

/// What the wrapper's template may use.
package struct WrapperContext: ImportingContext {
    var header: [String]
    var imports: Imports
    var name: String
    var protocolName: String
    /// The integration, and what skeletons call its SDK.
    var integration: String
    var sdk: String
    var manager: String
    var client: String
    var isolation: Isolation
    var needs: [NeedContext]
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
        .text("wrapper") { $0.name },
        .text("manager") { $0.manager }, .list("needs") { $0.needs },
        .text("client") { $0.client }, .flag("isMainActor") { $0.isolation == .mainActor },
        // What changes is behind a lock.
        .flag("isLocked") { $0.isolation == .sendable },
        .record("runner") { $0.runner },
        .flag("isDelegate") { !$0.delegates.isEmpty }, .record("status") { $0.status },
        .list("properties") { $0.properties }, .list("views") { $0.views },
        .list("steps") { $0.steps }, .list("events") { $0.events },
        .record("mapper") { $0.mapper },
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
        isolation = flow.isolation.value
        needs = project.flowsNeeded(by: wrapper).map { index in
            let needed = project.flows[index].protocolName.value
            let name = lowerCamel(needed)
            return NeedContext(
                name: spelled(name), label: spelled(asLabel: name),
                argument: spelled(asArgument: name), type: needed)
        }
        maker = MakerContext(name: flow.makerName)
        isVerified = outline.hasVerifier
        runner = RunnerContext(outline, wrapper: name)
        status =
            flow.statuses.isEmpty ? nil : StatusMemberContext(observation: .status(of: flow))
        sdk = owner.spokenName(of: owner.sdk(of: wrapper))
        let hasClient = wrapper.integration.client != nil
        let manners = outline.manners
        runsSteps = manners.contains { $0.work != .none }
        steps = manners.map { WrapperStepContext($0, hasClient: hasClient) }
        events = flow.events.map { WrapperEventContext($0, in: flow) }
        properties = flow.properties.map { WrapperPropertyContext($0, in: flow) }
        views = flow.views.map { WrapperViewContext($0, of: wrapper.integration, in: flow) }
        delegates = wrapper.integration.delegates.map { DelegateContext($0, in: flow) }
        mapper = ErrorMapperContext(outline)
        var imports = Imports()
        imports.add(flow.imports + owner.imports + outline.settings.servicesModules)
        imports.addSDK(owner.sdk(of: wrapper), outline.settings)
        self.imports = imports
    }
}

/// The method of an integration's manager that makes what serves a flow. `IntegrationsManager` calls it, so it has to
/// be there; its body is the developer's.
struct MakerContext: TemplateContext {
    var name: String
    var mark: String? { MemberID.maker.text }

    static let fields: [ContextField<Self>] = [.text("maker") { $0.name }]
}
