// The documentation names the types of Foundation that bring their import along. This compares its list with the
// code's, so that nobody relies on an import that is not written.

import Foundation
import TestSupport
import Testing

@Suite("The list of Foundation's types") struct FoundationListTests {
    @Test("The documentation names them as the code has them") func documentation() throws {
        let code = try list(
            in: "Sources/FlowModel/Model/KnownTypes.swift", from: "\"Foundation\": ", to: "\",")
        let named = try list(
            in: "Sources/flowgen/flowgen.docc/Reference/FlowFile.md",
            from: "such as `imports: Foundation`.",
            to: "### Limits")
        #expect(code.matches(of: #/\w+/#).map { String($0.0) } == words(named))
        #expect(words(named) == words(named).sorted())
        #expect(words(named).count > 50)
    }

    private func words(_ text: Substring) -> [String] {
        text.matches(of: #/`(\w+)`/#).map { String($0.1) }
    }

    /// What stands in a file between two texts.
    private func list(in path: String, from start: String, to end: String) throws -> Substring {
        let data = try Data(contentsOf: Checkout.root.appendingPathComponent(path))
        let text = String(decoding: data, as: UTF8.self)
        let lower = try #require(text.range(of: start)).upperBound
        let upper = try #require(text.range(of: end, range: lower..<text.endIndex)).lowerBound
        return text[lower..<upper]
    }
}
