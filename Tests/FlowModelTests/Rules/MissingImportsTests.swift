// Flows and configurations that break the rule `MissingImports`, and their fixes.

import Testing

@Suite struct MissingImportsTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a type of UIKit as an answer, without import",
            Sample.checkout.with("returns: Decimal", "returns: UIImage?").with("      - then: 30\n", "").with(
                "views:\n  map: { parameters: { city: String } }\n", ""),
            fix: [("flow: Checkout", "flow: Checkout\nimports: UIKit")],
            says: #"""
                flow1.yaml:23:14: warning: 'UIImage' is a type of UIKit, which the flow does not import [flow-missing-import]
                23 |     returns: UIImage?
                   |              ^~~~~~~
                   = help: write `imports: UIKit`; if the app has a type 'UIImage', write `allow: flow-missing-import`
                """#),
        RuleCase(
            "a type of UIKit without import",
            Sample.checkout.with(
                "      currency: String\n",
                "      currency: String\n      photo: { type: UIImage, sample: UIImage() }\n"
            ).with("views:\n  map: { parameters: { city: String } }\n", ""),
            fix: [("flow: Checkout", "flow: Checkout\nimports: UIKit")],
            says: #"""
                flow1.yaml:23:22: warning: 'UIImage' is a type of UIKit, which the flow does not import [flow-missing-import]
                23 |       photo: { type: UIImage, sample: UIImage() }
                   |                      ^~~~~~~
                   = help: write `imports: UIKit`; if the app has a type 'UIImage', write `allow: flow-missing-import`
                """#),
        RuleCase(
            "a type of CoreLocation beside other imports",
            Sample.checkout.with("flow: Checkout\n", "flow: Checkout\nimports: UIKit\n").with(
                "      currency: String\n",
                "      currency: String\n      place: CLLocationCoordinate2D?\n"),
            fix: [("imports: UIKit", "imports: [UIKit, CoreLocation]")],
            says: #"""
                flow1.yaml:24:14: warning: 'CLLocationCoordinate2D' is a type of CoreLocation, which the flow does not import [flow-missing-import]
                24 |       place: CLLocationCoordinate2D?
                   |              ^~~~~~~~~~~~~~~~~~~~~~
                   = help: add 'CoreLocation' to `imports`; if the app has a type 'CLLocationCoordinate2D', write `allow: flow-missing-import`
                """#),
        RuleCase(
            "a type of the app that has the same name as one of a framework",
            Sample.checkout.with("      currency: String\n", "      currency: String\n      pass: PKPass?\n"),
            fix: [("use: Stripe\n", "use: Stripe\nallow: flow-missing-import\n")],
            says: #"""
                flow1.yaml:23:13: warning: 'PKPass' is a type of PassKit, which the flow does not import [flow-missing-import]
                23 |       pass: PKPass?
                   |             ^~~~~~
                   = help: write `imports: PassKit`; if the app has a type 'PKPass', write `allow: flow-missing-import`
                """#),
        RuleCase(
            "a client of a framework without `sdk`",
            Sample.checkout.with("  Adyen:\n", "  Adyen: { client: CLLocationManager }\n"),
            fix: [("client: CLL", "sdk: CoreLocation, client: CLL")],
            says: #"""
                flow1.yaml:40:3: warning: 'CLLocationManager' is a type of CoreLocation, which 'Adyen' does not import [flow-missing-import]
                40 |   Adyen: { client: CLLocationManager }
                   |   ^~~~~
                   = help: write `sdk: CoreLocation`; if the app has a type 'CLLocationManager', write `allow: flow-missing-import`
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
