// What to do after `new`: the places to fill in, the line that starts the integrations, the check.

import FlowModel
import FlowRendering

/// The next steps for a developer.
struct NextSteps {
    let outcome: Outcome

    var lines: [String] {
        guard let project = outcome.loaded.project else { return [] }
        var lines: [String] = []
        let shared = outcome.fates.filter { $0.file.ownership == .shared }
        let wrappers = shared.filter { fate in
            if case .create = fate.kind { return places(in: fate) > 0 }
            return false
        }
        for fate in wrappers {
            let count = RunReport.count(places(in: fate), "place")
            lines.append("Fill in \(fate.path): \(count) marked TODO(flowgen).")
        }
        if !project.integrationsInUse.isEmpty {
            lines.append(
                "Keep one IntegrationsManager() for the app, and call its launch() when the app "
                    + "has launched.")
        }
        lines.append("Before each commit, run `flowgen check`.")
        return lines
    }

    private func places(in fate: FileFate) -> Int {
        let text = String(decoding: fate.file.contents, as: UTF8.self)
        return text.split(separator: "\n").filter { $0.contains("// TODO(flowgen):") }.count
    }
}
