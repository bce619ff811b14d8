// The contexts of the files that belong to no single flow: `Integration.swift`, `IntegrationsManager.swift`,
// `ServiceProvider.swift`, and `MockServices.swift`.

import FlowModel
import Mustache
import SwiftNotation

/// The life-cycle events that some integration of a project lists.
struct ListedHooks: TemplateContext {
    let events: Set<LifecycleEvent>

    static let fields: [ContextField<Self>] = LifecycleEvent.allCases.filter { $0 != .launch }.map { event in
        .flag(event.rawValue) { $0.events.contains(event) }
    }

    init(of project: Project) {
        events = Set(project.integrations.flatMap(\.lifecycle))
    }
}

/// What the template of `Integration.swift` may use.
package struct IntegrationContext: FileContext {
    var head: FileHead
    var hooks: ListedHooks
    var hasLazy: Bool

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .flag("hasLazy") { $0.hasLazy }
        ] + ListedHooks.fields.map { $0.within(\.hooks) }

    init(_ outline: ProjectOutline) {
        hooks = ListedHooks(of: outline.project)
        hasLazy = outline.project.integrationsInUse.contains(where: \.isLazy)
        head = FileHead(generatedFromAll: outline.settings, Imports(LifecycleEvent.modules(of: hooks.events)))
    }
}

/// What the template of `ServiceProvider.swift` may use.
package struct ServiceProviderContext: FileContext {
    var head: FileHead
    var services: [ServiceContext]
    /// The lines that call the launch steps.
    var launchCalls: [String]

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .list("services") { $0.services }, .flag("hasServices") { !$0.services.isEmpty },
            .text("initializer") { context in
                let parameters = context.services.map { "\($0.label): \($0.given)" }
                return Signature(start: context.head.access + "init", parameters: parameters, isFilled: false)
                    .declaration()
            },
            // The compiler makes one that only its own module sees.
            .flag("needsInit") { context in
                !context.head.access.isEmpty || context.services.contains { $0.isSession || $0.isLazy }
            },
            .flag("launches") { !$0.launchCalls.isEmpty }, .texts("launchCalls") { $0.launchCalls },
        ]

    init(_ outline: ProjectOutline) {
        let project = outline.project
        services = outline.services
        head = FileHead(
            generatedFromAll: outline.settings, Imports(ofServices: outline, isPublic: !services.isEmpty))
        // The steps of a flow are next to each other.
        var rest = project.launchSteps[...]
        launchCalls = []
        while let first = rest.first {
            let flow = project.flows[first.flowIndex]
            let steps = rest.prefix { $0.flowIndex == first.flowIndex }
            launchCalls += Self.launchCalls(steps.map { StepSignature(step: flow.steps[$0.stepIndex], flow: flow) })
            rest = rest.dropFirst(steps.count)
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
            + "\(callEffects)\(spelled(flow.propertyName)).\(step.name.spelled)(\(arguments))"
    }
}

/// An integration, as the manager of all holds it.
struct ManagedIntegration: TemplateContext {
    var property: String
    /// The manager, where it is needed.
    var reference: String
    var type: String
    var isLazy: Bool
    /// When it is built, as an expression; empty for always.
    var condition: String
    /// Whether its initializer takes arguments, so that the app makes it.
    var isSupplied: Bool
    /// Whether the parameter for it can be left out.
    var hasDefault = true

    static let fields: [ContextField<Self>] = [
        .text("property") { $0.property },
        .text("construction") { $0.construction }, .text("reference") { $0.reference },
        .text("condition") { $0.condition },
    ]

    var parameter: String {
        isSupplied ? "\(property): \(type)" : "\(property): \(type)?\(hasDefault ? " = nil" : "")"
    }

    /// The expression that makes it unless the app does; empty if the app has to.
    private var construction: String {
        if isSupplied { return "" }
        let expression = "\(property) ?? \(type)()"
        return condition.isEmpty ? expression : "LazyService { \(expression) }"
    }

    init(_ integration: Integration, in project: Project) {
        property = project.managerProperty(of: integration)
        reference = project.managerReference(of: integration)
        type = integration.managerName
        isLazy = integration.isLazy
        isSupplied = project.suppliedManagers.contains(integration.name)
        let vendor = spelled(lowerCamel(integration.name))
        condition = project.choices(of: integration)
            .map { "\($0.vendorParameter) == .\(vendor)" }.joined(separator: " || ")
    }
}

/// What the template of `IntegrationsManager.swift` may use.
package struct IntegrationsManagerContext: FileContext {
    var head: FileHead
    /// Those that receive life-cycle events. Where none does, those that some service needs.
    var integrations: [ManagedIntegration]
    var usesLifecycle: Bool
    /// The services that others need, each after those that it needs.
    var locals: [ServiceContext]
    /// The services, in the order of the flows.
    var services: [ServiceContext]
    var launches: Bool
    var hooks: ListedHooks

    /// The parameters that say what the app supplies, answers and chooses.
    private var appParameters: [String] {
        services.filter(\.isSupplied).map { "\($0.label): \($0.given)" }
            + services.filter { !$0.answersType.isEmpty }.map { "\($0.answers): \($0.answersType)" }
            + services.filter(\.isChoice).map { service in
                "\(service.vendorParameter): \(service.vendorType) = .\(service.vendors[0].name)"
            }
    }

    /// The arguments that pass these on, and the first manager, which tells the initializers apart.
    private var appArguments: String {
        let supplied = services.filter(\.isSupplied).map { service in
            let name = service.isSession ? service.maker : service.property
            return "\(service.isSession ? name : spelled(asArgument: service.name)): \(name)"
        }
        let others =
            services.filter { !$0.answersType.isEmpty }.map(\.answers)
            + services.filter(\.isChoice).map(\.vendorParameter)
        let all = supplied + others.map { "\($0): \($0)" } + integrations.prefix(1).map { "\($0.property): nil" }
        return all.joined(separator: ", ")
    }

    private var hasLazy: Bool { integrations.contains(where: \.isLazy) }
    /// Whether the managers are hidden from the app's other modules, as is an initializer that takes them.
    private var hidesManagers: Bool { !head.access.isEmpty && !integrations.isEmpty }
    /// Whether there is an initializer without managers for the other modules.
    private var isConvenient: Bool { hidesManagers && !integrations.contains(where: \.isSupplied) }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .list("integrations") { $0.integrations },
            .list("eager") { $0.integrations.filter { !$0.isLazy } },
            .text("eagerList") { $0.integrations.filter { !$0.isLazy }.map(\.property).joined(separator: ", ") },
            .flag("usesLifecycle") { $0.usesLifecycle }, .flag("hasLazy") { $0.hasLazy },
            // Whether all integrations are in one list.
            .flag("hasList") { $0.usesLifecycle && !$0.hasLazy },
            // Whether some service is made when it is first asked for, or some manager if the app chooses it.
            .flag("hasLazyService") { $0.services.contains { $0.isLazy && !$0.isSession || $0.isChoice } },
            .list("locals") { $0.locals },
            .text("initializer") { context in
                let access = context.hidesManagers ? "" : context.head.access
                let managers = context.integrations.map(\.parameter)
                return Signature(start: access + "init", parameters: context.appParameters + managers, isFilled: false)
                    .declaration()
            },
            .text("convenience") { context in
                let start = context.head.access + "convenience init"
                return Signature(start: start, parameters: context.appParameters, isFilled: false).declaration()
            },
            .text("appArguments") { $0.appArguments },
            .text("serviceArguments") { context in
                let arguments = context.services.map { $0.argumentLines.joined(separator: "\n") }
                return CodeLayout.list(arguments, after: "services = ServiceProvider", indent: 8, isFilled: false)
            },
            .flag("hasChoices") { $0.services.contains(where: \.isChoice) },
            // The property that holds the integrations that are not lazy.
            .text("stored") { $0.hasLazy ? "eagerIntegrations" : "integrations" },
            .flag("hidesManagers") { $0.hidesManagers }, .flag("isConvenient") { $0.isConvenient },
            .flag("launches") { $0.launches },
            .flag("changesVisibility") {
                !$0.hooks.events.isDisjoint(with: [
                    .foreground, .background, .becomeActive, .resignActive, .termination,
                ])
            },
        ] + ListedHooks.fields.map { $0.within(\.hooks) }

    /// - Parameter supplied: the integrations whose managers take arguments.
    init(_ outline: ProjectOutline, supplied: Set<String>) {
        head = FileHead(generatedFromAll: outline.settings, Imports(ofServices: outline, isPublic: false))
        var project = outline.project
        project.suppliedManagers = supplied
        usesLifecycle = project.usesLifecycle
        let serving = Set(project.wrappersInUse.map(\.integration.name.value))
        integrations = project.integrationsInUse.filter { project.usesLifecycle || serving.contains($0.name) }
            .map { ManagedIntegration($0, in: project) }
        let all = project.flows.indices.map { ServiceContext($0, in: project) }
        services = project.services
        locals = project.constructionOrder.map { all[$0] }.filter {
            $0.isLocal && !$0.isSupplied || $0.isChoice
        }
        launches = !project.launchSteps.isEmpty
        hooks = ListedHooks(of: project)
        // Else the two initializers could both be called without arguments.
        if isConvenient { integrations[0].hasDefault = false }
        let isPublic = !appParameters.isEmpty && (isConvenient || !hidesManagers)
        head.imports = Imports(ofServices: outline, isPublic: isPublic)
        head.imports.add(LifecycleEvent.modules(of: hooks.events), access: outline.settings.access)
    }
}

/// What the template of `MockServices.swift` may use.
package struct MockServicesContext: FileContext {
    var head: FileHead
    var services: [ServiceContext]

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .list("services") { $0.services },
            .text("arguments") { context in
                let arguments = context.services.map(\.mockArgument)
                return CodeLayout.list(arguments, after: "ServiceProvider", indent: 8, isFilled: false)
            },
        ]

    init(_ outline: ProjectOutline) {
        services = outline.services
        head = FileHead(
            generatedFromAll: outline.settings, Imports(ofServices: outline, isPublic: !services.isEmpty))
        head.isForTests = true
    }
}

extension LifecycleEvent {
    /// The modules of the types that some events come with.
    static func modules(of events: some Collection<LifecycleEvent>) -> [String] {
        events.contains { [.openURL, .userActivity, .pushToken].contains($0) } ? ["Foundation"] : []
    }
}

extension ProjectOutline {
    fileprivate var services: [ServiceContext] { project.services }
}

extension Project {
    /// The services, in the order of the flows.
    fileprivate var services: [ServiceContext] {
        flows.indices.filter { !flows[$0].isFacade }.map { ServiceContext($0, in: self) }
    }
}
