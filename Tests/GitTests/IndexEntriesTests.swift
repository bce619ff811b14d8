// The list of the index: what is found in it, and how little of it is looked at for that.

import Testing

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
        return try IndexEntries(list: Array(list.joined().utf8))
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
        #expect(try entries(["a"], mode: "120000")[path("a")]?.kind == .link)
        #expect(try entries(["a"])[path("a")]?.kind == .file)
        for list in ["100644 ab 0 a\0", "nonsense", "100644 \(Self.blob) 0\ta"] {
            #expect(throws: WorkspaceError.self) {
                try IndexEntries(list: Array(list.utf8))
            }
        }
        let unmerged = "100644 \(Self.blob) 2\ta b\0"
        let error = #expect(throws: WorkspaceError.self) {
            try IndexEntries(list: Array(unmerged.utf8))
        }
        #expect(error?.path == "a b")
    }

    @Test("An empty file, and an entry of `git add -N`, are left out")
    func empty() throws {
        let blobs = ["e69de29bb2d1d6434b8b29ae775ad8c2e48c5391", Self.blob, "e" + Self.blob.dropFirst()]
        let list = zip(blobs, ["a", "b", "c"]).map { "100644 \($0) 0\t\($1)\0" }.joined()
        let entries = try IndexEntries(list: Array(list.utf8))
        #expect(entries.contents(of: nil).map(\.path.description) == ["b", "c"])
        #expect(entries[try path("a")] == nil)
    }
}
