// Flows and configurations that break the rule in `FileNames`. Each says nothing any more once it is fixed.

import Testing

@Suite struct FileNamesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a wrapper called like the mock",
            Sample.track.and(
                #"""
                integrations:
                  Mock:
                """#),
            fix: [("  Mock:", "  Mock:\n    wrapper: MockingTrack")],
            says: #"""
                flow1.yaml:6:3: error: 'MockTrackSDK' would name both the wrapper of 'Mock' in 'Track' and the mock of 'Track' [flow-file-collision]
                6 |   Mock:
                  |   ^~~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "a protocol with a name in use",
            Sample.track.and(
                #"""
                protocol: Task
                """#),
            fix: [("protocol: Task", "protocol: Tracking")],
            says: #"""
                flow1.yaml:5:11: error: the protocol of 'Track' would be called 'Task', which generated code needs for something else [flow-reserved-name]
                5 | protocol: Task
                  |           ^~~~
                  = help: give it another name
                """#),
        RuleCase(
            "a protocol of two flows",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            protocol: Tracking
            -----
            flow: B
            steps:
              log: { parameters: { name: String } }
            protocol: Tracking
            """#,
            fix: [
                (
                    "flow: B\nsteps:\n  log: { parameters: { name: String } }\nprotocol: Tracking",
                    "flow: B\nsteps:\n  log: { parameters: { name: String } }\nprotocol: Counting"
                )
            ],
            says: #"""
                flow2.yaml:4:11: error: 'Tracking' would name both the protocol of 'B' and the protocol of 'A' [flow-file-collision]
                4 | protocol: Tracking
                  |           ^~~~~~~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "a protocol called like another flow's statuses",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            protocol: ChatStatus
            -----
            flow: Chat
            steps:
              open: { from: idle, to: ready }
              ask:
                from: [ready, failed]
                via: loading
                to: [ready, failed]
            statuses:
              idle:
              ready:
              loading:
              failed: { with: ChatError }
            errors:
              unknown:
            """#,
            fix: [("protocol: ChatStatus", "protocol: AStatus")],
            says: #"""
                flow2.yaml:1:7: error: 'ChatStatus' would name both the statuses of 'Chat' and the protocol of 'A' [flow-file-collision]
                1 | flow: Chat
                  |       ^~~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "two wrappers of one name",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { wrapper: Tracker }
            -----
            flow: B
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { wrapper: Tracker }
            """#,
            fix: [("wrapper: Tracker }\n-----", "wrapper: Counter }\n-----")],
            says: #"""
                flow2.yaml:5:24: error: 'Tracker' would name both the wrapper of 'Firebase' in 'B' and the wrapper of 'Firebase' in 'A' [flow-file-collision]
                5 |   Firebase: { wrapper: Tracker }
                  |                        ^~~~~~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "a manager called like the project's own",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Integrations:
            """#,
            fix: [("  Integrations:", "  Segment:")],
            says: #"""
                flow1.yaml:5:3: error: 'IntegrationsManager' would name both the manager of 'Integrations' and a file of every project [flow-file-collision]
                5 |   Integrations:
                  |   ^~~~~~~~~~~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "a wrapper called like a flow's table",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { wrapper: BFlow }
            -----
            flow: B
            steps:
              log: { parameters: { name: String } }
            """#,
            fix: [("BFlow", "FirebaseA")],
            says: #"""
                flow2.yaml:1:7: error: 'BFlow' would name both the table of 'B' and the wrapper of 'Firebase' in 'A' [flow-file-collision]
                1 | flow: B
                  |       ^
                  = help: give one of them another name
                """#),
        RuleCase(
            "files that differ by case",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { wrapper: Bsdk }
            -----
            flow: B
            steps:
              log: { parameters: { name: String } }
            """#,
            fix: [("Bsdk", "FirebaseA")],
            says: #"""
                flow2.yaml:1:7: error: 'BSDK', the protocol of 'B', and 'Bsdk', the wrapper of 'Firebase' in 'A', differ only in case [flow-file-collision]
                1 | flow: B
                  |       ^
                  = help: give one of them another name
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
