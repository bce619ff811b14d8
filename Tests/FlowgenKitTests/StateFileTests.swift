// State files as texts: what is written can be read again, whatever the names hold; what is no line is left out;
// several lines about one file are a set.

import FlowCode
import Testing
import FlowgenKit

@testable import FlowgenKit

@Suite("State files")
struct StateFileTests {
    private static let print = String(repeating: "0a", count: 32)
    private static let otherPrint = String(repeating: "f9", count: 32)

    @Test(
        "Every kind of line is read as it was written",
        arguments: [
            StateLine.generated(path: "a/b.swift", hash: print),
            .once(path: "ä \\ \t\n\r.swift"),
            .shared(identity: "wrapper A B", path: "c\\n.swift", hash: print),
            .member(identity: "manager A", fields: ["step start", "", "a\tb", "\\", "\\t", "\r\n"]),
            .member(identity: "", fields: [""]),
        ])
    func roundTrip(line: StateLine) {
        #expect(StateLine(line.text) == line)
        #expect(StateLine.lines(of: StateLine.bytes(of: [line])) == [line])
        #expect(line.text.split(separator: "\n").count == 1)
    }

    @Test(
        "What is no line is left out",
        arguments: [
            "", "generated", "generated\ta", "generated\ta\tnothex", "generated\ta\t\(print)0",
            "generated\ta\t\(print)\tb", "generated\ta\t\(print.uppercased())", "once",
            "once\ta\tb",
            "shared\ta\tb", "shared\ta\tb\tc", "member\ta", "Once\ta", " once\ta", "<<<<<<< HEAD",
            "=======", ">>>>>>> other", "\u{FEFF}once\ta", "# once",
        ])
    func garbage(line: String) {
        #expect(StateLine(line) == nil)
        let text = Array("\(line)\nonce\tkept.swift\n\(line)\n".utf8)
        #expect(StateLine.lines(of: text) == [.once(path: "kept.swift")])
    }

    @Test("Bytes that are not text, CR LF, and a missing line end")
    func oddBytes() {
        let bytes: [UInt8] = Array("once\ta\r\nonce\t".utf8) + [0xFF, 10] + Array("once\tb".utf8)
        #expect(StateLine.lines(of: bytes) == [.once(path: "a"), .once(path: "b")])
        #expect(StateLine.lines(of: [10, 13, 10, 9, 0, 10]).isEmpty)
    }

    @Test("Lines are written in the order of their bytes")
    func order() {
        let lines: Set<StateLine> = [.once(path: "é"), .once(path: "z"), .once(path: "Z")]
        #expect(String(decoding: StateLine.bytes(of: lines), as: UTF8.self) == "once\tZ\nonce\tz\nonce\té\n")
    }

    @Test("Several lines about one file, in several state files, are a set")
    func sets() throws {
        let files = try #require(
            InMemoryFileSystem(texts: [
                ".flowgen/A.record": "generated\tx\t\(Self.print)\nmember\tm\tb\nshared\tm\told\t\(Self.print)\n",
                ".flowgen/B.record":
                    "generated\tx\t\(Self.otherPrint)\nmember\tm\ta\tc\nshared\tm\tnew\t\(Self.print)\n",
                ".flowgen/other.txt": "once\tnot.read\n",
                ".flowgen/kept/C.record": "once\tnot.read\n",
            ]))
        let records = try StateFiles(in: files)
        #expect(records.hashes(ofGenerated: "x") == [Self.print, Self.otherPrint])
        #expect(records.hashes(ofGenerated: "y").isEmpty)
        #expect(records.members("m") == [["a", "c"], ["b"]])
        #expect(records.members("n").isEmpty)
        #expect(records.paths(ofShared: "m") == ["old", "new"])
        #expect(records.knownPaths == ["old", "new", "x"])
        #expect(records.holds(.shared(identity: "m", path: "new", hash: Self.otherPrint)))
        #expect(!records.holds(.generated(path: "y", hash: Self.print)))
    }

    @Test("What a state file says too much, as after a merge of branches, stays there")
    func tooMuch() throws {
        let flow = """
            flow: Door
            steps: { open: { from: closed, to: opened } }
            statuses: { closed: , opened: }
            integrations: { Lock: }

            """
        var files = try #require(InMemoryFileSystem(texts: ["door.yaml": flow, "flowgen.yml": "flows: door.yaml\n"]))
        _ = try Generate().run(files: files) { try files.apply($0) }
        let path = try #require(StateFiles.path(of: .flow("Door")))
        let former = "member\twrapper Lock Door\tname status\tDoorStatus other ajar\n"
        files = InMemoryFileSystem(files.files.merging([path: Array(former.utf8)]) { $0 + $1 })
        var after = files
        _ = try Generate().run(files: files) { try after.apply($0) }
        #expect(after.files == files.files)
    }

    @Test("The state file of a flow named Project is not the project's on any disk") func paths() throws {
        #expect(StateFiles.path(of: .flow("Chat"))?.description == ".flowgen/Chat.record")
        #expect(StateFiles.path(of: .project)?.description == ".flowgen/project.record")
        #expect(StateFiles.path(of: .flow("PROJECT"))?.description == ".flowgen/PROJECT-flow.record")
        for name in ["Chat", "PROJECT", "Project"] {
            let path = try #require(StateFiles.path(of: .flow(name)))
            #expect(StateFiles.flowName(of: path) == name)
        }
        #expect(try StateFiles.flowName(of: #require(StateFiles.path(of: .project))) == nil)
    }
}
