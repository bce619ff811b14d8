// A project gets the files of Support that its flows need, and no others.

import Foundation
import Testing
import FlowgenKit

@testable import FlowgenKit

@Suite("Files of Support")
struct SupportUseTests {
    @Test("A delegate that feeds a stream has a signal for it", arguments: ["combine", "async", "callback"])
    func signals(style: String) throws {
        let stream = "flow: Meter\nstyle: \(style)\nsteps: { measure: { streams: Int } }\n"
        let delegate = "integrations: { Probe: { delegates: { ProbeDelegate: 'func probeDidEnd()' } } }\n"
        #expect(try Self.support(of: stream + delegate).contains("FlowSignal.swift"))
        #expect(try !Self.support(of: stream).contains("FlowSignal.swift"))
        let answer = stream.replacing("streams", with: "returns")
        #expect(try !Self.support(of: answer + delegate).contains("FlowSignal.swift"))
    }

    @Test("Tests of steps with a time limit have a clock")
    func clocks() throws {
        let flow = "flow: Meter\nsteps: { start: { from: off, to: on } }\nstatuses: { off: , on: }\n"
        #expect(try !Self.support(of: flow).contains("SkippingClock.swift"))
        let limited = flow.replacing("to: on }", with: "to: on, within: 3, else: on }")
        #expect(try Self.support(of: limited).contains("SkippingClock.swift"))
    }

    /// The names of the files.
    private static func support(of flow: String) throws -> [String] {
        let files = try #require(
            InMemoryFileSystem(texts: ["flow.yaml": flow, "flowgen.yml": "flows: flow.yaml\n"]))
        var after = files
        _ = try Generate().run(files: files) { try after.apply($0) }
        return after.files.keys.filter { $0.description.contains("/Support/") }.map(\.name)
    }
}
