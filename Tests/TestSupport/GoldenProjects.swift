// The projects that goldens make from nothing, generated once for all tests that look into them. A golden shows a few
// of these files; here are all of them.

import Foundation

/// What a golden's command writes where nothing was generated before.
package struct GoldenProject: Sendable {
    package let golden: GoldenCase
    /// The files that the command wrote or changed.
    package let written: FileTree

    /// The projects of all goldens that make one.
    package static func all() throws -> [GoldenProject] { try made.get() }

    private static let made = Result {
        try GoldenCase.all().filter { try $0.makesProject() }.map(GoldenProject.init)
    }

    private init(_ golden: GoldenCase) throws {
        self.golden = golden
        let place = try TemporaryFolder()
        let input = try golden.input()
        try input.write(to: place.url)
        let run = try ChildProcess.flowgen(golden.arguments(), in: place.url).run()
        guard run.status == 0 else { throw NotGenerated(description: run.errors) }
        written = try place.files().changes(since: input)
    }
}

/// A golden's project could not be generated.
struct NotGenerated: Error, CustomStringConvertible {
    let description: String
}
