// The names that flowgen derives from those of flows and integrations, before and after some of these are renamed:
// `ChatStatus` and `TalkStatus`. The kinds of files say which types they declare; a flow under its former name declares
// the same ones in the same order.

import FlowModel
import SwiftText

/// The flows and integrations that have other names than in the last run.
package struct RenamedParts: Sendable {
    /// The new names, by the former ones.
    package var flows: [String: String]
    package var integrations: [String: String]

    package init(flows: [String: String] = [:], integrations: [String: String] = [:]) {
        (self.flows, self.integrations) = (flows, integrations)
    }

    package var isEmpty: Bool { flows.isEmpty && integrations.isEmpty }

    private func former(_ name: String, among names: [String: String]) -> String {
        names.first { $0.value == name }?.key ?? name
    }

    /// The new name of each declaration that has another one, by the former name.
    package func declarations(in project: Project) -> [String: String] {
        var names: [String: String] = [:]
        func add(_ old: [DeclaredName], _ new: [DeclaredName]) {
            for (old, new) in zip(old, new) where old.name != new.name {
                names[old.name] = new.name
            }
        }
        for (old, new) in integrations { names[Integration.managerName(of: old)] = Integration.managerName(of: new) }
        for flow in project.flows {
            let old = former(flow)
            for kind in FileKinds.all {
                add(kind.names(old), kind.names(flow))
                for (before, now) in zip(old.integrations, flow.integrations) {
                    add(kind.namesInFlow(before, old), kind.namesInFlow(now, flow))
                }
            }
            names[old.makerName] = flow.makerName
            names[old.errorMapper] = flow.errorMapper
        }
        return names.filter { $0.key != $0.value }
    }

    /// A flow as it was called before, with what is named after it.
    private func former(_ flow: Flow) -> Flow {
        var old = flow
        old.name = Located(former(flow.name.value, among: flows), at: flow.name.location)
        let suffix = flow.isFacade ? "" : Flow.protocolSuffix
        if flow.protocolName.value == flow.name.value + suffix {
            old.protocolName = Located(old.name.value + suffix, at: flow.protocolName.location)
        }
        for index in old.integrations.indices {
            let now = flow.integrations[index]
            let name = former(now.name.value, among: integrations)
            old.integrations[index].name = Located(name, at: now.name.location)
            let usual = FlowIntegration.wrapperName(of: now.name.value, for: flow.protocolName.value)
            if now.wrapper.value == usual {
                let former = FlowIntegration.wrapperName(of: name, for: old.protocolName.value)
                old.integrations[index].wrapper = Located(former, at: now.wrapper.location)
            }
        }
        return old
    }
}
