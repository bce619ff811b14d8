// Rules about names that generated code reads: functions and types of Swift, cases of the mock's enums,
// the method that maps errors. Each flow here breaks one rule, and says nothing any more once it is mended.

import Testing

@Suite struct NamesRule3Tests {
    static let cases: [RuleCase] = [
        RuleCase(
            "steps and events called like what lists them",
            #"""
            flow: Filter
            steps:
              none: { from: idle, to: ready }
              allCases: { from: ready, to: idle }
            events:
              clear: { to: idle }
            statuses:
              idle:
              ready:
            """#,
            mend: [("  none:", "  nothing:"), ("  allCases:", "  all:")],
            says: #"""
                flow1.yaml:3:3: error: the step 'none' has the name of a member that flowgen writes [flow-reserved-name]
                3 |   none: { from: idle, to: ready }
                  |   ^~~~
                  = help: give it another name
                flow1.yaml:4:3: error: the step 'allCases' has the name of a member that flowgen writes [flow-reserved-name]
                4 |   allCases: { from: ready, to: idle }
                  |   ^~~~~~~~
                  = help: give it another name
                """#),
        RuleCase(
            "an event called like what lists them",
            #"""
            flow: Filter
            steps:
              apply: { from: idle, to: ready }
            events:
              allCases: { to: idle }
            statuses:
              idle:
              ready:
            """#,
            mend: [("  allCases:", "  none:")],
            says: #"""
                flow1.yaml:5:3: error: the event 'allCases' has the name of a member that flowgen writes [flow-reserved-name]
                5 |   allCases: { to: idle }
                  |   ^~~~~~~~
                  = help: give it another name
                """#),
        RuleCase(
            "members and parameters called like functions of Swift",
            #"""
            flow: Log
            steps:
              fatalError:
                parameters: { text: String }
              note:
                parameters: { page: Int, fatalError: String }
            """#,
            mend: [("  fatalError:\n", "  fail:\n"), (", fatalError:", ", text:")],
            says: #"""
                flow1.yaml:3:3: error: the step 'fatalError' has the name of a member that flowgen writes [flow-reserved-name]
                3 |   fatalError:
                  |   ^~~~~~~~~~
                  = help: give it another name
                flow1.yaml:6:30: error: the parameter 'fatalError' has the name of something that flowgen writes for the step [flow-reserved-name]
                6 |     parameters: { page: Int, fatalError: String }
                  |                              ^~~~~~~~~~
                  = help: write another name behind the label: `fatalError givenFatalError`
                """#),
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
            mend: [("'[Task]'", "'[Todo.Task]'"), ("Models.Task", "TodoTask")],
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
            mend: [("returns: Result", "returns: 'Result<Int, any Error>'")],
            says: #"""
                flow1.yaml:5:14: error: a type of the app called 'Result' hides Swift's `Result`, which flowgen writes [flow-hidden-type]
                5 |     returns: Result
                  |              ^~~~~~
                  = help: give the app's type another name, such as `TodoResult`, or put it into another type: `Todo.Result`
                """#),
        RuleCase(
            "a view's parameter called like a function of Swift",
            #"""
            flow: Map
            views:
              map: { parameters: { fatalError: String } }
            """#,
            mend: [("{ fatalError:", "{ fatalError text:")],
            says: #"""
                flow1.yaml:3:24: error: the parameter 'fatalError' has the name of something that flowgen writes for the view [flow-reserved-name]
                3 |   map: { parameters: { fatalError: String } }
                  |                        ^~~~~~~~~~
                  = help: write another name behind the label: `fatalError givenFatalError`
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
