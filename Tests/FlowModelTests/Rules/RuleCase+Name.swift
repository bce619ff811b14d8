// Flows that break a rule about names in a flow, what is said of each, and the fix.

extension RuleCase {
    static let ofName: [RuleCase] = [
        RuleCase(
            "two defaults whose calls are the same",
            #"""
            flow: Track
            steps:
              log:
                parameters:
                  _ first: { type: Int, default: 1 }
                  _ second: { type: Int, default: 2 }
            """#,
            fix: [("_ second: { type: Int", "second: { type: Int")],
            says: #"""
                6:7 a call without 'second' has the same labels and types as a call without 'first' [flow-name-collision] | remove one `default`, or give them different labels
                """#),
        RuleCase(
            "a default beside any number of values",
            #"""
            flow: Track
            steps:
              log:
                parameters:
                  _ names: String...
                  level: { type: Int, default: 1 }
            """#,
            fix: [("_ names: String...", "_ names: [String]")],
            says: #"""
                5:7 a step cannot take a parameter of any number of values, which Swift cannot pass on [flow-parameter-type] | write `[String]`
                """#),
        RuleCase(
            "a status called like a member of its enum",
            Sample.chat
                .with("loading", "kind")
                .with("loading", "kind"),
            fix: [("kind", "loading")],
            says: #"""
                11:3 the status 'kind' has the name of a member of its enum [flow-reserved-name] | give it another name
                """#),
        RuleCase(
            "a value of two types in two statuses",
            Sample.chat
                .with("  ready:\n", "  ready: { with: { count: Int } }\n")
                .with("  loading:\n", "  loading: { with: { count: Double } }\n"),
            fix: [("count: Double", "count: Int")],
            says: #"""
                11:22 the value 'count' is of type 'Double' here, and 'Int' in the status 'ready' [flow-name-collision] | give one of them another name: one property, `count`, reads both
                """#),
        RuleCase(
            "a value called like a status without values",
            Sample.chat.with("  ready:\n", "  ready: { with: { idle: Bool } }\n"),
            fix: [("idle: Bool", "wasIdle: Bool")],
            says: #"""
                10:20 the value 'idle' has the same name as the status 'idle' [flow-name-collision] | give it another name
                """#),
        RuleCase(
            "values called like members of the enum of statuses",
            Sample.chat
                .with("  ready:\n", "  ready: { with: { kind: String, hashValue: Int } }\n")
                .with("with: ChatError", "with: { failure: String, reason: ChatError }"),
            fix: [("kind:", "sort:"), ("hashValue", "hash"), ("failure: String, ", "")],
            says: #"""
                10:20 the value 'kind' has the name of a member of its enum [flow-reserved-name] | give it another name
                10:34 the value 'hashValue' has the name of a member of its enum [flow-reserved-name] | give it another name
                12:21 the value 'failure' has the name of a member of its enum [flow-reserved-name] | give it another name
                """#),
        RuleCase(
            "a property called like a member of the wrapper",
            Sample.track.and(
                #"""
                properties:
                  client: Int
                """#),
            fix: [("client", "clients")],
            says: #"""
                6:3 the property 'client' has the name of a member that flowgen writes [flow-reserved-name] | give it another name
                """#),
        RuleCase(
            "a property called like a mock's list of calls",
            Sample.track.and(
                #"""
                properties:
                  logCalls: Int
                """#),
            fix: [("logCalls", "called")],
            says: #"""
                6:3 the property 'logCalls' has the name of a member that flowgen writes for 'log' [flow-reserved-name] | give it another name
                """#),
        RuleCase(
            "a step called like the error mapping",
            Sample.chat
                .with("  open:", "  chatError: { parameters: { a: Int } }\n  open:"),
            fix: [("chatError", "explain")],
            says: #"""
                3:3 the step 'chatError' has the name of a member that flowgen writes [flow-reserved-name] | give it another name
                """#),
        RuleCase(
            "a property called like a step",
            Sample.track.and(
                #"""
                properties:
                  log: Int
                """#),
            fix: [("  log: Int", "  size: Int")],
            says: #"""
                6:3 the property 'log' has the same name as the step 'log' [flow-name-collision] | give it another name
                """#),
        RuleCase(
            "a property called like an event's step",
            Sample.chat
                .and("events:\n  drop: { to: idle, cancels: ask }\nproperties:\n  drop: Int\n"),
            fix: [("  drop: Int", "  drops: Int")],
            says: #"""
                18:3 the property 'drop' has the same name as the event 'drop' [flow-name-collision] | give it another name
                """#),
        RuleCase(
            "an event called like a step",
            Sample.chat
                .and("events:\n  open: { to: ready, cancels: ask }\n"),
            fix: [("  open: { to: ready,", "  drop: { to: ready,")],
            says: #"""
                16:3 the event 'open' has the same name as the step 'open' [flow-name-collision] | give it another name
                """#),
        RuleCase(
            "a step named like a property's values",
            #"""
            flow: Account
            style: async
            steps:
              nameValues:
            properties:
              name: { type: String, observe: true }
            """#,
            fix: [("nameValues:", "names:")],
            says: #"""
                4:3 the step 'nameValues' has the name of a member that flowgen writes for 'name' [flow-reserved-name] | give it another name
                """#),
        RuleCase(
            "a parameter named like the runner",
            #"""
            flow: Track
            steps:
              log: { parameters: { flow: String } }
            """#,
            fix: [("{ flow:", "{ _ given:")],
            says: #"""
                3:24 the parameter 'flow' has the name of something that flowgen writes there [flow-reserved-name] | write another name behind the label: `flow givenFlow`
                """#),
        RuleCase(
            "two parameters of one inner name",
            #"""
            flow: Track
            steps:
              log:
                parameters: { for name: String, name: String }
            """#,
            fix: [("for name", "for user")],
            says: #"""
                4:37 the parameter 'name' has the same name as the parameter 'name' [flow-name-collision] | write another name behind the label: `name givenName`
                """#),
        RuleCase(
            "a view's parameters of one inner name",
            #"""
            flow: Map
            views:
              map: { parameters: { at place: Int, place: Int } }
            """#,
            fix: [
                (
                    "views:\n  map: { parameters: { at place: Int, place: Int } }\n",
                    "properties:\n  place: Int\n"
                )
            ],
            says: #"""
                3:39 the parameter 'place' has the same name as the parameter 'place' [flow-name-collision] | write another name behind the label: `place givenPlace`
                """#),
        RuleCase(
            "a parameter named like the completion",
            #"""
            flow: Posts
            style: callback
            steps:
              fetch:
                parameters: { page: Int, completion: String }
                returns: Int
            """#,
            fix: [("page: Int, completion", "page: Int, completion text")],
            says: #"""
                5:30 the parameter 'completion' has the name of something that flowgen writes there [flow-reserved-name] | write another name behind the label: `completion givenCompletion`
                """#),
        RuleCase(
            "a parameter named like what the view holds",
            #"""
            flow: Places
            views:
              map: { parameters: { service: String } }
            """#,
            fix: [("service:", "_ given:")],
            says: #"""
                3:24 the parameter 'service' has the name of something that flowgen writes there [flow-reserved-name] | write another name behind the label: `service givenService`
                """#),
    ]
}
