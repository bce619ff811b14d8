// Random valid flows over every key compile without a warning, in Swift 6 mode and in one more mode in turn; so do the
// smallest flows that once did not. A failure prints the seed and the flow, cut down as far as it still fails. `make
// random-flows ROUNDS=5000 SEED=1` tries many more.

import Foundation
import MergeFuzzing
import TestSupport
import Testing

@Suite("Random flows compile")
struct RandomFlowsTests {
    private static let modes =
        Lane.isComplete ? [LanguageMode.swift5, .swift6, .swift5AllFeaturesMainActor] : [.swift6]
    private static let perBatch: UInt64 = 24

    @Test("The smallest flows that once failed compile")
    func smallFlows() throws {
        let folder = Checkout.root.appendingPathComponent("Tests/GeneratedCodeTests/SmallFlows")
        let place = try TemporaryFolder()
        let flows = try FileTree(at: folder)
        #expect(flows.paths.count > 15)
        try flows.write(to: try place.folder("flows"))
        try place.write("flows: flows/*.yaml\nmodule: App\n", to: "flowgen.yml")
        let run = try ChildProcess.flowgen(["generate"], in: place.url).run()
        try #require(run.status == 0, "\(run.errors)")
        let configuration = RandomSettings.all[0]
        let project = configuration.project(try place.files(), "struct Unsampled: Hashable, Sendable {}\n")
        let package = try TestPackage.shared.get()
        for mode in Self.modes {
            let compilation = Compilation(project: project, mode: mode, isDebug: true, package: package)
            #expect(try compilation.complaints() == "", "\(mode)")
        }
        guard Lane.isComplete else { return }
        let release = Compilation(project: project.withoutTests, mode: .swift6, isDebug: false, package: package)
        #expect(try release.complaints() == "", "release")
    }

    @Test(
        "Random flows over every key compile", .enabled(if: Lane.isComplete, "\(Lane.reason)"))
    func randomFlows() throws {
        let environment = ProcessInfo.processInfo.environment
        let rounds = environment["FLOWGEN_FLOW_ROUNDS"].flatMap(UInt64.init) ?? Self.perBatch
        let first = environment["FLOWGEN_FLOW_SEED"].flatMap(UInt64.init) ?? 1
        let package = try TestPackage.shared.get()
        var refusals: [String] = []
        for start in stride(from: first, to: first + rounds, by: Int(Self.perBatch)) {
            var batch = FlowBatch(seeds: start..<min(start + Self.perBatch, first + rounds))
            let project = try batch.project()
            refusals += batch.refusals
            let turn = Int((start - first) / Self.perBatch)
            for mode in Set([LanguageMode.swift6, .all[turn % LanguageMode.all.count]]) {
                let compilation = Compilation(project: project, mode: mode, isDebug: true, package: package)
                let complaints = try compilation.complaints()
                guard !complaints.isEmpty else { continue }
                let smallest = try batch.smallestFailure(in: mode, package)
                Issue.record("\(smallest ?? "seeds from \(start), \(mode): \(complaints)")")
            }
        }
        #expect(UInt64(refusals.count) <= rounds / 5, "\(refusals.joined(separator: "\n"))")
    }
}
