// Flows that break a rule about the settings and the flows together, what is said of each, and the fix.

extension RuleCase {
    static let ofSettings: [RuleCase] = [
        RuleCase(
            "an SDK among the app's imports",
            Sample.track.and(
                #"""
                imports: FirebaseAnalytics
                integrations:
                  Firebase: { sdk: FirebaseAnalytics }
                """#),
            fix: [("imports: FirebaseAnalytics\n", "")],
            says: #"""
                5:10 `imports` names 'FirebaseAnalytics', the SDK of 'Firebase', which only its own files import [flow-imports-sdk] | remove it, and use the app's own types in the flow
                """#),
        RuleCase(
            "tests inside the integrations' folder",
            #"""
            #config
            output: { tests: Integrations/Tests }
            -----
            flow: A
            steps:
              log: { parameters: { name: String } }
            """#,
            fix: [("Integrations/Tests", "Tests")],
            says: #"""
                flowgen.yml:2:18 the tests folder 'Integrations/Tests' and the integrations folder overlap [config-output-overlap] | give the tests a folder of their own, such as `Tests/IntegrationsTests`
                """#),
        RuleCase(
            "a services module that nothing can see into",
            "#config\nflows: []\nservicesModule: Services\n-----\n".and(Sample.track),
            fix: [("flows: []", "access: package")],
            says: #"""
                flowgen.yml:3:17 code outside the module 'Services' cannot use its `internal` declarations [config-services-module] | write `access: public`, or `access: package` if all of the app is one package
                """#),
        RuleCase(
            "a model and a controller that two flows describe differently",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String }
            integrations:
              Firebase:
                models:
                  FirebaseVideo: { for: Video, fields: { id: String } }
                controllers: { LoginController: BaseController }
            -----
            flow: Show
            steps:
              show:
            integrations:
              Firebase:
                models:
                  FirebaseVideo: { for: Video, fields: { id: Int } }
                controllers: { LoginController: OtherController }
            """#,
            fix: [("id: Int", "id: String"), ("OtherController", "BaseController")],
            says: #"""
                flow2.yaml:7:7 'FirebaseVideo' differs from the one in flow1.yaml, line 8 [flow-two-models] | write the same in both flows, or give one of them another name
                flow2.yaml:8:20 'LoginController' differs from the one in flow1.yaml, line 9 [flow-two-models] | write the same in both flows, or give one of them another name
                """#),
    ]
}
