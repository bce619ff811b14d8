// Reading, on the disk and in memory, with every kind of thing in the way.

import Foundation
import Testing

@testable import FlowgenKit

@Suite struct ReadingTests {
    @Test func readsWhatIsThere() throws {
        let sandbox = try Sandbox()
        try sandbox.write("text", to: "a/Über uns.txt")
        try sandbox.write("", to: "empty")
        #expect(try sandbox.root.read(at("a/Über uns.txt")) == Array("text".utf8))
        #expect(try sandbox.root.read(at("empty")) == [])
        #expect(try sandbox.root.read(at("absent")) == nil)
        #expect(try sandbox.root.read(at("absent/below/it")) == nil)
    }

    @Test func readsBigFilesAndRefusesTooBigOnes() throws {
        let sandbox = try Sandbox()
        let text = String(repeating: "0123456789", count: 300_000)
        try sandbox.write(text, to: "big")
        #expect(try sandbox.root.read(at("big")) == Array(text.utf8))
        let path = try at("big")
        let exact = try Root(sandbox.path, readLimit: 3_000_000)
        #expect(try exact.read(path)?.count == 3_000_000)
        let tight = try Root(sandbox.path, readLimit: 2_999_999)
        #expect(
            failure { () throws(WorkspaceError) in _ = try tight.read(path) }?.reason == .tooLarge(limit: 2_999_999))
        try #require(try shell("truncate -s 1T '\(sandbox.path)/huge'") == 0)
        let huge = try at("huge")
        #expect(
            failure { () throws(WorkspaceError) in _ = try sandbox.root.read(huge) }?.description
                == "cannot read huge: it is larger than 67108864 bytes")
    }

    @Test func refusesWhatIsNoFile() throws {
        let sandbox = try Sandbox()
        try sandbox.folder("folder")
        try sandbox.write("x", to: "file")
        try #require(try shell("mkfifo '\(sandbox.path)/pipe'") == 0)
        try sandbox.link("nowhere", to: "absent")
        try sandbox.link("loop", to: "loop")
        #expect(try reason("folder", in: sandbox) == .isAFolder)
        #expect(try reason("pipe", in: sandbox) == .notAFile)
        #expect(try reason("nowhere", in: sandbox) == .brokenLink)
        #expect(try reason("loop", in: sandbox) == .system(errno: ELOOP))
        #expect(try reason("file/below", in: sandbox) == .notAFolder)
        #expect(try reason(String(repeating: "n", count: 300), in: sandbox) == .system(errno: ENAMETOOLONG))
    }

    @Test func linksMayNotLeaveTheRoot() throws {
        let (sandbox, outside) = (try Sandbox(), try Sandbox())
        try outside.write("secret", to: "folder/file")
        try sandbox.link("file", to: outside.path + "/folder/file")
        try sandbox.link("folder", to: outside.path + "/folder")
        try sandbox.link("up", to: "..")
        try sandbox.folder("in")
        try sandbox.link("in/relative", to: "../../" + (outside.path as NSString).lastPathComponent)
        // A sibling whose path starts with the root's path lies outside all the same.
        let sibling = sandbox.path + "-sibling"
        try FileManager.default.createDirectory(atPath: sibling, withIntermediateDirectories: true)
        defer { do { try FileManager.default.removeItem(atPath: sibling) } catch { print(error) } }
        try sandbox.link("sibling", to: sibling)
        for path in ["file", "folder/file", "up/x", "in/relative/folder/file", "sibling/x"] {
            #expect(try reason(path, in: sandbox) == .outsideRoot, "\(path)")
        }
        let folder = try at("folder")
        let error = failure { () throws(WorkspaceError) in _ = try sandbox.root.list(folder) }
        #expect(error?.description == "cannot list folder: it lies outside the project's root folder")
    }

    @Test func linksInsideTheRootAreFine() throws {
        let sandbox = try Sandbox()
        try sandbox.write("inside", to: "real/file")
        try sandbox.link("folder", to: "real")
        try sandbox.link("real/again", to: "../folder")
        try sandbox.link("link", to: "folder/file")
        try sandbox.link("absolute", to: sandbox.path + "/real")
        for path in ["folder/file", "folder/again/file", "link", "absolute/file"] {
            #expect(try sandbox.root.read(at(path)) == Array("inside".utf8), "\(path)")
        }
        #expect(try sandbox.root.kind(of: at("link")) == .link)
        #expect(
            try sandbox.root.list(at("folder")).map(\.description) == [
                "folder/again", "folder/file",
            ])
    }

    @Test func aRootBehindALinkIsResolvedOnce() throws {
        let sandbox = try Sandbox()
        try sandbox.write("x", to: "real/file")
        try sandbox.link("alias", to: "real")
        let root = try Root(sandbox.path + "/alias")
        #expect(root.path == sandbox.path + "/real")
        #expect(try root.read(at("file")) == Array("x".utf8))
        #expect(
            failure { () throws(WorkspaceError) in _ = try Root(sandbox.path + "/absent") }?.reason
                == .system(errno: ENOENT))
        #expect(
            failure { () throws(WorkspaceError) in _ = try Root(sandbox.path + "/real/file") }?.reason == .notAFolder)
    }

    @Test func listsInByteOrderAndTellsKinds() throws {
        let sandbox = try Sandbox()
        let names = ["a/c", "a.b", "a-b", "Z", "ä/ö ü", "a/b/c", ".hidden/x"]
        for name in names { try sandbox.write("", to: name) }
        try sandbox.link("m", to: "a")
        try sandbox.folder("empty")
        let expected = try (names + ["m"]).map(at).sorted()
        #expect(try sandbox.root.list(nil) == expected)
        var memory = InMemoryFileSystem()
        for name in names + ["m"] { memory[try at(name)] = [] }
        #expect(try memory.list(nil) == expected)
        #expect(try memory.list(at("a")) == sandbox.root.list(at("a")))
        #expect(try sandbox.root.kind(of: at("empty")) == .folder)
        #expect(try sandbox.root.kind(of: at("no/where")) == .absent)
        #expect(try sandbox.root.entries(of: at("no/where")) == [])
    }

    @Test func namesThatAreNotTextAreListedToo() throws {
        let sandbox = try Sandbox()
        try #require(try shell("touch '\(sandbox.path)'/$(printf 'x\\377')") == 0)
        let found = try sandbox.root.list(nil)
        #expect(found.map(\.bytes) == [[120, 255]])
        #expect(try sandbox.root.read(found[0]) == [])
    }

    @Test func findsTheRootUpwards() throws {
        let sandbox = try Sandbox()
        try sandbox.write("", to: "p/flowgen.yml")
        try sandbox.folder("p/a/flowgen.yml")
        try sandbox.folder("p/a/b")
        let found = try Root.find(upwardsFrom: sandbox.path + "/p/a/b", havingFile: "flowgen.yml")
        #expect(found?.path == sandbox.path + "/p")
        #expect(try Root.find(upwardsFrom: sandbox.path, havingFile: "no-such-file-\(UUID())") == nil)
    }

    @Test func argumentsBecomePathsBelowTheRoot() throws {
        let sandbox = try Sandbox()
        try sandbox.write("", to: "flows/chat.yaml")
        try sandbox.link("alias", to: "flows")
        let root = sandbox.root
        for text in ["/flows/chat.yaml", "/flows/../flows/./chat.yaml", "/alias/chat.yaml"] {
            #expect(try root.relativePath(ofArgument: sandbox.path + text) == at("flows/chat.yaml"))
        }
        #expect(try root.relativePath(ofArgument: sandbox.path + "/new.yaml") == at("new.yaml"))
        for text in ["/../x.yaml", "/flows/../../x.yaml"] {
            let error = failure { () throws(WorkspaceError) in
                _ = try root.relativePath(ofArgument: sandbox.path + text)
            }
            #expect(error?.reason == .outsideRoot)
        }
        for text in ["", "/", "..", "a\0b", sandbox.path + "/flows/..", sandbox.path + "/absent/x"] {
            #expect(failure { () throws(WorkspaceError) in _ = try root.relativePath(ofArgument: text) } != nil)
        }
    }

    @Test func memoryRefusesWhatTheDiskRefuses() throws {
        let files = try #require(InMemoryFileSystem(texts: ["a/b": "x", "c": "y"]))
        let (folder, below) = (try at("a"), try at("c/d"))
        #expect(failure { () throws(WorkspaceError) in _ = try files.read(folder) }?.reason == .isAFolder)
        #expect(
            failure { () throws(WorkspaceError) in _ = try files.read(below) }?.description
                == "cannot read c: it is not a folder")
        #expect(try files.kind(of: folder) == .folder && files.read(at("x")) == nil)
        #expect(InMemoryFileSystem(texts: ["../a": ""]) == nil)
        var emptied = files
        emptied[try at("a/b")] = nil
        #expect(try emptied.kind(of: folder) == .absent)
    }

    private func reason(_ path: String, in sandbox: Sandbox) throws -> WorkspaceError.Reason? {
        let path = try at(path)
        return failure { () throws(WorkspaceError) in _ = try sandbox.root.read(path) }?.reason
    }
}
