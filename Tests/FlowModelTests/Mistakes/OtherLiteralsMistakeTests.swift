// Literals of numbers, Booleans and types that have none.

import Testing

@Suite struct OtherLiteralsMistakeTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "yes as a Boolean",
            Sample.checkout.with("currency: String\n", "currency: String\n      tip: { type: Bool, default: yes }\n"),
            fix: [("default: yes", "default: true")],
            says: #"""
                flow1.yaml:23:35: error: 'yes' is not a `Bool` of Swift [flow-wrong-literal]
                23 |       tip: { type: Bool, default: yes }
                   |                                   ^~~
                   = help: write `default: true`
                """#),
        RuleCase(
            "off as an optional Boolean",
            Sample.checkout.with("currency: String\n", "currency: String\n      tip: { type: Bool?, default: off }\n"),
            fix: [("default: off", "default: false")],
            says: #"""
                flow1.yaml:23:36: error: 'off' is not a `Bool` of Swift [flow-wrong-literal]
                23 |       tip: { type: Bool?, default: off }
                   |                                    ^~~
                   = help: write `default: false`
                """#),
        RuleCase(
            "1 as a Boolean",
            Sample.checkout.with("currency: String\n", "currency: String\n      tip: { type: Bool, default: 1 }\n"),
            fix: [("default: 1", "default: true")],
            says: #"""
                flow1.yaml:23:35: error: '1' is not a `Bool` of Swift [flow-wrong-literal]
                23 |       tip: { type: Bool, default: 1 }
                   |                                   ^
                   = help: write `default: true`
                """#),
        RuleCase(
            "a text as a Boolean",
            Sample.checkout.with(
                "currency: String\n",
                "currency: String\n      tip: { type: Bool, default: '\"true\"' }\n"),
            fix: [("'\"true\"'", "true")],
            says: #"""
                flow1.yaml:23:35: error: 'true' is not a `Bool` of Swift [flow-wrong-literal]
                23 |       tip: { type: Bool, default: '"true"' }
                   |                                   ^~~~~~~~
                   = help: write `default: true`
                """#),
        RuleCase(
            "a text as a number",
            Sample.checkout.with(
                "currency: String\n",
                "currency: String\n      limit: { type: Int, default: '\"30\"' }\n"),
            fix: [("'\"30\"'", "30")],
            says: #"""
                flow1.yaml:23:36: error: '"30"' is not a whole number, and the type is 'Int' [flow-wrong-literal]
                23 |       limit: { type: Int, default: '"30"' }
                   |                                    ^~~~~~
                   = help: write `default: 30`
                """#),
        RuleCase(
            "a fraction as a whole number",
            Sample.checkout.with("currency: String\n", "currency: String\n      limit: { type: Int, default: 1.5 }\n"),
            fix: [("type: Int", "type: Double")],
            says: #"""
                flow1.yaml:23:36: error: '1.5' is not a whole number, and the type is 'Int' [flow-wrong-literal]
                23 |       limit: { type: Int, default: 1.5 }
                   |                                    ^~~
                   = help: write a whole number, or a type such as `Double`
                """#),
        RuleCase(
            "a Boolean as a number",
            Sample.checkout.with(
                "currency: String\n",
                "currency: String\n      limit: { type: Int, default: true }\n"),
            fix: [("default: true", "default: 1")],
            says: #"""
                flow1.yaml:23:36: error: 'true' is not a whole number, and the type is 'Int' [flow-wrong-literal]
                23 |       limit: { type: Int, default: true }
                   |                                    ^~~~
                   = help: write a whole number, such as `default: 1`
                """#),
        RuleCase(
            "a name in quotes as a number",
            Sample.checkout.with(
                "currency: String\n",
                "currency: String\n      limit: { type: Int, default: \"most\" }\n"),
            fix: [("\"most\"", "most")],
            says: #"""
                flow1.yaml:23:36: error: 'most' is not a value of 'Int' [flow-wrong-literal]
                23 |       limit: { type: Int, default: "most" }
                   |                                    ^~~~~~
                   = help: for a constant of the app, leave the quotes out: `default: most`
                """#),
        RuleCase(
            "a text as a URL",
            Sample.checkout.with(
                "currency: String\n",
                "currency: String\n      page: { type: URL, sample: '\"https://a.example\"' }\n"),
            fix: [("'\"https://a.example\"'", "'URL(string: \"https://a.example\")!'")],
            says: #"""
                flow1.yaml:23:34: error: '"https://a.example"' is a literal, and 'URL' has none [flow-wrong-literal]
                23 |       page: { type: URL, sample: '"https://a.example"' }
                   |                                  ^~~~~~~~~~~~~~~~~~~~~
                   = help: write `sample: 'URL(string: "https://a.example")!'`
                """#),
        RuleCase(
            "an address as a URL",
            Sample.checkout.with(
                "currency: String\n",
                "currency: String\n      page: { type: URL, sample: https://a.example }\n"),
            fix: [("https://a.example }", "'URL(string: \"https://a.example\")!' }")],
            says: #"""
                flow1.yaml:23:39: error: 'https://a.example' is not an expression: ':' does not fit there [flow-expression]
                23 |       page: { type: URL, sample: https://a.example }
                   |                                       ^~~~~~~~~~~~
                   = help: write `sample: 'URL(string: "https://a.example")!'`
                """#),
        RuleCase(
            "a day as a date",
            Sample.checkout.with(
                "currency: String\n",
                "currency: String\n      day: { type: Date, default: 2026-01-31 }\n"),
            fix: [("2026-01-31", "'Date(timeIntervalSince1970: 0)'")],
            says: #"""
                flow1.yaml:23:35: error: '2026-01-31' is a literal, and 'Date' has none [flow-wrong-literal]
                23 |       day: { type: Date, default: 2026-01-31 }
                   |                                   ^~~~~~~~~~
                   = help: write, for example, `default: 'Date(timeIntervalSince1970: 0)'`
                """#),
        RuleCase(
            "words in a list of texts",
            Sample.checkout.with(
                "currency: String\n",
                "currency: String\n      codes: { type: '[String]', default: [en, de] }\n"),
            fix: [("[en, de]", "[\"en\", \"de\"]")],
            says: #"""
                flow1.yaml:23:43: error: Swift reads 'en' as a name, not as a text [flow-wrong-literal]
                23 |       codes: { type: '[String]', default: [en, de] }
                   |                                           ^~~~~~~~
                   = help: write `default: ["en", "de"]`
                """#),
        RuleCase(
            "a name as the answer of a mock",
            Sample.checkout.with("    returns: Decimal\n", "    returns: String\n").with(
                "      - then: 30\n", "      - then: EUR\n"), fix: [("then: EUR", "then: '\"EUR\"'")],
            says: #"""
                flow1.yaml:27:15: error: Swift reads 'EUR' as a name, not as a text [flow-wrong-literal]
                27 |       - then: EUR
                   |               ^~~
                   = help: write `then: '"EUR"'`; write a constant of the app with its type or module: `App.EUR`
                """#),
        RuleCase(
            "a text as the answer of a mock",
            Sample.checkout.with("      - then: 30\n", "      - then: '\"many\"'\n"),
            fix: [("'\"many\"'", "30")],
            says: #"""
                flow1.yaml:27:15: error: '"many"' is not a number, and the type is 'Decimal' [flow-wrong-literal]
                27 |       - then: '"many"'
                   |               ^~~~~~~~
                   = help: write a number, such as `then: 1`
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
