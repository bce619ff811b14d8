// A flow that selects an integration whose wrapper nobody has filled in, although another one is: the app would lose what
// works. A flow whose wrappers are all skeletons is only at its beginning.

import Diagnostics
import FlowModel
import FlowRendering
import SwiftNotation

extension Plan {
    var skeletonWarnings: [Diagnostic] {
        guard let project = loaded.project else { return [] }
        let chosen = project.flows.filter { !$0.use.isEmpty && $0.integrations.count > 1 }
        guard !chosen.isEmpty else { return [] }
        var wrappers: [String: FileAction] = [:]
        for (file, action) in planned where file.ownership == .merged {
            wrappers[file.identity] = action
        }
        return chosen.flatMap { flow in
            func wrapper(_ integration: String) -> FileAction? {
                wrappers[
                    MergedFileID.wrapper(integration: integration, flow: flow.name.value).text]
            }
            let filled = flow.integrations.map(\.name.value).first { name in
                wrapper(name).map { ![.create, .unchanged].contains($0.effect) } ?? false
            }
            guard let filled else { return [Diagnostic]() }
            return flow.use.compactMap { used in
                guard let action = wrapper(used.value), action.effect == .unchanged else {
                    return nil
                }
                return .skeleton(used, action, instead: filled)
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func skeleton(
        _ used: Located<String>, _ action: FileAction, instead other: String
    ) -> Diagnostic {
        Diagnostic(
            "check-skeleton",
            "the wrapper of '\(used.value)' is not filled in, and the app uses it",
            severity: .warning,
            advice: "fill in \(action.path), or write `use: \(other)` until then", at: used.location
        )
    }
}
