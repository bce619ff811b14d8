// The lock, against itself and against another process that is killed while it holds it.

import Foundation
import Testing

import FlowgenKit

@Suite struct ProjectLockTests {
    @Test func keepsASecondRunOut() throws {
        let sandbox = try Sandbox()
        let first = try ProjectLock(sandbox.root, waitingSeconds: 0)
        let start = Date()
        let error = failure { () throws(WorkspaceError) in
            _ = try ProjectLock(sandbox.root, waitingSeconds: 0.2)
        }
        #expect(error?.isLocked == true)
        #expect(Date().timeIntervalSince(start) >= 0.2)
        #expect(error?.description == "cannot lock \(sandbox.path): another run is in progress here")
        first.release()
        _ = try ProjectLock(sandbox.root, waitingSeconds: 0)
        #expect(try sandbox.snapshot() == [])
    }

    @Test func endsWithItsScope() throws {
        let sandbox = try Sandbox()
        do {
            let lock = try ProjectLock(sandbox.root, waitingSeconds: 0)
            _ = consume lock
        }
        _ = try ProjectLock(sandbox.root, waitingSeconds: 0)
    }

    @Test func neverSurvivesAKill() throws {
        let sandbox = try Sandbox()
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        child.arguments = [
            "python3", "-c",
            """
            import fcntl, os, sys, time
            folder = os.open(sys.argv[1], os.O_RDONLY)
            fcntl.flock(folder, fcntl.LOCK_EX)
            print("held", flush=True)
            time.sleep(600)
            """, sandbox.path,
        ]
        let output = Pipe()
        child.standardOutput = output
        try child.run()
        #expect(output.fileHandleForReading.readData(ofLength: 4) == Data("held".utf8))
        let error = failure { () throws(WorkspaceError) in
            _ = try ProjectLock(sandbox.root, waitingSeconds: 0.1)
        }
        #expect(error?.isLocked == true)
        kill(child.processIdentifier, SIGKILL)
        _ = try ProjectLock(sandbox.root, waitingSeconds: 10)
        child.waitUntilExit()
    }
}
