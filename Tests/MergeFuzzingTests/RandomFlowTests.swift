// The drawn flows: nearly all are valid, they say all that a flow can say, and a seed means one flow.

import MergeFuzzing
import Testing
import FlowgenKit

@testable import FlowgenKit

@Suite struct RandomFlowTests {
    private static let projects = (1...UInt64(300)).map { seed in
        var flows = RandomFlow(seed: seed)
        return flows.project()
    }

    @Test func nearlyAllAreValid() throws {
        var refusals: [String: Int] = [:]
        var count = 0
        for project in Self.projects {
            let loaded = try project.loaded()
            if loaded.project != nil { continue }
            count += 1
            for diagnostic in loaded.diagnostics where diagnostic.severity == .error {
                refusals["\(diagnostic.id.name): \(diagnostic.message)", default: 0] += 1
            }
        }
        #expect(count < Self.projects.count / 10, "\(refusals)")
    }

    @Test func theyDiffer() {
        #expect(Set(Self.projects).count == Self.projects.count)
        var first = RandomFlow(seed: 7)
        var second = RandomFlow(seed: 7)
        #expect(first.project() == second.project())
    }

    @Test(arguments: DraftStyle.allCases)
    func eachStyleIsDrawn(style: DraftStyle) {
        #expect(Self.projects.contains { $0.flow.style == style })
    }

    @Test func theySayAllThatAFlowCanSay() {
        let text = Self.projects.map(\.flow.yaml).joined()
        for key in [
            "summary", "discussion", "protocol", "scope", "imports", "events", "properties",
            "views", "statuses", "errors", "via", "returns", "streams", "throws", "sync", "cancels",
            "at", "default", "observe", "access", "sdk", "client", "wrapper", "conform",
            "delegates", "needs", "lifecycle",
        ] {
            #expect(text.contains("  \(key):") || text.contains("\n\(key):"), "\(key)")
        }
    }
}
