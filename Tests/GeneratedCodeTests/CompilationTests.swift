// Generated code compiles without a warning in every mode that an app may use, with and without
// DEBUG; and what it gives to the developer is formatted as swift-format wants it.

import Foundation
import TestSupport
import Testing

@Suite("Generated code compiles")
struct CompilationTests {
    @Test(arguments: try GeneratedProject.all())
    func compilesInEveryMode(project: GeneratedProject) throws {
        let package = try TestPackage.shared.get()
        // Without DEBUG the code is the same but for the mocks, which are gone, and the tests with them.
        let compilations =
            LanguageMode.all.map { ($0, true, project) }
            + LanguageMode.withoutDebug.map { ($0, false, project.withoutTests) }
        for (mode, isDebug, project) in compilations {
            let compilation = Compilation(
                project: project, mode: mode, isDebug: isDebug, package: package)
            let complaints = try compilation.complaints()
            #expect(complaints == "", "\(project), \(mode)\(isDebug ? ", DEBUG" : "")")
        }
    }

    @Test("A compilation that must fail does")
    func compilationCanFail() throws {
        let package = try TestPackage.shared.get()
        let project = try #require(try GeneratedProject.all().first { $0.module != nil })
        let warning = GeneratedProject(
            name: "Warning", module: "Warning",
            app: FileTree(["A.swift": Data("func a() { let unused = 1 }\n".utf8)]),
            tests: project.tests)
        let compilation = Compilation(
            project: warning, mode: .swift6, isDebug: true, package: package)
        #expect(try compilation.complaints().contains("unused"))
    }

    @Test("The developer's files are formatted as swift-format wants them")
    func lintIsSilent() throws {
        let folder = GoldenCase.home.resolvingSymlinksInPath()
        // In the goldens of followed files stands what a developer has written, in any format.
        let written = try GoldenCase.all().map(\.name)
            .filter { !$0.hasPrefix("follow-") && !$0.hasPrefix("when-") }
            .map { $0 + "/expected" }
            .filter {
                FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
            }
        #expect(written.count > 50)
        var command = ChildProcess(
            "swift", ["format", "lint", "--strict", "--recursive"] + written, in: folder)
        command.deadline = 300
        let outcome = try command.run()
        #expect(outcome.errors + outcome.output == "")
        #expect(outcome.status == 0)
    }
}
