// Findings as a report on code quality, which GitLab shows in merge requests. It tells new findings from old ones by their
// fingerprints, so these have no line.
// Source: GitLab's documentation of "Code Quality".

import Diagnostics
import Hashing

enum GitLabReport {
    /// - Parameter prefix: the way to the project's root, for findings without a file: each needs one.
    static func json(_ findings: [Finding], prefix: String) -> JSONValue {
        func path(of finding: Finding) -> String {
            finding.path ?? prefix + ProjectLoader.configurationPath
        }
        var counts: [String: Int] = [:]
        return .array(
            findings.map { finding in
                let subject = [finding.id, path(of: finding), finding.diagnostic.message].joined(separator: "\n")
                counts[subject, default: 0] += 1
                let name = "\(subject)\n\(counts[subject] ?? 0)"
                return .members([
                    ("description", .string(description(of: finding))), ("check_name", .string(finding.id)),
                    ("fingerprint", .string(ContentHash.sha256(ofText: Array(name.utf8)))),
                    ("severity", .string(severity(finding.severity))),
                    (
                        "location",
                        .members([
                            ("path", .string(path(of: finding))),
                            (
                                "lines",
                                .members([("begin", .number(finding.start?.line ?? 1))])
                            ),
                        ])
                    ),
                ])
            })
    }

    private static func description(of finding: Finding) -> String {
        finding.diagnostic.message
            + (finding.diagnostic.advice.map { ". To fix it: " + $0 } ?? "")
    }

    private static func severity(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
