// The same inputs give the same bytes: in another folder, another locale, another order of the folder's entries, and
// from one run to the next.

import Foundation
import TestSupport
import Testing

@Suite("Determinism")
struct DeterminismTests {
    private static let names = ["Ärger", "Bar", "India", "Iris", "Ilk", "Zulu", "Alpha", "Mike"]

    /// A project of several flows, written in this order.
    private func project(_ names: [String]) throws -> Project {
        let project = try Project()
        for name in names {
            let flow = Project.door.replacing("Door", with: name).replacing("Lock", with: "\(name)Kit")
            try project.write(flow, to: "flows/\(name).yaml")
        }
        try project.write("flows: flows/*.yaml\n", to: "flowgen.yml")
        return project
    }

    /// What flowgen writes and prints in a project.
    private func result(
        _ project: Project, _ environment: [String: String] = [:]
    ) throws -> (files: FileTree, output: String) {
        var command = project.command(["generate", "--diff"])
        command.environment.merge(environment) { $1 }
        let outcome = try command.run()
        #expect(outcome.status == 0, "\(outcome.errors)")
        return (try project.files(), outcome.output)
    }

    @Test("The output does not depend on the folder, the order of its entries, or the run") func folders() throws {
        let first = try result(project(Self.names))
        #expect(first.files.paths.count > 50)
        for _ in 1...3 {
            let other = try result(project(Self.names.reversed()))
            #expect(first.files.difference(to: other.files) == "")
            #expect(first.output == other.output)
        }
    }

    @Test(arguments: ["C", "C.UTF-8", "POSIX", "tr_TR.UTF-8", "de_DE.ISO-8859-1", "nowhere"])
    func locales(locale: String) throws {
        let first = try result(project(Self.names))
        let other = try result(project(Self.names), ["LC_ALL": locale, "LANG": locale])
        #expect(first.files.difference(to: other.files) == "")
        #expect(first.output == other.output)
    }

    @Test("The output does not depend on the time zone or the home folder") func environment() throws {
        let first = try result(project(Self.names))
        let other = try result(project(Self.names), ["TZ": "Pacific/Kiritimati", "HOME": "/nowhere"])
        #expect(first.files.difference(to: other.files) == "")
    }
}
