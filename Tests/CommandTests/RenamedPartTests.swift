// Flows and integrations that were renamed: with `was`, without it, and with one that comes a run too late.

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
        for sdk in ["", "    sdk: BoltKit\n"] {
            let project = try filled()
            try edit(project, "  Lock:\n", "  Bolt:\n    was: Lock\n\(sdk)")
            let run = try project.run("generate")
            #expect(run.status == 0)
            #expect(!run.output.contains("check its body"), "\(run.output)")
            #expect(!(try project.run("todo").output.contains("to check")))
        }
        let changed = try filled()
        try edit(changed, "  Lock:\n", "  Bolt:\n    was: Lock\n")
        try edit(changed, "    to: opened\n", "    via: moving\n    to: opened\n")
        try edit(changed, "  opened:\n", "  opened:\n  moving:\n")
        #expect(try changed.run("generate").output.contains("open() does; check its body"))
    }

    static let parts = [
        ["flow: Door", "flow: Gate", "\nwas: Door", "check-renamed-part", "LockGateSDK"],
        ["  Lock:", "  Bolt:", "\n    was: Lock", "check-renamed-part", "BoltDoorSDK"],
    ]

    @Test("Without `was` a run asks, and `was` still helps as long as the new files are untouched", arguments: parts)
    func late(part: [String]) throws {
        let project = try filled()
        let old = try project.files()
        try edit(project, part[0], part[1])
        let was = part[2].trimmingCharacters(in: .whitespacesAndNewlines)
        let advice = "help: if this is a renaming, add `\(was)` below `"
        #expect(try project.run("check").output.contains(advice))
        let run = try project.run("generate")
        #expect(run.errors.contains(advice), "\(run.errors)")
        #expect(run.errors.contains("[\(part[3])]"))
        #expect(try holders(in: project) == [Self.wrapper])
        // It asks once.
        #expect(!(try project.run("generate").errors.contains(advice)))
        try edit(project, part[1], part[1] + part[2])
        let plan = try project.run("generate", "--dry-run")
        #expect(plan.output.contains("to move "), "\(plan.output)")
        let moved = try project.run("generate")
        #expect(moved.status == 0)
        #expect(moved.errors == "")
        let holder = try #require(try holders(in: project).first)
        #expect(holder.hasSuffix("/\(part[4]).swift"))
        #expect(try holders(in: project).count == 1)
        #expect(try project.run("check").output == "")
        #expect(try project.run("generate").output == "Everything is up to date.\n")

        // The same as if `was` had been there at once.
        let other = try filled()
        #expect(try other.files() == old)
        try edit(other, part[0], part[1] + part[2])
        #expect(try other.run("generate").status == 0)
        let difference = try project.files().difference(to: try other.files())
        #expect(difference == "", "\(difference)")
    }

    @Test(
        "A late `was` moves nothing over hand-written code, and says what to do", arguments: parts)
    func tooLate(part: [String]) throws {
        let project = try filled()
        try edit(project, part[0], part[1])
        #expect(try project.run("generate").status == 0)
        let path = try #require(try project.files().paths.first { $0.hasSuffix("/\(part[4]).swift") })
        let mine = try project.files().text(path) + "// mine\n"
        try project.write(mine, to: path)
        try edit(project, part[1], part[1] + part[2])
        let run = try project.run("generate")
        #expect(run.errors.contains(" has hand-written code already, so `"), "\(run.errors)")
        #expect(run.errors.contains("help: move what you need from Integrations/Lock/"))
        #expect(try project.files().text(path) == mine)
        #expect(try project.run("prune", "--force").status == 0)
        #expect(try project.run("check").output == "")
        #expect(try project.files().text(path) == mine)
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
        "A flow and an integration are renamed: hand-written code follows once both `was` are there",
        arguments: [nil, "Own"])
    func both(wrapper: String?) throws {
        var expected: FileTree?
        for order in Self.orders {
            let project = try filledWithHelpers(wrapper: wrapper)
            let filled = try holders(in: project)
            #expect(filled.count == 5)
            try edit(project, "flow: Door", "flow: Gate")
            try edit(project, "  Lock:", "  Bolt:")
            for (index, step) in order.enumerated() {
                if step.contains("flow") {
                    try edit(project, "flow: Gate", "flow: Gate\nwas: Door")
                }
                if step.contains("integration") {
                    try edit(project, "  Bolt:", "  Bolt:\n    was: Lock")
                }
                let run = try project.run("generate")
                #expect(run.status == 0, "\(order): \(run.errors)")
                if index == 0 {
                    // One run asks about both.
                    for (part, was) in [("flow", "Door` below"), ("integration", "Lock` below")] {
                        #expect(
                            run.errors.contains("add `was: \(was)") == !step.contains(part), "\(order): \(run.errors)")
                    }
                }
                // Nothing hand-written is lost, and no wrapper or test is left without a word.
                let now = try holders(in: project)
                #expect(now.count == 5, "\(order): \(now)")
                guard index < order.count - 1 else { continue }
                let listed = try project.run("prune").output
                let own = wrapper ?? "LockDoorSDK"
                for path in [
                    "Integrations/Lock/Services/\(own).swift",
                    "Tests/IntegrationsTests/Door/\(own)Tests.swift",
                ] {
                    #expect(now.contains(path), "\(order): \(now)")
                    #expect(listed.contains(path), "\(order): \(listed)")
                }
            }
            #expect(try project.run("check").output == "")
            #expect(try project.run("prune").output == "No orphaned files.\n")
            #expect(try project.run("generate").output == "Everything is up to date.\n")
            let files = try project.files()
            let own = wrapper ?? "BoltGateSDK"
            for path in [
                "Integrations/Bolt/Helper.swift", "Integrations/Bolt/Services/\(own).swift",
                "Integrations/Bolt/Services/\(own)+Extras.swift",
                "Tests/IntegrationsTests/Gate/\(own)Tests.swift",
                "Tests/IntegrationsTests/Gate/\(own)Tests+Extras.swift",
            ] {
                #expect(files.paths.contains(path), "\(order): \(path)")
                #expect(!files.text(path).contains("DoorStatus"), "\(order): \(path)")
            }
            let difference = (expected ?? files).difference(to: files)
            #expect(difference == "", "\(order): \(difference)")
            expected = expected ?? files
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

    @Test("A flow with other steps from another file is not a renaming")
    func unlike() throws {
        let project = try filled()
        try project.write(
            Project.door.replacing("Door", with: "Gate").replacing("open:", with: "unlock:")
                .replacing("Lock", with: "Key"), to: "gate.yaml")
        try project.write("flows: gate.yaml\n", to: "flowgen.yml")
        try FileManager.default.removeItem(at: project.root.appendingPathComponent("door.yaml"))
        #expect(!(try project.run("generate").errors.contains("check-renamed-part")))
    }
}
