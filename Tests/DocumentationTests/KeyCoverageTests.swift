// Every key that a flow file or `flowgen.yml` may hold, and every word that stands for a choice, is shown by a golden
// or an example that generates code, which is compiled. This walks their flows by the reader's own tables, so that a
// new key needs one.

import FlowFile
import Foundation
import MergeFuzzing
import TestSupport
import Testing

@testable import FlowModel

@Suite("Keys of flows and of flowgen.yml") struct KeyCoverageTests {
    @Test("Each is in a golden or an example that generates code") func goldens() throws {
        var shown = try examples()
        for golden in try GoldenCase.all() where try golden.makesProject() {
            for (path, data) in try golden.input().contents {
                guard path.hasSuffix(".yaml") || path.hasSuffix(".yml") else { continue }
                let construct = path.hasSuffix("flowgen.yml") ? KeySet.configuration : .flow
                construct.collect(from: data, into: &shown)
            }
        }
        let missing = KeySet.everywhere.flatMap(\.expected).filter { !shown.contains($0) }
        #expect(missing == [])
    }

    @Test("Each is in a project below Examples") func inExamples() throws {
        let shown = try examples()
        let keys = KeySet.everywhere.flatMap { keys in keys.all.map { "\(keys.noun): \($0.name)" } }
        #expect(keys.filter { !shown.contains($0) } == [])
    }

    /// What the projects below Examples show.
    private func examples() throws -> Set<String> {
        let folder = Checkout.root.appendingPathComponent("Examples")
        var shown: Set<String> = []
        for project in ["LiveChat", "MobileBank", "Patterns"].map(folder.appendingPathComponent) {
            let settings = try Data(contentsOf: project.appendingPathComponent("flowgen.yml"))
            KeySet.configuration.collect(from: settings, into: &shown)
            for flow in try FileTree(at: project.appendingPathComponent("flows")).contents.values {
                KeySet.flow.collect(from: flow, into: &shown)
            }
        }
        return shown
    }

    @Test("Each is in what random flows and their settings say")
    func randomFlows() {
        var shown: Set<String> = []
        for seed in 1...UInt64(300) {
            var flows = RandomFlow(seed: seed, prefix: "F\(seed)")
            KeySet.flow.collect(from: Data(flows.everything().yaml.utf8), into: &shown)
        }
        for settings in RandomSettings.all {
            KeySet.configuration.collect(from: Data((settings.files["flowgen.yml"] ?? "").utf8), into: &shown)
        }
        #expect(KeySet.everywhere.flatMap(\.expected).filter { !shown.contains($0) } == [])
        #expect(shown.filter(KeySet.isUnknown) == [])
    }

    @Test("Each says what it takes and what it means, in a piece of a sentence")
    func meanings() {
        let bad = KeySet.everywhere.flatMap { keys in
            keys.all.filter { key in
                key.takes.isEmpty || key.meaning.isEmpty || key.meaning.hasSuffix(".") || key.meaning.contains("\n")
            }.map { "\(keys.noun): \($0.name)" }
        }
        #expect(bad == [])
    }
}

extension KeySet {
    /// Each construct of a flow file and of `flowgen.yml`. What the latter says of an integration a flow can say too:
    /// the keys are the same.
    fileprivate static let everywhere =
        flow.constructs
        + configuration.constructs.filter { $0.noun != "an integration in flowgen.yml" }

    /// Whether something shown is a key that its construct does not take.
    fileprivate static func isUnknown(_ shown: String) -> Bool {
        guard
            let construct = (flow.constructs + configuration.constructs).first(where: {
                shown.hasPrefix("\($0.noun): ")
            })
        else { return false }
        return !construct.expected.contains(shown)
    }

    /// What must be shown: `a step: returns`, and `style async`, be it in a flow or in `flowgen.yml`.
    fileprivate var expected: [String] {
        all.flatMap { key in
            ["\(noun): \(key.name)"] + key.choices.map { "\(key.name) \($0)" }
        }
    }

    /// Adds what a file shows.
    fileprivate func collect(from data: Data, into shown: inout Set<String>) {
        guard let root = YAMLDocument.read(SourceFile(path: "keys.yaml", bytes: Array(data))).root else { return }
        collect(from: root, into: &shown)
    }

    /// Adds what a node shows.
    fileprivate func collect(from node: YAMLNode, into shown: inout Set<String>) {
        guard case .mapping(let entries) = node.content else { return }
        for entry in entries {
            shown.insert("\(noun): \(entry.name)")
            for word in entry.value.words { shown.insert("\(entry.name) \(word)") }
            switch all.first(where: { $0.name == entry.name })?.content {
            case .keys(let keys): keys.collect(from: entry.value, into: &shown)
            case .each(let keys):
                for part in entry.value.parts { keys.collect(from: part, into: &shown) }
            case nil: break
            }
        }
    }
}

extension YAMLNode {
    /// The values of a mapping, or the elements of a list.
    fileprivate var parts: [YAMLNode] {
        switch content {
        case .mapping(let entries): entries.map(\.value)
        case .sequence(let nodes): nodes
        case .scalar: []
        }
    }

    /// The text of a scalar, or of each in a list.
    fileprivate var words: [String] {
        scalar.map { [$0.text] } ?? parts.compactMap { $0.scalar?.text }
    }
}
