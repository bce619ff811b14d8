// Literals of texts: YAML strips quotes, and Swift reads a bare word as a name.

import Testing

@Suite struct TextLiteralsMistakeTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a name as the default of a text",
            Sample.checkout.with("currency: String\n", "currency: { type: String, default: EUR }\n"),
            fix: [("EUR", "'\"EUR\"'")],
            says: #"""
                flow1.yaml:22:42: error: Swift reads 'EUR' as a name, not as a text [flow-wrong-literal]
                22 |       currency: { type: String, default: EUR }
                   |                                          ^~~
                   = help: write `default: '"EUR"'`; write a constant of the app with its type or module: `App.EUR`
                """#),
        RuleCase(
            "words with a hyphen as the default of a text",
            Sample.checkout.with("currency: String\n", "currency: { type: String, default: en-US }\n"),
            fix: [("en-US", "'\"en-US\"'")],
            says: #"""
                flow1.yaml:22:42: error: Swift reads 'en-US' as an operation, not as a text [flow-wrong-literal]
                22 |       currency: { type: String, default: en-US }
                   |                                          ^~~~~
                   = help: write `default: '"en-US"'`
                """#),
        RuleCase(
            "several words as the default of a text",
            Sample.checkout.with("currency: String\n", "currency: { type: String, default: Euro and cents }\n"),
            fix: [("Euro and cents", "'\"Euro and cents\"'")],
            says: #"""
                flow1.yaml:22:47: error: 'Euro and cents' is not an expression: 'and' does not fit there [flow-expression]
                22 |       currency: { type: String, default: Euro and cents }
                   |                                               ^~~~~~~~~
                   = help: for a text, write its quotes inside YAML's: `'"Euro and cents"'`
                """#),
        RuleCase(
            "lost quotes of a text",
            Sample.checkout.with("currency: String\n", "currency: { type: String, default: \"EUR\" }\n"),
            fix: [("\"EUR\"", "'\"EUR\"'")],
            says: #"""
                flow1.yaml:22:42: error: YAML strips these quotes: Swift would see 'EUR' without them [flow-lost-quotes]
                22 |       currency: { type: String, default: "EUR" }
                   |                                          ^~~~~
                   = help: write `default: '"EUR"'` for a text
                """#),
        RuleCase(
            "a number as the sample of a text",
            Sample.checkout.with("currency: String\n", "currency: { type: String, sample: 4711 }\n"),
            fix: [("4711", "'\"4711\"'")],
            says: #"""
                flow1.yaml:22:41: error: '4711' is not a text, and the type is 'String' [flow-wrong-literal]
                22 |       currency: { type: String, sample: 4711 }
                   |                                         ^~~~
                   = help: write `sample: '"4711"'`
                """#),
        RuleCase(
            "`true` as the default of a text",
            Sample.checkout.with("currency: String\n", "currency: { type: String, default: true }\n"),
            fix: [("default: true", "default: '\"true\"'")],
            says: #"""
                flow1.yaml:22:42: error: 'true' is not a text, and the type is 'String' [flow-wrong-literal]
                22 |       currency: { type: String, default: true }
                   |                                          ^~~~
                   = help: write `default: '"true"'`
                """#),
        RuleCase(
            "two kinds of quotes",
            Sample.checkout.with("currency: String\n", "currency: { type: String, default: \"'EUR'\" }\n"),
            fix: [("\"'EUR'\"", "'\"EUR\"'")],
            says: #"""
                flow1.yaml:22:43: error: ''EUR'' is not an expression [flow-expression]
                22 |       currency: { type: String, default: "'EUR'" }
                   |                                           ^~~~~
                   = help: for a text, write its quotes inside YAML's: `'"EUR"'`
                """#),
        RuleCase(
            "`nil` for what is not optional",
            Sample.checkout.with("currency: String\n", "currency: { type: String, default: nil }\n"),
            fix: [
                ("type: String, default", "type: String?, default"),
                ("when: currency.isEmpty", "when: currency == nil"),
            ],
            says: #"""
                flow1.yaml:22:42: error: `nil` is not a value of 'String' [flow-wrong-literal]
                22 |       currency: { type: String, default: nil }
                   |                                          ^~~
                   = help: leave `default` out, or write the type as `String?`
                """#),
        RuleCase(
            "a number as a sample in a payload",
            Sample.checkout.with("receipt: String", "receipt: { type: String, sample: 1 }"),
            fix: [("sample: 1", "sample: '\"1\"'")],
            says: #"""
                flow1.yaml:5:52: error: '1' is not a text, and the type is 'String' [flow-wrong-literal]
                5 |   paid: { with: { receipt: { type: String, sample: 1 } } }
                  |                                                    ^
                  = help: write `sample: '"1"'`
                """#),
        RuleCase(
            "a sample of a property of another type",
            Sample.checkout.with("  token: String?", "  token: { type: String?, sample: 4711 }"),
            fix: [("4711", "'\"4711\"'")],
            says: #"""
                flow1.yaml:31:35: error: '4711' is not a text, and the type is 'String?' [flow-wrong-literal]
                31 |   token: { type: String?, sample: 4711 }
                   |                                   ^~~~
                   = help: write `sample: '"4711"'`
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
