// The keys of a format as a JSON Schema, draft 7, for editors. It is made from the tables of `KeySet`, so it knows the
// keys, the choices and the limits that the reader knows. What takes more than a table, such as whether a status
// exists, only the reader finds.

import FlowModel

package struct FormatSchema {
    private let root: KeySet
    private let title: String

    package static let flow = FormatSchema(root: .flow, title: "A flow of flowgen")
    package static let configuration = FormatSchema(root: .configuration, title: "The settings of flowgen")

    /// The schema's text.
    package var text: String {
        let constructs = root.constructs.dropFirst()
        // Settings have a default each, so a file may contain none.
        let isOptional = root.all.allSatisfy { !$0.isRequired }
        return JSONValue.members(
            [
                ("$schema", .string("http://json-schema.org/draft-07/schema#")),
                ("title", .string(title)),
            ] + Self.object(root, isOptional: isOptional) + [
                ("definitions", .members(constructs.map { ($0.slug, .members(Self.object($0))) }))
            ]
        ).text
    }

    private typealias Members = [(String, JSONValue?)]

    /// A construct: its keys and no others.
    private static func object(_ keys: KeySet, isOptional: Bool = false) -> Members {
        let required = keys.all.filter(\.isRequired).map(\.name)
        return [
            ("type", isOptional ? .texts(["object", "null"]) : .string("object")),
            ("additionalProperties", .bool(false)),
            ("required", required.isEmpty ? nil : .texts(required)),
            (
                "anyOf",
                keys.alternatives.isEmpty
                    ? nil
                    : .array(keys.alternatives.map { .members([("required", .texts([$0]))]) })
            ),
            ("properties", .members(keys.all.map { key in (key.name, .members(words(of: key) + shape(of: key))) })),
        ]
    }

    /// What an editor shows about a key.
    private static func words(of key: Key) -> Members {
        var text = key.meaning.prefix(1).uppercased() + key.meaning.dropFirst() + ": \(key.takes)."
        if let standard = key.standard { text += " Default: \(standard)." }
        return [("description", .string(text))]
    }

    // MARK: - Values

    private static let scalars = ["string", "number", "boolean"]
    /// Swift without quotes: `[String]` is a list in YAML.
    private static let types = ["string", "array"]
    private static let expressions = scalars + ["array"]

    private static func shape(of key: Key) -> Members {
        switch key.limit {
        case .boolean: return [("type", .string("boolean"))]
        case .number(let range):
            return [
                ("type", .string("number")),
                ("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound)),
            ]
        case .oneOf(let lists):
            let alone = lists.filter { $0.count == 1 }.map { JSONValue.string($0[0]) }
            return [("enum", .array(alone + lists.map { .texts($0) }))]
        case .mayBeEmpty:
            return [("type", .texts(scalars + ["array", "null"])), ("items", type(scalars))]
        case .nestedList:
            let list = JSONValue.members([("type", .string("array")), ("items", type(scalars))])
            return [
                ("type", .texts(scalars + ["array"])), ("minItems", .number(1)),
                ("items", anyOf([type(scalars), list])),
            ]
        case .typeOrBoolean: return [("type", .texts(types + ["boolean"]))]
        case .pattern(let pattern):
            return [("type", .string("string")), ("pattern", .string("^(\(pattern))$"))]
        case nil where !key.choices.isEmpty: return choice(of: key, key.choices)
        case .labelsOrType, nil: return shape(key.form, of: key)
        }
    }

    private static func choice(of key: Key, _ choices: [String]) -> Members {
        let words = JSONValue.array(choices.map { .string($0) })
        guard case .list = key.form else { return [("enum", words)] }
        let list = JSONValue.members([
            ("type", .string("array")), ("minItems", .number(1)), ("items", .members([("enum", .texts(choices))])),
        ])
        return [("anyOf", .array([.members([("enum", words)]), list]))]
    }

    private static func shape(_ form: KeyForm, of key: Key) -> Members {
        switch (form, key.content) {
        case (.text, _), (.word, _): return [("type", .texts(scalars))]
        case (.type, _): return [("type", .texts(types)), ("minItems", .number(1)), ("maxItems", .number(1))]
        case (.expression, _): return [("type", .texts(expressions))]
        case (.list, _):
            return [
                ("type", .texts(scalars + ["array"])), ("minItems", .number(1)), ("items", type(scalars)),
            ]
        case (.mapping(let entry), let content):
            let alone = if case .labelsOrType? = key.limit { types } else { [String]() }
            return [
                ("type", alone.isEmpty ? .string("object") : .texts(["object"] + alone)),
                ("minProperties", .number(1)), ("additionalProperties", self.entry(entry, content?.keySet)),
            ]
        case (.rules, let content?):
            let rule = reference(content.keySet)
            let list = JSONValue.members([
                ("type", .string("array")), ("minItems", .number(1)), ("items", rule),
            ])
            return [("anyOf", .array([rule, list]))]
        case (.varied, .keys(let keys)?):
            return [("allOf", .array([reference(keys), .members([("minProperties", .number(1))])]))]
        case (.varied, .each(let keys)?):
            return [
                ("type", .string("object")), ("minProperties", .number(1)),
                ("additionalProperties", self.keys(keys)),
            ]
        case (.varied, nil), (.rules, nil): return []
        case (.signatures, _):
            let methods: JSONValue = .members([
                ("type", .texts(scalars + ["array", "null"])), ("minItems", .number(1)),
            ])
            return [
                ("type", .texts(["string", "array", "object"])), ("minItems", .number(1)),
                ("minProperties", .number(1)), ("additionalProperties", methods),
            ]
        }
    }

    /// What is below a name.
    private static func entry(_ entry: KeyForm.Entry, _ keys: KeySet?) -> JSONValue {
        switch (entry, keys) {
        case (.type, let keys?): anyOf([type(types), reference(keys)])
        case (.type, nil): type(types)
        case (.text, let keys?): anyOf([type(scalars + ["null"]), reference(keys)])
        case (.keys, let keys?): self.keys(keys)
        case (.text, nil), (.keys, nil): .bool(true)
        case (.expression, _): type(expressions)
        }
    }

    /// Keys; nothing at all where none is required.
    private static func keys(_ keys: KeySet) -> JSONValue {
        keys.all.contains(where: \.isRequired) ? reference(keys) : anyOf([reference(keys), type(["null"])])
    }

    private static func reference(_ keys: KeySet) -> JSONValue {
        .members([("$ref", .string("#/definitions/\(keys.slug)"))])
    }

    private static func anyOf(_ schemas: [JSONValue]) -> JSONValue {
        .members([("anyOf", .array(schemas))])
    }

    private static func type(_ types: [String]) -> JSONValue {
        .members([("type", types.count == 1 ? .string(types[0]) : .texts(types))])
    }
}

extension KeySet {
    /// The construct as one word: `mock-rule` for "a mock rule".
    fileprivate var slug: String {
        noun.split { !$0.isLetter }.filter { !["a", "an", "s"].contains($0) }.joined(separator: "-")
    }
}
