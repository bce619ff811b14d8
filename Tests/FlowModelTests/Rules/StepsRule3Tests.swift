// Rules about steps: default values, streams, and former names. Each flow here breaks one rule, and says nothing any more
// once it is mended.

import Testing

@Suite struct StepsRule3Tests {
    static let cases: [RuleCase] = [
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
            mend: [("_ second: { type: Int", "second: { type: Int")],
            says: #"""
                flow1.yaml:6:7: error: a call without 'second' cannot be told from one without 'first': they have the same label and type [flow-default]
                6 |       _ second: { type: Int, default: 2 }
                  |       ^~~~~~~~
                  = help: remove one `default`, or give them different labels
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
            mend: [("_ names: String...", "_ names: [String]")],
            says: #"""
                flow1.yaml:6:7: error: 'level' cannot have a default value: Swift cannot pass on the values of 'names', of which there may be any number [flow-default]
                6 |       level: { type: Int, default: 1 }
                  |       ^~~~~
                  = help: remove `default`, or write the type as an array: `[String]`
                """#),
        RuleCase(
            "a stream that says nothing",
            #"""
            flow: Track
            steps:
              watch:
                streams: Void
            """#,
            mend: [("streams: Void", "streams: Int")],
            says: #"""
                flow1.yaml:3:3: error: 'watch' streams values that say nothing: their type has a single value [flow-empty-stream]
                3 |   watch:
                  |   ^~~~~
                  = help: stream what has changed, or declare an event under `events`
                """#),
        RuleCase(
            "anything between threads",
            #"""
            flow: Track
            style: async
            steps:
              ask:
                returns: "[String: Any]"
              watch:
                streams: AnyObject
              log:
                parameters: { value: Any }
            """#,
            mend: [
                ("[String: Any]", "[String: any Sendable]"),
                ("AnyObject", "any AnyObject & Sendable"),
            ],
            says: #"""
                flow1.yaml:5:14: error: with `style: async` this `Any` is passed between threads [flow-not-sendable]
                5 |     returns: "[String: Any]"
                  |              ^~~~~~~~~~~~~~~
                  = help: write `any Sendable`, or a type that says what it holds
                flow1.yaml:7:14: error: with `style: async` this `AnyObject` is passed between threads [flow-not-sendable]
                7 |     streams: AnyObject
                  |              ^~~~~~~~~
                  = help: write `any AnyObject & Sendable`, or a type that says what it holds
                """#),
        RuleCase(
            "names that are exchanged",
            #"""
            flow: Track
            steps:
              log: { parameters: { name: String }, was: note }
              note: { parameters: { text: Int }, was: log }
            """#,
            mend: [("was: log", "was: mark")],
            says: #"""
                flow1.yaml:3:45: error: 'log' and 'note' exchange their names, and a second run could not tell that it has happened [flow-was]
                3 |   log: { parameters: { name: String }, was: note }
                  |                                             ^~~~
                  = help: rename one of them, run `flowgen generate`, then rename the other
                flow1.yaml:4:43: error: 'note' and 'log' exchange their names, and a second run could not tell that it has happened [flow-was]
                4 |   note: { parameters: { text: Int }, was: log }
                  |                                           ^~~
                  = help: rename one of them, run `flowgen generate`, then rename the other
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
