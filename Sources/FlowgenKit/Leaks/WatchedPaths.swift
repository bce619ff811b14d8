// Which paths `boundary` speaks of. A plain path means the file or the folder with all below it; a
// pattern means whatever it matches, and all below that.

import Diagnostics
import FlowModel
import Workspace

/// Paths and patterns of `boundary.sources` or `boundary.allow`.
struct WatchedPaths {
    /// Plain paths; nil is the root.
    private(set) var places: [RelativePath?] = []
    private(set) var patterns: [GlobPattern] = []
    /// Where each pattern is written.
    private(set) var patternEntries: [Located<String>] = []
    /// What is wrong with those that are neither.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ entries: [Located<String>]) {
        for entry in entries {
            if entry.value == "." {
                places.append(nil)
                continue
            }
            do {
                let pattern = try GlobPattern(entry.value)
                if pattern.isLiteral, let path = RelativePath(validating: entry.value) {
                    places.append(path)
                } else {
                    patterns.append(pattern)
                    patternEntries.append(entry)
                }
            } catch {
                diagnostics.append(.noPattern(entry, error))
            }
        }
    }

    /// Whether the path itself is meant; what lies below a folder that is meant is not asked.
    func names(_ path: RelativePath) -> Bool {
        places.contains(path) || patterns.contains { $0.matches(path) }
    }
}

extension Diagnostic {
    fileprivate static func noPattern(
        _ entry: Located<String>, _ problem: GlobPattern.Problem
    ) -> Diagnostic {
        Diagnostic(
            "config-pattern", "'\(entry.value)' is no pattern: \(problem.rawValue)",
            advice: "write a folder such as App, or a pattern such as Modules/*/Sources",
            at: entry.location)
    }
}
