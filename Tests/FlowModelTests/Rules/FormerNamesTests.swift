// Flows and configurations that break the rule `FormerNames`, and their fixes.

import Testing

@Suite struct FormerNamesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "was is the present name",
            Sample.track.and(
                #"""
                    was: log
                """#),
            fix: [("was: log", "was: note")],
            says: #"""
                flow1.yaml:5:10: error: 'log' is the name it has now [flow-was]
                5 |     was: log
                  |          ^~~
                  = help: write the former name, or remove `was`
                """#),
        RuleCase(
            "was names what is still there",
            Sample.chat
                .with("  idle:", "  idle: { was: ready }"),
            fix: [("was: ready", "was: asleep")],
            says: #"""
                flow1.yaml:9:16: error: 'ready' still exists, so nothing else was renamed from it [flow-was]
                9 |   idle: { was: ready }
                  |                ^~~~~
                  = help: remove `was`, or remove 'ready'
                """#),
        RuleCase(
            "two elements with one former name",
            Sample.track.and(
                #"""
                properties:
                  size: { type: Int, was: count }
                  length: { type: Int, was: count }
                """#),
            fix: [("length: { type: Int, was: count }", "length: Int")],
            says: #"""
                flow1.yaml:7:29: error: 'size' was called 'count' too, and only one can have been [flow-was]
                7 |   length: { type: Int, was: count }
                  |                             ^~~~~
                  = help: remove one of the two `was`
                """#),
        RuleCase(
            "a former label that is still there",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String, id: { type: Int, was: name } }
            """#,
            fix: [("was: name", "was: number")],
            says: #"""
                flow1.yaml:4:55: error: 'name' still exists, so nothing else was renamed from it [flow-was]
                4 |     parameters: { name: String, id: { type: Int, was: name } }
                  |                                                       ^~~~
                  = help: remove `was`, or remove 'name'
                """#),
        RuleCase(
            "names that are exchanged",
            #"""
            flow: Track
            steps:
              log: { parameters: { name: String }, was: note }
              note: { parameters: { text: Int }, was: log }
            """#,
            fix: [("was: log", "was: mark")],
            says: #"""
                flow1.yaml:3:45: error: 'log' and 'note' swap their names, and a second run could not tell that it has happened [flow-was]
                3 |   log: { parameters: { name: String }, was: note }
                  |                                             ^~~~
                  = help: rename one of them, run `flowgen generate`, then rename the other
                flow1.yaml:4:43: error: 'note' and 'log' swap their names, and a second run could not tell that it has happened [flow-was]
                4 |   note: { parameters: { text: Int }, was: log }
                  |                                           ^~~
                  = help: rename one of them, run `flowgen generate`, then rename the other
                """#),
    ]

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func fixed(_ item: RuleCase) {
        #expect(item.fixed != item.broken)
        #expect(judge(item.fixed) == "")
    }
}
