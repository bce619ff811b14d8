// Rules about names: each means one thing, in the flow and in what flowgen writes for it. Each flow here breaks one rule, and
// says nothing any more once it is mended.

import Testing

@Suite struct NamesRule2Tests {
    static let cases: [RuleCase] = [
        RuleCase(
            "two parameters of one inner name",
            #"""
            flow: Track
            steps:
              log:
                parameters: { for name: String, name: String }
            """#,
            mend: [("for name", "for user")],
            says: #"""
                flow1.yaml:4:37: error: two parameters have the inner name 'name' [flow-name-collision]
                4 |     parameters: { for name: String, name: String }
                  |                                     ^~~~
                  = help: write a label and another name: `name otherName`
                """#),
        RuleCase(
            "a type hidden by the status enum's twin",
            Sample.chat
                .with("ChatError }", "{ reason: ChatError, kind: Kind } }"),
            mend: [("kind: Kind", "kind: App.Kind")],
            says: #"""
                flow1.yaml:12:40: error: 'Kind' would mean 'ChatStatus.Kind' here, which flowgen writes [flow-hidden-type]
                12 |   failed: { with: { reason: ChatError, kind: Kind } }
                   |                                        ^~~~
                   = help: write the type with its module, such as `App.Kind`
                """#),
        RuleCase(
            "a type hidden by the log of a step's calls",
            #"""
            flow: Track
            steps:
              log:
                parameters: { path: LogCall, times: Int }
            """#,
            mend: [("path: LogCall", "path: App.LogCall")],
            says: #"""
                flow1.yaml:4:19: error: 'LogCall' would mean 'TrackSpy.LogCall' here, which flowgen writes [flow-hidden-type]
                4 |     parameters: { path: LogCall, times: Int }
                  |                   ^~~~
                  = help: write the type with its module, such as `App.LogCall`
                """#),
        RuleCase(
            "an error type without errors",
            Sample.track.and(
                #"""
                    throws: TrackError
                """#),
            mend: [("throws: TrackError", "throws: AppError")],
            says: #"""
                flow1.yaml:3:3: warning: the flow declares no `errors`, so flowgen writes no 'TrackError' [flow-undeclared-type]
                3 |   log:
                  |   ^~~
                  = help: declare `errors`, or write `allow: flow-undeclared-type` if the app has a type of that name
                """#),
        RuleCase(
            "a property called like an event's step",
            Sample.chat
                .and("events:\n  drop: { to: idle }\nproperties:\n  drop: Int\n"),
            mend: [("  drop: Int", "  drops: Int")],
            says: #"""
                flow1.yaml:18:3: error: the property 'drop' is called like the event 'drop' [flow-name-collision]
                18 |   drop: Int
                   |   ^~~~
                   = help: give it another name
                """#),
        RuleCase(
            "a view's parameters of one inner name",
            #"""
            flow: Map
            views:
              map: { parameters: { at place: Int, place: Int } }
            """#,
            mend: [
                (
                    "views:\n  map: { parameters: { at place: Int, place: Int } }\n",
                    "properties:\n  place: Int\n"
                )
            ],
            says: #"""
                flow1.yaml:3:39: error: two parameters have the inner name 'place' [flow-name-collision]
                3 |   map: { parameters: { at place: Int, place: Int } }
                  |                                       ^~~~~
                  = help: write a label and another name: `place otherPlace`
                """#),
        RuleCase(
            "an error called like a member of every error",
            Sample.chat
                .with("  unknown:", "  localizedDescription:"),
            mend: [("localizedDescription", "unknown")],
            says: #"""
                flow1.yaml:14:3: error: the error 'localizedDescription' has the name of a member that every such enum has [flow-reserved-name]
                14 |   localizedDescription:
                   |   ^~~~~~~~~~~~~~~~~~~~
                   = help: give it another name
                """#),
    ]

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func mended(_ item: RuleCase) {
        #expect(item.mended != item.broken)
        #expect(judge(item.mended) == "")
    }
}
