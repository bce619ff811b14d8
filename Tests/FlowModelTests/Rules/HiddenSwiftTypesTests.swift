// Flows and configurations that break the rule `HiddenSwiftTypes`, and their fixes.

import Testing

@Suite struct HiddenSwiftTypesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a type of the app that hides Swift's Task",
            #"""
            flow: Todo
            style: async
            imports: Models
            steps:
              fetch:
                returns: '[Task]'
                throws: true
              keep:
                parameters: { task item: Models.Task, work: 'Task<Void, Never>' }
            """#,
            fix: [("'[Task]'", "'[Todo.Task]'"), ("Models.Task", "TodoTask")],
            says: #"""
                flow1.yaml:6:14: error: a type of the app called 'Task' hides Swift's `Task`, which flowgen writes [flow-hidden-type]
                6 |     returns: '[Task]'
                  |              ^~~~~~~~
                  = help: give the app's type another name, such as `TodoTask`, or put it into another type: `Todo.Task`
                flow1.yaml:9:19: error: a type of the app called 'Task' hides Swift's `Task`, which flowgen writes [flow-hidden-type]
                9 |     parameters: { task item: Models.Task, work: 'Task<Void, Never>' }
                  |                   ^~~~~~~~~
                  = help: give the app's type another name, such as `TodoTask`, or put it into another type: `Todo.Task`
                """#),
        RuleCase(
            "a type of the app that hides Swift's Result",
            #"""
            flow: Todo
            style: callback
            steps:
              fetch:
                returns: Result
                throws: true
            """#,
            fix: [("returns: Result", "returns: 'Result<Int, any Error>'")],
            says: #"""
                flow1.yaml:5:14: error: a type of the app called 'Result' hides Swift's `Result`, which flowgen writes [flow-hidden-type]
                5 |     returns: Result
                  |              ^~~~~~
                  = help: give the app's type another name, such as `TodoResult`, or put it into another type: `Todo.Result`
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
