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
            integrations: { Kit: }
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
                integrations: { Kit: }
                """#),
            fix: [("extends: UIImageView\n", "")],
            says: #"""
                flow1.yaml:5:10: error: `extends` does not work with `scope: session`: 'UIImageView' belongs to no session [flow-extends]
                5 | extends: UIImageView
                  |          ^~~~~~~~~~~
                  = help: write `scope: app`
                """#),
        RuleCase(
            "a facade with a step at launch",
            #"""
            flow: Track
            extends: UIImageView
            steps:
              log:
              begin: { at: launch }
            integrations: { Kit: }
            """#,
            fix: [("  begin: { at: launch }\n", "")],
            says: #"""
                flow1.yaml:5:3: error: `extends` does not work with `at: launch`: 'begin' is called on an object [flow-extends]
                5 |   begin: { at: launch }
                  |   ^~~~~
                  = help: write `lifecycle: launch` for the integration, and start the SDK in its manager
                """#),
        RuleCase(
            "a facade without integrations",
            #"""
            flow: Track
            extends: UIImageView
            steps:
              log:
            """#,
            fix: [("  log:", "  log:\nintegrations: { Kit: }")],
            says: #"""
                flow1.yaml:2:10: error: the methods of 'UIImageView' have nothing to call: the flow has no integrations [flow-extends]
                2 | extends: UIImageView
                  |          ^~~~~~~~~~~
                  = help: name the SDK under `integrations`
                """#),
        RuleCase(
            "a facade with an event",
            #"""
            flow: Track
            extends: UIImageView
            steps:
              log:
            events: { lost: { with: Int } }
            integrations: { Kit: }
            """#,
            fix: [("events: { lost: { with: Int } }\n", "")],
            says: #"""
                flow1.yaml:5:11: error: `extends` does not work with `events`: methods of 'UIImageView' have no place to keep it [flow-extends]
                5 | events: { lost: { with: Int } }
                  |           ^~~~
                  = help: remove `events`, or remove `extends`, so that the app gets a service
                """#),
        RuleCase(
            "a facade with a property",
            #"""
            flow: Track
            extends: UIImageView
            steps:
              log:
            properties: { isOn: Bool }
            integrations: { Kit: }
            """#,
            fix: [("properties: { isOn: Bool }\n", "")],
            says: #"""
                flow1.yaml:5:15: error: `extends` does not work with `properties`: methods of 'UIImageView' have no place to keep it [flow-extends]
                5 | properties: { isOn: Bool }
                  |               ^~~~
                  = help: remove `properties`, or remove `extends`, so that the app gets a service
                """#),
        RuleCase(
            "a facade with a view",
            #"""
            flow: Track
            extends: UIImageView
            steps:
              log:
            views: { map: A map. }
            integrations: { Kit: }
            """#,
            fix: [("views: { map: A map. }\n", "")],
            says: #"""
                flow1.yaml:5:10: error: `extends` does not work with `views`: methods of 'UIImageView' have no place to keep it [flow-extends]
                5 | views: { map: A map. }
                  |          ^~~
                  = help: remove `views`, or remove `extends`, so that the app gets a service
                """#),
        RuleCase(
            "a facade that asks",
            #"""
            flow: Track
            extends: UIImageView
            steps:
              log:
            asks: { token: { returns: String } }
            integrations: { Kit: }
            """#,
            fix: [("asks: { token: { returns: String } }\n", "")],
            says: #"""
                flow1.yaml:5:9: error: `extends` does not work with `asks`: methods of 'UIImageView' have no place to keep it [flow-extends]
                5 | asks: { token: { returns: String } }
                  |         ^~~~~
                  = help: remove `asks`, or remove `extends`, so that the app gets a service
                """#),
        RuleCase(
            "a facade whose vendor is chosen at run time",
            #"""
            flow: Track
            extends: UIImageView
            steps:
              log:
            integrations: { Kit: , Lib: }
            choose: [Kit, Lib]
            """#,
            fix: [("choose: [Kit, Lib]", "use: Kit")],
            says: #"""
                flow1.yaml:6:10: error: `extends` does not work with `choose`: methods of 'UIImageView' have no place to keep it [flow-extends]
                6 | choose: [Kit, Lib]
                  |          ^~~
                  = help: write `use`, with the integration that the methods call
                """#),
        RuleCase(
            "a facade with a protocol",
            #"""
            flow: Track
            extends: UIImageView
            steps:
              log:
            protocol: Tracker
            integrations: { Kit: }
            """#,
            fix: [("protocol: Tracker\n", "")],
            says: #"""
                flow1.yaml:5:11: error: `extends` does not work with `protocol`: methods of 'UIImageView' need no protocol [flow-extends]
                5 | protocol: Tracker
                  |           ^~~~~~~
                  = help: remove `protocol`, or remove `extends`, so that the app gets a service
                """#),
        RuleCase(
            "a facade with errors",
            #"""
            flow: Track
            extends: UIImageView
            steps:
              log: { throws: TrackError }
            errors:
              refused:
              other: { with: Error }
            integrations: { Kit: }
            """#,
            fix: [("TrackError", "AppError"), ("errors:\n  refused:\n  other: { with: Error }\n", "")],
            says: #"""
                flow1.yaml:6:3: error: `extends` does not work with `errors`: no wrapper maps the SDK's errors to them [flow-extends]
                6 |   refused:
                  |   ^~~~~~~
                  = help: declare the error in the app; `throws` takes its type
                """#),
        RuleCase(
            "a facade with a rule for a mock",
            #"""
            flow: Track
            extends: UIImageView
            steps:
              log: { returns: Int, sync: true, mock: [{ then: 1 }] }
            integrations: { Kit: }
            """#,
            fix: [(", mock: [{ then: 1 }]", "")],
            says: #"""
                flow1.yaml:4:3: error: `extends` does not work with `mock`: there is no mock [flow-extends]
                4 |   log: { returns: Int, sync: true, mock: [{ then: 1 }] }
                  |   ^~~
                  = help: remove `mock`; a test sets `Track.onLog`
                """#),
        RuleCase(
            "a facade with `client`",
            #"""
            flow: Track
            extends: UIImageView
            steps:
              log:
            integrations: { Kit: { client: Tracker } }
            """#,
            fix: [("{ client: Tracker }", "{}")],
            says: #"""
                flow1.yaml:5:17: error: `extends` does not work with `client`: 'Kit' has no wrapper that keeps it [flow-extends]
                5 | integrations: { Kit: { client: Tracker } }
                  |                 ^~~
                  = help: remove `client`, or remove `extends`, so that the app gets a service
                """#),
        RuleCase(
            "a facade with `conform`",
            #"""
            flow: Track
            extends: UIImageView
            steps:
              log:
            integrations: { Kit: { conform: Tracker } }
            """#,
            fix: [("{ conform: Tracker }", "{}")],
            says: #"""
                flow1.yaml:5:17: error: `extends` does not work with `conform`: 'Kit' has no wrapper that keeps it [flow-extends]
                5 | integrations: { Kit: { conform: Tracker } }
                  |                 ^~~
                  = help: remove `conform`, or remove `extends`, so that the app gets a service
                """#),
        RuleCase(
            "a facade with `delegates`",
            #"""
            flow: Track
            extends: UIImageView
            steps:
              log:
            integrations: { Kit: { delegates: TrackerDelegate } }
            """#,
            fix: [("{ delegates: TrackerDelegate }", "{}")],
            says: #"""
                flow1.yaml:5:17: error: `extends` does not work with `delegates`: 'Kit' has no wrapper that keeps it [flow-extends]
                5 | integrations: { Kit: { delegates: TrackerDelegate } }
                  |                 ^~~
                  = help: remove `delegates`, or remove `extends`, so that the app gets a service
                """#),
        RuleCase(
            "a facade with `lazy`",
            #"""
            flow: Track
            extends: UIImageView
            steps:
              log:
            integrations: { Kit: { lazy: true } }
            """#,
            fix: [("{ lazy: true }", "{}")],
            says: #"""
                flow1.yaml:5:17: error: `extends` does not work with `lazy`: 'Kit' has no wrapper that keeps it [flow-extends]
                5 | integrations: { Kit: { lazy: true } }
                  |                 ^~~
                  = help: remove `lazy`, or remove `extends`, so that the app gets a service
                """#),
        RuleCase(
            "extends a generic type",
            Sample.track.and("extends: Array\nintegrations: { Kit: }"),
            fix: [("Array", "Avatar")],
            says: #"""
                flow1.yaml:5:10: error: 'Array' is not one type; steps are called on a single one [flow-extends]
                5 | extends: Array
                  |          ^~~~~
                  = help: write a single type, such as `UIImageView`
                """#),
        RuleCase(
            "a method that takes any number of values",
            "flow: Track\nextends: Avatar\nsteps:\n  log:\n    parameters: { names: String... }\nintegrations: { Kit: }",
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
        let judged = validate(Sample.track.and("extends: \(type)\nintegrations: { Kit: }"))
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
        let judged = validate(Sample.track.and("extends: \(type)\nintegrations: { Kit: }\n\(more)"))
        #expect(judged.project?.flows.first?.imports == modules)
    }

    @Test("A facade has no protocol, so nothing is named after one") func names() throws {
        let flow = try #require(
            validate(Sample.track.and("extends: Avatar\nintegrations: { Kit: }")).project?.flows.first)
        #expect(flow.isFacade && flow.protocolName.value == "Track")
        #expect(flow.integrations.map(\.wrapper.value) == ["KitTrack"])
    }

    @Test("No wrapper can need a facade") func neededFacade() {
        let flows = Sample.track.and("extends: Avatar\nintegrations: { Kit: }\n-----\n").and(
            "flow: A\nsteps: { b: }\nintegrations: { C: { needs: Track } }")
        #expect(judge(flows).contains("[flow-unknown-protocol]"))
    }
}
