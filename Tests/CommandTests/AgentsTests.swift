// The section for coding agents is kept up to date, and everything around it belongs to the developer.

import Foundation
import TestSupport
import Testing

@Suite("The section for coding agents")
struct AgentsTests {
    private static let begin = "<!-- flowgen:begin -->"
    private static let end = "<!-- flowgen:end -->"
    private static let wrapper = "Integrations/Lock/Services/LockDoorSDK.swift"

    private func project() throws -> Project {
        try Project.withDoor("flows: '*.yaml'\nagents: AGENTS.md\n")
    }

    @Test("A missing file is created, and lists what is left to fill in") func creation() throws {
        let project = try project()
        let missing = try project.run("check")
        #expect(missing.output.contains("AGENTS.md:1:1: error: missing file"))
        #expect(try project.run("generate").output.contains("created    AGENTS.md\n"))
        #expect(try project.run("check").status == 0)
        #expect(try project.run("generate").output == "Everything is up to date.\n")
        let text = try project.files().text("AGENTS.md")
        #expect(text.hasPrefix(Self.begin + "\n") && text.hasSuffix("\n" + Self.end + "\n"))
        #expect(text.contains("- Door: `door.yaml`. The app uses `DoorSDK`, tests use `MockDoorSDK`.\n"))
        #expect(text.contains("    - `\(Self.wrapper)`, not filled in yet\n"))
    }

    @Test("A flow that is added, and a wrapper that is filled in, make it stale") func staleness() throws {
        let project = try project()
        try #require(try project.run("generate").status == 0)
        let body = try project.files().text(Self.wrapper)
            .replacing(#/ *// TODO\(flowgen\).*\n/#, with: "")
        try project.write(body, to: Self.wrapper)
        let stale = try project.run("check")
        #expect(stale.status == 1)
        #expect(stale.output.contains("AGENTS.md:9:1: error: out of date with the flows of this project"))
        #expect(try project.run("generate").output.contains("updated    AGENTS.md\n"))
        #expect(try project.files().text("AGENTS.md").contains("    - `\(Self.wrapper)`\n"))
        try project.write(Project.door.replacing("flow: Door", with: "flow: Gate"), to: "gate.yaml")
        #expect(try project.run("check").output.contains("AGENTS.md:"))
        try #require(try project.run("generate").status == 0)
        #expect(try project.files().text("AGENTS.md").contains("- Gate: `gate.yaml`."))
        #expect(try project.run("check").status == 0)
    }

    @Test(
        "The text around it stays byte for byte, line ends too",
        arguments: ["", "# Rules", "# Rules\n\nBe kind.\n", "\u{FEFF}# Rules\r\n\r\nBe kind.\r\n"])
    func surroundings(text: String) throws {
        let project = try project()
        try project.write(text, to: "AGENTS.md")
        try #require(try project.run("generate").status == 0)
        let appended = try project.files().text("AGENTS.md")
        #expect(appended.hasPrefix(text))
        #expect(appended.contains("\r\n") == text.contains("\r\n"))
        #expect(appended.replacing("\r\n", with: "").contains("\n") != text.contains("\r\n"))
        // Another flow changes the section, and no byte before or behind it.
        let behind = text.contains("\r\n") ? "\r\nGoodbye." : "\nGoodbye."
        try project.write(appended + behind, to: "AGENTS.md")
        #expect(try project.run("check").status == 0)
        try project.write(Project.door.replacing("flow: Door", with: "flow: Gate"), to: "gate.yaml")
        try #require(try project.run("generate").status == 0)
        let changed = try project.files().text("AGENTS.md")
        #expect(changed.hasPrefix(text) && changed.hasSuffix(behind) && changed.contains("- Gate:"))
        #expect(changed.ranges(of: Self.begin).count == 1)
    }

    @Test(
        "What somebody wrote inside it is backed up",
        arguments: [
            "- Ask Ann first.", "- My notes: `x`. Ask Ann first.", "- Import what Ann says.", "    - `Ann.swift`",
        ])
    func backup(line: String) throws {
        let project = try project()
        try #require(try project.run("generate").status == 0)
        let edited = try project.files().text("AGENTS.md").replacing(
            "\nRules:\n", with: "\nRules:\n\n\(line)\n")
        try project.write(edited, to: "AGENTS.md")
        #expect(try project.run("check").output.contains("AGENTS.md:"))
        #expect(try project.run("generate").status == 0)
        let files = try project.files()
        #expect(files.text(".flowgen/kept/AGENTS.md") == edited)
        #expect(!files.text("AGENTS.md").contains("Ann"))
    }

    @Test("Blanks behind the markers do not hide them") func blanks() throws {
        let project = try project()
        try #require(try project.run("generate").status == 0)
        let text = try project.files().text("AGENTS.md")
        try project.write(text.replacing(" -->\n", with: " --> \n"), to: "AGENTS.md")
        try #require(try project.run("generate").status == 0)
        #expect(try project.files().text("AGENTS.md") == text)
    }

    @Test(
        "Markers that enclose no single section are an error with its line",
        arguments: [
            ("A\n\(begin)\nB\n", "AGENTS.md:2:1: error: the section of flowgen begins here, but does not end"),
            ("A\nB\n\(end)\n", "AGENTS.md:3:1: error: the section of flowgen ends here, but does not begin"),
            (
                "\(begin)\n\(end)\n\n\(begin)\n\(end)\n",
                "AGENTS.md:4:1: error: a second section of flowgen begins here"
            ),
            (
                "\(begin)\n\(end)\n\(end)\n",
                "AGENTS.md:3:1: error: the section of flowgen ends here for the second time"
            ),
        ])
    func markers(text: String, message: String) throws {
        let project = try project()
        try project.write(text, to: "AGENTS.md")
        try project.expectRefusal(status: 2, saying: message)
        try project.expectRefusal(["check"], status: 2, saying: message)
    }

    @Test("It is in a Markdown file") func otherFiles() throws {
        let project = try Project.withDoor("flows: '*.yaml'\nagents: flowgen.yml\n")
        try project.expectRefusal(status: 2, saying: "'flowgen.yml' is not a Markdown file")
    }
}
