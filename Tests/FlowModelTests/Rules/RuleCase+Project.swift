// Flows that break a rule about names in a project, what is said of each, and the fix.

extension RuleCase {
    static let ofProject: [RuleCase] = [
        RuleCase(
            "two flows with one method",
            Sample.track.and("extends: Avatar\nintegrations: { Kit: }\n-----\n").and(
                Sample.track.with("Track", "Trace").and("extends: Avatar\nintegrations: { Kit: }")),
            fix: [("flow: Trace\nsteps:\n  log:", "flow: Trace\nsteps:\n  write:")],
            says: #"""
                flow2.yaml:3:3 'Avatar' would have two methods 'log': the flow in flow1.yaml gives it the same [flow-name-collision] | give one of them another name
                """#),
        RuleCase(
            "two flows of one name",
            #"""
            flow: Track
            steps:
              log: { parameters: { name: String } }
            -----
            flow: Track
            steps:
              log: { parameters: { name: String } }
            """#,
            fix: [("-----\nflow: Track", "-----\nflow: Count")],
            says: #"""
                flow2.yaml:1:7 the flow 'Track' has the same name as the flow in flow1.yaml [flow-name-collision] | give the flow another name
                """#),
        RuleCase(
            "two flows whose names differ by case",
            #"""
            flow: OCRScan
            steps:
              log: { parameters: { name: String } }
            -----
            flow: OcrScan
            steps:
              log: { parameters: { name: String } }
            """#,
            fix: [("OcrScan", "TextScan")],
            says: #"""
                flow2.yaml:1:7 the flow 'OcrScan' has the same name as the flow in flow1.yaml, apart from case [flow-name-collision] | give the flow another name
                """#),
        RuleCase(
            "a flow with a service name in use",
            #"""
            flow: Mock
            steps:
              log: { parameters: { name: String } }
            """#,
            fix: [("flow: Mock", "flow: Mocking")],
            says: #"""
                1:7 the flow 'Mock' would be available as 'mock', a name that flowgen itself uses [flow-reserved-name] | give the flow another name
                """#),
        RuleCase(
            "a flow called like the mocks of another flow's sessions",
            #"""
            flow: Door
            scope: session
            steps:
              log: { parameters: { name: String } }
            -----
            flow: Doors
            steps:
              log: { parameters: { name: String } }
            """#,
            fix: [("flow: Doors", "flow: Gates")],
            says: #"""
                flow2.yaml:1:7 the flow 'Doors' would need the name 'doors', which the flow in flow1.yaml uses in `ServiceProvider` or `MockServices` [flow-name-collision] | give the flow another name
                """#),
        RuleCase(
            "a flow called like the folder of what all flows share",
            #"""
            flow: Support
            steps:
              log: { parameters: { name: String } }
            """#,
            fix: [("flow: Support", "flow: SupportChat")],
            says: #"""
                1:7 the folder of what all flows share is called 'Support' [flow-reserved-name] | give the flow another name
                """#),
        RuleCase(
            "an integration called Services",
            Sample.track.and(
                #"""
                integrations:
                  Services:
                """#),
            fix: [("  Services:", "  Firebase:")],
            says: #"""
                6:3 the folder of the flows is called 'Services' [flow-reserved-name] | name the integration after the SDK
                """#),
        RuleCase(
            "a wrapper called like its client",
            Sample.track.and(
                #"""
                integrations:
                  Firebase:
                    client: Analytics
                    wrapper: Analytics
                """#),
            fix: [("wrapper: Analytics", "wrapper: TrackAnalytics")],
            says: #"""
                8:14 the wrapper 'Analytics' has the name of its `client` [flow-name-collision] | give it another name, such as 'FirebaseAnalytics'
                """#),
        RuleCase(
            "integrations that differ by case",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase:
            -----
            flow: B
            steps:
              log: { parameters: { name: String } }
            integrations:
              FireBase:
            """#,
            fix: [("FireBase", "Firebase")],
            says: #"""
                flow2.yaml:5:3 the integrations 'FireBase' and 'Firebase' differ only in case [flow-name-collision] | write 'Firebase' if they are the same, else another name
                """#),
        RuleCase(
            "an integration that was refused already",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String }
            integrations:
              Acme:
              Services: { wrapper: AcmeServices }
            use: Servces
            """#,
            fix: [("  Services: { wrapper: AcmeServices }\n", ""), ("use: Servces", "use: Acme")],
            says: #"""
                7:3 the folder of the flows is called 'Services' [flow-reserved-name] | name the integration after the SDK
                8:6 unknown integration 'Servces' [flow-unknown-integration] | did you mean 'Services'?
                """#),
    ]
}
