// Streams: full pipes, closed pipes, full disks, and the rule for colour.

import Foundation
import Testing

import Workspace

@Suite struct TerminalTests {
    @Test(arguments: [
        (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false),
        (true, ["NO_COLOR": ""], true), (true, ["TERM": "dumb"], false),
        (true, ["TERM": "xterm"], true), (false, ["TERM": "xterm"], false),
    ])
    func colour(_ isTerminal: Bool, _ environment: [String: String], _ expected: Bool) {
        #expect(usesColor(isTerminal: isTerminal) { environment[$0] } == expected)
    }

    @Test func waitsForASlowReaderOfANonBlockingPipe() async throws {
        let pipe = Pipe()
        let descriptor = pipe.fileHandleForWriting.fileDescriptor
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
        let reader = pipe.fileHandleForReading
        let received = Task.detached { () -> Data in
            usleep(50_000)
            return reader.readDataToEndOfFile()
        }
        #expect(TerminalStream(descriptor: descriptor).write(bytes) == .written)
        try pipe.fileHandleForWriting.close()
        #expect(await received.value == Data(bytes))
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
            #expect(
                TerminalStream(descriptor: file.fileDescriptor).write("x") == .failed(errno: ENOSPC)
            )
        }
    #endif

    @Test func readsTheEnvironment() throws {
        #expect(environmentVariable("PATH") == ProcessInfo.processInfo.environment["PATH"])
        #expect(environmentVariable("FLOWGEN_NO_SUCH_VARIABLE") == nil)
        #expect(try currentFolder() == FileManager.default.currentDirectoryPath)
    }
}
