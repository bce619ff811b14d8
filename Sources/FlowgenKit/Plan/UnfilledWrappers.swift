// An integration that `use` names and whose wrapper nobody has filled in: the app would run into a stub. A flow without
// `use` is only at its beginning, and so is a wrapper that this run creates; neither is worth a warning.

import FlowModel
import FlowCode
import SwiftText

extension Plan {
    var skeletonWarnings: [Diagnostic] {
        guard let project = loaded.project, project.flows.contains(where: { !$0.use.isEmpty }) else { return [] }
        var files: [String: [(id: MergedFileID, action: FileAction)]] = [:]
        for (file, action) in planned where file.ownership == .merged {
            guard let id = MergedFileID(file.identity), let flow = id.flow else { continue }
            files[flow, default: []].append((id, action))
        }
        return project.flows.flatMap { flow -> [Diagnostic] in
            // Without steps there may be nothing to fill in.
            guard !flow.steps.isEmpty, let own = files[flow.name.value] else { return [] }
            let other = flow.integrations.map(\.name.value).first { name in
                own.contains {
                    [.wrapper, .facade].contains($0.id.kind) && $0.id.integration == name
                        && ![.create, .unchanged].contains($0.action.effect)
                }
            }
            return flow.use.compactMap { name in
                let wrapper = own.first { [.wrapper, .facade].contains($0.id.kind) && $0.id.integration == name.value }
                guard let action = wrapper?.action, action.effect == .unchanged else { return nil }
                return .skeleton(name, action, instead: other)
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func skeleton(
        _ used: Located<String>, _ action: FileAction, instead other: String?
    ) -> Diagnostic {
        let instead = other.map { ", or write `use: \($0)` until then" } ?? ""
        return Diagnostic(
            "check-skeleton",
            "the wrapper of '\(used.value)' is not filled in, and the app uses it",
            severity: .warning, advice: "fill in \(action.path)\(instead)", at: used.location)
    }
}
