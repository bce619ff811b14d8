// Findings as SARIF 2.1.0, which code hosts and editors collect from tools of all kinds: one run, a rule for each
// identifier, a result for each finding.
// Source: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html

import FlowModel

extension FormattedReport {
    /// - Parameter pages: the documentation's pages about messages, each of which makes a rule.
    func sarif(_ findings: [Finding], _ pages: [MessagePage]) -> JSONValue {
        let rules = Set(findings.map(\.id)).sorted()
        let indexes = Dictionary(
            rules.enumerated().map { ($0.element, $0.offset) },
            uniquingKeysWith: { first, _ in first }
        )
        let driver = JSONValue.members([
            ("name", .string("flowgen")),
            ("semanticVersion", .string(flowgenVersion)),
            ("rules", .array(rules.map { Self.rule($0, pages) })),
        ])
        let top = JSONValue.members([("text", .string("The top of the repository, or the project's folder"))])
        let run = JSONValue.members([
            ("tool", .members([("driver", driver)])),
            ("columnKind", .string("unicodeCodePoints")),
            ("originalUriBaseIds", .members([(Self.sourceRoot, .members([("description", top)]))])),
            (
                "invocations",
                .array([
                    .members([
                        ("executionSuccessful", .bool(true)),
                        ("exitCode", .number(Int(report.status.rawValue))),
                    ])
                ])
            ),
            ("results", .array(findings.map { Self.result($0, ruleIndex: indexes[$0.id] ?? 0) })),
        ])
        return .members([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
            ("runs", .array([run])),
        ])
    }

    private static func rule(_ id: String, _ pages: [MessagePage]) -> JSONValue {
        let page = pages.first { $0.ids.contains(id) }
        let meaning = JSONValue.members([("text", .string(page?.meaning ?? id))])
        return .members([
            ("id", .string(id)),
            ("shortDescription", meaning),
            ("fullDescription", meaning),
            ("help", .members([("text", .string(page?.text ?? id))])),
        ])
    }

    private static func result(_ finding: Finding, ruleIndex: Int) -> JSONValue {
        let help = finding.diagnostic.advice.map { ". To fix it: " + $0 } ?? ""
        let location = finding.path.map { path in
            JSONValue.members([
                ("physicalLocation", .members([("artifactLocation", artifact(path)), ("region", region(finding))]))
            ])
        }
        return .members([
            ("ruleId", .string(finding.id)),
            ("ruleIndex", .number(ruleIndex)),
            ("level", .string(finding.severity.rawValue)),
            ("message", .members([("text", .string(finding.diagnostic.message + help))])),
            ("locations", location.map { .array([$0]) }),
        ])
    }

    /// What relative URIs start from, by the name that tools know it by.
    private static let sourceRoot = "%SRCROOT%"

    private static func region(_ finding: Finding) -> JSONValue? {
        guard let start = finding.start, let end = finding.end else { return nil }
        let range = start..<max(start, end)
        return .members([
            ("startLine", .number(range.lowerBound.line)),
            ("startColumn", .number(range.lowerBound.column)),
            ("endLine", .number(range.upperBound.line)),
            ("endColumn", .number(range.upperBound.column)),
        ])
    }

    /// A path as a URI: relative as it is, absolute with its scheme.
    private static func artifact(_ path: String) -> JSONValue {
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
        var uri = path.hasPrefix("/") ? "file://" : ""
        for byte in path.utf8 {
            if plain.contains(byte) {
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                uri += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return .members([
            ("uri", .string(uri)),
            ("uriBaseId", path.hasPrefix("/") ? nil : .string(sourceRoot)),
        ])
    }
}
