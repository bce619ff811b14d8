// A change of the flow leaves hand-written bodies alone; `todo` lists them until someone has edited them.

import Foundation
import TestSupport
import Testing

struct BodyToCheckTests {
    private static let wrapper = "Integrations/Lock/Services/LockDoorSDK.swift"
    private static let hint =
        "The flow changed `open(slowly:)`: adapt its body. If it is right, say so in a comment there."

    /// A project with a body that is written by hand, and whose step has a parameter since.
    private func changed() throws -> Project {
        let project = try Project.withDoor()
        #expect(try project.run("generate").status == 0)
        let text = try project.files().text(Self.wrapper)
        let todo = try #require(text.firstRange(of: /\/\/ TODO\(flowgen\): Call Lock[^\n]*/))
        try project.write(text.replacingCharacters(in: todo, with: "print(1)"), to: Self.wrapper)
        #expect(try project.run("generate").status == 0)
        try project.write(
            Project.door.replacing("from: closed", with: "parameters: { slowly: Bool }\n    from: closed"),
            to: "door.yaml")
        let run = try project.run("generate")
        #expect(run.output.contains("open(slowly:) updated to match the flow; check its body"))
        return project
    }

    private func todo(_ project: Project) throws -> String { try project.run("todo").output }

    @Test func aBodyIsListedUntilItIsEdited() throws {
        let project = try changed()
        let text = try project.files().text(Self.wrapper)
        let line = try #require(
            text.split(separator: "\n", omittingEmptySubsequences: false)
                .firstIndex { $0.contains("func open(slowly") })
        for _ in 1...2 {
            let said = try todo(project)
            #expect(said.contains("\(Self.wrapper):\(line + 1):1: \(Self.hint)\n"), "\(said)")
            #expect(said.contains("; 1 body to check"))
            #expect(try project.run("generate").status == 0)
        }
        #expect(try project.run("check").status == 0)
        try project.write(text.replacing("print(1)", with: "print(1)  // as slowly as ever"), to: Self.wrapper)
        #expect(try !todo(project).contains(Self.hint))
        #expect(try project.run("check").status == 0)
        #expect(try project.run("generate").status == 0)
        // Nobody has adapted it any more.
        try project.write(text, to: Self.wrapper)
        #expect(try todo(project).contains(Self.hint))
    }

    @Test func indentationAndLinesBeforeItAreNoEdit() throws {
        let project = try changed()
        let text = try project.files().text(Self.wrapper)
        let indented = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
        try project.write("// Doors.\n\n" + indented, to: Self.wrapper)
        #expect(try todo(project).contains(Self.hint))
        #expect(try project.run("generate").status == 0)
        #expect(try todo(project).contains(Self.hint))
    }

    @Test func todoFailsACheckForIt() throws {
        let project = try changed()
        let text = try project.files().text(Self.wrapper)
        #expect(try project.run("todo", "--check", "--quiet").status == 1)
        let open = try todo(project).split(separator: "\n").count
        try project.write(text.replacing("print(1)", with: "print(2)"), to: Self.wrapper)
        #expect(try todo(project).split(separator: "\n").count == open - 1)
    }
}
