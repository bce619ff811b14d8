// How `IntegrationsManager` builds the service of a flow: the calls that make its wrappers, one for each integration in
// use, with what each of them needs.

import FlowModel
import Mustache
import SwiftNotation

/// The construction of one flow's service.
struct ServiceConstruction {
    /// The calls that make the wrappers, in the order of `use`; none when the app supplies the service.
    let makers: [String]
    /// The class that passes calls on to several wrappers; empty when there is one.
    let fanOut: String
    /// For a choice: the calls that make the wrapper of each vendor. `makers` then calls the function that chooses one.
    let vendors: [Vendor]

    /// A vendor that the app can choose.
    struct Vendor: TemplateContext {
        let name: String
        let maker: String

        static let fields: [ContextField<Self>] = [
            .text("vendor") { $0.name }, .text("wrapper") { $0.maker },
        ]
    }

    init(ofFlow index: Int, in project: Project) {
        let flow = project.flows[index]
        let wrappers = project.wrappersInUse(ofFlow: index)
        let calls = wrappers.map { wrapper in
            let needs =
                project.flowsNeeded(by: wrapper).map { index in
                    let label = spelled(asArgument: lowerCamel(project.flows[index].protocolName.value))
                    return "\(label): \(Self.service(ofFlow: index, in: project))"
                } + (flow.asks.isEmpty ? [] : ["\(Flow.answersProperty): \(flow.answersParameter)"])
            let owner = project.integration(named: wrapper.integration.name.value).map(project.managerReference) ?? ""
            return "\(owner).\(flow.makerName)(\(needs.joined(separator: ", ")))"
        }
        fanOut = flow.fansOut ? flow.fanOutName : ""
        makers = flow.isChoice ? ["make\(flow.name.value)()"] : calls
        vendors =
            flow.isChoice
            ? zip(wrappers, calls).map { wrapper, call in
                Vendor(name: spelled(lowerCamel(wrapper.integration.name.value)), maker: call)
            } : []
    }

    /// The whole, on one line.
    private var text: String {
        let all = makers.joined(separator: ", ")
        return fanOut.isEmpty ? all : "\(fanOut)([\(all)])"
    }

    /// The service of a flow where another one's wrapper needs it: the one there is, or a new one for this use.
    private static func service(ofFlow index: Int, in project: Project) -> String {
        let flow = project.flows[index]
        let name = spelled(flow.propertyName)
        guard flow.scope.value == .session else { return name }
        let construction = ServiceConstruction(ofFlow: index, in: project)
        return construction.makers.isEmpty ? "make\(flow.name.value)()" : construction.text
    }
}
