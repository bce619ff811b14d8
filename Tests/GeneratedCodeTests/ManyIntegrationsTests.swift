// Two hundred integrations in one project: what all of them share compiles as it does for one.

import Foundation
import TestSupport
import Testing

@Suite("Two hundred integrations")
struct ManyIntegrationsTests {
    @Test(
        "Files that list all integrations compile",
        arguments: Lane.isComplete ? [LanguageMode.swift5, .swift6] : [.swift6])
    func compiles(mode: LanguageMode) throws {
        let project = try project(of: 200)
        let manager = project.app.text("Integrations/IntegrationsManager.swift")
        #expect(manager.matches(of: #/let vendor\d+ = vendor\d+ [?][?] Vendor/#).count == 200)
        let package = try TestPackage.shared.get()
        let compilation = Compilation(project: project, mode: mode, isDebug: true, package: package)
        #expect(try compilation.complaints() == "")
    }

    /// A project of many flows, each served by an integration of its own: sessions, lists in `use`, needs and hooks
    /// among them.
    private func project(of count: Int) throws -> GeneratedProject {
        let place = try TemporaryFolder()
        try place.write("flows: flows/*.yaml\nmodule: App\n", to: "flowgen.yml")
        for index in 0..<count {
            try place.write(Self.flow(index, of: count), to: "flows/\(1000 + index).yaml")
        }
        let run = try ChildProcess.flowgen(["generate", "--quiet"], in: place.url).run()
        try #require(run.status == 0, "\(run.errors)")
        let code = try place.files().contents.filter { $0.key.hasSuffix(".swift") }
        return GeneratedProject(
            name: "Many", module: "App",
            app: FileTree(code.filter { $0.key.hasPrefix("Integrations/") }),
            tests: FileTree(code.filter { $0.key.hasPrefix("Tests/") }))
    }

    private static func flow(_ index: Int, of count: Int) -> String {
        let fansOut = index % 10 == 3
        let next = (index + 1) % count
        return """
            flow: Flow\(index)
            summary: The flow number \(index).
            scope: \(index % 7 == 5 ? "session" : "app")
            steps:
              work:
                parameters: { name: String }
                \(fansOut ? "" : "returns: String")
                \(fansOut ? "" : "throws: true")
            integrations:
              Vendor\(index):
                \(index % 3 == 0 ? "lifecycle: [launch, foreground]" : "")
                \(index % 4 == 2 ? "needs: Flow\(index - 1)SDK" : "")
              Vendor\(next):
            \(fansOut ? "use: [Vendor\(index), Vendor\(next)]" : "")

            """
    }
}
