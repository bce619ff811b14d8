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
    /// The mock, or the mocks of all sessions, in `MockServices`.
    private var mocks: String { isSession ? "\(name)s" : property }
    private var label: String { isSession ? maker : spelled(asLabel: name) }

    /// The service as an argument of the provider's initializer, on one line.
    var argumentText: String {
        if isLocal || isSupplied { return "\(argument): \(isSession ? maker : property)" }
        return isSession ? "\(argument): { \(wholeConstruction) }" : "\(argument): \(wholeConstruction)"
    }
    private var wholeConstruction: String {
        let all = makers.joined(separator: ", ")
        return fanOut.isEmpty ? all : "\(fanOut)([\(all)])"
    }
    /// The expression that makes it; empty where it does not fit on one line.
    private var construction: String {
        let isLong = !CodeLayout.fits(argumentText, indent: 12) && makers.count > 1
        return isLong ? "" : wholeConstruction
    }

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.name }, .text("property") { $0.property },
        .text("label") { $0.label }, .text("argument") { $0.argument },
        .text("parameterLabel") { $0.isSession ? $0.maker : spelled(asArgument: $0.name) },
        .text("parameter") { $0.isSession ? $0.maker : $0.property },
        .text("maker") { $0.maker }, .text("makerProperty") { "\($0.name)Maker" },
        .text("type") { $0.type }, .text("mock") { $0.mock },
        .text("mocks") { "\($0.name)s" },
        .text("prepare") { "prepare\(upperCamel($0.name))" },
        .flag("isSession") { $0.isSession }, .flag("isLocal") { $0.isLocal },
        .flag("isSupplied") { $0.isSupplied }, .texts("docs") { $0.docs },
        .text("construction") { $0.construction }, .texts("makers") { $0.makers },
        .text("fanOut") { $0.fanOut },
        .text("answersType") { $0.answersType }, .text("answers") { $0.answers },
        .list("vendors") { $0.vendors }, .flag("isChoice") { $0.isChoice },
        .text("vendorType") { $0.vendorType }, .text("vendorParameter") { $0.vendorParameter },
        .text("firstVendor") { $0.vendors.first?.name ?? "" },
        .list("launched") { $0.launched }, .flag("isLazy") { $0.isLazy },
        // Whether the provider takes a closure that makes it.
        .flag("isMade") { $0.isSession || $0.isLazy },
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
