// Flows and integrations that were renamed: with `was`, without it, and with one that comes a run too late, which is
// as none.

import Foundation
import TestSupport
import Testing

@Suite("Renamed flows and integrations")
struct RenamedPartTests {
    private static let wrapper = "Integrations/Lock/Services/LockDoorSDK.swift"

    /// A project with a line that is written by hand in the wrapper.
    private func filled(_ flow: String = Project.door, in wrapper: String = "LockDoorSDK") throws -> Project {
        let path = "Integrations/Lock/Services/\(wrapper).swift"
        let project = try Project.withDoor()
        try project.write(flow, to: "door.yaml")
        #expect(try project.run("generate").status == 0)
        let text = try project.files().text(path)
        let todo = try #require(text.firstRange(of: /\/\/ TODO\(flowgen\): Call Lock[^\n]*/))
        try project.write(text.replacingCharacters(in: todo, with: "print(1)"), to: path)
        #expect(try project.run("generate").status == 0)
        return project
    }

    private func edit(_ project: Project, _ old: String, _ new: String) throws {
        let text = try project.files().text("door.yaml")
        #expect(text.contains(old))
        try project.write(text.replacing(old, with: new), to: "door.yaml")
    }

    /// The files that hold the hand-written line.
    private func holders(in project: Project) throws -> [String] {
        let files = try project.files()
        return files.paths.filter { path in
            path.hasSuffix(".swift") && files.text(path).contains("print(1)")
        }
    }

    @Test("Only the words of a comment have changed: no body is to be checked") func bodies() throws {
        let project = try filled()
        try edit(project, "  Lock:\n", "  Bolt:\n    was: Lock\n")
        let run = try project.run("generate")
        #expect(run.status == 0)
        #expect(!run.output.contains("check its body"), "\(run.output)")
        #expect(!(try project.run("todo").output.contains("to check")))
        let changed = try filled()
        try edit(changed, "  Lock:\n", "  Bolt:\n    was: Lock\n")
        try edit(changed, "    to: opened\n", "    via: moving\n    to: opened\n")
        try edit(changed, "  opened:\n", "  opened:\n  moving:\n")
        #expect(try changed.run("generate").output.contains("open() does; check its body"))
    }

    static let parts = [
        ["flow: Door", "flow: Gate", "\nwas: Door", "LockGateSDK"],
        ["  Lock:", "  Bolt:", "\n    was: Lock", "BoltDoorSDK"],
    ]

    @Test(
        "Without `was` the new files are empty and the former ones are listed; a late `was` moves nothing",
        arguments: parts)
    func late(part: [String]) throws {
        let project = try filled()
        try edit(project, part[0], part[1])
        for was in ["", part[2]] {
            try edit(project, part[1], part[1] + was)
            let run = try project.run("generate")
            #expect(run.status == 0)
            let warning = "\(Self.wrapper):1:1: warning: no flow uses this file any more; it may contain your code"
            #expect(run.errors.contains(warning), "\(run.errors)")
            #expect(try holders(in: project) == [Self.wrapper])
        }
        #expect(try project.files().paths.contains { $0.hasSuffix("/\(part[3]).swift") })
    }

    @Test("With `was` the code moves", arguments: parts) func inTime(part: [String]) throws {
        let project = try filled()
        try edit(project, part[0], part[1] + part[2])
        let run = try project.run("generate")
        #expect(run.status == 0 && run.errors == "")
        let holder = try holders(in: project)
        #expect(holder.count == 1 && holder[0].hasSuffix("/\(part[3]).swift"))
        #expect(try project.run("check").output == "")
        #expect(try project.run("generate").output == "Everything is up to date.\n")
    }

    @Test("A new flow does not take over the wrapper of one that is gone")
    func takeover() throws {
        let flow = Project.door.replacing("  Lock:\n", with: "  Lock: { wrapper: LockDoorSDK }\n")
        let project = try filled(flow)
        try edit(project, "flow: Door", "flow: Gate")
        try project.expectRefusal(
            status: 4,
            saying: "door.yaml:1:7: error: \(Self.wrapper) is for the flow 'Door', which is gone")
        try project.expectRefusal(
            ["check"], status: 4, saying: "add `was: Door` below `flow: Gate`; else")
        let other = try filled(flow)
        try edit(other, "flow: Door", "flow: Gate")
        try edit(other, "wrapper: LockDoorSDK", "wrapper: LockGateSDK")
        #expect(try other.run("generate").status == 0)
        try edit(project, "flow: Gate", "flow: Gate\nwas: Door")
        #expect(try project.run("generate").status == 0)
        #expect(try holders(in: project) == [Self.wrapper])
        #expect(try project.run("check").output == "")
    }

    /// In which order the two `was` are added: flowgen runs after each step.
    static let orders: [[[String]]] = [
        [["flow", "integration"]],
        [["flow"], ["integration"]],
        [["integration"], ["flow"]],
        [[], ["flow", "integration"]],
        [[], ["flow"], ["integration"]],
        [[], ["integration"], ["flow"]],
    ]

    @Test(
        "A flow and an integration are renamed: hand-written code follows if both `was` are there, and is never lost",
        arguments: [nil, "Own"])
    func both(wrapper: String?) throws {
        let own = wrapper ?? "BoltGateSDK"
        for order in Self.orders {
            let project = try filledWithHelpers(wrapper: wrapper)
            let filled = try holders(in: project)
            #expect(filled.count == 5)
            try edit(project, "flow: Door", "flow: Gate")
            try edit(project, "  Lock:", "  Bolt:")
            for step in order {
                if step.contains("flow") {
                    try edit(project, "flow: Gate", "flow: Gate\nwas: Door")
                }
                if step.contains("integration") {
                    try edit(project, "  Bolt:", "  Bolt:\n    was: Lock")
                }
                let run = try project.run("generate")
                #expect(run.status == 0, "\(order): \(run.errors)")
                let now = try holders(in: project)
                #expect(now.count == 5, "\(order): \(now)")
                guard order.count > 1 else { continue }
                let listed = try project.run("prune").output
                let former = wrapper ?? "LockDoorSDK"
                for path in [
                    "Integrations/Lock/Services/\(former).swift",
                    "Tests/IntegrationsTests/Door/\(former)Tests.swift",
                ] {
                    #expect(now.contains(path), "\(order): \(now)")
                    #expect(listed.contains(path), "\(order): \(listed)")
                }
            }
            guard order.count == 1 else { continue }
            #expect(try project.run("check").output == "")
            #expect(try project.run("prune").output == "No orphaned files.\n")
            #expect(try project.run("generate").output == "Everything is up to date.\n")
            let files = try project.files()
            for path in [
                "Integrations/Bolt/Helper.swift", "Integrations/Bolt/Services/\(own).swift",
                "Integrations/Bolt/Services/\(own)+Extras.swift",
                "Tests/IntegrationsTests/Gate/\(own)Tests.swift",
                "Tests/IntegrationsTests/Gate/\(own)Tests+Extras.swift",
            ] {
                #expect(files.paths.contains(path), "\(order): \(path)")
                #expect(!files.text(path).contains("DoorStatus"), "\(order): \(path)")
            }
        }
    }

    /// A project whose wrapper and test are filled in, with hand-written files beside them.
    private func filledWithHelpers(wrapper: String?) throws -> Project {
        let lock = wrapper.map { "  Lock:\n    wrapper: \($0)\n" } ?? "  Lock:\n"
        let project = try filled(Project.door.replacing("  Lock:\n", with: lock), in: wrapper ?? "LockDoorSDK")
        let own = wrapper ?? "LockDoorSDK"
        let tests = "Tests/IntegrationsTests/Door/\(own)Tests.swift"
        let text = try project.files().text(tests)
        let skip = #"throw XCTSkip("not written yet")"#
        #expect(text.contains(skip))
        try project.write(text.replacing(skip, with: "print(1); return \(own)(manager: LockManager())"), to: tests)
        for (path, type) in [
            ("Integrations/Lock/Services/\(own)+Extras.swift", own),
            ("Tests/IntegrationsTests/Door/\(own)Tests+Extras.swift", own + "Tests"),
            ("Integrations/Lock/Helper.swift", "LockManager"),
        ] {
            try project.write(
                "extension \(type) {\n    func help(_ status: DoorStatus) { print(1) }\n}\n",
                to: path)
        }
        #expect(try project.run("generate").status == 0)
        return project
    }

    @Test("Every Swift file below the output folders gets the new names")
    func everywhere() throws {
        let project = try filled()
        let files = [
            "Integrations/Mine/Samples.swift", "Integrations/Top.swift",
            "Integrations/Services/Shared.swift", "Tests/IntegrationsTests/Helpers.swift",
        ]
        let text = "func use(_ status: DoorStatus, _ lock: LockManager) {}\n"
        for path in files + ["Sources/App.swift"] { try project.write(text, to: path) }
        try edit(project, "flow: Door", "flow: Gate\nwas: Door")
        try edit(project, "  Lock:", "  Bolt:\n    was: Lock")
        let run = try project.run("generate")
        #expect(run.status == 0)
        let tree = try project.files()
        for path in files {
            #expect(run.output.contains("updated    \(path)\n"), "\(run.output)")
            #expect(tree.text(path) == "func use(_ status: GateStatus, _ lock: BoltManager) {}\n")
        }
        #expect(tree.text("Sources/App.swift") == text)
        #expect(try project.run("check").output == "")
    }

    @Test("A flow is renamed and loses an integration: its wrapper and tests are listed")
    func lostIntegration() throws {
        let project = try filledWithHelpers(wrapper: nil)
        try edit(project, "flow: Door", "flow: Gate\nwas: Door")
        try edit(project, "  Lock:", "  Bolt:\n  Key:")
        for _ in 1...2 {
            #expect(try project.run("generate").status == 0)
            let listed = try project.run("prune").output
            #expect(listed.contains("Integrations/Lock/Services/LockDoorSDK.swift"))
            #expect(listed.contains("Tests/IntegrationsTests/Door/LockDoorSDKTests.swift"))
        }
        #expect(try project.run("prune", "--force").status == 0)
        #expect(try project.run("check").output == "")
    }

    @Test("A `was` that comes a run later moves the code of steps that were renamed without") func steps() throws {
        let project = try filled(
            Project.door.replacing(
                "statuses:\n",
                with:
                    "  close:\n    user: Closes it.\n    from: opened\n    to: closed\nstatuses:\n")
        )
        let path = Self.wrapper
        let text = try project.files().text(path)
        try project.write(text.replacing("// TODO(flowgen): Call Lock.", with: "print(2)"), to: path)
        #expect(try project.run("generate").status == 0)
        try edit(project, "  open:\n", "  unlock:\n")
        try edit(project, "  close:\n", "  lock:\n")
        #expect(try project.run("generate").output.contains("added unlock()\n"))
        #expect(try project.run("todo").output.contains("has another name, add `was:` to the step."))
        try edit(project, "  unlock:\n", "  unlock:\n    was: open\n")
        try edit(project, "  lock:\n", "  lock:\n    was: close\n")
        #expect(try project.run("generate").status == 0)
        #expect(!(try project.files().text(path).contains("flowgen:retired")))
    }
}
