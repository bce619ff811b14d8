// Programs that are run: what goes in and comes out, how they fail, and that none of it can block.

import Foundation
import Testing
import FlowgenKit

@Suite struct ExternalProgramTests {
    @Test func passesAnyAmountThrough() throws {
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
        #expect(try ExternalProgram("cat", []).run(input: bytes) == .succeeded(output: bytes))
    }

    @Test func passesArgumentsAsTheyAre() throws {
        let program = ExternalProgram("printf", ["%s|", "a b", "$HOME", "'", ""])
        #expect(try program.run(input: []) == .succeeded(output: Array("a b|$HOME|'||".utf8)))
    }

    @Test func saysThatAProgramIsMissing() throws {
        #expect(try ExternalProgram("flowgen-no-such-program", []).run(input: []) == .missing)
    }

    @Test func passesComplaintsOn() throws {
        let program = ExternalProgram("sh", ["-c", "echo half; echo no >&2; exit 3"])
        #expect(try program.run(input: []) == .failed(complaint: "no\n"))
    }

    @Test func noticesASignal() throws {
        let program = ExternalProgram("sh", ["-c", "kill -9 $$"])
        #expect(try program.run(input: []) == .failed(complaint: ""))
    }

    @Test func doesNotMindAProgramThatReadsNothing() throws {
        let bytes = [UInt8](repeating: 65, count: 1_000_000)
        #expect(try ExternalProgram("true", []).run(input: bytes) == .succeeded(output: []))
    }
}
