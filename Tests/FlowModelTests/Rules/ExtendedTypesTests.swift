// Flows and configurations that break the rule `ExtendedTypes`, and their fixes.

import FlowModel
import Testing

@Suite struct ExtendedTypesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "extends without steps",
            #"""
            flow: Token
            extends: UIImageView
            properties:
              token: String
            """#,
            fix: [("extends: UIImageView\n", "")],
            says: #"""
                flow1.yaml:2:10: error: nothing to extend 'UIImageView' with: the flow has no steps [flow-extends]
                2 | extends: UIImageView
                  |          ^~~~~~~~~~~
                  = help: declare the methods of the type under `steps`
                """#),
        RuleCase(
            "extends in a session",
            Sample.track.and(
                #"""
                extends: UIImageView
                scope: session
                """#),
            fix: [("extends: UIImageView\n", "")],
            says: #"""
                flow1.yaml:5:10: error: `extends` does not work with `scope: session`: 'UIImageView' belongs to no session [flow-extends]
                5 | extends: UIImageView
                  |          ^~~~~~~~~~~
                  = help: write `scope: app`
                """#),
        RuleCase(
            "extends with steps at launch alone",
            "flow: Track\nextends: UIImageView\nsteps:\n  log: { at: launch }",
            fix: [("{ at: launch }", "")],
            says: #"""
                flow1.yaml:2:10: error: nothing to extend 'UIImageView' with: the flow has no steps [flow-extends]
                2 | extends: UIImageView
                  |          ^~~~~~~~~~~
                  = help: declare the methods of the type under `steps`
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

    @Test("A step at launch is called on no object") func launchStep() throws {
        let judged = validate("flow: A\nextends: Avatar\nsteps:\n  set: { at: launch }\n  log:\n")
        let steps = try #require(judged.project?.flows.first?.steps)
        #expect(steps.map(\.parameters.count) == [0, 1])
    }
}
