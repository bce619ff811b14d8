// What decides most of a flow's generated code: its style and its isolation.

import TestSupport

/// The style and the isolation of a flow.
struct FlowKind: Sendable, Hashable {
    let style: String
    let isolation: String

    /// The kinds of the flows among the files of a project.
    static func all(in files: FileTree) -> Set<FlowKind> {
        let settings = files.text("flowgen.yml")
        let flows = files.paths.filter { $0.hasSuffix(".yaml") }.map(files.text)
            .filter { value(of: "flow", in: $0) != nil }
        return Set(
            flows.map { flow in
                FlowKind(
                    style: value(of: "style", in: flow) ?? value(of: "style", in: settings) ?? "combine",
                    isolation: value(of: "isolation", in: flow) ?? value(of: "isolation", in: settings) ?? "MainActor")
            })
    }

    /// The value of a key at the top level of a file.
    private static func value(of key: String, in text: String) -> String? {
        text.split(whereSeparator: \.isNewline).first { $0.hasPrefix("\(key):") }
            .map { $0.dropFirst(key.count + 1).drop { $0 == " " }.prefix { $0 != " " } }
            .map(String.init)
    }
}
