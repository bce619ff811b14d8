// The keys of a flow file: the flow itself, then each construct in it.

import FlowModel

extension KeySet {
    package static let flow = KeySet(
        "a flow",
        [
            Key(
                "flow", .word, "UpperCamelCase name", "names the flow and its types",
                otherWords: ["name"]
            ).required.like("flow: ChatBot"),
            was,
            summary("the summary of the protocol's documentation"),
            discussion,
            Key("protocol", .word, "type name", "the protocol's name")
                .or("`<Flow>SDK`, such as `ChatBotSDK`"),
            Key("style", oneOf: Style.self, "how statuses and answers arrive")
                .or("the configured style"),
            Key("isolation", oneOf: Isolation.self, "where the code runs")
                .or("the configured isolation; `none` if an integration has `conform`"),
            Key(
                "class", .word, "`true`, `false`",
                "true if only classes can conform, so that `weak` properties can hold the service",
                otherWords: ["anyObject", "classBound", "weak"]
            ).or("`true` with `isolation: MainActor` and without `conform`").only(.boolean),
            Key(
                "access", oneOf: AccessLevel.self, "the visibility of its types, if it is wider than the project's"
            )
            .or("the configured access"),
            Key(
                "sendable", .word, "`true`, `false`",
                "true if its protocol inherits `Sendable`, with `isolation: MainActor`"
            ).or("`true` if only classes can conform").only(.boolean),
            Key(
                "inherits", .list, "protocol or list",
                "protocols that its protocol inherits; the flow lists their members too",
                otherWords: ["parents", "refines"]),
            Key(
                "mockName", .word, "type name", "the mock's name, if the app has a type of the usual name"
            ).or("`Mock<Protocol>`, such as `MockChatBotSDK`"),
            Key("scope", oneOf: Scope.self, "one wrapper for the app, or a new one for each use")
                .or("`app`"),
            Key(
                "imports", .list, "module or list",
                "modules that the app-side files import, for the types that the flow names",
                otherWords: ["modules"]),
            Key(
                "initial", .word, "status", "the status before any step", otherWords: ["start"]
            ).or("the first one declared"),
            Key(
                "statuses", .mapping(.text), "mapping",
                "the cases of `<Flow>Status`, in order", otherWords: ["cases", "state", "states"]
            ).or("no enum and no status stream").of(.each(.status)).like("paid: { with: { receipt: String } }"),
            Key(
                "errors", .mapping(.text), "mapping",
                "the cases of `<Flow>Error`, in order", otherWords: ["failures"]
            ).or("no enum").of(.each(.error)).like("declined: { with: { code: Int } }"),
            Key(
                "comments", .varied, "mapping",
                "the documentation of the enums, of `status` and of its stream"
            ).of(.keys(.comments)),
            Key(
                "steps", .mapping(.keys), "mapping",
                "the methods of the protocol, in order",
                otherWords: ["actions", "functions", "methods"]
            ).of(.each(.step)).like("pay: { parameters: { amount: Decimal } }"),
            Key(
                "events", .mapping(.keys), "mapping",
                "status changes and signals that occur without a step",
                otherWords: ["callbacks", "signals"]
            ).of(.each(.event)).like("linkOpened: { with: { link: URL } }"),
            Key(
                "properties", .mapping(.type), "mapping", "the properties of the protocol",
                otherWords: ["vars", "variables"]
            ).of(.each(.property)).like("token: String?"),
            Key(
                "views", .mapping(.text), "mapping",
                "views that the SDK supplies"
            ).of(.each(.view)).like("map: { parameters: { title: String } }"),
            Key(
                "asks", .mapping(.keys), "mapping",
                "questions that the SDK asks the app, which passes its answers to `IntegrationsManager`",
                otherWords: ["answers", "questions", "requests"]
            ).of(.each(.question)).like("accessToken: { returns: String }"),
            Key("extends", .type, "type name", "the steps become methods of this type of the app"),
            Key(
                "integrations", .mapping(.keys), "mapping",
                "the SDKs that can implement the flow", otherWords: ["providers", "sdks"]
            ).of(.each(.integration)).like("DeepSeek: { sdk: DeepSeekKit }"),
            Key(
                "use", .list, "integration or list", "which one implements it",
                otherWords: ["uses", "using"]
            ).or("the first one declared"),
            Key(
                "choose", .list, "list of integrations",
                "instead of `use`: the app chooses one of them when it makes "
                    + "`IntegrationsManager`; the first is the default", otherWords: ["chooses", "oneOf", "vendors"]),
        ])

    static let status = KeySet(
        "a status", ofCase,
        wrongWords: [
            (["default", "initial", "start"], "name the first status under the flow's key `initial`")
        ], wrapper: "with")

    static let error = KeySet("an error", ofCase, wrapper: "with")

    private static let ofCase = [
        summary("the summary of the case's documentation"), discussion,
        Key(
            "with", .mapping(.type), "mapping or type",
            "the values that the case carries: labels with their types, or one type for a single value",
            otherWords: ["associated", "data", "parameters", "payload", "type", "value", "values"]
        ).of(.each(.payload)).like("reason: String").only(.labelsOrType),
        was,
    ]

    static let comments = KeySet(
        "`comments`",
        [
            Key("statusType", .text, "text", "the documentation of `<Flow>Status`"),
            Key("errorType", .text, "text", "the documentation of `<Flow>Error`")
                .or("a line that says why it is there"),
            Key("statusProperty", .text, "text", "the documentation of the property `status`"),
            Key(
                "statusUpdates", .text, "text",
                "the documentation of `statusPublisher`, `statuses` or `observeStatus`"
            ).or("a line that says when it sends"),
        ])

    static let payload = KeySet(
        "a payload value",
        [
            Key("type", .type, "type", "the type of the value").required.like("type: String"),
            summary("a description of the value"), sample(otherWords: ["default", "example"]),
        ])

    static let step = KeySet(
        "a step",
        [
            Key("user", .text, "text", "the action of the person, in words", otherWords: ["story"]),
            summary("the summary of the method's documentation").or("the text of `user`"),
            discussion,
            Key(
                "method", .word, "name", "the method's name, if another step's method has the same",
                otherWords: ["func", "function"]
            ).or("the step's name"),
            parameters(.parameter),
            Key(
                "from", .list, "status or list",
                "the statuses in which the step may start", otherWords: ["start"]
            ).or("any status"),
            Key(
                "via", .list, "status or list",
                "the statuses it passes through, in order; a list inside the list is a choice: `[[a, b], c]`",
                otherWords: ["through"]
            ).only(.nestedList),
            Key("to", .list, "status or list", "the statuses in which it may end", otherWords: ["end", "next"])
                .or("the step leaves the status as it is"),
            Key(
                "returns", .type, "type", "the step answers with one value",
                otherWords: ["output", "result", "results", "return"]),
            Key(
                "streams", .type, "type", "the step answers with many values",
                otherWords: ["emits", "stream", "yields"]),
            Key(
                "throws", .type, "`true` or error type", "the answer may fail",
                otherWords: ["fails", "throw"]
            ).only(.typeOrBoolean).like("throws: true"),
            Key(
                "errors", .list, "error or list", "which of the flow's errors can end it",
                otherWords: ["error", "failures"]
            )
            .or("all of them"),
            Key(
                "within", .word, "seconds from 1 to 3600",
                "the time that it may take, counted from the call; `else` says how it ends then"
            ).only(.number(1...3600)),
            Key(
                "else", .word, "status or error", "the status or error that ends it if it takes longer than `within`",
                otherWords: ["otherwise"]),
            Key(
                "endless", .word, "`true`, `false`", "true if its stream never ends by itself",
                otherWords: ["infinite"]
            ).or("`false`").only(.boolean),
            Key(
                "sync", .word, "`true`, `false`", "true if it is a plain function in every style",
                otherWords: ["synchronous"]
            ).or("`true` without `via`, `to`, `returns`, `streams` and `throws`").only(.boolean),
            Key(
                "discardable", .word, "`true`, `false`",
                "true if callers may ignore the result of the call",
                otherWords: ["discardableResult", "ignorable"]
            ).or("`true` for the status that an `async` step ends in, else `false`").only(.boolean),
            Key("at", oneOf: CallTime.self, "it is called once, when the app launches"),
            Key(
                "cancels", .list, "step or list",
                "cancels these steps if they are running; that is never a failure",
                otherWords: ["cancel"]),
            was,
            Key(
                "mock", .rules, "rule or list", "rules for the mock's answer",
                otherWords: ["mocks"]
            ).of(.each(.mockRule)),
        ],
        wrongWords: [
            (["async", "await"], "leave it out: a step waits for its answer unless it says `sync: true`"),
            (["launch", "onLaunch"], "write `at: launch`"),
            (["deadline", "timeout"], "write the seconds under `within`, and how the step ends then under `else`"),
        ], wrapper: "parameters")

    static let parameter = KeySet(
        "a step's parameter",
        ofParameter + [
            defaultValue, sample(otherWords: ["example"]),
        ], wrongWords: notOfParameter)

    static let viewParameter = KeySet("a view's parameter", ofParameter + [defaultValue], wrongWords: notOfParameter)

    static let questionParameter = KeySet("a question's parameter", ofParameter, wrongWords: notOfParameter)

    private static let ofParameter = [
        Key("type", .type, "type", "the type of the parameter").required.like("type: String"),
        summary("a description of the parameter"),
    ]

    private static let defaultValue = Key(
        "default", .expression, "Swift expression", "the value that a call without it passes", otherWords: ["value"])

    private static let notOfParameter = [
        (["nullable", "optional"], "write the type with a '?' behind it, such as `type: String?`"),
        (["name"], "leave it out: the key above is the name"),
        (["label"], "leave it out, and write the label before the name: `for country:`"),
        (["required"], "leave it out: a parameter without `default` must be given"),
    ]

    static let mockRule = KeySet(
        "a mock rule",
        [
            Key(
                "when", .expression, "Swift expression over the parameters",
                "when the rule applies", otherWords: ["condition", "if"]
            ).or("always"),
            Key(
                "then", .expression, "Swift expression or list",
                "the final status, or all statuses that the step sends; or what it answers",
                otherWords: ["default", "else", "result", "return", "returns", "status", "to", "value"]),
            Key(
                "throw", .expression, "Swift expression", "the error, instead of `then`",
                otherWords: ["error", "fails", "throws"]),
            Key(
                "after", .word, "seconds from 0 to 3600",
                "delays the answer, by the clock that a test may hand to the mock", otherWords: ["delay", "wait"]
            ).only(.number(0...3600)),
        ]
    ).needing(oneOf: ["then", "throw"])

    static let event = KeySet(
        "an event",
        [
            summary("the summary of the event's documentation"), discussion,
            Key(
                "from", .list, "status or list",
                "the statuses in which the event may occur", otherWords: ["start"]
            ).or("any status"),
            Key(
                "to", .list, "status or list", "the statuses that it leads to", otherWords: ["end", "next"]
            ).or("the event is a signal: it leaves the status as it is"),
            Key("cancels", .list, "step or list", "ends these steps if they are running", otherWords: ["cancel"]),
            Key(
                "with", .mapping(.type), "mapping or type",
                "the values that a signal reports: labels with their types, or one type for a single value",
                otherWords: ["data", "payload", "type", "value", "values"]
            ).of(.each(.payload)).like("link: URL").only(.labelsOrType),
            was,
        ],
        wrongWords: [
            (
                ["parameters"],
                "an event takes no parameters: let the status that it leads to carry "
                    + "the value, or write it under `with` if the status stays as it is"
            )
        ], wrapper: "with")

    static let question = KeySet(
        "a question",
        [
            summary("a description of the question"), discussion, parameters(.questionParameter),
            Key(
                "returns", .type, "type", "the type of the app's answer",
                otherWords: ["answer", "output", "result", "results", "return"]),
            Key(
                "throws", .type, "`true`, `false`", "true if the app may have no answer",
                otherWords: ["fails", "throw"]
            ).or("`false`").only(.boolean),
            Key(
                "sync", .word, "`true`, `false`", "true if the SDK needs the answer at once",
                otherWords: ["synchronous"]
            ).or("`false`: the app may take its time").only(.boolean),
        ], wrapper: "parameters")

    static let property = KeySet(
        "a property",
        [
            Key("type", .type, "type", "the type of the property").required.like("type: String?"),
            Key(
                "access", .list, "`get`, `[get, set]` or `[get, mutating set]`",
                "with `set`, the app may set it; with `mutating set`, a struct can conform, and a constant cannot be changed"
            ).or("`get`").only(.oneOf([["get"], ["get", "set"], ["set", "get"], ["get", "mutating set"]])),
            Key(
                "observe", .word, "`true`, `false`",
                "adds a publisher, a stream or an observer of its values",
                otherWords: ["observable", "observed", "publish", "published", "watch"]
            ).or("`false`").only(.boolean),
            summary("the summary of the property's documentation"), discussion,
            Key(
                "updates", .text, "text",
                "the documentation of its publisher, stream or observer"
            ).or("a line that says when it sends"),
            sample(otherWords: ["default", "example", "value"]),
            was,
        ],
        wrongWords: [
            notOfParameter[0],
            (
                ["get", "mutable", "readonly", "set", "settable"],
                "write `access: get`, or `access: [get, set]` if the app may set it"
            ),
        ])

    static let view = KeySet(
        "a view",
        [
            summary("the summary of the view's documentation"), discussion,
            parameters(.viewParameter),
        ], wrapper: "parameters")

    package static let integration = KeySet("an integration", shared + ofWrapper)

    static let model = KeySet(
        "a model",
        [
            Key("for", .type, "type", "the app's type", otherWords: ["to", "type"]).required.like("for: Video"),
            Key(
                "fields", .mapping(.type), "mapping", "the properties of the SDK's model",
                otherWords: ["properties"]
            ).of(.each(.modelField)).like("mediaID: String"),
        ])

    static let modelField = KeySet(
        "a model's field",
        [
            Key("type", .type, "type", "the type of the field").required.like("type: URL"),
            summary("a description of the value"),
            Key("key", .text, "text", "its name in the SDK's data", otherWords: ["name"]),
        ])

    /// The constructs of a flow file that a key may have been meant for.
    static let ofFlows = flow.constructs
}

/// When a step is called by itself.
enum CallTime: String, CaseIterable, Sendable {
    case launch
}

// MARK: - Keys of several constructs

extension KeySet {
    static func summary(_ meaning: String) -> Key {
        Key(
            "summary", .text, "text", meaning,
            otherWords: [
                "comment", "description", "desc", "doc", "docs", "documentation", "message", "title",
            ])
    }

    private static let discussion = Key(
        "discussion", .text, "text", "the rest of the documentation",
        otherWords: ["details", "notes"])

    private static let was = Key("was", .word, "name", "the former name")

    private static func sample(otherWords: [String]) -> Key {
        Key("sample", .expression, "Swift expression", "a value for tests", otherWords: otherWords)
    }

    private static func parameters(_ keys: KeySet) -> Key {
        Key(
            "parameters", .mapping(.type), "mapping", "labels, each with a type or with keys",
            otherWords: ["args", "arguments", "input", "inputs", "params", "with"]
        ).of(.each(keys)).like("amount: Decimal")
    }

    /// The keys of an integration as a whole.
    static let shared = [
        was,
        summary("a description of the SDK"),
        Key(
            "sdk", .list, "module or list",
            "the SDK itself, imported by nothing outside the integration",
            otherWords: [
                "framework", "frameworks", "lib", "library", "module", "modules", "package", "sdks",
            ]),
        Key(
            "interface", .list, "path or list",
            "the SDK's Swift sources, its `.swiftinterface` or its `.xcframework`: flowgen reads `delegates` and "
                + "`sdkErrors` from it",
            otherWords: ["api", "headers", "interfaces", "source", "swiftinterface"]
        ).like(".build/checkouts/roomkit/Sources/RoomKit"),
        Key("imports", .list, "module or list", "other modules that its files need", otherWords: ["import"]),
        Key("lifecycle", .list, oneOf: LifecycleEvent.self, "the hooks its manager begins with"),
        Key("after", .list, "integration or list", "integrations launched before it"),
        Key(
            "requires", .list, "name or list",
            "keys of `Info.plist`, entitlements, URL schemes and background modes that the app needs",
            otherWords: ["entitlements", "infoPlist", "permissions", "plist"]
        ).like("NSCameraUsageDescription"),
        Key(
            "lazy", .word, "`true`, `false`",
            "true to launch it when the app first uses one of its services, instead of at launch",
            otherWords: ["onDemand"]
        ).or("`false`").only(.boolean),
    ]

    /// The keys of an integration that belong to one flow's wrapper.
    static let ofWrapper = [
        Key("client", .type, "type", "the SDK's object that the wrapper uses", otherWords: ["instance", "type"]),
        Key("wrapper", .word, "type name", "the wrapper", otherWords: ["class"]).or(
            "`<Integration><Protocol>`, without repeating words that both have"),
        Key("tests", .word, "type name", "the class of the wrapper's tests; a missing `Tests` is added at its end")
            .or("`<Wrapper>Tests`"),
        Key("conform", .word, "type name", "a type of the SDK that conforms by itself, without a wrapper"),
        Key(
            "delegates", .signatures, "mapping; with `interface` also a protocol or a list",
            "the SDK's delegate protocols, each with its methods; with `interface`, names of optional ones are enough",
            otherWords: ["protocols"]),
        Key(
            "sdkErrors", .word, "type or property",
            "with `interface`, the SDK's enum of errors, or the property that has it: the wrapper lists its cases",
            otherWords: ["sdkError"]
        ).like("RoomError"),
        Key(
            "thread", oneOf: DelegateThread.self,
            "the thread on which the SDK calls its delegates, if it is always the same",
            otherWords: ["callsOn", "queue", "threads"]),
        Key(
            "needs", .list, "protocol or list",
            "other flows' protocols: parameters of the wrapper's `init`, built first"),
        Key(
            "models", .mapping(.keys), "mapping",
            "the SDK's models, turned into the app's"
        ).of(.each(.model)).like("FirebaseVideo: { for: Video, fields: { mediaID: String } }"),
        Key(
            "controllers", .mapping(.type), "mapping",
            "view controllers, each with the class it extends"
        ).like("LoginViewController: UIViewController"),
    ]
}
