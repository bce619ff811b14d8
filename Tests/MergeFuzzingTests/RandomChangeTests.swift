// The drawn changes: each kind happens, what happens is valid, and there is a way back.

import MergeFuzzing
import Testing

@Suite struct RandomChangeTests {
    @Test(arguments: ChangeKind.allCases)
    func eachKindHappens(kind: ChangeKind) throws {
        var changes: [FlowChange] = []
        for seed in 1...UInt64(25) where changes.count < 2 {
            var flows = RandomFlow(seed: seed)
            let project = flows.project()
            guard try project.isValid() else { continue }
            let change = try flows.change(of: project, kinds: [kind]) { try $0.isValid() }
            if let change { changes.append(change) }
        }
        #expect(!changes.isEmpty)
        for change in changes {
            #expect(change.after.flow.yaml != change.before.flow.yaml)
            #expect(!change.description.isEmpty)
        }
    }

    @Test func theWayBackNamesWhatWasRenamed() throws {
        var flow = FlowDraft(name: "Chat", style: .async, isolation: .mainActor)
        flow.steps = [StepDraft(name: "ask")]
        let before = ProjectDraft(flow: flow)
        var after = before
        after.flow.steps[0].name = "send"
        after.flow.steps[0].was = "ask"
        let change = FlowChange(what: ["renamed"], before: before, after: after)
        #expect(change.back.flow.steps[0].name == "ask")
        #expect(change.back.flow.steps[0].was == "send")
    }
}
