// A thousand flows, and random ones: the judge comes to an end and never traps.

import FlowModel
import SeededNumbers
import Testing

@Suite struct ScaleTests {
    @Test func aThousandFlows() throws {
        let texts = (0..<1_000).map { number in
            Sample.chat.with("flow: Chat", "flow: Chat\(number)").with("ChatE", "Chat\(number)E")
                + "integrations:\n  Firebase: { sdk: FirebaseCore }\n"
                + (number > 0 ? "  Own\(number): { needs: Chat\(number - 1)SDK }\n" : "")
                + (number > 0 ? "use: Own\(number)\n" : "")
        }
        let judged = validate(texts.joined(separator: "-----\n"))
        #expect(judged.diagnostics.isEmpty)
        let project = try #require(judged.project)
        #expect(project.constructionOrder == Array(0..<1_000))
        #expect(project.integrations.count == 1_000)
    }

    /// Every flow is the sample with words exchanged at random.
    @Test func randomFlowsNeverTrap() {
        var random = SplitMix64(seed: 20_261_121)
        let words = ["idle", "ready", "loading", "failed", "open", "ask", "none", "Chat", "kind"]
        var outcomes: Set<Bool> = []
        for _ in 0..<2_000 {
            var text = Sample.chat.and("events:\n  drop: { from: ready, to: idle }\n")
            text += "properties:\n  size: { type: Int, was: length }\n"
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let old = words[Int.random(in: 0..<words.count, using: &random)]
                let new = words[Int.random(in: 0..<words.count, using: &random)]
                text = Bool.random(using: &random) ? text.with(old, new) : text.withFirst(old, new)
            }
            let judged = validate(text)
            outcomes.insert(judged.project == nil)
            #expect(judged.project != nil || judged.diagnostics.hasErrors)
            for flow in judged.project?.flows ?? [] {
                let scenarios = FlowScenario.all(of: flow)
                #expect(Set(scenarios.map(\.name)).count == scenarios.count)
            }
        }
        #expect(outcomes == [true, false])
    }
}
