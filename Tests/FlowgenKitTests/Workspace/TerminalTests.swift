// Streams: full pipes, closed pipes, full disks, and the rule for colour.

import Foundation
import Testing

import FlowgenKit

@Suite struct TerminalTests {
    @Test(arguments: [
        (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false), (true, ["NO_COLOR": ""], true),
        (true, ["TERM": "dumb"], false), (true, ["TERM": "xterm"], true), (false, ["TERM": "xterm"], false),
    ]) func colour(_ isTerminal: Bool, _ environment: [String: String], _ expected: Bool) {
        #expect(usesColor(isTerminal: isTerminal) { environment[$0] } == expected)
    }

    @Test func waitsForASlowReaderOfANonBlockingPipe() throws {
        let pipe = Pipe()
        let descriptor = pipe.fileHandleForWriting.fileDescriptor
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
        let received = FileManager.default.temporaryDirectory
            .appendingPathComponent("flowgen-received-\(UUID().uuidString)")
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: received) } }
        // The reader is a child process: a task would not run before other tests leave it a thread, and this test would
        // keep its own meanwhile.
        let reader = Process()
        reader.executableURL = URL(fileURLWithPath: "/bin/sh")
        reader.arguments = ["-c", "sleep 0.05; cat > \"$0\"", received.path]
        reader.standardInput = pipe.fileHandleForReading
        try reader.run()
        #expect(TerminalStream(descriptor: descriptor).write(bytes) == .written)
        try pipe.fileHandleForWriting.close()
        reader.waitUntilExit()
        #expect(try Data(contentsOf: received) == Data(bytes))
    }

    @Test func aClosedPipeIsQuiet() throws {
        TerminalStream.ignoreBrokenPipes()
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let stream = TerminalStream(descriptor: pipe.fileHandleForWriting.fileDescriptor)
        #expect(stream.write("x") == .closed)
        #expect(!stream.isTerminal)
    }

    #if os(Linux)
        @Test func aFullDiskIsToldAsSuch() throws {
            let file = try #require(FileHandle(forWritingAtPath: "/dev/full"))
            #expect(TerminalStream(descriptor: file.fileDescriptor).write("x") == .failed(errno: ENOSPC))
        }
    #endif

    @Test func readsTheEnvironment() throws {
        #expect(environmentVariable("PATH") == ProcessInfo.processInfo.environment["PATH"])
        #expect(environmentVariable("FLOWGEN_NO_SUCH_VARIABLE") == nil)
        #expect(try currentFolder() == FileManager.default.currentDirectoryPath)
    }
}
