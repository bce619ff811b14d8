// Diagnostics as JSON. The page `JSONReport` documents the format. Its version grows when an entry changes its meaning or
// goes; an added entry does not change it.

import FlowModel

extension FormattedReport {
    static let jsonVersion = 1

    func json(_ findings: [Finding]) -> JSONValue {
        .members([
            ("version", .number(Self.jsonVersion)),
            ("tool", .members([("name", .string("flowgen")), ("version", .string(flowgenVersion))])),
            ("status", .number(Int(report.status.rawValue))),
            ("checked", .number(report.files.count)),
            ("diagnostics", .array(findings.map(Self.json))),
            ("summary", report.summary.isEmpty ? nil : .string(report.summary)),
        ])
    }

    private static func json(_ finding: Finding) -> JSONValue {
        .members([
            ("id", .string(finding.id)),
            ("severity", .string(finding.severity.rawValue)),
            ("message", .string(finding.diagnostic.message)),
            ("help", finding.diagnostic.advice.map { .string($0) }),
            ("path", finding.path.map { .string($0) }),
            ("line", finding.start.map { .number($0.line) }),
            ("column", finding.start.map { .number($0.column) }),
            ("endLine", finding.end.map { .number($0.line) }),
            ("endColumn", finding.end.map { .number($0.column) }),
        ])
    }
}
