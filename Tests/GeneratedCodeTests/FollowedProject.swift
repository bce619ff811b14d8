// The code of goldens in which filled-in files have followed a changed flow: the golden is run, and what is then there
// is compiled like everything else. Goldens whose bodies are left for the developer to adapt are not among them: they
// do not build before that is done.

import Foundation
import TestSupport

extension GeneratedProject {
    /// Goldens of which every body fits what the flow asks for afterwards.
    private static let followed = [
        "follow-added", "follow-elsewhere", "follow-lifecycle", "follow-lifecycle-gone", "follow-retired",
        "follow-texts", "follow-wrapper-renamed",
    ]

    /// The projects of those goldens.
    static func followedFlows() throws -> [GeneratedProject] {
        try followed.map { name in
            let golden = GoldenCase(name)
            let place = try TemporaryFolder()
            try golden.input().write(to: place.url)
            try run(golden.preparation() ?? [], in: place)
            try golden.workByHand(in: place.url)
            try run(golden.arguments(), in: place)
            let files = try place.files()
            let swift = files.swift.contents
            return GeneratedProject(
                name: camelCase(name), module: "App",
                app: FileTree(swift.filter { !$0.key.hasPrefix("Tests/") }),
                tests: FileTree(swift.filter { $0.key.hasPrefix("Tests/") }),
                kinds: FlowKind.all(in: files))
        }
    }

    private static func run(_ arguments: [String], in place: TemporaryFolder) throws {
        let run = try ChildProcess.flowgen(arguments, in: place.url).run()
        guard run.status == 0 else { throw ProjectFailed(description: run.errors) }
    }
}
