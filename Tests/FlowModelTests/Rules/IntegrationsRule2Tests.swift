// Rules about a flow's integrations, and about the warnings that it allows. Each flow here breaks one rule, and
// says nothing any more once it is mended.

import Testing

@Suite struct IntegrationsRule2Tests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a wrapper called like its client",
            Sample.track.and(
                #"""
                integrations:
                  Firebase:
                    client: Analytics
                    wrapper: Analytics
                """#),
            mend: [("wrapper: Analytics", "wrapper: TrackAnalytics")],
            says: #"""
                flow1.yaml:8:14: error: the wrapper 'Analytics' has the name of its `client` [flow-name-collision]
                8 |     wrapper: Analytics
                  |              ^~~~~~~~~
                  = help: give the wrapper another name with `wrapper`
                """#),
        RuleCase(
            "a wrapper called like the mock",
            Sample.track.and(
                #"""
                integrations:
                  Mock:
                """#),
            mend: [("  Mock:", "  Mock:\n    wrapper: MockingTrack")],
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
            mend: [("protocol: Task", "protocol: Tracking")],
            says: #"""
                flow1.yaml:5:11: error: the protocol of 'Track' would be called 'Task', which generated code needs for something else [flow-reserved-name]
                5 | protocol: Task
                  |           ^~~~
                  = help: give it another name
                """#),
        RuleCase(
            "an SDK among the app's imports",
            Sample.track.and(
                #"""
                imports: FirebaseAnalytics
                integrations:
                  Firebase: { sdk: FirebaseAnalytics }
                """#),
            mend: [("imports: FirebaseAnalytics\n", "")],
            says: #"""
                flow1.yaml:5:10: error: `imports` names 'FirebaseAnalytics', the SDK of 'Firebase', which only its own files import [flow-imports-sdk]
                5 | imports: FirebaseAnalytics
                  |          ^~~~~~~~~~~~~~~~~
                  = help: remove it, and let the flow speak of the app's own types
                """#),
        RuleCase(
            "allow with an unknown identifier",
            Sample.track.with("name: String", "name: UIImage").and(
                #"""
                allow: flow-missing-imprt
                """#),
            mend: [("imprt", "import")],
            says: #"""
                flow1.yaml:4:25: warning: 'UIImage' is a type of UIKit, which the flow does not import [flow-missing-import]
                4 |     parameters: { name: UIImage }
                  |                         ^~~~~~~
                  = help: write `imports: UIKit`; if the app has a type 'UIImage', write `allow: flow-missing-import`
                flow1.yaml:5:8: error: there is no warning 'flow-missing-imprt' [flow-unknown-warning]
                5 | allow: flow-missing-imprt
                  |        ^~~~~~~~~~~~~~~~~~
                  = help: did you mean 'flow-missing-import'?
                """#),
        RuleCase(
            "allow that answers nothing",
            Sample.track.and(
                #"""
                allow: [flow-missing-import]
                """#),
            mend: [("allow: [flow-missing-import]\n", "")],
            says: #"""
                flow1.yaml:5:9: warning: the flow gives no warning 'flow-missing-import' [flow-allow-unused]
                5 | allow: [flow-missing-import]
                  |         ^~~~~~~~~~~~~~~~~~~
                  = help: remove it from `allow`
                """#),
        RuleCase(
            "an error cannot be allowed",
            Sample.track.and(
                #"""
                allow: flow-empty
                """#),
            mend: [("allow: flow-empty\n", "")],
            says: #"""
                flow1.yaml:5:8: error: there is no warning 'flow-empty' [flow-unknown-warning]
                5 | allow: flow-empty
                  |        ^~~~~~~~~~
                  = help: remove it from `allow`; the warnings: 'flow-mock-unreachable', 'flow-cancels-finished', 'flow-launch-order', 'flow-launch-answer', 'flow-undeclared-type', 'flow-no-other-error', 'flow-missing-import'
                """#),
        RuleCase(
            "callbacks with Sendable and statuses",
            Sample.chat
                .and("style: callback\nisolation: Sendable\n"),
            mend: [("style: callback\nisolation: Sendable\n", "")],
            says: #"""
                flow1.yaml:16:12: error: `isolation: Sendable` with `style: callback` cannot hold statuses [flow-style-isolation]
                16 | isolation: Sendable
                   |            ^~~~~~~~
                   = help: write `style: async`, or `isolation: MainActor`
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
