// The keys that each construct of a flow file and of `flowgen.yml` takes. Everything that reads a
// mapping goes by these tables, and so do the messages about unknown keys.
// Source: the design's sections 2 and 8.

/// The keys of one construct.
struct KeySet: Sendable {
    /// The construct in a sentence: "a step".
    let noun: String
    /// The keys, in the order in which they are listed to people.
    let keys: [String]
    /// Keys that belong somewhere else, and what to say to people who write them here.
    var elsewhere: [String: String] = [:]

    /// Words that people use for a key, where spelling alone does not lead to it.
    static let synonyms = [
        "args": "parameters", "arguments": "parameters", "associated": "with",
        "comment": "summary", "default": "sample", "delay": "after", "description": "summary",
        "doc": "summary", "error": "throw", "fails": "throws", "name": "flow",
        "params": "parameters",
        "payload": "with", "providers": "integrations", "return": "then", "start": "initial",
        "value": "then",
    ]
}

extension KeySet {
    static let flow = KeySet(
        noun: "a flow",
        keys: [
            "flow", "version", "summary", "discussion", "protocol", "style", "isolation", "scope",
            "imports", "initial", "statuses", "errors", "steps", "events", "properties", "views",
            "extends", "integrations", "use", "allow",
        ])
    static let status = KeySet(noun: "a status", keys: ["summary", "discussion", "with", "was"])
    static let error = KeySet(noun: "an error", keys: ["summary", "discussion", "with", "was"])
    static let payload = KeySet(noun: "a payload value", keys: ["type", "summary", "sample"])
    static let step = KeySet(
        noun: "a step",
        keys: [
            "user", "summary", "discussion", "parameters", "from", "via", "to", "returns",
            "streams", "throws", "sync", "at", "cancels", "was", "mock",
        ])
    static let parameter = KeySet(
        noun: "a parameter", keys: ["type", "summary", "default", "sample", "was"])
    static let mockRule = KeySet(noun: "a mock rule", keys: ["when", "then", "throw", "after"])
    static let event = KeySet(
        noun: "an event", keys: ["summary", "discussion", "from", "to", "was"])
    static let property = KeySet(
        noun: "a property",
        keys: ["type", "access", "observe", "summary", "discussion", "sample", "was"])
    static let view = KeySet(noun: "a view", keys: ["summary", "discussion", "parameters"])
}

extension KeySet {
    private static let shared = ["summary", "sdk", "imports", "lifecycle", "after"]
    private static let ofWrapper = [
        "client", "wrapper", "conform", "delegates", "needs", "models", "controllers",
    ]

    static let integration = KeySet(noun: "an integration", keys: shared + ofWrapper)
    static let sharedIntegration = KeySet(
        noun: "an integration in flowgen.yml", keys: shared,
        elsewhere: Dictionary(
            uniqueKeysWithValues: ofWrapper.map {
                ($0, "`\($0)` belongs to one flow's wrapper: write it in the flow file")
            }))
    static let model = KeySet(noun: "a model", keys: ["for", "fields"])
    static let modelField = KeySet(noun: "a model's field", keys: ["type", "key"])

    static let configuration = KeySet(
        noun: "flowgen.yml",
        keys: [
            "version", "flowgen", "flows", "output", "module", "servicesModule", "style",
            "isolation", "access", "mocks", "suffix", "indent", "samples", "integrations",
            "boundary", "header", "templates",
        ])
    static let output = KeySet(noun: "`output`", keys: ["integrations", "services", "tests"])
    static let boundary = KeySet(noun: "`boundary`", keys: ["sources", "allow"])
}
