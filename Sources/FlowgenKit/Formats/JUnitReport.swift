// Findings as a test report, which every build server can show: each checked file is a test, and fails for each error
// in it. Warnings and notes are the output of a test that passes. A name holds no line, so that a test keeps its name
// when lines move. Source: the schema of Jenkins' xUnit plug-in, junit-10.xsd.

import Diagnostics

extension FormattedReport {
    func junit(_ findings: [Finding], files: [String]) -> String {
        let found = Set(findings.compactMap(\.path))
        let clean = files.filter { !found.contains($0) }
        let failures = findings.count { $0.severity == .error }
        let counts = "tests=\"\(findings.count + clean.count)\" failures=\"\(failures)\" errors=\"0\""
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\"flowgen\" \(counts)>\n"
        text += "  <testsuite name=\"flowgen\" \(counts) skipped=\"0\">\n"
        var counted: [String: Int] = [:]
        for finding in findings {
            let path = finding.path ?? "flowgen"
            let place = path + (finding.start.map { ":\($0.line)" } ?? "")
            var name = "\(path): \(finding.diagnostic.message)"
            let count = counted[name, default: 0] + 1
            counted[name] = count
            if count > 1 { name += " (\(count))" }
            text += "    \(Self.opening(name, finding.id))>\n"
            text += "      \(Self.result(of: finding, at: place))\n"
            text += "    </testcase>\n"
        }
        for path in clean { text += "    \(Self.opening(path, "check"))/>\n" }
        return text + "  </testsuite>\n</testsuites>\n"
    }

    private static func opening(_ name: String, _ id: String) -> String {
        "<testcase classname=\"flowgen.\(escaped(id))\" name=\"\(escaped(name))\""
    }

    private static func result(of finding: Finding, at place: String) -> String {
        let message = finding.diagnostic.message
        let severity = finding.severity.rawValue
        let head = escaped("\(place): \(severity): \(message)")
        let help = finding.diagnostic.advice.map { "\n" + escaped("help: \($0)") } ?? ""
        guard finding.severity == .error else {
            return "<system-out>\(head)\(help)</system-out>"
        }
        return "<failure type=\"\(escaped(finding.id))\" message=\"\(escaped(message))\">"
            + "\(head)\(help)</failure>"
    }

    /// A text on one line, for an element or an attribute.
    private static func escaped(_ text: String) -> String {
        text.visible.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            // XML has no way to write these two.
            case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
            default: String(scalar)
            }
        }.joined()
    }
}
