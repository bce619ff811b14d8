// The context of the files that belong to no single flow: `Integration.swift`, `IntegrationsManager.swift`,
// `ServiceProvider.swift`, and `MockServices.swift`.

import FlowModel
import SwiftText

/// What the templates of the files of all flows may use.
package struct ProjectContext: FileContext {
    let outline: ProjectOutline
    var project: Project { outline.project }
    let origin = HeaderContext.Origin.allFlows
    let isForTests: Bool
    /// The imports of the file that it is for.
    private let importsOfFile: @Sendable (Self) -> Imports
    var imports: Imports { importsOfFile(self) }
    /// The integrations that receive life-cycle events. Where none does, those that some service needs.
    let integrations: [ManagedIntegration]
    /// The services, in the order of the flows.
    let services: [ServiceContext]
    /// The services that others need, each after those that it needs, and those that the app chooses.
    let locals: [ServiceContext]
    let events: Set<LifecycleEvent>
    var settings: Configuration { outline.settings }

    /// The parameters that say what the app supplies, answers and chooses.
    private var appParameters: [String] {
        let choices = services.filter(\.flow.isChoice).map { service in
            "\(service.flow.vendorParameter): \(service.flow.vendorType) = .\(service.wrappers[0].vendor)"
        }
        return services.filter(\.isSupplied).map(\.parameter)
            + services.filter(\.asks).map { "\($0.flow.answersParameter): \($0.flow.answersType)" } + choices
    }

    private var eager: [ManagedIntegration] { integrations.filter { !$0.integration.isLazy } }
    private var hasLazy: Bool { eager.count < integrations.count }
    /// Whether the managers are hidden from the app's other modules, as is an initializer that takes them.
    private var hidesManagers: Bool { !access.isEmpty && !integrations.isEmpty }

    /// The fields, in the order of the templates.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .list("services") { $0.services }, .flag("hasServices") { !$0.services.isEmpty },
            .text("mockArguments") { context in
                CodeLayout.list(context.services.map(\.mockArgument), after: "ServiceProvider", indent: 8)
            },
            .text("providerInitializer") { context in
                Signature(start: context.access + "init", parameters: context.services.map(\.parameter)).declaration()
            },
            // The compiler makes one that only its own module sees.
            .flag("needsInit") { context in
                !context.access.isEmpty || context.services.contains { $0.isSession || $0.isLazy }
            },
            .list("integrations") { $0.integrations },
            .list("eager") { $0.eager }, .text("eagerList") { $0.eager.map(\.property).joined(separator: ", ") },
            .flag("usesLifecycle") { $0.project.usesLifecycle }, .flag("hasLazy") { $0.hasLazy },
            // Whether some service is made when it is first asked for, or some manager if the app chooses it.
            .flag("hasLazyService") { $0.services.contains { $0.isLazy && !$0.isSession || $0.flow.isChoice } },
            .list("locals") { $0.locals },
            .text("initializer") { context in
                let access = context.hidesManagers ? "" : context.access
                let managers = context.integrations.map(\.parameter)
                return Signature(start: access + "init", parameters: context.appParameters + managers)
                    .declaration()
            },
            .text("serviceArguments") { context in
                let arguments = context.services.map { $0.argumentLines.joined(separator: "\n") }
                return CodeLayout.list(arguments, after: "services = ServiceProvider", indent: 8)
            },
            .flag("hasChoices") { $0.services.contains(where: \.flow.isChoice) },
            // The property that holds the integrations that are not lazy.
            .text("stored") { $0.hasLazy ? "eagerIntegrations" : "integrations" },
            .flag("hidesManagers") { $0.hidesManagers },
            .flag("launches") { !$0.project.launchSteps.isEmpty }, .texts("launchCalls") { $0.launchCalls },
        ]
        // A flag for each life-cycle event but the launch, which is there in any case.
        + LifecycleEvent.allCases.filter { $0 != .launch }.map { event in
            .flag(event.rawValue) { $0.events.contains(event) }
        }

    init(_ outline: ProjectOutline, isForTests: Bool = false, imports: @escaping @Sendable (Self) -> Imports) {
        (self.outline, self.isForTests, importsOfFile) = (outline, isForTests, imports)
        let project = outline.project
        let serving = Set(project.wrappersInUse.map(\.integration.name.value))
        integrations = project.integrationsInUse.filter { project.usesLifecycle || serving.contains($0.name) }
            .map { ManagedIntegration($0, in: project) }
        services = project.flows.indices.filter { !project.flows[$0].isFacade }.map { ServiceContext($0, in: project) }
        locals = project.constructionOrder.map { ServiceContext($0, in: project) }.filter {
            $0.isLocal && !$0.isSupplied || $0.flow.isChoice
        }
        events = Set(project.integrations.flatMap(\.lifecycle))
    }

    /// The imports of a file in which others see each service.
    var importsOfServices: Imports { importsOfServices(arePublic: !services.isEmpty) }

    /// The imports of `IntegrationsManager.swift`.
    var importsOfManager: Imports {
        var imports = importsOfServices(arePublic: !appParameters.isEmpty && !hidesManagers)
        imports.add(LifecycleEvent.modules(of: events), access: access)
        return imports
    }

    private func importsOfServices(arePublic: Bool) -> Imports {
        var imports = Imports()
        imports.add(settings.servicesModules, access: arePublic ? access : "")
        return imports
    }

    /// The lines that call the launch steps.
    private var launchCalls: [String] {
        var seen: Set<Int> = []
        return project.launchSteps.map(\.flowIndex).filter { seen.insert($0).inserted }.flatMap { index in
            Self.launchCalls(outline.flows[index].steps.filter(\.step.isLaunch))
        }
    }

    /// The calls of one flow's launch steps. From its first `async` one on they are in a Task: each can rely on what the
    /// ones before it have set up, and no other flow waits.
    private static func launchCalls(_ steps: [StepSignature]) -> [String] {
        let direct = steps.prefix { !$0.isAsync }.map(\.launchCall)
        let late = steps.dropFirst(direct.count).map(\.launchCall)
        if late.isEmpty { return direct }
        return direct + ["Task {"] + late.map { "    \($0)" } + ["}"]
    }
}

extension StepSignature {
    /// The call at launch, whose answer nobody takes.
    fileprivate var launchCall: String {
        let isIgnored = returnsStatus && isDiscardable
        let arguments = answerNames.map { "\($0): { _ in }" }.joined(separator: ", ")
        return (returnsValue && !isIgnored ? "_ = " : "")
            + "\(callEffects)\(spelled(flow.propertyName)).\(step.methodName.spelled)(\(arguments))"
    }
}

/// An integration, as the manager of all holds it.
struct ManagedIntegration: TemplateContext {
    let integration: Integration
    let property: String
    /// The manager, where it is needed.
    let reference: String
    /// When it is built, as an expression; empty for always.
    let condition: String
    /// Whether its initializer takes arguments, so that the app makes it.
    let isSupplied: Bool

    static let fields: [ContextField<Self>] = [
        .text("property") { $0.property },
        .text("construction") { $0.construction }, .text("reference") { $0.reference },
        .text("condition") { $0.condition },
    ]

    /// The parameter for it, which can be left out unless the app has to supply it.
    var parameter: String { "\(property): \(integration.managerName)\(isSupplied ? "" : "? = nil")" }

    /// The expression that makes it unless the app does; empty if the app has to.
    private var construction: String {
        if isSupplied { return "" }
        let expression = "\(property) ?? \(integration.managerName)()"
        return condition.isEmpty ? expression : "LazyService { \(expression) }"
    }

    init(_ integration: Integration, in project: Project) {
        self.integration = integration
        property = project.managerProperty(of: integration)
        reference = project.managerReference(of: integration)
        isSupplied = project.suppliedManagers.contains(integration.name)
        let vendor = spelled(lowerCamel(integration.name))
        condition = project.choices(of: integration)
            .map { "\($0.vendorParameter) == .\(vendor)" }.joined(separator: " || ")
    }
}

extension LifecycleEvent {
    /// The modules of the types that some events come with.
    static func modules(of events: some Collection<LifecycleEvent>) -> [String] {
        events.contains { [.openURL, .userActivity, .pushToken].contains($0) } ? ["Foundation"] : []
    }
}
