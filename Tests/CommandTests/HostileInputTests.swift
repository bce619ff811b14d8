// Input that somebody wrote to do harm, or by accident: each ends soon, with a message and an exit code of its own, and
// nothing is written, neither in the project nor beside it.

import Foundation
import TestSupport
import Testing

/// A hostile flow, and what must be said of it.
struct HostileFlow: CustomStringConvertible, Sendable {
    let description: String
    let flow: @Sendable () -> String
    let says: String
}

@Suite("Hostile input")
struct HostileInputTests {
    static let flows = [
        HostileFlow(
            description: "1 MiB of opening brackets",
            flow: { String(repeating: "[", count: (1 << 20) - 1) }, says: "yaml-too-deep"),
        HostileFlow(
            description: "1 MiB of pairs of brackets",
            flow: { "flow: A\nsteps: [" + String(repeating: "[],", count: 340_000) + "]\n" }, says: "flow-limit"),
        HostileFlow(
            description: "More than 1 MiB",
            flow: { "flow: A\n" + String(repeating: "# a comment\n", count: 100_000) },
            says: "yaml-too-large"),
        HostileFlow(description: "An alias bomb", flow: aliasBomb, says: "yaml-alias"),
        HostileFlow(
            description: "NUL", flow: { Project.door + "summary: a\u{0}b\n" },
            says: "yaml-control-character"),
        HostileFlow(
            description: "A bidirectional override in a name",
            flow: { Project.door.replacing("open:", with: "op\u{202E}en:") }, says: "U+202E"),
        HostileFlow(
            description: "A giant name",
            flow: {
                Project.door.replacing("Door", with: "D" + String(repeating: "o", count: 4000))
            },
            says: "flow-name"),
        HostileFlow(
            description: "A giant type",
            flow: {
                let type = String(repeating: "[", count: 9000) + "Int" + String(repeating: "]", count: 9000)
                return "flow: A\nsteps:\n  go: { returns: '\(type)' }\n"
            }, says: "flow-type"),
        HostileFlow(
            description: "A type that closes the file's scope",
            flow: { "flow: A\nsteps:\n  go: { returns: 'Int } import Foundation; func a() {' }\n" }, says: "flow-type"),
        HostileFlow(
            description: "An expression that is more than one",
            flow: { "flow: A\nsteps:\n  go: { returns: Int, mock: { then: '1; exit(0)' } }\n" }, says: "[flow-"),
        HostileFlow(
            description: "A name that is a path",
            flow: { Project.door.replacing("Door", with: "'../../Door'") }, says: "flow-name"),
    ]

    /// Ten levels of ten aliases each.
    @Sendable private static func aliasBomb() -> String {
        var text = "flow: A\nl0: &l0 [x]\n"
        for level in 1...10 {
            let aliases = Array(repeating: "*l\(level - 1)", count: 10).joined(separator: ", ")
            text += "l\(level): &l\(level) [\(aliases)]\n"
        }
        return text
    }

    @Test(arguments: flows)
    func hostileFlowIsRefused(hostile: HostileFlow) throws {
        let project = try Project()
        try project.write(hostile.flow(), to: "flow.yaml")
        try project.expectRefusal(["new", "flow.yaml"], status: 2, saying: hostile.says)
        try project.expectRefusal(["validate", "flow.yaml"], status: 2, saying: hostile.says)
    }

    @Test(arguments: [
        "../Outside", "/tmp/flowgen-outside", "a/../../b", "./..", "a/..", "~/x/../../..",
        "a\\u0000b",
    ])
    func hostileOutputIsRefused(path: String) throws {
        for key in ["integrations", "services", "tests"] {
            let project = try Project.withDoor("flows: door.yaml\noutput:\n  \(key): \"\(path)\"\n")
            try project.expectRefusal(status: 2, saying: "config-")
        }
        #expect(!FileManager.default.fileExists(atPath: "/tmp/flowgen-outside"))
    }

    @Test(arguments: ["../door.yaml", "/etc/passwd", "flows/../../*.yaml", "**/../*.yaml"])
    func hostileFlowPathIsRefused(path: String) throws {
        let project = try Project.withDoor("flows: '\(path)'\n")
        try project.expectRefusal(status: 2, saying: "config-")
    }

    @Test("A name that is too long for a file is an error")
    func longName() throws {
        let project = try Project()
        let name = "D" + String(repeating: "o", count: 300)
        try project.write(Project.door.replacing("Door", with: name), to: "flow.yaml")
        try project.expectRefusal(["new", "flow.yaml"], status: 2, saying: "at most 100 characters")
    }
}
