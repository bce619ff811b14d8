// Rules about how the app uses a flow: by methods of a type of its own, by several integrations at once,
// and by a module of services. Each flow here breaks one rule, and says nothing any more once it is
// fixed.

import FlowModel
import Testing

@Suite struct UsageRuleTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "extends with steps at launch alone",
            "flow: Track\nextends: UIImageView\nsteps:\n  log: { at: launch }",
            fix: [("{ at: launch }", "")],
            says: #"""
                flow1.yaml:2:10: error: nothing to extend 'UIImageView' with: the flow has no steps to call [flow-extends]
                2 | extends: UIImageView
                  |          ^~~~~~~~~~~
                  = help: declare under `steps` what the type can do
                """#),
        RuleCase(
            "extends a generic type",
            Sample.track.and("extends: Array"),
            fix: [("Array", "Avatar")],
            says: #"""
                flow1.yaml:5:10: error: 'Array' is not one type; steps are called on a single one [flow-extends]
                5 | extends: Array
                  |          ^~~~~
                  = help: write a single type, such as `UIImageView`
                """#),
        RuleCase(
            "a method that takes any number of values",
            "flow: Track\nextends: Avatar\nsteps:\n  log:\n    parameters: { names: String... }",
            fix: [("String...", "'[String]'")],
            says: #"""
                flow1.yaml:5:19: error: a method of 'Avatar' cannot pass on 'names', which takes any number of values [flow-extends]
                5 |     parameters: { names: String... }
                  |                   ^~~~~
                  = help: write `[String]`
                """#),
        RuleCase(
            "a parameter called like the object",
            Sample.track.with("name: String", "imageView: String").and("extends: UIImageView"),
            fix: [("{ imageView:", "{ imageView otherImageView:")],
            says: #"""
                flow1.yaml:4:19: error: the parameter 'imageView' has the name of the UIImageView that the step is called on [flow-name-collision]
                4 |     parameters: { imageView: String }
                  |                   ^~~~~~~~~
                  = help: write another name behind the label: `imageView otherImageView`
                """#),
        RuleCase(
            "an object called like a member of the mock",
            Sample.track.and("extends: LogCalls"),
            fix: [("LogCalls", "LogBook")],
            says: #"""
                flow1.yaml:5:10: error: the steps' last parameter would be called 'logCalls', like something that flowgen writes for them [flow-reserved-name]
                5 | extends: LogCalls
                  |          ^~~~~~~~
                  = help: extend the type under another name, by a `typealias` of the app
                """#),
        RuleCase(
            "two flows with one method",
            Sample.track.and("extends: Avatar\n-----\n").and(
                Sample.track.with("Track", "Trace").and("extends: Avatar")),
            fix: [("flow: Trace\nsteps:\n  log:", "flow: Trace\nsteps:\n  write:")],
            says: #"""
                flow2.yaml:3:3: error: 'Avatar' would have two methods 'log': the flow in flow1.yaml gives it the same [flow-name-collision]
                3 |   log:
                  |   ^~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "any number of values to several integrations",
            "flow: Track\nsteps:\n  log:\n    parameters: { names: String... }\n"
                + "integrations: { Firebase: , Segment: }\nuse: [Firebase, Segment]",
            fix: [("String...", "'[String]'")],
            says: #"""
                flow1.yaml:4:19: error: 'names' cannot be passed on to several integrations [flow-use-list]
                4 |     parameters: { names: String... }
                  |                   ^~~~~
                  = help: write `[String]`
                """#),
        RuleCase(
            "a sent value to several integrations",
            "flow: Track\nsteps:\n  log:\n    parameters: { name: sending Book }\n"
                + "integrations: { Firebase: , Segment: }\nuse: [Firebase, Segment]",
            fix: [("sending Book", "Book")],
            says: #"""
                flow1.yaml:4:19: error: 'name' cannot be passed on to several integrations [flow-use-list]
                4 |     parameters: { name: sending Book }
                  |                   ^~~~
                  = help: write `Book`
                """#),
        RuleCase(
            "a step with the name of the list of services",
            "flow: Track\nsteps:\n  services:\n"
                + "integrations: { Firebase: , Segment: }\nuse: [Firebase, Segment]",
            fix: [("  services:\n", "  listServices:\n")],
            says: #"""
                flow1.yaml:3:3: error: the step 'services' has the name of a member that flowgen writes for a list in `use` [flow-reserved-name]
                3 |   services:
                  |   ^~~~~~~~
                  = help: give it another name
                """#),
        RuleCase(
            "a wrapper called like a fan-out",
            "flow: Track\nsteps:\n  log:\nintegrations:\n  Firebase: { wrapper: FanOutTrackSDK }\n"
                + "  Segment:\nuse: [Firebase, Segment]",
            fix: [("{ wrapper: FanOutTrackSDK }", "")],
            says: #"""
                flow1.yaml:5:24: error: 'FanOutTrackSDK' would name both the wrapper of 'Firebase' in 'Track' and the fan-out of 'Track' [flow-file-collision]
                5 |   Firebase: { wrapper: FanOutTrackSDK }
                  |                        ^~~~~~~~~~~~~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "a services module that nothing can see into",
            "#config\nflows: []\nservicesModule: Services\n-----\n".and(Sample.track),
            fix: [("flows: []", "access: package")],
            says: #"""
                flowgen.yml:3:17: error: nothing outside the module 'Services' could see what is internal to it [config-services-module]
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
                flow2.yaml:1:7: error: `imports` names 'Services', the module that the flow's own files belong to [flow-imports-services]
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

    @Test(
        "The object's name is the type's, without the letters of Apple's framework",
        arguments: [
            ("UIImageView", "imageView"), ("Avatar", "avatar"), ("Design.Avatar", "avatar"),
            ("MKMapView", "mapView"), ("UIkit", "uIkit"), ("URLImage", "urlImage"),
            ("Switch", "switch"), ("NSView", "view"), ("Design.UILabel", "label"),
        ])
    func receivers(type: String, name: String) throws {
        let judged = validate(Sample.track.and("extends: \(type)"))
        let step = try #require(judged.project?.flows.first?.steps.first)
        let receiver = try #require(step.parameters.last)
        #expect(receiver.isReceiver && receiver.type.text == type)
        #expect(receiver.label.internal.text == name)
        #expect(receiver.label.external?.text == "in")
        #expect(step.ownParameters.map(\.label.internal.text) == ["name"])
    }

    @Test(
        "UIKit is imported where the type can come from nowhere else",
        arguments: [
            ("UIImageView", "", ["UIKit"]),
            ("UIImageView", "imports: Foundation", ["Foundation", "UIKit"]),
            ("UIImageView", "imports: UIKit", ["UIKit"]),
            ("UIImageView", "imports: DesignSystem", ["DesignSystem"]), ("Avatar", "", []),
            ("NSImageView", "", []),
        ])
    func imports(type: String, more: String, modules: [String]) throws {
        let judged = validate(Sample.track.and("extends: \(type)\n\(more)"))
        #expect(judged.project?.flows.first?.imports == modules)
    }

    @Test("A step at launch is called on no object")
    func launchStep() throws {
        let judged = validate(
            "flow: A\nextends: Avatar\nsteps:\n  set: { at: launch }\n  log:\n")
        let steps = try #require(judged.project?.flows.first?.steps)
        #expect(steps.map(\.parameters.count) == [0, 1])
    }
}
