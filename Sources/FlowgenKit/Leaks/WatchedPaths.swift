// What `boundary.sources` and `boundary.allow` name: plain paths, and patterns.

import FlowModel

/// Paths and patterns of `boundary.sources` or `boundary.allow`.
struct WatchedPaths {
    /// Plain paths; nil is the root.
    private(set) var places: [RelativePath?] = []
    private(set) var patterns: [GlobPattern] = []
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

    /// The folders below which patterns can match: each pattern's up to its first wildcard; nil is the root. Of one
    /// that lies in another only the other is listed.
    var patternFolders: [RelativePath?] {
        let folders = Set(
            patterns.map { pattern -> RelativePath? in
                let names = pattern.description.split(separator: "/")
                let plain = names.prefix { !$0.contains("*") && !$0.contains("?") }
                return RelativePath(validating: plain.joined(separator: "/"))
            })
        if folders.contains(nil) { return [nil] }
        return folders.compactMap(\.self).sorted().filter { folder in
            !folders.contains { $0.map(folder.isBelow) ?? false }
        }
    }

    /// Whether the path itself is named; what is below a named folder does not count.
    func names(_ path: RelativePath) -> Bool {
        places.contains(path) || patterns.contains { $0.matches(path) }
    }

    /// Whether a path is named, or a folder on the way to it.
    func cover(_ path: RelativePath?) -> Bool {
        if places.contains(nil) { return true }
        var place = path
        while let current = place {
            if names(current) { return true }
            place = current.parent
        }
        return false
    }
}

extension Diagnostic {
    fileprivate static func noPattern(_ entry: Located<String>, _ problem: GlobPattern.Problem) -> Diagnostic {
        Diagnostic(
            "config-pattern", "invalid pattern '\(entry.value)': \(problem.rawValue)",
            advice: "write a folder such as App, or a pattern such as Modules/*/Sources", at: entry.location)
    }
}
