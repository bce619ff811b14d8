// Which word is suggested for which, and that far or huge ones are not.

import FlowModel
import Testing

@Suite struct DidYouMeanTests {
    private static let keys = ["from", "via", "to", "steps", "statuses", "parameters", "returns"]

    @Test(arguments: [
        ("form", "from"), ("step", "steps"), ("stpes", "steps"), ("status", "statuses"),
        ("FROM", "from"), ("paramters", "parameters"), ("return", "returns"), ("tp", "to"),
    ])
    func near(word: String, expected: String) {
        #expect(didYouMean(word, among: DidYouMeanTests.keys) == expected)
    }

    @Test(arguments: ["", "x", "banana", "parameters of the step", "q"])
    func far(word: String) {
        #expect(didYouMean(word, among: DidYouMeanTests.keys) == nil)
    }

    @Test func caseGoesFirstAndTiesGoToTheFirst() {
        #expect(didYouMean("Idle", among: ["idlE1", "idle"]) == "idle")
        #expect(didYouMean("cat", among: ["bat", "hat"]) == "bat")
        #expect(didYouMean("ca", among: ["ac"]) == "ac")
        #expect(didYouMean("same", among: ["same"]) == nil)
        #expect(didYouMean("a", among: []) == nil)
    }

    @Test func costIsBounded() {
        let long = String(repeating: "a", count: 100_000)
        #expect(didYouMean(long, among: [long + "b"]) == nil)
        #expect(didYouMean("ab", among: [long]) == nil)
        let many = Array(repeating: "zzzz", count: 1_000) + ["steps"]
        #expect(didYouMean("step", among: many) == nil)
    }
}
