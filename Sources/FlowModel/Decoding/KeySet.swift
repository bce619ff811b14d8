// The keys that each construct of a flow file and of `flowgen.yml` takes. Everything that reads a
// mapping goes by these tables, and so do the messages about unknown keys.
// Source: the design's sections 2 and 8.

/// The keys of one construct.
struct KeySet: Sendable {
    /// The construct in a sentence: "a step".
    let noun: String
    /// The keys, in the order in which they are listed to people.
    let keys: [String]
    /// Words that people use for a key, where spelling alone does not lead to it.
    var synonyms: [String: String] = [:]
    /// Keys that are said in another way, and how.
    var elsewhere: [String: String] = [:]
    /// Keys, set to `true`, that stand for another key and its value.
    var instead: [String: String] = [:]
    /// Keys that say what is so anyway, and why they can be left out.
    var needless: [String: String] = [:]
    /// The key under which values stand that people write without it: `paid: { receipt: String }`.
    var wrapper: String?

    /// Whether the name of the construct says enough.
    var canBeEmpty = false

    private static let documentation = [
        "comment": "summary", "description": "summary", "desc": "summary", "doc": "summary",
        "docs": "summary", "documentation": "summary", "title": "summary", "details": "discussion",
        "notes": "discussion",
    ]

    private static func documented(_ more: [String: String]) -> [String: String] {
        documentation.merging(more) { _, new in new }
    }

    private static let parameterWords = [
        "args": "parameters", "arguments": "parameters", "input": "parameters",
        "inputs": "parameters", "params": "parameters",
    ]
}

extension KeySet {
    static let flow = KeySet(
        noun: "a flow",
        keys: [
            "flow", "version", "summary", "discussion", "protocol", "style", "isolation", "scope",
            "imports", "initial", "statuses", "errors", "steps", "events", "properties", "views",
            "extends", "integrations", "use", "allow",
        ],
        synonyms: documented([
            "actions": "steps", "callbacks": "events", "cases": "statuses", "failures": "errors",
            "functions": "steps",
            "methods": "steps", "modules": "imports", "name": "flow", "providers": "integrations",
            "sdks": "integrations", "start": "initial", "state": "statuses", "states": "statuses",
            "uses": "use", "using": "use", "vars": "properties", "variables": "properties",
        ]))

    private static let payloadWords = [
        "associated": "with", "data": "with", "payload": "with", "type": "with", "value": "with",
        "values": "with",
    ]
    static let status = KeySet(
        noun: "a status", keys: ["summary", "discussion", "with", "was"],
        synonyms: documented(payloadWords),
        elsewhere: [
            "default": "name the first status under the flow's key `initial`",
            "initial": "name the first status under the flow's key `initial`",
            "start": "name the first status under the flow's key `initial`",
        ],
        needless: [
            "final": "a flow ends in a status that no step starts in",
            "terminal": "a flow ends in a status that no step starts in",
        ], wrapper: "with", canBeEmpty: true)
    static let error = KeySet(
        noun: "an error", keys: ["summary", "discussion", "with", "was"],
        synonyms: documented(payloadWords), wrapper: "with", canBeEmpty: true)
    static let payload = KeySet(
        noun: "a payload value", keys: ["type", "summary", "sample"],
        synonyms: documented(["default": "sample", "example": "sample"]))
    static let step = KeySet(
        noun: "a step",
        keys: [
            "user", "summary", "discussion", "parameters", "from", "via", "to", "returns",
            "streams", "throws", "sync", "at", "cancels", "was", "mock",
        ],
        synonyms: documented(
            parameterWords.merging([
                "cancel": "cancels", "emits": "streams", "end": "to",
                "error": "throws", "errors": "throws", "fails": "throws", "mocks": "mock",
                "next": "to", "output": "returns", "result": "returns", "results": "returns",
                "return": "returns", "start": "from", "story": "user", "stream": "streams",
                "synchronous": "sync", "through": "via", "throw": "throws", "yields": "streams",
            ]) { _, new in new }),
        needless: [
            "async": "a step waits for its answer unless it says `sync: true`",
            "await": "a step waits for its answer unless it says `sync: true`",
        ],
        wrapper: "parameters", canBeEmpty: true)
    static let parameter = KeySet(
        noun: "a parameter", keys: ["type", "summary", "default", "sample", "was"],
        synonyms: documented(["example": "sample", "value": "default"]),
        elsewhere: [
            "nullable": "write the type with a '?' behind it, such as `type: String?`",
            "optional": "write the type with a '?' behind it, such as `type: String?`",
        ],
        needless: [
            "name": "the key above is the name",
            "required": "a parameter without `default` must be given",
        ])
    static let mockRule = KeySet(
        noun: "a mock rule", keys: ["when", "then", "throw", "after"],
        synonyms: [
            "condition": "when", "delay": "after", "error": "throw", "fails": "throw", "if": "when",
            "result": "then", "return": "then", "returns": "then", "status": "then",
            "throws": "throw", "to": "then", "value": "then", "wait": "after",
        ])
    static let event = KeySet(
        noun: "an event", keys: ["summary", "discussion", "from", "to", "was"],
        synonyms: documented(["end": "to", "next": "to", "start": "from"]),
        elsewhere: [
            "with": "an event carries nothing of its own: let the status that it leads to carry "
                + "the value",
            "parameters": "an event takes no parameters: let the status that it leads to carry "
                + "the value",
        ])
    static let property = KeySet(
        noun: "a property",
        keys: ["type", "access", "observe", "summary", "discussion", "sample", "was"],
        synonyms: documented([
            "default": "sample", "example": "sample", "observable": "observe",
            "observed": "observe", "publish": "observe", "published": "observe", "value": "sample",
            "watch": "observe",
        ]),
        instead: [
            "get": "access: get", "mutable": "access: [get, set]", "readonly": "access: get",
            "set": "access: [get, set]", "settable": "access: [get, set]",
        ])
    static let view = KeySet(
        noun: "a view", keys: ["summary", "discussion", "parameters"],
        synonyms: documented(parameterWords.merging(["with": "parameters"]) { _, new in new }),
        needless: ["type": "flowgen names the view's type after the view"],
        wrapper: "parameters", canBeEmpty: true)
}

extension KeySet {
    private static let shared = ["summary", "sdk", "imports", "lifecycle", "after"]
    private static let ofWrapper = [
        "client", "wrapper", "conform", "delegates", "needs", "models", "controllers",
    ]
    private static let moduleWords = [
        "framework": "sdk", "frameworks": "sdk", "import": "imports", "lib": "sdk",
        "library": "sdk", "module": "sdk", "modules": "sdk", "package": "sdk", "sdks": "sdk",
    ]

    static let integration = KeySet(
        noun: "an integration", keys: shared + ofWrapper,
        synonyms: documented(
            moduleWords.merging([
                "instance": "client", "protocols": "delegates", "type": "client",
            ]) { _, new in new }),
        canBeEmpty: true)
    static let sharedIntegration = KeySet(
        noun: "an integration in flowgen.yml", keys: shared, synonyms: documented(moduleWords),
        elsewhere: Dictionary(
            uniqueKeysWithValues: ofWrapper.map {
                ($0, "`\($0)` belongs to one flow's wrapper: write it in the flow file")
            }))
    static let model = KeySet(
        noun: "a model", keys: ["for", "fields"],
        synonyms: ["properties": "fields", "to": "for", "type": "for"])
    static let modelField = KeySet(
        noun: "a model's field", keys: ["type", "key"], synonyms: ["name": "key"])

    static let configuration = KeySet(
        noun: "flowgen.yml",
        keys: [
            "version", "flowgen", "flows", "output", "module", "servicesModule", "style",
            "isolation", "access", "mocks", "tests", "verifier", "equatable", "suffix", "indent",
            "samples", "integrations", "boundary", "header", "templates",
        ],
        synonyms: [
            "files": "flows", "flow": "flows", "indentation": "indent", "license": "header",
            "visibility": "access", "hashable": "equatable", "test": "tests", "verify": "verifier",
            "verified": "verifier",
        ])
    static let output = KeySet(noun: "`output`", keys: ["integrations", "services", "tests"])
    static let boundary = KeySet(noun: "`boundary`", keys: ["sources", "allow"])

    /// The keys that a flow takes and no construct in it.
    static let ofFlowsAlone = Set(flow.keys).subtracting(
        [
            status, payload, step, parameter, mockRule, event, property, view, integration, model,
            modelField,
        ].flatMap(\.keys))

    /// The words that people use for the keys of flows.
    static let wordsForKeys = Set(
        ofFlows.flatMap { keys in
            [Array(keys.synonyms.keys), Array(keys.elsewhere.keys), Array(keys.instead.keys)]
                .flatMap { $0 } + keys.needless.keys
        })

    /// The constructs of a flow file that a key may have been meant for.
    static let ofFlows = [
        flow, status, step, parameter, mockRule, event, property, view, integration,
    ]
}
