// The tests' folder lies apart from the others, or the app would compile the tests; and the flows' folder is not an
// integration's.

import Diagnostics

enum OutputFolderOverlap: ProjectRule {
    static func check(_ draft: ProjectDraft) -> [Diagnostic] {
        let folders = draft.folders
        let output = draft.configuration.output
        var found: [Diagnostic] = []
        for (other, what) in [
            (folders.integrations, "integrations"), (folders.services, "services"),
        ]
        where !other.isEmpty && !folders.tests.isEmpty {
            guard contains(other, folders.tests) || contains(folders.tests, other) else { continue }
            let place = output.tests ?? (what == "services" ? output.services : output.integrations)
            if let place = place ?? output.integrations {
                found.append(.testsOverlap(folders.tests, what, place.location))
                break
            }
        }
        if let services = output.services {
            for name in draft.integrationNames where contains(folders.folder(ofIntegration: name), folders.services) {
                found.append(.servicesInIntegration(name, services))
            }
        }
        return found
    }

    /// Whether a folder is another one or contains it, compared without case.
    private static func contains(_ folder: String, _ inner: String) -> Bool {
        let folder = folder.lowercased()
        let inner = inner.lowercased()
        return inner == folder || inner.hasPrefix(folder + "/")
    }
}

extension Diagnostic {
    fileprivate static func testsOverlap(_ tests: String, _ what: String, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "config-output-overlap",
            "the tests folder '\(tests)' and the \(what) folder overlap",
            advice: "give the tests a folder of their own, such as `Tests/IntegrationsTests`",
            at: location)
    }

    fileprivate static func servicesInIntegration(_ name: String, _ services: Located<String>) -> Diagnostic {
        Diagnostic(
            "config-output-overlap",
            "the services folder is inside the folder of the integration '\(name)'",
            advice: "choose another folder, or leave `services` out", at: services.location)
    }
}
