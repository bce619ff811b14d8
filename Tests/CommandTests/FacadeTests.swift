// A flow that extends a type of the app: a facade over the integration in use, without a service behind it.

import Foundation
import TestSupport
import Testing

@Suite("Facades") struct FacadeTests {
    private static let flow = """
        flow: Pictures
        extends: UIImageView
        steps:
          setImage: { parameters: { fromURL: URL } }
        use: Fox
        integrations:
          Fox: { sdk: FoxKit }
          Owl: { sdk: OwlKit }

        """
    private static let method = "Integrations/Services/Pictures/UIImageView+Pictures.swift"

    private func project(_ flow: String = flow, beside: String? = nil) throws -> Project {
        let project = try Project()
        try project.write("flows: '*.yaml'\n", to: "flowgen.yml")
        try project.write(flow, to: "pictures.yaml")
        if let beside { try project.write(beside, to: "door.yaml") }
        let run = try project.run("generate")
        try #require(run.status == 0, "\(run.errors)")
        return project
    }

    @Test("Two vendors are three files of at most 80 lines in all, and swapping them changes one") func swap() throws {
        let project = try project()
        let before = try project.files()
        let swift = before.paths.filter { $0.hasSuffix(".swift") }.sorted()
        #expect(
            swift == [
                "Integrations/Fox/Services/FoxPictures.swift", "Integrations/Owl/Services/OwlPictures.swift",
                Self.method,
            ])
        let lines = swift.map { before.text($0).filter { $0 == "\n" }.count }
        #expect(lines.reduce(0, +) <= 80)
        #expect(before.text(Self.method).contains("\n        FoxPictures.setImage(fromURL: fromURL, in: self)\n"))

        try project.write(Self.flow.replacing("use: Fox", with: "use: Owl"), to: "pictures.yaml")
        #expect(try project.run("check").status == 1)
        #expect(try project.run("generate").status == 0)
        let after = try project.files()
        #expect(
            after.changes(since: before).paths.sorted()
                == [".flowgen/Pictures.record", Self.method, "pictures.yaml"])
        #expect(after.text(Self.method).contains("\n        OwlPictures.setImage(fromURL: fromURL, in: self)\n"))
    }

    @Test("Beside services, what a facade calls is neither built nor provided") func besideServices() throws {
        let project = try project(beside: Project.door)
        let files = try project.files()
        let manager = files.text("Integrations/IntegrationsManager.swift")
        #expect(manager.contains("init(lock: LockManager? = nil)") && !manager.contains("Fox"))
        let shared = ["IntegrationsManager", "ServiceProvider", "MockServices"].map { "Integrations/\($0).swift" }
        #expect(shared.allSatisfy { files.text($0) != "" && !files.text($0).contains("Pictures") })
        #expect(!files.paths.contains("Integrations/Fox/FoxManager.swift"))
    }

    @Test("An integration that listens to the app's life cycle has a manager") func manager() throws {
        let project = try project(Self.flow.replacing("sdk: FoxKit", with: "sdk: FoxKit, lifecycle: launch"))
        let files = try project.files()
        #expect(files.text("Integrations/IntegrationsManager.swift").contains("init(fox: FoxManager? = nil)"))
        #expect(files.paths.contains("Integrations/Fox/FoxManager.swift"))
        #expect(!files.paths.contains("Integrations/Owl/OwlManager.swift"))
    }

    @Test("A facade needs no samples") func noSamples() throws {
        let step = "setImage: { parameters: { fromURL: URL, of: Person }, returns: Person, sync: true }"
        let flow = Self.flow.replacing("setImage: { parameters: { fromURL: URL } }", with: step)
        #expect(try !project(flow).run("todo").output.contains("Person"))
    }

    @Test("A vendor in use that nobody has filled in is worth a warning") func skeleton() throws {
        let project = try project()
        let check = try project.run("check")
        #expect(check.status == 0 && (check.output + check.errors).contains("[check-skeleton]"))
        let todo = try project.run("todo")
        #expect(todo.output.contains("Integrations/Fox/Services/FoxPictures.swift:"))
    }
}
