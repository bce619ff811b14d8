// Flows and configurations that break the rule `ServicesModule`, and their fixes.

import Testing

@Suite struct ServicesModuleTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a services module that nothing can see into",
            "#config\nflows: []\nservicesModule: Services\n-----\n".and(Sample.track),
            fix: [("flows: []", "access: package")],
            says: #"""
                flowgen.yml:3:17: error: code outside the module 'Services' cannot use its `internal` declarations [config-services-module]
                3 | servicesModule: Services
                  |                 ^~~~~~~~
                  = help: write `access: public`, or `access: package` if all of the app is one package
                """#),
        RuleCase(
            "one module twice",
            "#config\naccess: public\nmodule: App\nservicesModule: App\n-----\n".and(Sample.track),
            fix: [("servicesModule: App", "servicesModule: Services")],
            says: #"""
                flowgen.yml:4:17: error: `module` and `servicesModule` are both 'App' [config-services-module]
                4 | servicesModule: App
                  |                 ^~~
                  = help: leave `servicesModule` out if services and integrations are one module
                """#),
        RuleCase(
            "a flow that imports its own module",
            "#config\naccess: public\nservicesModule: Services\n-----\n"
                .and(Sample.track.and("imports: [Foundation, Services]")),
            fix: [(", Services]", "]")],
            says: #"""
                flow2.yaml:1:7: error: `imports` names 'Services', the module of the flow's own files [flow-imports-services]
                1 | flow: Track
                  |       ^~~~~
                  = help: remove it
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
