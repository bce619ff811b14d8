// Flows that break a rule about names in a project, what is said of each, and the fix.

extension RuleCase {
    static let ofProject: [RuleCase] = [
        RuleCase(
            "two flows with one method",
            Sample.track.and("extends: Avatar\nintegrations: { Kit: }\n-----\n").and(
                Sample.track.with("Track", "Trace").and("extends: Avatar\nintegrations: { Kit: }")),
            fix: [("flow: Trace\nsteps:\n  log:", "flow: Trace\nsteps:\n  write:")],
            says: #"""
                flow2.yaml:3:3 the method 'log' of 'Avatar' in flow2.yaml has the same name as the method 'log' of 'Avatar' in flow1.yaml [flow-name-collision] | give it another name
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
                flow2.yaml:1:7 the flow 'Track' in flow2.yaml has the same folder as the flow 'Track' in flow1.yaml [flow-name-collision] | give the flow another name
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
                flow2.yaml:1:7 the flow 'OcrScan' in flow2.yaml has the same folder as the flow 'OCRScan' in flow1.yaml [flow-name-collision] | give the flow another name
                """#),
        RuleCase(
            "a flow with a service name in use",
            #"""
            flow: Provider
            steps:
              log: { parameters: { name: String } }
            """#,
            fix: [("flow: Provider", "flow: Providing")],
            says: #"""
                1:7 the member 'provider' of the flow 'Provider' has the name of a member that flowgen writes [flow-reserved-name] | give the flow another name
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
                flow2.yaml:1:7 the member 'doors' of the flow 'Doors' has the same name as the member 'doors' of the flow 'Door' [flow-name-collision] | give the flow another name
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
                1:7 the flow 'Support' in flow1.yaml has the folder of the code that all flows share [flow-reserved-name] | give the flow another name
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
                6:3 the integration 'Services' has the folder of the flows [flow-reserved-name] | name it after the SDK, and spell it alike in all flows
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
                flow2.yaml:5:3 the integration 'FireBase' has the same folder as the integration 'Firebase' [flow-name-collision] | name it after the SDK, and spell it alike in all flows
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
                7:3 the integration 'Services' has the folder of the flows [flow-reserved-name] | name it after the SDK, and spell it alike in all flows
                8:6 unknown integration 'Servces' [flow-unknown-integration] | did you mean 'Services'?
                """#),
    ]
}
