// The scenarios in the files of an earlier run. Files from a project's own templates may name none.

import FlowModel

extension TestedScenarios {
    /// The path of the table of a flow.
    package static func pathOfTable(of flow: Flow, in folders: OutputLayout) -> String {
        OutputLayout.join(folders.folder(ofFlow: flow.name.value), flow.tableType) + ".swift"
    }

    /// The names of the scenarios of a table.
    package static func names(inTable bytes: [UInt8]) -> Set<String> {
        Set(
            lines(of: bytes).drop { !$0.contains(": FlowScenario {") }.filter { $0.hasPrefix("case .") }
                .map { $0.dropFirst("case .".count).prefix { $0 != ":" }.filter { $0 != "`" } })
    }

    private static func lines(of bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .map { $0.trimmingPrefix { $0 == " " } }
    }
}
