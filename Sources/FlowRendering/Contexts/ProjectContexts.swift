// The contexts of the files that belong to no single flow: `Integration.swift`, `IntegrationsManager.swift`,
// `ServiceProvider.swift`, and `MockServices.swift`.

import FlowModel
import Mustache
import SwiftNotation

extension ContextField {
    /// A flag for each life-cycle event but the launch, which is there in any case.
    fileprivate static func hooks(_ events: @escaping @Sendable (Context) -> Set<LifecycleEvent>) -> [Self] {
        LifecycleEvent.allCases.filter { $0 != .launch }.map { event in
            .flag(event.rawValue) { events($0).contains(event) }
        }
    }
}

/// What the template of a file of all flows is filled with.
protocol ProjectContext: FileContext {
    var outline: ProjectOutline { get }
}

extension ProjectContext {
    var settings: FileSettings { outline.settings }
}

/// What the template of `Integration.swift` may use.
package struct IntegrationContext: ProjectContext {
    let outline: ProjectOutline
    let events: Set<LifecycleEvent>
    var head: FileHead { FileHead(.allFlows, settings, Imports(LifecycleEvent.modules(of: events))) }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [.flag("hasLazy") { $0.outline.project.integrationsInUse.contains(where: \.isLazy) }]
        + ContextField<Self>.hooks { $0.events }

    init(_ outline: ProjectOutline) {
        self.outline = outline
        events = outline.project.listedEvents
    }
}

/// What the template of `ServiceProvider.swift` may use.
package struct ServiceProviderContext: ProjectContext {
    let outline: ProjectOutline
    let services: [ServiceContext]
    var head: FileHead {
        FileHead(.allFlows, settings, Imports(ofServices: outline, isPublic: !services.isEmpty))
    }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .list("services") { $0.services }, .flag("hasServices") { !$0.services.isEmpty },
            .text("initializer") { context in
                let parameters = context.services.map(\.parameter)
                return Signature(start: context.access + "init", parameters: parameters)
                    .declaration()
            },
            // The compiler makes one that only its own module sees.
            .flag("needsInit") { context in
                !context.access.isEmpty || context.services.contains { $0.isSession || $0.isLazy }
            },
            .flag("launches") { !$0.outline.project.launchSteps.isEmpty }, .texts("launchCalls") { $0.launchCalls },
        ]

    init(_ outline: ProjectOutline) {
        self.outline = outline
        services = outline.project.services
    }

    /// The lines that call the launch steps.
    private var launchCalls: [String] {
        var seen: Set<Int> = []
        return outline.project.launchSteps.map(\.flowIndex).filter { seen.insert($0).inserted }.flatMap { index in
            Self.launchCalls(outline.flows[index].steps.filter(\.step.isLaunch))
        }
    }

    /// The calls of one flow's launch steps. From its first `async` one on they are in a Task: each can rely on what the
    /// ones before it have set up, and no other flow waits.
    private static func launchCalls(_ steps: [StepSignature]) -> [String] {
        let direct = steps.prefix { !$0.isAsync }.map(\.launchCall)
        let late = steps.dropFirst(direct.count).map(\.launchCall)
        if late.isEmpty { return direct }
        if late.count == 1 { return direct + late.map { "Task { \($0) }" } }
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
    func parameter(hasDefault: Bool) -> String {
        "\(property): \(integration.managerName)\(isSupplied ? "" : hasDefault ? "? = nil" : "?")"
    }

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

/// What the template of `IntegrationsManager.swift` may use.
package struct IntegrationsManagerContext: ProjectContext {
    let outline: ProjectOutline
    /// The same project, which knows which managers the app supplies.
    let project: Project
    var head: FileHead {
        let isPublic = !appParameters.isEmpty && (isConvenient || !hidesManagers)
        var imports = Imports(ofServices: outline, isPublic: isPublic)
        imports.add(LifecycleEvent.modules(of: events), access: access)
        return FileHead(.allFlows, settings, imports)
    }
    /// Those that receive life-cycle events. Where none does, those that some service needs.
    let integrations: [ManagedIntegration]
    /// The services, in the order of the flows.
    let services: [ServiceContext]
    /// The services that others need, each after those that it needs, and those that the app chooses.
    let locals: [ServiceContext]
    let events: Set<LifecycleEvent>

    /// The parameters that say what the app supplies, answers and chooses.
    private var appParameters: [String] {
        let choices = services.filter(\.flow.isChoice).map { service in
            "\(service.flow.vendorParameter): \(service.flow.vendorType) = .\(service.wrappers[0].vendor)"
        }
        return services.filter(\.isSupplied).map(\.parameter)
            + services.filter(\.asks).map { "\($0.flow.answersParameter): \($0.flow.answersType)" } + choices
    }

    /// The arguments that pass these on, and the first manager, which tells the initializers apart.
    private var appArguments: String {
        let names =
            services.filter(\.asks).map(\.flow.answersParameter)
            + services.filter(\.flow.isChoice).map(\.flow.vendorParameter)
        let all = services.filter(\.isSupplied).map(\.passed) + names.map { "\($0): \($0)" }
        return (all + integrations.prefix(1).map { "\($0.property): nil" }).joined(separator: ", ")
    }

    private var eager: [ManagedIntegration] { integrations.filter { !$0.integration.isLazy } }
    private var hasLazy: Bool { eager.count < integrations.count }
    /// Whether the managers are hidden from the app's other modules, as is an initializer that takes them.
    private var hidesManagers: Bool { !access.isEmpty && !integrations.isEmpty }
    /// Whether there is an initializer without managers for the other modules.
    private var isConvenient: Bool { hidesManagers && !integrations.contains(where: \.isSupplied) }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .list("integrations") { $0.integrations },
            .list("eager") { $0.eager }, .text("eagerList") { $0.eager.map(\.property).joined(separator: ", ") },
            .flag("usesLifecycle") { $0.project.usesLifecycle }, .flag("hasLazy") { $0.hasLazy },
            // Whether all integrations are in one list.
            .flag("hasList") { $0.project.usesLifecycle && !$0.hasLazy },
            // Whether some service is made when it is first asked for, or some manager if the app chooses it.
            .flag("hasLazyService") { $0.services.contains { $0.isLazy && !$0.isSession || $0.flow.isChoice } },
            .list("locals") { $0.locals },
            .text("initializer") { context in
                let access = context.hidesManagers ? "" : context.access
                // Else the two initializers could both be called without arguments.
                let managers = context.integrations.enumerated().map { index, integration in
                    integration.parameter(hasDefault: index > 0 || !context.isConvenient)
                }
                return Signature(start: access + "init", parameters: context.appParameters + managers)
                    .declaration()
            },
            .text("convenience") { context in
                let start = context.access + "convenience init"
                return Signature(start: start, parameters: context.appParameters).declaration()
            },
            .text("appArguments") { $0.appArguments },
            .text("serviceArguments") { context in
                let arguments = context.services.map { $0.argumentLines.joined(separator: "\n") }
                return CodeLayout.list(arguments, after: "services = ServiceProvider", indent: 8)
            },
            .flag("hasChoices") { $0.services.contains(where: \.flow.isChoice) },
            // The property that holds the integrations that are not lazy.
            .text("stored") { $0.hasLazy ? "eagerIntegrations" : "integrations" },
            .flag("hidesManagers") { $0.hidesManagers }, .flag("isConvenient") { $0.isConvenient },
            .flag("launches") { !$0.project.launchSteps.isEmpty },
            .flag("changesVisibility") {
                !$0.events.isDisjoint(with: [.foreground, .background, .becomeActive, .resignActive, .termination])
            },
        ] + ContextField<Self>.hooks { $0.events }

    /// - Parameter supplied: the integrations whose managers take arguments.
    init(_ outline: ProjectOutline, supplied: Set<String>) {
        self.outline = outline
        var project = outline.project
        project.suppliedManagers = supplied
        self.project = project
        let serving = Set(project.wrappersInUse.map(\.integration.name.value))
        integrations = project.integrationsInUse.filter { project.usesLifecycle || serving.contains($0.name) }
            .map { ManagedIntegration($0, in: project) }
        services = project.services
        locals = project.constructionOrder.map { ServiceContext($0, in: project) }.filter {
            $0.isLocal && !$0.isSupplied || $0.flow.isChoice
        }
        events = project.listedEvents
    }
}

/// What the template of `MockServices.swift` may use.
package struct MockServicesContext: ProjectContext {
    let outline: ProjectOutline
    let services: [ServiceContext]
    var head: FileHead {
        FileHead(
            .allFlows, settings, Imports(ofServices: outline, isPublic: !services.isEmpty), isForTests: true)
    }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .list("services") { $0.services },
            .text("arguments") { context in
                let arguments = context.services.map(\.mockArgument)
                return CodeLayout.list(arguments, after: "ServiceProvider", indent: 8)
            },
        ]

    init(_ outline: ProjectOutline) {
        self.outline = outline
        services = outline.project.services
    }
}

extension LifecycleEvent {
    /// The modules of the types that some events come with.
    static func modules(of events: some Collection<LifecycleEvent>) -> [String] {
        events.contains { [.openURL, .userActivity, .pushToken].contains($0) } ? ["Foundation"] : []
    }
}

extension Project {
    /// The life-cycle events that some integration lists.
    fileprivate var listedEvents: Set<LifecycleEvent> { Set(integrations.flatMap(\.lifecycle)) }

    /// The services, in the order of the flows.
    fileprivate var services: [ServiceContext] {
        flows.indices.filter { !flows[$0].isFacade }.map { ServiceContext($0, in: self) }
    }
}
