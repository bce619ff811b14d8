// The context of `<Wrapper>.swift`: the skeleton that translates between an SDK and the flow's protocol. It builds as
// it stands, says what is to be filled in where, and never reports a success that did not happen.

import FlowModel
import Mustache
import SwiftNotation

/// What the wrapper's template may use.
package struct WrapperContext: FileContext {
    let wrapper: Project.Wrapper
    let owner: Integration
    let outline: FlowOutline
    var head: FileHead
    /// The protocols of other flows that the wrapper needs.
    let needs: [Need]
    /// How each step is done.
    private let implementations: [StepImplementation]
    private let steps: [WrapperStepContext]
    private let delegates: [DelegateContext]

    private var flow: Flow { outline.flow }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .text("protocol") { $0.flow.protocolName.value },
            .text("integration") { $0.owner.name }, .text("manager") { $0.owner.managerName },
            .text("sdk") { $0.owner.spokenName(of: $0.owner.sdk(of: $0.wrapper)) },
            .text("wrapper") { $0.wrapper.name },
            .text("client") { $0.wrapper.integration.client?.text ?? "" },
            .flag("isMainActor") { $0.flow.isolation.value == .mainActor },
            // What changes is behind a lock.
            .flag("isLocked") { $0.flow.isolation.value == .sendable },
            .list("needs") { $0.needs },
            .text("endedStep") { $0.endedStep },
            .text("initializer") { Signature(start: "init", parameters: $0.parameters).declaration() },
            .flag("hasDeadlines") { $0.flow.hasDeadlines },
            .flag("isDelegate") { !$0.wrapper.integration.delegates.isEmpty },
            .text("conformances") { context in
                let superclass = context.wrapper.integration.delegates.isEmpty ? "" : "NSObject, "
                return superclass + context.flow.protocolName.value
            },
            .flag("isDelegateOnMain") { $0.wrapper.callsDelegatesOnMain(in: $0.flow) },
            .flag("runsSteps") { $0.implementations.contains { $0.function != .none } },
            .record("status") { $0.flow.statuses.isEmpty ? nil : Observation.status(of: $0.flow) },
            .list("properties") { PropertyContext.all(of: $0.flow) },
            .list("signals") { context in context.flow.signals.map { SignalContext(signal: $0, flow: context.flow) } },
            .list("views") { context in
                context.flow.views.map {
                    WrapperViewContext(view: $0, integration: context.wrapper.integration, flow: context.flow)
                }
            },
            .list("steps") { $0.steps },
            .list("events") { context in
                context.flow.events.map { WrapperEventContext($0, in: context.flow) }
            },
            .record("mapper") { ErrorMapperContext($0.outline) },
            .list("delegates") { $0.delegates },
            .record("maker") { context in
                let needs = context.needs.map { "\(spelled(asLabel: $0.name)): \($0.type)" }
                return MakerContext(flow: context.flow, parameters: needs)
            },
            .flag("runsFlow") { $0.flow.hasTable }, .text("table") { $0.flow.tableType },
            .text("captured") { $0.wrapper.integration.client == nil ? "manager" : "client" },
        ]

    init(wrapper: Project.Wrapper, owner: Integration, project: Project, _ outline: FlowOutline) {
        self.wrapper = wrapper
        self.owner = owner
        self.outline = outline
        needs =
            project.flowsNeeded(by: wrapper).map { index in
                Need(protocolName: project.flows[index].protocolName.value)
            }
            + (outline.flow.asks.isEmpty ? [] : [Need(answersOf: outline.flow)])
        implementations = outline.implementations
        let integration = wrapper.integration
        let sdk = owner.spokenName(of: owner.sdk(of: wrapper))
        steps = implementations.map { WrapperStepContext($0, hasClient: integration.client != nil, sdk: sdk) }
        delegates = integration.delegates.enumerated().map { index, delegate in
            DelegateContext(
                delegate, after: integration.delegates[..<index].flatMap(\.methods),
                isOnMain: wrapper.callsDelegatesOnMain(in: outline.flow), in: outline.flow)
        }
        let neutral = PropertyContext.all(of: outline.flow).flatMap { [$0.neutral, $0.initial] }
        let mapped = ErrorMapperContext(outline)?.fallback ?? ""
        let code =
            steps.flatMap(\.body) + neutral + delegates.flatMap(\.code) + [mapped, integration.client?.text ?? ""]
        let imports = Imports(of: outline, for: wrapper, of: owner, code: code)
        head = FileHead(writtenOnceWith: outline.settings, imports)
    }

    /// How a delegate's method ends a step: `flow.end(.unlock, with: .unlocked)`; empty if there is none to end.
    private var endedStep: String {
        guard !wrapper.integration.delegates.isEmpty else { return "" }
        let ending = implementations.first { [.start, .run].contains($0.function) }
        guard let ending, let end = ending.ends.first else {
            let answering = implementations.first { [.value, .completion].contains($0.function) && !$0.shape.isVoid }
            return answering.map { "flow.end(.\($0.shape.step.name.spelled), returning: value)" } ?? ""
        }
        return "flow.end(.\(ending.shape.step.name.spelled), with: \(StepTodo.pattern(end)))"
    }

    /// The parameters of its initializer.
    private var parameters: [String] {
        let needs = needs.map { "\(spelled(asLabel: $0.name)): \($0.type)" }
        let clock = flow.hasDeadlines ? ["clock: any Clock<Duration> = ContinuousClock()"] : []
        return ["manager: \(owner.managerName)"] + needs + clock
    }

    /// What the wrapper needs besides its manager: the service of another flow, or the app's answers.
    struct Need: TemplateContext {
        let name: String
        let type: String
        /// Whether the SDK asks for it.
        let isAnswers: Bool

        static let fields: [ContextField<Self>] = [
            .text("type") { $0.type }, .text("name") { spelled($0.name) },
            .text("argument") { spelled(asArgument: $0.name) },
            .flag("isAnswers") { $0.isAnswers },
        ]

        init(protocolName: String) {
            (name, type, isAnswers) = (lowerCamel(protocolName), "any \(protocolName)", false)
        }

        init(answersOf flow: Flow) {
            (name, type, isAnswers) = (Flow.answersProperty, flow.answersType, true)
        }
    }
}

/// The method of an integration's manager that makes what serves a flow. `IntegrationsManager` calls it, so it has to
/// be there; its body is the developer's.
struct MakerContext: TemplateContext {
    let flow: Flow
    var parameters: [String] = []
    var mark: String? { MemberID.maker.text }

    static let fields: [ContextField<Self>] = [
        .text("declaration") { maker in
            let result = "any \(maker.flow.protocolName.value)"
            return Signature(start: "func \(maker.flow.makerName)", parameters: maker.parameters, result: result)
                .declaration()
        }
    ]
}

extension Project.Wrapper {
    /// Whether the SDK calls the wrapper's delegate methods where the flow lives.
    fileprivate func callsDelegatesOnMain(in flow: Flow) -> Bool {
        integration.thread?.value == .main && flow.isolation.value == .mainActor
    }
}
