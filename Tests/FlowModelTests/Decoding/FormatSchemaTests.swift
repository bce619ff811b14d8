// The schemas of flow files and of flowgen.yml, judged by a validator from PyPI: what the reader accepts is valid, and
// each misspelt key and each wrong choice, which the reader reports, is not.

@testable import FlowFile
import Foundation
import SwiftText
import TestSupport
import Testing

@testable import FlowModel

@Suite("The schemas for editors")
struct FormatSchemaTests {
    @Test("Names all keys of each construct, and no others")
    func keys() throws {
        for (schema, root) in [
            (FormatSchema.flow, KeySet.flow), (.configuration, .configuration),
        ] {
            let json = try JSONSerialization.jsonObject(with: Data(schema.text.utf8))
            let object = try #require(json as? NSDictionary)
            let definitions = try #require(object["definitions"] as? NSDictionary)
            let constructs = [object] + definitions.allValues.compactMap { $0 as? NSDictionary }
            let named = constructs.map { keys in
                Set(((keys["properties"] as? NSDictionary)?.allKeys ?? []).map { "\($0)" })
            }
            #expect(Set(named) == Set(root.constructs.map { Set($0.keys) }))
            #expect(named.count == root.constructs.count)
        }
    }

    @Test(
        "What the reader accepts is valid, and what it refuses in a key or a choice is not",
        .enabled(if: SchemaValidator.python != nil))
    func agreement() throws {
        let valid = try SchemaSample.valid()
        #expect(valid.count > 300)
        let wrong = SchemaSample.wrong(from: valid)
        #expect(wrong.count > 300)
        for sample in wrong {
            #expect(!sample.isAccepted, "accepted: \(sample.name)\n\(sample.text)")
        }
        let answers = try SchemaValidator.errors(in: valid + wrong)
        for (sample, error) in zip(valid, answers) where error != "" {
            Issue.record("\(sample.name) is not valid: \(error)\n\(sample.text)")
        }
        for (sample, error) in zip(wrong, answers.dropFirst(valid.count)) where error == "" {
            Issue.record("\(sample.name) is valid\n\(sample.text)")
        }
    }
}

extension FormatSchemaTests {
    @Test(
        "What only a few words or forms can be is no other",
        .enabled(if: SchemaValidator.python != nil),
        arguments: [
            ("use: Lock", "use: []"), ("use: [Lock]", "use: []"),
            ("steps: { a: { from: closed } }", "steps: { a: { from: [] } }"),
            ("events: { a: { from: [x], to: y } }", "events: { a: { from: [], to: y } }"),
            ("steps: { a: { to: closed } }", "steps: { a: { to: [] } }"),
            ("steps: { a: { parameters: { b: Int } } }", "steps: { a: { parameters: {} } }"),
            ("steps: { a: { throws: true } }", "steps: { a: { throws: 1 } }"),
            ("steps: { a: { throws: DoorError } }", "steps: { a: { throws: 1.5 } }"),
            ("steps: { a: { returns: '[Int]' } }", "steps: { a: { returns: 1 } }"),
            (
                "steps: { a: { mock: { when: b, then: c } } }",
                "steps: { a: { mock: { when: b } } }"
            ),
            ("steps: { a: { mock: [{ throw: c }] } }", "steps: { a: { mock: [{ after: 1 }] } }"),
        ])
    func closedLists(right: String, wrong: String) throws {
        let head = "flow: Door\n"
        let samples = [right, wrong].map {
            SchemaSample(name: $0, isFlow: true, text: head + $0 + "\n")
        }
        let answers = try SchemaValidator.errors(in: samples)
        #expect(answers[0] == "")
        #expect(answers[1] != "")
    }

    @Test(
        "The tool's version is three numbers", .enabled(if: SchemaValidator.python != nil))
    func toolVersion() throws {
        let versions = ["1.2.3", "0.1.0-beta.1", "latest", "1.2", "1.2.3-", "v1.2.3", "1.2.3.4"]
        let samples = versions.map {
            SchemaSample(name: $0, isFlow: false, text: "flowgen: \($0)\nflows: a.yaml\n")
        }
        let answers = try SchemaValidator.errors(in: samples)
        for (sample, error) in zip(samples, answers) {
            #expect((error == "") == sample.isAccepted, "\(sample.name)")
        }
        #expect(answers.count { $0 == "" } == 2)
    }
}

// MARK: - Samples

/// A flow file or a flowgen.yml.
private struct SchemaSample {
    let name: String
    let isFlow: Bool
    let text: String

    /// Whether the reader has nothing to say against it.
    var isAccepted: Bool {
        let file = SourceFile(path: name, bytes: Array(text.utf8))
        let notation = NotationChecker()
        if isFlow {
            let decoder = FlowDecoder(configuration: Configuration(), notation: notation)
            return !decoder.decode(file).diagnostics.hasErrors
        }
        return !ConfigurationDecoder(notation: notation).decode(file).diagnostics.hasErrors
    }

    /// What goldens, examples and starters have, as far as the reader accepts it.
    static func valid() throws -> [SchemaSample] {
        var samples: [SchemaSample] = []
        func add(_ path: String, _ text: String) {
            guard path.hasSuffix(".yaml") || path.hasSuffix("flowgen.yml") else { return }
            let sample = SchemaSample(name: path, isFlow: !path.hasSuffix("flowgen.yml"), text: text)
            if sample.isAccepted { samples.append(sample) }
        }
        for golden in try GoldenCase.all() {
            for (path, data) in try golden.input().contents.sorted(by: { $0.key < $1.key }) {
                // The reader accepts bytes that no other reader of YAML does.
                if let text = String(data: data, encoding: .utf8) {
                    add("\(golden.name)/\(path)", text)
                }
            }
        }
        for folder in ["Examples", "Sources/FlowgenKit/Starters"] {
            let place = Checkout.root.appendingPathComponent(folder)
            for path in try FileTree.names(below: place).sorted()
            where !path.contains(".build/") && path.hasSuffix(".yaml") {
                let data = try Data(contentsOf: place.appendingPathComponent(path))
                add("\(folder)/\(path)", String(decoding: data, as: UTF8.self))
            }
        }
        return samples
    }

    /// The samples with one key misspelt, or one value that its key does not take. The quick lane has each key three
    /// times.
    static func wrong(from samples: [SchemaSample]) -> [SchemaSample] {
        var counts: [String: Int] = [:]
        return samples.flatMap { sample in
            let file = SourceFile(path: sample.name, bytes: Array(sample.text.utf8))
            guard let root = YAMLDocument.read(file).root else { return [SchemaSample]() }
            let edits = (sample.isFlow ? KeySet.flow : .configuration).edits(in: root)
            return edits.compactMap { edit in
                counts[edit.name, default: 0] += 1
                guard Lane.isComplete || counts[edit.name, default: 0] <= 3 else { return nil }
                let bytes =
                    file.bytes[..<edit.range.lowerBound] + Array(edit.text.utf8) + file.bytes[edit.range.upperBound...]
                return SchemaSample(
                    name: "\(sample.name), \(edit.name)", isFlow: sample.isFlow,
                    text: String(decoding: bytes, as: UTF8.self))
            }
        }
    }
}

private struct WrongEdit {
    let name: String
    let range: Range<Int>
    let text: String
}

extension KeySet {
    /// The edits that make a key or a value of a node wrong.
    fileprivate func edits(in node: YAMLNode) -> [WrongEdit] {
        guard case .mapping(let entries) = node.content else { return [] }
        return entries.flatMap { entry -> [WrongEdit] in
            guard let key = all.first(where: { $0.name == entry.name }) else { return [] }
            let cut = String(key.name.dropLast())
            let misspelt = cut.isEmpty || keys.contains(cut) ? key.name + "x" : cut
            var edits = [
                WrongEdit(
                    name: "\(misspelt) of \(noun)", range: entry.key.range, text: misspelt)
            ]
            if let scalar = entry.value.scalar, scalar.style == .plain, key.name != "flows" {
                edits.append(WrongEdit(name: "\(key.name): ~ of \(noun)", range: entry.value.range, text: "~"))
            }
            if let wrong = key.wrongValue {
                edits += entry.value.scalars.filter { !$0.range.isEmpty }.map {
                    WrongEdit(name: "\(key.name): \(wrong) of \(noun)", range: $0.range, text: wrong)
                }
            }
            switch key.content {
            case .keys(let keys)?: edits += keys.edits(in: entry.value)
            case .each(let keys)?:
                // A rule may be there without a list.
                let isAlone = if case .rules = key.form { entry.value.isMapping } else { false }
                let parts = isAlone ? [entry.value] : entry.value.parts
                edits += parts.flatMap { keys.edits(in: $0) }
            case nil: break
            }
            return edits
        }
    }
}

extension Key {
    /// A value that the key does not take; nil if it takes any.
    fileprivate var wrongValue: String? {
        switch limit {
        case .boolean: "maybe"
        case .number: "99999"
        case .oneOf: "readwrite"
        case .nestedList: "{ a: b }"
        case .labelsOrType, .mayBeEmpty: nil
        case .pattern: "latest"
        case .typeOrBoolean: "1"
        case nil: choices.isEmpty ? nil : "bogus"
        }
    }
}

extension YAMLNode {
    fileprivate var isMapping: Bool { if case .mapping = content { true } else { false } }

    /// The values of a mapping, or the items of a list.
    fileprivate var parts: [YAMLNode] {
        switch content {
        case .mapping(let entries): entries.map(\.value)
        case .sequence(let nodes): nodes
        case .scalar: []
        }
    }

    /// The node, or the items of a list.
    fileprivate var scalars: [YAMLNode] {
        if case .sequence(let nodes) = content { return nodes }
        return isMapping || isBlock ? [] : [self]
    }

    /// Whether it is a text behind `|` or `>`.
    private var isBlock: Bool { scalar?.style == .literal || scalar?.style == .folded }
}

// MARK: - The validator

/// `jsonschema` and PyYAML, with YAML 1.2's core schema, as editors have it.
private enum SchemaValidator {
    static let python = PythonEnvironment("schema", packages: ["jsonschema>=4,<5", "PyYAML>=6,<7"])?.path(of: "python")

    /// What is wrong with each sample; empty where nothing is.
    static func errors(in samples: [SchemaSample]) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write(FormatSchema.flow.text, to: "flow.json")
        try folder.write(FormatSchema.configuration.text, to: "config.json")
        try folder.write(script, to: "validate.py")
        let input = samples.map { [$0.isFlow ? "flow" : "config", $0.text] }
        try JSONEncoder().encode(input).write(to: folder.url.appendingPathComponent("input.json"))
        var run = ChildProcess(try #require(python), ["validate.py"], in: folder.url)
        run.deadline = 1_800
        let outcome = try run.run()
        try #require(outcome.status == 0, "\(outcome.errors)")
        return try JSONDecoder().decode([String].self, from: Data(outcome.output.utf8))
    }

    private static let script = #"""
        import json, re, yaml, jsonschema

        class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
            pass

        Loader.yaml_implicit_resolvers = {}
        for name, pattern, first in [
            ("bool", "true|True|TRUE|false|False|FALSE", "tTfF"),
            ("null", "~|null|Null|NULL|", ["~", "n", "N", ""]),
            ("int", "[-+]?[0-9]+", "-+0123456789"),
            ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", "-+.0123456789"),
        ]:
            Loader.add_implicit_resolver(
                "tag:yaml.org,2002:" + name, re.compile("^(?:" + pattern + ")$"), list(first))

        validators = {}
        for name in ["flow", "config"]:
            schema = json.load(open(name + ".json"))
            jsonschema.Draft7Validator.check_schema(schema)
            validators[name] = jsonschema.Draft7Validator(schema)

        answers = []
        for name, text in json.load(open("input.json")):
            error = next(validators[name].iter_errors(yaml.load(text, Loader)), None)
            answers.append("" if error is None else error.json_path + ": " + error.message)
        print(json.dumps(answers))
        """#
}
