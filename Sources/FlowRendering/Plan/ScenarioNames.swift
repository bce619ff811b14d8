// The scenarios that the flow tests of an earlier run play. Tests from a project's own template may
// name none.

import FlowModel

extension TestedScenarios {
    /// The path of the file that tests the scenarios of a flow.
    public static func pathOfTests(of flow: Flow, in folders: OutputLayout) -> String {
        "\(folders.folder(ofTestsFor: flow.name.value))/\(flow.name.value)FlowTests.swift"
    }

    /// The names of the scenarios that such a file tests.
    public static func names(inTests bytes: [UInt8]) -> Set<String> {
        let start = "try await Self.walk(."
        return Set(
            String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
                .map { $0.trimmingPrefix { $0 == " " } }
                .filter { $0.hasPrefix(start) }
                .map { $0.dropFirst(start.count).filter { $0 != "`" && $0 != ")" } })
    }
}
