// What to do after `new`: the places to fill in, the line that starts the integrations, the check.

import FlowModel
import FlowRendering

/// The next steps for a developer.
struct NextSteps {
    let outcome: Outcome

    var lines: [String] {
        guard let project = outcome.loaded.project else { return [] }
        var lines: [String] = []
        for fate in outcome.fates where fate.ownership == .shared {
            guard case .create(let file) = fate.kind else { continue }
            let places = places(in: file)
            if places == 0 { continue }
            let count = RunReport.count(places, "place")
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

    private func places(in file: RenderedFile) -> Int {
        let text = String(decoding: file.contents, as: UTF8.self)
        return text.split(separator: "\n").filter { $0.contains("// TODO(flowgen):") }.count
    }
}
