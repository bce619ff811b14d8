// Rules about flows, integrations and configuration together. Each flow here breaks one rule, and
// says nothing any more once it is mended.

import Testing

@Suite struct ProjectRule2Tests {
    static let cases: [RuleCase] = [
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
            mend: [("wrapper: Tracker }\n-----", "wrapper: Counter }\n-----")],
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
            mend: [("  Integrations:", "  Segment:")],
            says: #"""
                flow1.yaml:5:3: error: 'IntegrationsManager' would name both the manager of 'Integrations' and a file of every project [flow-file-collision]
                5 |   Integrations:
                  |   ^~~~~~~~~~~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "two summaries",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { summary: Counts. }
            -----
            flow: B
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { summary: Tracks. }
            """#,
            mend: [("Tracks.", "Counts.")],
            says: #"""
                flow2.yaml:5:24: error: 'Firebase' has another summary in flow1.yaml, line 5 [flow-two-summaries]
                5 |   Firebase: { summary: Tracks. }
                  |                        ^~~~~~~
                  = help: keep one of the two
                """#),
        RuleCase(
            "a summary that differs in the configuration",
            #"""
            #config
            integrations:
              Firebase: { summary: Counts. }
            -----
            flow: B
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { summary: Tracks. }
            """#,
            mend: [("Tracks.", "Counts.")],
            says: #"""
                flowgen.yml:3:24: error: 'Firebase' has another summary in flow2.yaml, line 5 [flow-two-summaries]
                3 |   Firebase: { summary: Counts. }
                  |                        ^~~~~~~
                  = help: keep one of the two
                """#),
        RuleCase(
            "after an unknown integration",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { after: Segmnet }
              Segment:
            """#,
            mend: [("Segmnet", "Segment")],
            says: #"""
                flow1.yaml:5:22: error: unknown integration 'Segmnet' [flow-unknown-integration]
                5 |   Firebase: { after: Segmnet }
                  |                      ^~~~~~~
                  = help: did you mean 'Segment'?
                """#),
        RuleCase(
            "after itself",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { after: Firebase }
            """#,
            mend: [(" { after: Firebase }", "")],
            says: #"""
                flow1.yaml:5:22: error: 'Firebase' cannot be launched after itself [flow-after-cycle]
                5 |   Firebase: { after: Firebase }
                  |                      ^~~~~~~~
                  = help: remove it from `after`
                """#),
        RuleCase(
            "a circle of after",
            #"""
            #config
            integrations:
              Crash: { after: Firebase }
            -----
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { after: Segment }
            -----
            flow: B
            steps:
              log: { parameters: { name: String } }
            integrations:
              Segment: { after: Crash }
            """#,
            mend: [("{ after: Crash }", "")],
            says: #"""
                flow2.yaml:5:22: error: `after` leads in a circle: Firebase → Segment → Crash → Firebase [flow-after-cycle]
                5 |   Firebase: { after: Segment }
                  |                      ^~~~~~~
                  = help: remove one of these `after`
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
