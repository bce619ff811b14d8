// Every key that a flow file or `flowgen.yml` may hold, and every word that stands for a choice, is shown by a golden that
// generates code. This walks the goldens' inputs by the reader's own tables, so that a new key asks for its golden.

import Diagnostics
import FlowYAML
import Foundation
import MergeFuzzing
import TestSupport
import Testing

@testable import FlowModel

@Suite("Keys of flows and of flowgen.yml")
struct KeyCoverageTests {
    @Test("Each is in a golden that generates code")
    func goldens() throws {
        var shown: Set<String> = []
        for golden in try GoldenCase.all() where try golden.makesProject() {
            for (path, data) in try golden.input().contents {
                let file = SourceFile(path: path, bytes: Array(data))
                guard path.hasSuffix(".yaml") || path.hasSuffix(".yml"),
                    let root = YAMLDocument.read(file).root
                else { continue }
                let construct = path.hasSuffix("flowgen.yml") ? Construct.configuration : .flow
                construct.collect(from: root, into: &shown)
            }
        }
        let missing = Construct.all.flatMap(\.expected).filter { !shown.contains($0) }
        #expect(missing == [])
    }

    @Test("Each is in what random flows and their settings say")
    func randomFlows() {
        var shown: Set<String> = []
        func collect(_ text: String, _ construct: Construct) {
            let file = SourceFile(path: "random.yaml", bytes: Array(text.utf8))
            if let root = YAMLDocument.read(file).root {
                construct.collect(from: root, into: &shown)
            }
        }
        for seed in 1...UInt64(300) {
            var flows = RandomFlow(seed: seed, prefix: "F\(seed)")
            collect(flows.everything().yaml, .flow)
        }
        for settings in RandomSettings.all {
            collect(settings.files["flowgen.yml"] ?? "", .configuration)
        }
        let keys = Construct.all.flatMap { item in item.keys.keys.map { "\(item.keys.noun): \($0)" }
        }
        #expect(keys.filter { !shown.contains($0) } == [])
    }
}

/// A construct of an input file, with the constructs inside it.
private final class Construct: Sendable {
    /// How a construct stands below a key.
    enum Child: Sendable {
        /// As the value of the key.
        case one(Construct)
        /// As each value of a mapping or a list below the key.
        case each(Construct)
    }

    let keys: KeySet
    let children: [String: Child]
    /// The words that a key may have, where they are a fixed few.
    let choices: [String: [String]]

    init(_ keys: KeySet, _ children: [String: Child] = [:], choices: [String: [String]] = [:]) {
        self.keys = keys
        self.children = children
        self.choices = choices
    }

    /// What must be shown: `a step: returns`, `a flow: style async`.
    var expected: [String] {
        keys.keys.map { "\(keys.noun): \($0)" }
            + choices.sorted { $0.key < $1.key }.flatMap { key, words in
                words.map { "\(keys.noun): \(key) \($0)" }
            }
    }

    /// Adds what a node shows.
    func collect(from node: YAMLNode, into shown: inout Set<String>) {
        guard case .mapping(let entries) = node.content else { return }
        for entry in entries {
            shown.insert("\(keys.noun): \(entry.name)")
            for word in entry.value.words where choices[entry.name] != nil {
                shown.insert("\(keys.noun): \(entry.name) \(word)")
            }
            switch children[entry.name] {
            case .one(let construct): construct.collect(from: entry.value, into: &shown)
            case .each(let construct):
                for part in entry.value.parts { construct.collect(from: part, into: &shown) }
            case nil: break
            }
        }
    }
}

extension Construct {
    private static let payload = Construct(.payload)
    private static let status = Construct(.status, ["with": .each(payload)])
    private static let error = Construct(.error, ["with": .each(payload)])
    private static let parameter = Construct(.parameter)
    private static let mockRule = Construct(.mockRule)
    private static let step = Construct(
        .step, ["parameters": .each(parameter), "mock": .each(mockRule)])
    private static let event = Construct(.event)
    private static let property = Construct(.property)
    private static let view = Construct(.view, ["parameters": .each(parameter)])
    private static let modelField = Construct(.modelField)
    private static let model = Construct(.model, ["fields": .each(modelField)])
    private static let lifecycle = ["lifecycle": LifecycleEvent.allCases.map(\.rawValue)]
    private static let integration = Construct(
        .integration, ["models": .each(model)], choices: lifecycle)
    private static let shared = Construct(.sharedIntegration)
    private static let output = Construct(.output)
    private static let boundary = Construct(.boundary)

    /// A flow file.
    static let flow = Construct(
        .flow,
        [
            "statuses": .each(status), "errors": .each(error), "steps": .each(step),
            "events": .each(event), "properties": .each(property), "views": .each(view),
            "integrations": .each(integration),
        ],
        choices: [
            "style": Style.allCases.map(\.rawValue),
            "isolation": Isolation.allCases.map(\.rawValue),
            "scope": Scope.allCases.map(\.rawValue),
        ])

    /// `flowgen.yml`.
    static let configuration = Construct(
        .configuration,
        ["integrations": .each(shared), "output": .one(output), "boundary": .one(boundary)],
        choices: [
            "access": AccessLevel.allCases.map(\.rawValue),
            "mocks": MockAvailability.allCases.map(\.rawValue),
            "tests": TestFramework.allCases.map(\.rawValue),
        ])

    static let all = [
        flow, payload, status, error, parameter, mockRule, step, event, property, view, modelField,
        model, integration, configuration, shared, output, boundary,
    ]
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
