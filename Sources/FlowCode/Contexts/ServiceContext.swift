// A service: the implementation of one flow, as the files of the project name and make it.

import FlowModel
import SwiftText

/// What templates may use of a service.
struct ServiceContext: TemplateContext {
    let flow: Flow
    /// The calls that make its wrappers, one for each integration in use; none where the app supplies it.
    let wrappers: [(vendor: String, call: String)]
    /// Whether a wrapper of another flow needs it.
    let isNeeded: Bool
    /// The lazy integrations that are launched when it is first asked for, in this order.
    let launched: [ManagedIntegration]

    /// The flow's name as a property, without back-ticks.
    private var name: String { flow.propertyName }
    private var type: String { flow.protocolName.value }
    /// The method that makes a new one for each use: `makeVideoBanking`.
    private var maker: String { flow.serviceMaker }
    var isSession: Bool { flow.scope.value == .session }
    var isSupplied: Bool { wrappers.isEmpty }
    var isLazy: Bool { !launched.isEmpty }
    /// Whether the app answers what its SDK asks.
    var asks: Bool { !flow.asks.isEmpty && !isSupplied }
    /// Whether it is in a variable of its own when the provider is made.
    var isLocal: Bool { !isSession && (isNeeded || isSupplied) }
    private var property: String { spelled(name) }
    /// What holds it where it is handed on: the service, or what makes one.
    private var holder: String { isSession ? maker : property }
    private var argument: String { isSession ? maker : spelled(asArgument: name) }

    /// The parameter of an initializer that takes it.
    var parameter: String {
        let label = isSession ? maker : spelled(asLabel: name)
        return "\(label): \(isSession || isLazy ? "@escaping @MainActor () -> " : "")any \(type)"
    }

    /// What hands on that parameter.
    var passed: String { "\(argument): \(holder)" }

    /// The service as an argument of the provider's initializer, as lines.
    var argumentLines: [String] {
        if isLazy {
            let launches = launched.map { integration in
                let launch = "lazyIntegrations.launch(\(integration.reference))"
                return integration.condition.isEmpty ? launch : "if \(integration.condition) { \(launch) }"
            }
            let lines = launches + declared(after: "return ")
            return ["\(argument): { [lazyIntegrations] in"] + lines.map { "    \($0)" } + ["}"]
        }
        if isLocal || isSupplied { return [passed] }
        return isSession ? declared(after: "\(argument): { ", end: " }") : declared(after: "\(argument): ")
    }

    /// The expression that makes it, as lines. If it calls several makers and is too long, each has a line of its own.
    private func declared(after start: String, end: String = "") -> [String] {
        let calls = wrappers.map(\.call)
        let whole = start + flow.construction(calls) + end
        if !flow.fansOut || CodeLayout.fits(whole, indent: 12) { return [whole] }
        return ["\(start)\(flow.fanOutName)(["] + calls.map { "    \($0)," } + ["])\(end)"]
    }

    /// The mock as an argument of the provider's initializer.
    var mockArgument: String {
        guard isSession else { return "\(argument): \(isLazy ? "{ [self] in \(property) }" : property)" }
        return """
            \(maker): { [self] in
                let mock = \(flow.mockName)()
                prepare\(upperCamel(name))(mock)
                \(name)s.append(mock)
                return mock
            }
            """
    }

    /// What the initializer of the provider does with it.
    private var assignment: String {
        if isSession { return "\(name)Maker = \(maker)" }
        return isLazy ? "lazy\(upperCamel(name)) = LazyService(\(property))" : "self.\(property) = \(property)"
    }

    static let fields: [ContextField<Self>] = [
        .text("property") { $0.property },
        .text("assignment") { $0.assignment },
        .texts("declaration") { $0.declared(after: "let \($0.property) = ") },
        .text("maker") { $0.maker }, .text("makerProperty") { "\($0.name)Maker" },
        .text("type") { $0.type }, .text("mock") { $0.flow.mockName },
        .text("mocks") { "\($0.name)s" },
        .text("prepare") { "prepare\(upperCamel($0.name))" },
        .flag("isSession") { $0.isSession }, .flag("isLocal") { $0.isLocal },
        .texts("docs") { Documentation(summary: $0.flow.words.summary).comment(indent: 4) },
        .list(
            "vendors", { $0.wrappers }, keys: [.text("vendor") { $0.vendor }, .text("wrapper") { $0.call }]),
        .flag("isChoice") { $0.flow.isChoice },
        .text("vendorParameter") { $0.flow.vendorParameter },
        .flag("isLazy") { $0.isLazy },
        .text("lazyProperty") { "lazy\(upperCamel($0.name))" },
    ]

    init(_ index: Int, in project: Project) {
        flow = project.flows[index]
        wrappers = project.wrapperCalls(ofFlow: index)
        isNeeded = project.neededFlows.contains(index)
        let integrations = project.wrappersInUse(ofFlow: index).map(\.integration.name.value)
        launched = project.lazyIntegrations(launchedFor: integrations).map {
            ManagedIntegration($0, in: project)
        }
    }
}

extension Flow {
    /// The manager's method that makes a wrapper: `makeChatBotSDK`.
    var makerName: String { "make\(protocolName.value)" }

    /// The method that makes a service: `makeChatBot`.
    fileprivate var serviceMaker: String { "make\(name.value)" }

    /// The expression that makes the service of calls that make wrappers; of none if the app supplies it.
    fileprivate func construction(_ calls: [String]) -> String {
        if isChoice || calls.isEmpty { return "\(serviceMaker)()" }
        return fansOut ? "\(fanOutName)([\(calls.joined(separator: ", "))])" : calls.joined(separator: ", ")
    }
}

extension Project {
    /// The calls that make the wrappers of a flow, in the order of `use`, with what each of them needs.
    fileprivate func wrapperCalls(ofFlow index: Int) -> [(vendor: String, call: String)] {
        let flow = flows[index]
        return wrappersInUse(ofFlow: index).map { wrapper in
            let needs = flowsNeeded(by: wrapper).map { index in
                "\(spelled(asArgument: lowerCamel(flows[index].protocolName.value))): \(service(ofFlow: index))"
            }
            let answers = flow.asks.isEmpty ? [] : ["\(Flow.answersProperty): \(flow.answersParameter)"]
            let owner = integration(named: wrapper.integration.name.value).map(managerReference) ?? ""
            let call = "\(owner).\(flow.makerName)(\((needs + answers).joined(separator: ", ")))"
            return (spelled(lowerCamel(wrapper.integration.name.value)), call)
        }
    }

    /// The service of a flow where another one's wrapper needs it: the one there is, or a new one for this use.
    private func service(ofFlow index: Int) -> String {
        let flow = flows[index]
        guard flow.scope.value == .session else { return spelled(flow.propertyName) }
        return flow.construction(wrapperCalls(ofFlow: index).map(\.call))
    }

    /// The choices of the app for which an integration is built: flows, and its name among their vendors; none if it is
    /// always built.
    func choices(of integration: Integration) -> [Flow] {
        let flows = integration.wrappersInUse.map { self.flows[$0.flowIndex] }.filter { !$0.isFacade }
        return flows.allSatisfy(\.isChoice) ? flows : []
    }

    /// The lazy integrations among those of these names, with those that are launched before them, in launch order.
    fileprivate func lazyIntegrations(launchedFor names: [String]) -> [Integration] {
        guard names.contains(where: { integration(named: $0)?.isLazy ?? false }) else { return [] }
        var needed = Set(names)
        return integrations.reversed().filter { integration in
            guard integration.isLazy, needed.contains(integration.name) else { return false }
            needed.formUnion(integration.after)
            return true
        }.reversed()
    }

    /// The manager of an integration as a variable: its name, with a suffix where that of a flow's service or a member
    /// is the same.
    func managerProperty(of integration: Integration) -> String {
        let name = lowerCamel(integration.name)
        let isTaken =
            ["services", "integrations", "eagerIntegrations", "lazyIntegrations"].contains(name)
            || serviceProperties.contains(name) || appParameters.contains(name)
        return spelled(isTaken ? name + "Manager" : name)
    }

    /// The manager of an integration, where it is needed: one that the app may not choose is made there.
    func managerReference(of integration: Integration) -> String {
        let isMadeThere = !choices(of: integration).isEmpty && !suppliedManagers.contains(integration.name)
        return managerProperty(of: integration) + (isMadeThere ? ".value" : "")
    }
}
