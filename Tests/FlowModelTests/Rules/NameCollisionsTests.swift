// Flows and configurations that break the rule `NameCollisions`, and their fixes.

import Testing

@Suite struct NameCollisionsTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a protocol named like what all flows share",
            #"""
            flow: Chat
            style: async
            protocol: ObservedValue
            properties:
              name: { type: String, observe: true }
            """#,
            fix: [("protocol: ObservedValue", "protocol: Talking")],
            says: #"""
                flow1.yaml:3:11: error: 'ObservedValue' would name both the protocol of 'Chat' and a file of every project [flow-file-collision]
                3 | protocol: ObservedValue
                  |           ^~~~~~~~~~~~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "a wrapper named like a fan-out",
            "flow: Track\nsteps:\n  log:\nintegrations:\n  Firebase: { wrapper: FanOutTrackSDK }\n"
                + "  Segment:\nuse: [Firebase, Segment]", fix: [("{ wrapper: FanOutTrackSDK }", "")],
            says: #"""
                flow1.yaml:5:24: error: 'FanOutTrackSDK' would name both the wrapper of 'Firebase' in 'Track' and the fan-out of 'Track' [flow-file-collision]
                5 |   Firebase: { wrapper: FanOutTrackSDK }
                  |                        ^~~~~~~~~~~~~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "two views of one type",
            #"""
            flow: Places
            views:
              map:
              mapView:
            """#,
            fix: [("  mapView:\n", "  plan:\n")],
            says: #"""
                flow1.yaml:4:3: error: 'MapView' would name both the view 'mapView' and the view 'map' [flow-file-collision]
                4 |   mapView:
                  |   ^~~~~~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "a view named like a type in use",
            #"""
            flow: Places
            views:
              view:
            """#,
            fix: [("view:\n", "plan:\n")],
            says: #"""
                flow1.yaml:3:3: error: the view 'view' would be called 'View', which generated code needs for something else [flow-reserved-name]
                3 |   view:
                  |   ^~~~
                  = help: give it another name
                """#),
        RuleCase(
            "a model of two integrations",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String }
            integrations:
              Firebase: { models: { SDKVideo: { for: Video } } }
              Mux: { models: { SDKVideo: { for: Video } } }
            """#,
            fix: [("Mux: { models: { SDKVideo", "Mux: { models: { MuxVideo")],
            says: #"""
                flow1.yaml:7:20: error: 'SDKVideo' would name both a model of 'Mux' and a model of 'Firebase' [flow-file-collision]
                7 |   Mux: { models: { SDKVideo: { for: Video } } }
                  |                    ^~~~~~~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "a controller named like its view",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String }
            integrations:
              Firebase: { controllers: { FirebaseLoginView: LoginController } }
            """#,
            fix: [("FirebaseLoginView", "FirebaseLogin")],
            says: #"""
                flow1.yaml:6:30: error: 'FirebaseLoginView' would name both the view of 'FirebaseLoginView' and a controller of 'Firebase' [flow-file-collision]
                6 |   Firebase: { controllers: { FirebaseLoginView: LoginController } }
                  |                              ^~~~~~~~~~~~~~~~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "a controller whose view has the same name as another",
            #"""
            flow: Places
            views:
              login:
            integrations:
              Firebase: { controllers: { LoginViewController: BaseController } }
            """#,
            fix: [("{ LoginView", "{ FirebaseLoginView")],
            says: #"""
                flow1.yaml:5:30: error: 'LoginView' would name both the view of 'LoginViewController' and the view 'login' [flow-file-collision]
                5 |   Firebase: { controllers: { LoginViewController: BaseController } }
                  |                              ^~~~~~~~~~~~~~~~~~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "a conformance named like a file of another flow",
            #"""
            flow: Track
            protocol: Tracking
            properties:
              name: String
            integrations:
              Keychain: { conform: Keychain.Swift }
              Other: { conform: KeychainSwift }
            use: Keychain
            """#,
            fix: [("Keychain.Swift", "Keychain.Store")],
            says: #"""
                flow1.yaml:7:21: error: 'KeychainSwift+Tracking' would name both the conformance of 'Other' in 'Track' and the conformance of 'Keychain' in 'Track' [flow-file-collision]
                7 |   Other: { conform: KeychainSwift }
                  |                     ^~~~~~~~~~~~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "a wrapper named like the mock",
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
            "a protocol named like another flow's statuses",
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
            "a manager named like the project's own",
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
            "a wrapper named like a flow's table",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { wrapper: BFlow }
            -----
            flow: B
            steps:
              log: { parameters: { name: String }, from: idle, to: done }
            statuses: { idle: ~, done: ~ }
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

    @Test(
        "A protocol is not named like a type that generated code names",
        arguments: [
            "AnyObject", "Publisher", "Scanner", "Timer", "Equatable", "Hashable", "Identifiable",
            "Actor", "CaseIterable", "FlowStatus", "FlowRule", "NotWritten", "Kind",
        ])
    func protocols(name: String) {
        let said = judge("flow: Door\nprotocol: \(name)\nsteps: { open: }\n")
        #expect(said.contains("would be called '\(name)', which generated code needs"))
    }
}
