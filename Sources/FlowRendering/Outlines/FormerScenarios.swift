// The scenarios in the files of an earlier run. Files from a project's own templates may name none.

import FlowModel

extension TestedScenarios {
    /// The path of the contract of a flow.
    package static func pathOfContract(of flow: Flow, in folders: OutputLayout) -> String {
        ContractFile().path(flow.contractName, of: flow, in: folders) + ".swift"
    }

    /// The path of the table of a flow.
    package static func pathOfTable(of flow: Flow, in folders: OutputLayout) -> String {
        FlowTableFile().path(flow.tableType, of: flow, in: folders) + ".swift"
    }

    /// The names of the scenarios that a contract leaves out because a sample is missing; nil if it has no test of the
    /// flow.
    package static func untested(inContract bytes: [UInt8]) -> Set<String>? {
        let lines = lines(of: bytes)
        guard let call = lines.firstIndex(where: { $0.contains(".assertMock(") }) else {
            return nil
        }
        let rows = lines[call...].filter { $0.hasPrefix(".") }
        return Set(
            rows.flatMap { row in
                row.split(separator: ",").map { $0.filter { !" .`".contains($0) } }
            })
    }

    /// The names of the scenarios of a table.
    package static func names(inTable bytes: [UInt8]) -> Set<String> {
        Set(
            lines(of: bytes).filter { $0.hasPrefix("case .") }
                .map { $0.dropFirst("case .".count).prefix { $0 != ":" }.filter { $0 != "`" } })
    }

    private static func lines(of bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .map { $0.trimmingPrefix { $0 == " " } }
    }
}
