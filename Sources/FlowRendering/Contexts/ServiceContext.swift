// A service: the implementation of one flow, as the files of the project name and make it.

import FlowModel
import Mustache
import SwiftNotation

/// What templates may use of a service.
struct ServiceContext: TemplateContext {
    /// The flow's name as a property, without back-ticks.
    var name: String
    var type: String
    /// The method that makes a new one for each use: `makeVideoBanking`.
    var maker: String
    var mock: String
    var isSession: Bool
    var docs: [String]
    /// The calls that make its wrappers, one for each integration in use; none where the app supplies it.
    var makers: [String]
    /// The class that forwards calls to several of them; empty where there is one.
    var fanOut: String
    /// Whether a wrapper of another flow needs it.
    var isNeeded: Bool
    /// The type of the app's answers; empty if its SDK asks nothing.
    var answersType: String
    /// The app's answers, as a parameter of the integrations' manager.
    var answers: String
    /// The vendors that the app chooses from; none if there is no choice.
    var vendors: [ServiceConstruction.Vendor]
    var vendorType: String
    /// The vendor, as a parameter of the integrations' manager.
    var vendorParameter: String
    /// The lazy integrations that are launched when it is first asked for, in this order.
    var launched: [ManagedIntegration]

    var isSupplied: Bool { makers.isEmpty }
    var isLazy: Bool { !launched.isEmpty }
    var isChoice: Bool { !vendors.isEmpty }
    /// Whether it is in a variable of its own when the provider is made.
    var isLocal: Bool { !isSession && (isNeeded || isSupplied) }
    var property: String { spelled(name) }
    var argument: String { isSession ? maker : spelled(asArgument: name) }
    var label: String { isSession ? maker : spelled(asLabel: name) }

    /// How the provider's initializer takes it.
    var given: String { (isSession || isLazy ? "@escaping @MainActor () -> " : "") + "any \(type)" }

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
        if isLocal || isSupplied { return ["\(argument): \(isSession ? maker : property)"] }
        return isSession ? declared(after: "\(argument): { ", end: " }") : declared(after: "\(argument): ")
    }

    /// The expression that makes it, as lines. If it calls several makers and is too long, each has a line of its own.
    private func declared(after start: String, end: String = "") -> [String] {
        if fanOut.isEmpty { return [start + makers.joined(separator: ", ") + end] }
        let whole = "\(start)\(fanOut)([\(makers.joined(separator: ", "))])\(end)"
        if makers.count == 1 || CodeLayout.fits(whole, indent: 12) { return [whole] }
        return ["\(start)\(fanOut)(["] + makers.map { "    \($0)," } + ["])\(end)"]
    }

    /// The mock as an argument of the provider's initializer.
    var mockArgument: String {
        guard isSession else { return "\(argument): \(isLazy ? "{ [self] in \(property) }" : property)" }
        return """
            \(maker): { [self] in
                let mock = \(mock)()
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
        .text("name") { $0.name }, .text("property") { $0.property },
        .text("assignment") { $0.assignment },
        .texts("declaration") { $0.declared(after: "let \($0.property) = ") },
        .text("maker") { $0.maker }, .text("makerProperty") { "\($0.name)Maker" },
        .text("type") { $0.type }, .text("mock") { $0.mock },
        .text("mocks") { "\($0.name)s" },
        .text("prepare") { "prepare\(upperCamel($0.name))" },
        .flag("isSession") { $0.isSession }, .flag("isLocal") { $0.isLocal }, .texts("docs") { $0.docs },
        .list("vendors") { $0.vendors }, .flag("isChoice") { $0.isChoice },
        .text("vendorParameter") { $0.vendorParameter },
        .flag("isLazy") { $0.isLazy },
        .text("lazyProperty") { "lazy\(upperCamel($0.name))" },
    ]

    init(_ index: Int, in project: Project) {
        let flow = project.flows[index]
        name = flow.propertyName
        type = flow.protocolName.value
        maker = "make\(flow.name.value)"
        mock = flow.mockName
        isSession = flow.scope.value == .session
        var comment = DocComment(indent: 4)
        let summary = sentence(flow.words.summary)
        if isSession {
            comment.add("Makes a new one for each use." + (summary.isEmpty ? "" : " \(summary)"))
        } else {
            comment.add(summary)
        }
        docs = comment.lines
        let construction = ServiceConstruction(ofFlow: index, in: project)
        makers = construction.makers
        fanOut = construction.fanOut
        vendors = construction.vendors
        vendorType = flow.vendorType
        vendorParameter = flow.vendorParameter
        isNeeded = project.neededFlows.contains(index)
        answersType = flow.asks.isEmpty || makers.isEmpty ? "" : flow.answersType
        answers = flow.answersParameter
        let integrations = project.wrappersInUse(ofFlow: index).map(\.integration.name.value)
        launched = project.lazyIntegrations(launchedFor: integrations).map {
            ManagedIntegration($0, in: project)
        }
    }
}

extension Flow {
    /// The manager's method that makes a wrapper: `makeChatBotSDK`.
    var makerName: String { "make\(protocolName.value)" }
}

extension Project {
    /// The choices of the app for which an integration is built: flows, and its name among their vendors; none if it is
    /// always built.
    func choices(of integration: Integration) -> [Flow] {
        let flows = integration.wrappersInUse.map { self.flows[$0.flowIndex] }.filter { !$0.isFacade }
        return flows.allSatisfy(\.isChoice) ? flows : []
    }

    /// The lazy integrations among those of these names, with those that are launched before them, in launch order.
    fileprivate func lazyIntegrations(launchedFor names: [String]) -> [Integration] {
        var found: Set<String> = []
        var open = names
        while let name = open.popLast() {
            guard let integration = integration(named: name), integration.isLazy, found.insert(name).inserted else {
                continue
            }
            open += integration.after
        }
        return found.isEmpty ? [] : integrations.filter { found.contains($0.name) }
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
