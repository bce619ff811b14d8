// The context of `<Wrapper>.swift`: the skeleton that translates between an SDK and the flow's protocol. It builds as
// it stands, says what is to be filled in where, and never reports a success that did not happen.

import FlowModel
import SwiftText

/// What the wrapper's template may use.
package struct WrapperContext: WrapperFileContext {
    let wrapper: Project.Wrapper
    let owner: Integration
    let outline: FlowOutline
    var imports: Imports {
        let properties = PropertyContext.all(of: flow).flatMap { [$0.placeholder, $0.initial] }
        let others = [
            ErrorMapperContext(outline, for: wrapper.integration)?.fallback, wrapper.integration.client?.text,
        ].compactMap(\.self)
        let code = steps.flatMap(\.body) + properties + delegates.flatMap(\.code) + others
        return Imports(of: outline, for: wrapper, of: owner, code: code)
    }
    /// What the wrapper needs beside its manager: the services of other flows, and the app's answers.
    let needs: [(name: String, type: String)]
    private let steps: [StepSkeleton]
    private let delegates: [DelegateContext]

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        flowFields + [
            .text("integration") { $0.owner.name }, .text("manager") { $0.owner.managerName }, .text("sdk") { $0.sdk },
            .text("wrapper") { $0.wrapper.name }, .text("client") { $0.wrapper.integration.client?.text ?? "" },
            // What changes is behind a lock.
            .flag("isLocked") { $0.flow.isolation.value == .sendable },
            .list(
                "needs", { $0.needs },
                keys: [
                    .text("type") { $0.type }, .text("name") { spelled($0.name) },
                    .text("argument") { spelled(asArgument: $0.name) },
                    .flag("isAnswers") { $0.name == Flow.answersProperty },
                ]),
            .text("initializer") { context in
                let clock = context.flow.hasDeadlines ? ["clock: any Clock<Duration> = ContinuousClock()"] : []
                let parameters = ["manager: \(context.owner.managerName)"] + context.neededParameters + clock
                return Signature(start: "init", parameters: parameters).declaration()
            },
            .flag("hasDeadlines") { $0.flow.hasDeadlines },
            .flag("isDelegate") { !$0.wrapper.integration.delegates.isEmpty },
            .text("conformances") { context in
                let superclass = context.wrapper.integration.delegates.isEmpty ? "" : "NSObject, "
                return superclass + context.flow.protocolName.value
            },
            .flag("runsSteps") { $0.steps.contains { $0.function != .none } },
            .list("status") { $0.flow.statuses.isEmpty ? [] : [Observation.status(of: $0.flow)] },
            .list("properties") { PropertyContext.all(of: $0.flow) },
            .list("signals") { context in context.flow.signals.map { SignalContext(signal: $0, flow: context.flow) } },
            .list("views") { WrapperViewContext.all(of: $0.flow, $0.wrapper.integration.controllers) },
            .list("steps") { $0.steps },
            .list(
                "events", { context in context.flow.events.map { (event: $0, flow: context.flow) } },
                keys: [
                    .texts("docs") { $0.event.words.comment(indent: 4) },
                    .list(
                        "outcomes", { $0.event.methods(in: $0.flow) }, mark: { $0.id.text },
                        keys: [.text("function") { $0.function }]),
                ]),
            .list("mapper") { [ErrorMapperContext($0.outline, for: $0.wrapper.integration)].compactMap(\.self) },
            .list("delegates") { $0.delegates },
            maker(parameters: \.neededParameters),
            .flag("runsFlow") { $0.flow.hasTable },
            .text("captured") { $0.wrapper.integration.client == nil ? "manager" : "client" },
        ]

    init(wrapper: Project.Wrapper, owner: Integration, project: Project, _ outline: FlowOutline) {
        self.wrapper = wrapper
        self.owner = owner
        self.outline = outline
        let protocols = project.flowsNeeded(by: wrapper).map { project.flows[$0].protocolName.value }
        needs =
            protocols.map { (lowerCamel($0), "any \($0)") }
            + (outline.flow.asks.isEmpty ? [] : [(Flow.answersProperty, outline.flow.answersType)])
        let integration = wrapper.integration
        let sdk = owner.spokenName(of: owner.sdk(of: wrapper))
        steps = StepSkeleton.all(of: outline, sdk: sdk, hasClient: integration.client != nil)
        let isOnMain = integration.thread?.value == .main && outline.flow.isolation.value == .mainActor
        delegates = integration.delegates.map { DelegateContext($0, isOnMain: isOnMain, in: outline.flow) }
    }

    private var neededParameters: [String] { needs.map { "\(spelled(asLabel: $0.name)): \($0.type)" } }
}
