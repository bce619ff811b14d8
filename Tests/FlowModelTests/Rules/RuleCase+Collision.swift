// Flows that break a rule about names of files, what is said of each, and the fix.

extension RuleCase {
    static let ofCollision: [RuleCase] = [
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
                3:11 'ObservedValue' would name both the protocol of 'Chat' and a file of every project [flow-file-collision] | give one of them another name
                """#),
        RuleCase(
            "a wrapper named like a fan-out",
            "flow: Track\nsteps:\n  log:\nintegrations:\n  Firebase: { wrapper: FanOutTrackSDK }\n"
                + "  Segment:\nuse: [Firebase, Segment]",
            fix: [("{ wrapper: FanOutTrackSDK }", "")],
            says: #"""
                5:24 'FanOutTrackSDK' would name both the wrapper of 'Firebase' in 'Track' and the fan-out of 'Track' [flow-file-collision] | give one of them another name
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
                4:3 'MapView' would name both the view 'mapView' and the view 'map' [flow-file-collision] | give one of them another name
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
                3:3 the view 'view' would be called 'View', which generated code needs for something else [flow-reserved-name] | give it another name
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
                7:20 'SDKVideo' would name both a model of 'Mux' and a model of 'Firebase' [flow-file-collision] | give one of them another name
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
                6:30 'FirebaseLoginView' would name both the view of 'FirebaseLoginView' and a controller of 'Firebase' [flow-file-collision] | give one of them another name
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
                5:30 'LoginView' would name both the view of 'LoginViewController' and the view 'login' [flow-file-collision] | give one of them another name
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
                7:21 'KeychainSwift+Tracking' would name both the conformance of 'Other' in 'Track' and the conformance of 'Keychain' in 'Track' [flow-file-collision] | give one of them another name
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
                6:3 'MockTrackSDK' would name both the wrapper of 'Mock' in 'Track' and the mock of 'Track' [flow-file-collision] | give one of them another name
                """#),
        RuleCase(
            "a protocol with a name in use",
            Sample.track.and(
                #"""
                protocol: Task
                """#),
            fix: [("protocol: Task", "protocol: Tracking")],
            says: #"""
                5:11 the protocol of 'Track' would be called 'Task', which generated code needs for something else [flow-reserved-name] | give it another name
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
                flow2.yaml:4:11 'Tracking' would name both the protocol of 'B' and the protocol of 'A' [flow-file-collision] | give one of them another name
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
                flow2.yaml:1:7 'ChatStatus' would name both the statuses of 'Chat' and the protocol of 'A' [flow-file-collision] | give one of them another name
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
                flow2.yaml:5:24 'Tracker' would name both the wrapper of 'Firebase' in 'B' and the wrapper of 'Firebase' in 'A' [flow-file-collision] | give one of them another name
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
                5:3 'IntegrationsManager' would name both the manager of 'Integrations' and a file of every project [flow-file-collision] | give one of them another name
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
                flow2.yaml:1:7 'BFlow' would name both the table of 'B' and the wrapper of 'Firebase' in 'A' [flow-file-collision] | give one of them another name
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
                flow2.yaml:1:7 'BSDK', the protocol of 'B', and 'Bsdk', the wrapper of 'Firebase' in 'A', differ only in case [flow-file-collision] | give one of them another name
                """#),
    ]
}
