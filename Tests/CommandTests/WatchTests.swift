// `flowgen generate --watch` as it is used: the built binary runs, files are saved in the ways that editors save them, and
// it prints a report whenever a run has done something or found other errors than the last one.

import Foundation
import TestSupport
import Testing

@Suite("Watching") struct WatchTests {
    private static let output = "Integrations/Services/Door/DoorSDK.swift"
    private static let upToDate = "Everything is up to date."

    @Test("--watch generates once and again for each save, and exits with 0 after a signal") func saving() throws {
        let project = try Project.withDoor("flows: '*.yaml'\ntemplates: T\n")
        try project.outside.folder("app/T")
        let watch = try start(project)
        try expect(watch, 1, "created    \(Self.output)")
        try project.write(Self.other, to: "door.yaml")
        try expect(watch, 2, "updated    \(Self.output)")
        try project.write(Self.gate, to: "gate.yaml")
        try expect(watch, 3, "created    Integrations/Services/Gate/GateSDK.swift")
        let template = Checkout.root.appendingPathComponent("Templates/Protocol.mustache")
        let text = try String(contentsOf: template, encoding: .utf8)
        try project.write(text + "// Mine.\n", to: "T/Protocol.mustache")
        try expect(watch, 4, "updated    \(Self.output)")
        try project.write(Project.door, to: ".door.yaml.new")
        try replace("door.yaml", by: ".door.yaml.new", in: project)
        try expect(watch, 5, "updated    \(Self.output)")
        try end(watch, by: SIGINT, in: project)
        #expect(try reports(of: watch).count == 5)
        #expect(try watch.errors() == "")
    }

    @Test("A watch prints what the page WhileYouWork shows") func shown() throws {
        let page = Checkout.root.appendingPathComponent("Sources/flowgen/flowgen.docc/HowTo/WhileYouWork.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let shown = try #require(text.firstMatch(of: #/```console\n\$ flowgen (.* --watch)\n((?s:.*?))```/#)).output
        let project = try Project()
        let example = Checkout.root.appendingPathComponent("Examples/chatbot.yaml")
        let flow = try String(contentsOf: example, encoding: .utf8)
        try project.write(flow, to: "chatbot.yaml")
        #expect(try project.run("new", "chatbot.yaml").status == 0)
        let watch = try command(shown.1.split(separator: " ").map(String.init), in: project).start()
        try expect(watch, 1, Self.upToDate)
        let changed = flow.replacing("  licenseError:", with: "  noCredit: The account is empty.\n  licenseError:")
        try project.write(changed, to: "chatbot.yaml")
        try expect(watch, 2, "updated    .flowgen/ChatBot.record")
        try end(watch, by: SIGINT, in: project)
        let printed = try watch.lines().joined(separator: "\n") + "\n"
        let time = #/\d\d:\d\d:\d\d/#
        #expect(printed.replacing(time, with: "") == shown.2.replacing(time, with: ""))
    }

    @Test("An invalid project is reported once, loses nothing, and recovers") func invalid() throws {
        let project = try Project.withDoor()
        let watch = try start(project)
        try expect(watch, 1, "created    \(Self.output)")
        let before = try project.files()
        let settings = "flows: door.yaml\n"
        let mistakes = [
            ("door.yaml", "flow: [\n", Project.door), ("flowgen.yml", "fl", settings),
            ("flowgen.yml", "flows: d*.yml\n", settings), ("flowgen.yml", nil, settings),
        ]
        for (number, (path, wrong, right)) in mistakes.enumerated() {
            if let wrong {
                try project.write(wrong, to: path)
            } else {
                try FileManager.default.removeItem(at: project.root.appendingPathComponent(path))
            }
            try watch.wait {
                try reports(of: watch).count == 2 * number + 2
                    && watch.errors().components(separatedBy: "nothing was written.").count == number + 2
            }
            // It looks again meanwhile, and prints nothing.
            Thread.sleep(forTimeInterval: 1)
            try project.write(right, to: path)
            try expect(watch, 2 * number + 3, Self.upToDate)
        }
        #expect(before.difference(to: try project.files()) == "")
        try end(watch, by: SIGTERM, in: project)
    }

    @Test("A conflict is reported once, until it is decided")
    func conflict() throws {
        let wrapper = "Integrations/Lock/Services/LockDoorSDK.swift"
        let flow = Project.door.replacing("open:\n", with: "open:\n    parameters: { times: Int }\n")
        let project = try Project.withDoor()
        try project.write(flow, to: "door.yaml")
        let watch = try start(project)
        try expect(watch, 1, "created    \(wrapper)")
        let text = try project.outside.text("app/" + wrapper)
        try project.write(text.replacing("times: Int", with: "times: Double"), to: wrapper)
        try project.write(flow.replacing("Int", with: "String"), to: "door.yaml")
        try expect(watch, 2, "1 conflict to decide.")
        Thread.sleep(forTimeInterval: 1)
        #expect(try reports(of: watch).count == 2)
        try project.write(text.replacing("times: Int", with: "times: String"), to: wrapper)
        try watch.wait { try project.run("check").status == 0 }
        try end(watch, by: SIGINT, in: project)
    }

    @Test("Another run is waited for without a word, and an idle watch does not need the lock") func beside() throws {
        let project = try Project.withDoor()
        let watch = try start(project)
        try expect(watch, 1, "created    \(Self.output)")
        let generate = command(["generate"], in: project)
        // Once the files are older than two seconds, the second of two runs finds the first one's verdict.
        Thread.sleep(forTimeInterval: 2.1)
        for _ in 1...2 { #expect(try generate.run().status == 0) }
        try HeldProject.at(project.root) {
            #expect(try generate.run().output == Self.upToDate + "\n")
            try project.write(Self.other, to: "door.yaml")
            Thread.sleep(forTimeInterval: 1)
            #expect(try reports(of: watch).count == 1)
        }
        try expect(watch, 2, "updated    \(Self.output)")
        #expect(try watch.errors() == "")
        try end(watch, by: SIGINT, in: project)
    }

    @Test("A signal during a run lets the run finish", arguments: [SIGINT, SIGTERM])
    func interrupted(signal: Int32) throws {
        let project = try Project.withDoor("flows: '*.yaml'\n")
        for number in 1...40 {
            let flow = Project.door.replacing("Door", with: "Door\(number)")
            try project.write(flow, to: "door\(number).yaml")
        }
        let watch = try start(project)
        // Its folders come before its files, and the report after both.
        let folder = project.root.appendingPathComponent("Integrations").path
        try watch.wait { FileManager.default.fileExists(atPath: folder) }
        try end(watch, by: signal, in: project)
        try expect(watch, 1, "created    \(Self.output)")
        #expect(try watch.errors() == "")
    }

    @Test("--watch and --dry-run exclude each other")
    func refusal() throws {
        let project = try Project.withDoor()
        try project.expectRefusal(["generate", "--watch", "--dry-run"], status: 64, saying: "cannot be used together")
    }

    @Test("The watch ends when the project is moved or deleted", arguments: [true, false])
    func gone(isMoved: Bool) throws {
        let project = try Project.withDoor()
        let watch = try start(project)
        try expect(watch, 1, "created    \(Self.output)")
        let manager = FileManager.default
        let place = project.root.deletingLastPathComponent().appendingPathComponent("moved")
        try manager.moveItem(at: project.root, to: place)
        if !isMoved { try manager.removeItem(at: place) }
        #expect(try watch.status() == 4)
        let said = try watch.errors()
        #expect(said.contains("the project's folder is gone, and the watch ends"), "\(said)")
    }

    @Test("The watch ends when its output is closed")
    func unread() throws {
        let project = try Project.withDoor()
        #expect(try project.command(["generate", "--watch"]).runUnread() == 0)
    }

    private static let other = Project.door.replacing("Opens it.", with: "Opens the door.")
    private static let gate = Project.door.replacing("Door", with: "Gate").replacing("Lock", with: "Bolt")

    private func start(_ project: Project) throws -> RunningProcess {
        try command(["generate", "--watch"], in: project).start()
    }

    /// A command with a cache, which the tests' commands do not have otherwise.
    private func command(_ arguments: [String], in project: Project) -> ChildProcess {
        var command = project.command(arguments)
        command.environment["XDG_CACHE_HOME"] = project.outside.url.appendingPathComponent("cache").path
        return command
    }

    /// The lines of each report so far, without the one with the time.
    private func reports(of watch: RunningProcess) throws -> [[String]] {
        var reports: [[String]] = []
        for line in try watch.lines() {
            if line.wholeMatch(of: /\d\d:\d\d:\d\d flowgen generate/) != nil {
                reports.append([])
            } else {
                try #require(!reports.isEmpty, "\(line)")
                reports[reports.count - 1].append(line)
            }
        }
        return reports
    }

    /// Waits until the report of this number has a line.
    private func expect(_ watch: RunningProcess, _ number: Int, _ line: String) throws {
        try watch.wait {
            let reports = try reports(of: watch)
            return reports.count >= number && reports[number - 1].contains(line)
        }
    }

    /// Ends the watch, and sees that it leaves nothing but what was generated.
    private func end(_ watch: RunningProcess, by signal: Int32, in project: Project) throws {
        watch.signal(signal)
        #expect(try watch.status() == 0)
        #expect(try project.files().paths.allSatisfy { !$0.hasSuffix(".tmp") })
        #expect(try project.run("check").status == 0)
    }

    private func replace(_ old: String, by new: String, in project: Project) throws {
        let (from, to) = (
            project.root.appendingPathComponent(new).path,
            project.root.appendingPathComponent(old).path
        )
        #expect(rename(from, to) == 0)
    }
}
