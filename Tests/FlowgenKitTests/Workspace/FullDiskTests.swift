// A disk that is full, and a folder that may not be written to, must leave the tree as it was. As root both are made
// with a small mounted file system; otherwise with permissions.

import Foundation
import Testing

@testable import FlowgenKit

@Suite struct FullDiskTests {
    #if os(Linux)
        @Test(.enabled(if: geteuid() == 0, "mounting needs root")) func aFullDiskLeavesTheTree() throws {
            let outer = try Sandbox()
            try #require(try shell("mount -t tmpfs -o size=256k none '\(outer.path)'") == 0)
            defer { do { try shell("umount '\(outer.path)'") } catch { print(error) } }
            let root = try Root(outer.path)
            try outer.write("old", to: "a")
            let before = try outer.snapshot()
            let big = String(repeating: "x", count: 100_000)
            let changes = ChangeSet([
                try replace("a", "old", big), try create("b/c", big), try create("b/d", big),
            ])
            let error = failure { () throws(WorkspaceError) in _ = try root.apply(changes) }
            #expect(error?.description == "cannot write b/d: no space left on device")
            #expect(try outer.snapshot() == before)
        }

        @Test(.enabled(if: geteuid() == 0, "mounting needs root")) func aReadOnlyFolderLeavesTheTree() throws {
            let outer = try Sandbox()
            try outer.folder("locked")
            let mounted = outer.path + "/locked"
            try #require(try shell("mount -t tmpfs -o ro none '\(mounted)'") == 0)
            defer { do { try shell("umount '\(mounted)'") } catch { print(error) } }
            let before = try outer.snapshot()
            let changes = ChangeSet([try create("a", "1"), try create("locked/new/b", "2")])
            let error = failure { () throws(WorkspaceError) in _ = try outer.root.apply(changes) }
            #expect(error?.description == "cannot write locked/new/b: read-only file system")
            #expect(try outer.snapshot() == before)
        }
    #endif

    @Test(.enabled(if: geteuid() != 0, "permissions do not bind root")) func aForbiddenFolderLeavesTheTree() throws {
        let sandbox = try Sandbox()
        try sandbox.folder("locked")
        try shell("chmod 555 '\(sandbox.path)/locked'")
        defer { do { try shell("chmod 755 '\(sandbox.path)/locked'") } catch { print(error) } }
        let before = try sandbox.snapshot()
        let changes = ChangeSet([try create("a", "1"), try create("locked/b", "2")])
        let error = failure { () throws(WorkspaceError) in _ = try sandbox.root.apply(changes) }
        #expect(error?.description == "cannot write locked/b: permission denied")
        #expect(try sandbox.snapshot() == before)
    }
}
