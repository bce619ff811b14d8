// The contexts of the three files that belong to no single flow: `Integration.swift`,
// `IntegrationsManager.swift` and `ServiceProvider.swift`.
// Source: the design's section 3, "Who owns what at run time".

import FlowModel
import Mustache
import SwiftNotation

/// What the template of `Integration.swift` may use.
public struct IntegrationContext: TemplateContext {
    var header: [String]
    var access: String

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .text("access") { $0.access },
    ]

    init(settings: FileSettings) {
        header = settings.generatedHeader(origin: nil)
        access = settings.access
    }
}

/// A service: the protocol of one flow, as the provider hands it out.
struct ServiceContext: TemplateContext {
    var property: String
    /// The same as the label of a parameter, and of an argument.
    var label: String
    var argument: String
    /// The property in which a provider keeps the maker of a service that lives for one use.
    var makerProperty: String
    var maker: String
    var type: String
    var mock: String
    var isSession: Bool
    var docs: [String]
    /// The expressions that build it, in the manager, one for each integration in use; none when the
    /// app must supply it.
    var makers: [String]
    /// The class that passes calls on to several of them; empty when there is one.
    var fanOut: String
    var isSupplied: Bool

    static let fields: [ContextField<Self>] = [
        .text("property") { $0.property }, .text("label") { $0.label },
        .text("argument") { $0.argument },
        .text("makerProperty") { $0.makerProperty },
        .text("maker") { $0.maker },
        .text("type") { $0.type }, .text("mock") { $0.mock }, .flag("isSession") { $0.isSession },
        .texts("docs") { $0.docs }, .texts("makers") { $0.makers }, .text("fanOut") { $0.fanOut },
        .flag("isSupplied") { $0.isSupplied },
    ]

    init(_ index: Int, in project: Project) {
        let flow = project.flows[index]
        property = spelled(flow.propertyName)
        label = spelled(asLabel: flow.propertyName)
        argument = spelled(asArgument: flow.propertyName)
        makerProperty = "\(flow.propertyName)Maker"
        maker = "make\(flow.name.value)"
        type = flow.protocolName.value
        mock = flow.mockName
        isSession = flow.scope.value == .session
        var comment = DocComment(indent: 4)
        comment.add(flow.words, fallback: "The \(flow.spacedName) flow.")
        docs = comment.lines
        let construction = ServiceConstruction(ofFlow: index, in: project)
        makers = construction.makers
        fanOut = construction.fanOut
        isSupplied = makers.isEmpty
    }
}

extension Flow {
    /// The manager's method that makes a wrapper: `makeChatBotSDK`.
    var makerName: String { "make\(protocolName.value)" }
}

/// What the template of `ServiceProvider.swift` may use.
public struct ServiceProviderContext: ImportingContext {
    var header: [String]
    var imports: Imports
    var access: String
    var services: [ServiceContext]
    var isDebugOnly: Bool
    /// Whether methods of the app's types look for the provider by themselves.
    var hasCurrent: Bool

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .flag("hasCurrent") { $0.hasCurrent },
        .texts("header") { $0.header }, .texts("imports") { $0.imports.sorted },
        .flag("hasImports") { !$0.imports.isEmpty }, .text("access") { $0.access },
        .list("services") { $0.services }, .flag("hasServices") { !$0.services.isEmpty },
        .flag("isDebugOnly") { $0.isDebugOnly },
    ]

    init(project: Project, settings: FileSettings) {
        header = settings.generatedHeader(origin: nil)
        imports = Imports(ofServices: project, settings)
        access = settings.access
        services = project.flows.indices.map { ServiceContext($0, in: project) }
        isDebugOnly = settings.isDebugOnly
        hasCurrent = project.flows.contains { $0.extends != nil }
    }
}

/// An integration, as the manager of all holds it.
struct ManagedIntegration: TemplateContext {
    var property: String
    var type: String

    static let fields: [ContextField<Self>] = [
        .text("property") { $0.property }, .text("type") { $0.type },
    ]
}

/// What the template of `IntegrationsManager.swift` may use.
public struct IntegrationsManagerContext: ImportingContext {
    /// A step that is called once, at launch.
    struct LaunchStep: TemplateContext {
        var statement: String
        var isAsync: Bool

        static let fields: [ContextField<Self>] = [.text("statement") { $0.statement }]

        init(_ shape: StepShape) {
            let (step, flow) = (shape.step, shape.flow)
            let completion = shape.answerNames.map { "\($0): { _ in }" }.joined(separator: ", ")
            statement =
                "\(shape.returnsValue ? "_ = " : "")\(shape.callEffects)services.\(flow.propertyName)"
                + ".\(step.name.spelled)(\(completion))"
            isAsync = shape.isAsync
        }
    }

    var header: [String]
    var imports: Imports
    var access: String
    var integrations: [ManagedIntegration]
    /// The services, each after those it needs.
    var construction: [ServiceContext]
    /// The services, in the order of the flows.
    var services: [ServiceContext]
    var supplied: [ServiceContext]
    var launchSteps: [LaunchStep]
    /// From the first that is `async` on: they take their turns in one Task.
    var lateLaunchSteps: [LaunchStep]
    /// Whether methods of the app's types look for the provider by themselves.
    var hasCurrent: Bool

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("imports") { $0.imports.sorted },
        .text("access") { $0.access },
        .list("integrations") { $0.integrations },
        .flag("hasIntegrations") { !$0.integrations.isEmpty },
        .list("construction") { $0.construction }, .list("services") { $0.services },
        .flag("hasServices") { !$0.services.isEmpty },
        .list("supplied") { $0.supplied },
        .list("launchSteps") { $0.launchSteps },
        .list("lateLaunchSteps") { $0.lateLaunchSteps },
        .flag("hasCurrent") { $0.hasCurrent },
        .flag("launchesLate") { !$0.lateLaunchSteps.isEmpty },
    ]

    init(project: Project, settings: FileSettings) {
        header = settings.generatedHeader(origin: nil)
        imports = Imports(ofServices: project, settings)
        access = settings.access
        integrations = project.integrationsInUse.map { integration in
            ManagedIntegration(property: integration.propertyName, type: integration.managerName)
        }
        construction = project.constructionOrder.map { ServiceContext($0, in: project) }
        services = project.flows.indices.map { ServiceContext($0, in: project) }
        hasCurrent = project.flows.contains { $0.extends != nil }
        supplied = services.filter(\.isSupplied)
        let steps = project.launchSteps.map { launch in
            let flow = project.flows[launch.flowIndex]
            return LaunchStep(StepShape(step: flow.steps[launch.stepIndex], flow: flow))
        }
        launchSteps = Array(steps.prefix { !$0.isAsync })
        lateLaunchSteps = Array(steps.dropFirst(launchSteps.count))
    }
}
