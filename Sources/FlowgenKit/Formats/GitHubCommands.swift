// Findings as workflow commands, which GitHub Actions shows beside the lines they are about:
//
//     ::error file=App/Start.swift,line=4,col=8,title=check-leak::'LockKit' is imported outside …
//
// Source: GitHub's documentation of workflow commands; the escapes are those of its own toolkit.

import FlowModel

enum GitHubCommands {
    static func text(for findings: [Finding]) -> String {
        findings.map { line(for: $0) + "\n" }.joined()
    }

    private static func line(for finding: Finding) -> String {
        var properties: [(String, String)] = []
        if let path = finding.path { properties.append(("file", path)) }
        if let start = finding.start, let end = finding.end {
            properties.append(("line", String(start.line)))
            if start.line == end.line {
                properties.append(("col", String(start.column)))
                // The last column is one of the marked ones.
                properties.append(("endColumn", String(max(end.column - 1, start.column))))
            } else {
                properties.append(("endLine", String(end.line)))
            }
        }
        properties.append(("title", finding.id))
        let list = properties.map { "\($0.0)=\(escapedProperty($0.1))" }.joined(separator: ",")
        let help = finding.diagnostic.advice.map { "\n\($0.visible)" } ?? ""
        return "::\(command(finding.severity)) \(list)::" + escaped(finding.diagnostic.message.visible + help)
    }

    private static func command(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            // Whoever reads the log on a terminal must not be sent commands for it.
            default: String(scalar).visible
            }
        }.joined()
    }

    private static func escapedProperty(_ text: String) -> String {
        escaped(text).unicodeScalars.map { scalar in
            switch scalar {
            case ":": "%3A"
            case ",": "%2C"
            default: String(scalar)
            }
        }.joined()
    }
}
