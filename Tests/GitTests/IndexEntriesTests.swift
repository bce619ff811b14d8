// The list of the index: what is found in it, and how little of it is looked at for that.

import Testing
import FlowgenKit

@testable import FlowgenKit

@Suite("The list of the index")
struct IndexEntriesTests {
    private static let blob = "ce013625030ba8dba906f756967f9e9ca394464a"

    private func entries(_ paths: [String], mode: String = "100644") throws -> IndexEntries {
        let sorted = paths.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
        let list = sorted.map { path in
            let isModule = path.hasSuffix("module")
            return "\(isModule ? "160000" : mode) \(Self.blob) 0\t\(path)\0"
        }
        return try IndexEntries(list: Array(list.joined().utf8)) { () throws(WorkspaceError) in [] }
    }

    private func path(_ text: String) throws -> RelativePath {
        try #require(RelativePath(validating: text))
    }

    @Test("The work grows with the request, not with the repository")
    func work() throws {
        let project = (0..<20).map { "project/\($0 % 4)/\($0).swift" }
        func looks(others: Int) throws -> Int {
            let foreign = (0..<others).map { "assets/\($0 % 300)/deeper/file\($0).txt" }
            let entries = try entries(project + foreign + foreign.map { "z" + $0 })
            for name in project {
                #expect(entries[try path(name)]?.blob == Array(Self.blob.utf8))
            }
            #expect(entries.contents(of: nil).map(\.path.description).suffix(2).count == 2)
            #expect(entries.contents(of: try path("project/1")).count == 5)
            #expect(try entries.isFolder(path("project")) && !entries.isFolder(path("projec")))
            return entries.looks
        }
        // Twenty files and a few folders, each with a bisection.
        #expect(try looks(others: 20) < 40 * 8)
        #expect(try looks(others: 20_000) < 40 * 18)
    }

    @Test("Folders are listed in the order of trees, with submodules")
    func order() throws {
        let entries = try entries([
            "a.b", "a/c", "a/d/e", "a-module", "module", "module.txt", "b0", "b/x", "b.module",
        ])
        func names(_ folder: String?) throws -> [String] {
            try entries.contents(of: folder.map(path)).map {
                $0.path.description + ($0.kind == .folder ? "/" : "")
            }
        }
        let all = try names(nil)
        #expect(all == ["a-module/", "a.b", "a/", "b.module/", "b/", "b0", "module.txt", "module/"])
        #expect(try names("a") == ["a/c", "a/d/"])
        #expect(try names("a/d") == ["a/d/e"])
        #expect(try names("nowhere") == [])
        #expect(entries[try path("a/d")] == nil)
        #expect(entries[try path("module")]?.kind == .folder)
    }

    @Test("Links are recognized, and a list in another format is an error")
    func forms() throws {
        #expect(try entries(["a"], mode: "120000").haveLinks)
        #expect(try !entries(["a"]).haveLinks)
        for list in ["100644 ab 0 a\0", "nonsense", "100644 \(Self.blob) 0\ta"] {
            #expect(throws: WorkspaceError.self) {
                try IndexEntries(list: Array(list.utf8)) { () throws(WorkspaceError) in [] }
            }
        }
        let unmerged = "100644 \(Self.blob) 2\ta b\0"
        let error = #expect(throws: WorkspaceError.self) {
            try IndexEntries(list: Array(unmerged.utf8)) { () throws(WorkspaceError) in [] }
        }
        #expect(error?.path == "a b")
    }

    @Test("Entries of `git add -N` are left out, whatever their paths contain") func announced() throws {
        let empty = "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"
        let list = ["  a", "b\nc", "d"].map { "100644 \(empty) 0\t\($0)\0" }.joined()
        func details(_ path: String, _ flags: String) -> String {
            "\(path)\0  ctime: 1:2\n  mtime: 3:4\n  dev: 5\tino: 6\n  uid: 7\tgid: 8\n" + "  size: 0\tflags: \(flags)\n"
        }
        let said = details("  a", "0") + details("b\nc", "20000000") + details("d", "0")
        let entries = try IndexEntries(list: Array(list.utf8)) { () throws(WorkspaceError) in
            Array(said.utf8)
        }
        #expect(entries.contents(of: nil).map(\.path.description) == ["  a", "d"])
        #expect(entries[try path("d")] != nil)
        #expect(throws: WorkspaceError.self) {
            try IndexEntries(list: Array(list.utf8)) { () throws(WorkspaceError) in
                Array(details("d", "0").utf8)
            }
        }
    }
}
