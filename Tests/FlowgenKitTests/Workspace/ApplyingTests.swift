// Change sets on a real disk: what becomes of files, what stays as it was, and what happens when someone else writes at
// the same time.

import Foundation
import Testing

@testable import FlowgenKit

@Suite struct ApplyingTests {
    @Test func createsReplacesDeletes() throws {
        let sandbox = try Sandbox()
        try sandbox.write("old", to: "b/Ä ö.swift")
        try sandbox.write("gone", to: "c")
        try sandbox.write("same", to: "d")
        let changes = ChangeSet([
            try delete("c", "gone", phase: 3), try create("new/deep/x.swift", "new", phase: 2),
            try replace("b/Ä ö.swift", "old", "newer", phase: 0), try replace("d", "same", "same"),
            try delete("absent/x", "", phase: 3),
        ])
        let report = try sandbox.root.apply(changes)
        #expect(
            report.entries.map { "\($0.path) \($0.outcome)" } == [
                "b/Ä ö.swift replaced", "d unchanged", "new/deep/x.swift created", "c deleted",
                "absent/x alreadyAbsent",
            ])
        #expect(report.isComplete)
        #expect(
            try sandbox.snapshot() == [
                "b folder", "b/Ä ö.swift = newer", "d = same", "new folder", "new/deep folder",
                "new/deep/x.swift = new",
            ])
    }

    @Test func memoryAgreesWithTheDisk() throws {
        let sandbox = try Sandbox()
        var memory = try #require(InMemoryFileSystem(texts: ["a": "1", "b": "2", "c/d": "3"]))
        for (path, bytes) in memory.files {
            try sandbox.write(String(decoding: bytes, as: UTF8.self), to: path.description)
        }
        let changes = ChangeSet(
            [
                try replace("a", "1", "one"), try replace("b", "stale", "two"), try create("c/d", "x"),
                try delete("c/d", "3"), try create("e/f", "4"), try delete("g", ""),
            ].enumerated().filter { $0.offset != 3 }.map(\.element))
        #expect(try memory.apply(changes) == sandbox.root.apply(changes))
        for path in try sandbox.root.list(nil) {
            #expect(try sandbox.root.read(path) == memory.read(path))
        }
        #expect(try sandbox.root.list(nil) == memory.list(nil))
    }

    @Test func unchangedFilesAreNotTouched() throws {
        let sandbox = try Sandbox()
        try sandbox.write("same", to: "a")
        func identity() throws -> [NSObject?] {
            let found = try FileManager.default.attributesOfItem(atPath: sandbox.path + "/a")
            return [found[.systemFileNumber] as? NSNumber, found[.modificationDate] as? NSDate]
        }
        let before = try identity()
        #expect(try sandbox.root.apply(ChangeSet([replace("a", "same", "same")])).isComplete)
        #expect(try identity() == before)
    }

    @Test func whoeverWroteMeanwhileWins() throws {
        let sandbox = try Sandbox()
        try sandbox.write("theirs", to: "shared")
        try sandbox.write("edited", to: "leftover")
        try sandbox.write("appeared", to: "new")
        try sandbox.write("longer than what was read", to: "grown")
        let before = try sandbox.snapshot()
        let report = try sandbox.root.apply(
            ChangeSet([
                replace("shared", "read 1", "ours"), replace("grown", "short", "x"), replace("vanished", "old", "new"),
                create("new", "ours", phase: 1), delete("leftover", "generated", phase: 2),
                create(".flowgen/A.record", "r", phase: 3, needs: ["shared"]),
                create("after", "r", phase: 4, needs: [".flowgen/A.record"]),
            ]))
        #expect(
            report.paths(.changedMeanwhile).map(\.description) == ["shared", "grown", "vanished", "new", "leftover"])
        #expect(report.paths(.held).map(\.description) == [".flowgen/A.record", "after"])
        #expect(!report.isComplete)
        #expect(try sandbox.snapshot() == before)
    }

    @Test(arguments: NewFilePlacing.allCases) func aNewFileNeverReplacesAnother(_ way: NewFilePlacing) throws {
        let sandbox = try Sandbox()
        try sandbox.write("temporary", to: "t")
        try sandbox.write("theirs", to: "taken")
        func target(_ name: String) throws -> Target {
            let place = Place(folder: [], name: Array(name.utf8))
            return Target(change: try create(name, ""), place: place, removal: place, existing: nil)
        }
        var folders = RootedFolders(root: sandbox.root.bytes)
        let error = ErrorContext(.write, "t")
        guard let folder = try folders.open([], making: false, for: error) else {
            Issue.record("no folder")
            return
        }
        let ways = way == .exclusiveRename ? NewFilePlacing.allCases : [way]
        let isPlaced = try target("taken").placeNew(Array("t".utf8), in: folder, trying: ways)
        #expect(!isPlaced)
        #expect(try sandbox.text("taken") == "theirs")
        let isPlacedNow = try target("free").placeNew(Array("t".utf8), in: folder, trying: ways)
        #expect(isPlacedNow)
        #expect(try sandbox.snapshot() == ["free = temporary", "taken = theirs"])
    }

    @Test func keepsModeAndHonoursUmask() throws {
        let sandbox = try Sandbox()
        try sandbox.write("old", to: "tool")
        try sandbox.write("old", to: "secret")
        try #require(try shell("chmod 751 '\(sandbox.path)/tool'; chmod 600 '\(sandbox.path)/secret'") == 0)
        try #require(try shell("umask > '\(sandbox.path)/umask'") == 0)
        let mask = try #require(
            Int(try sandbox.text("umask").trimmingCharacters(in: .whitespacesAndNewlines), radix: 8))
        _ = try sandbox.root.apply(
            ChangeSet([
                replace("tool", "old", "new"), replace("secret", "old", "new"),
                create("f/plain", "x"),
            ]))
        #expect(try sandbox.mode("tool") == 0o751)
        #expect(try sandbox.mode("secret") == 0o600)
        #expect(try sandbox.mode("f/plain") == 0o666 & ~mask)
        #expect(try sandbox.mode("f") == 0o777 & ~mask)
    }

    @Test func writesThroughLinksThatStayInside() throws {
        let sandbox = try Sandbox()
        try sandbox.write("old", to: "real/file")
        try sandbox.link("folder", to: "real")
        try sandbox.link("file", to: "real/file")
        _ = try sandbox.root.apply(ChangeSet([replace("file", "old", "new"), create("folder/made/x", "x")]))
        #expect(try sandbox.root.kind(of: at("file")) == .link)
        #expect(try sandbox.text("real/file") == "new")
        #expect(try sandbox.text("real/made/x") == "x")
        let report = try sandbox.root.apply(ChangeSet([delete("file", "new")]))
        #expect(report.paths(.deleted).count == 1)
        #expect(try sandbox.root.kind(of: at("file")) == .absent)
        #expect(try sandbox.text("real/file") == "new")
    }

    @Test(arguments: [
        ("folder", WorkspaceError.Reason.isAFolder), ("file/x", .notAFolder), ("file/x/y", .notAFolder),
        ("outFile", .outsideRoot), ("outFolder/x", .outsideRoot), ("outFolder/new/x", .outsideRoot),
        ("nowhere", .brokenLink), ("nowhere/x", .brokenLink), ("pipe", .notAFile), ("first", .changedTwice),
        ("made", .isAFolder), ("made/x/y", .notAFolder),
    ]) func foreseeableErrorsLeaveTheTree(_ path: String, _ reason: WorkspaceError.Reason) throws {
        let (sandbox, outside) = (try Sandbox(), try Sandbox())
        try outside.write("theirs", to: "file")
        try sandbox.write("x", to: "file")
        try sandbox.folder("folder")
        try sandbox.link("outFile", to: outside.path + "/file")
        try sandbox.link("outFolder", to: outside.path)
        try sandbox.link("nowhere", to: "absent")
        try #require(try shell("mkfifo '\(sandbox.path)/pipe'") == 0)
        let before = try (sandbox.snapshot(), outside.snapshot())
        let changes = ChangeSet([
            try create("first", "1"), try create("made/x", "2"), try replace("file", "x", "y"),
            try create(path, "z", phase: 1),
        ])
        let error = failure { () throws(WorkspaceError) in _ = try sandbox.root.apply(changes) }
        if path == "made/x/y" {
            #expect(error != nil)
        } else {
            #expect(error?.reason == reason)
        }
        #expect(try sandbox.snapshot() == before.0)
        #expect(try outside.snapshot() == before.1)
    }

    @Test func errorsNameTheFolderThatIsInTheWay() throws {
        let sandbox = try Sandbox()
        try sandbox.write("x", to: "Integrations/Services")
        let changes = ChangeSet([try create("Integrations/Services/ChatBot/A.swift", "")])
        #expect(
            failure { () throws(WorkspaceError) in _ = try sandbox.root.apply(changes) }?.description
                == "cannot write Integrations/Services: it is not a folder")
    }

    @Test func aNameTooLongIsUndone() throws {
        let sandbox = try Sandbox()
        try sandbox.write("old", to: "a")
        let before = try sandbox.snapshot()
        let long = String(repeating: "n", count: 256)
        let changes = ChangeSet([
            try replace("a", "old", "new"), try create("made/b", "b"), try create("other/" + long + "/c", "c"),
        ])
        let error = failure { () throws(WorkspaceError) in _ = try sandbox.root.apply(changes) }
        #expect(error?.reason == .system(errno: ENAMETOOLONG))
        #expect(try sandbox.snapshot() == before)
    }

    @Test func theLongestNameIsWritten() throws {
        let sandbox = try Sandbox()
        let long = String(repeating: "ä", count: 127) + "x"
        let changes = ChangeSet([try create(long, "1")])
        #expect(try sandbox.root.apply(changes).isComplete)
        #expect(try sandbox.root.list(nil).map(\.description) == [long])
    }

    @Test func removesOnlyTemporariesOfDeadRuns() throws {
        let sandbox = try Sandbox()
        let dead = 2_000_000_000
        try sandbox.write("x", to: "f/.a.swift.flowgen-\(dead)-0.tmp")
        try sandbox.write("x", to: "f/.a.swift.flowgen-\(getpid())-0.tmp")
        let kept = [
            "f/.a.swift.flowgen-1-0.tmp", "f/a.flowgen-\(dead)-0.tmp", "f/.a.flowgen-\(dead).tmp",
            "f/.a.flowgen-x-0.tmp", "f/.a.flowgen-99999999999999999999-0.tmp", "f/.b.tmp",
            "g/.a.swift.flowgen-\(dead)-0.tmp",
        ]
        for name in kept { try sandbox.write("x", to: name) }
        _ = try sandbox.root.apply(ChangeSet([create("f/a.swift", "new")]))
        let left = try sandbox.root.list(nil)
        #expect(left == (try (kept + ["f/a.swift"]).map(at).sorted()))
    }

    @Test func fiveThousandFiles() throws {
        let sandbox = try Sandbox()
        let changes = ChangeSet(try (0..<5000).map { try create("f\($0 % 50)/Datei \($0) ü.swift", "\($0)") })
        #expect(try sandbox.root.apply(changes).paths(.created).count == 5000)
        let found = try sandbox.root.list(nil)
        #expect(found == changes.changes.map(\.path).sorted())
        #expect(try sandbox.root.read(at("f17/Datei 4967 ü.swift")) == Array("4967".utf8))
        let replaced = ChangeSet(
            try (0..<5000).map { try replace("f\($0 % 50)/Datei \($0) ü.swift", "\($0)", "n\($0)") })
        #expect(try sandbox.root.apply(replaced).paths(.replaced).count == 5000)
        #expect(try sandbox.root.list(nil) == found)
    }
}
