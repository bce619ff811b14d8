// Literals and operators of other languages in values.

import Testing

extension Mistake {
    static let ofLiterals: [Mistake] = [
        Mistake(
            "a color as a default",
            text: #"""
                flow: Pay
                steps:
                  total:
                    parameters: 
                      amount:
                        type: String
                        default: #fff
                    returns: Decimal
                    mock:
                      - then: 30
                views:
                  map:
                """#,
            says: #"""
                flow1.yaml:7:18: error: YAML takes '#fff' for a comment [flow-lost-quotes]
                7 |         default: #fff
                  |                  ^~~~
                  = help: write `default: '"#fff"'`
                """#),
        Mistake(
            "a color as a default between braces",
            text: #"""
                flow: Pay
                steps:
                  total:
                    parameters: { amount: { type: String, default: #fff } }
                    returns: Decimal
                    mock:
                      - then: 30
                views:
                  map:
                """#,
            says: #"""
                flow1.yaml:4:52: error: YAML takes '#fff' for a comment [yaml-quote-needed]
                4 |     parameters: { amount: { type: String, default: #fff } }
                  |                                                    ^~~~
                  = help: write it in quotes: `default: '"#fff"'`
                """#),
        Mistake(
            "a color in quotes as a default",
            text: #"""
                flow: Pay
                steps:
                  total:
                    parameters: { amount: { type: String, default: "#fff" } }
                    returns: Decimal
                    mock:
                      - then: 30
                views:
                  map:
                """#,
            says: #"""
                flow1.yaml:4:52: error: '#fff' is not a text, and the type is 'String' [flow-wrong-literal]
                4 |     parameters: { amount: { type: String, default: "#fff" } }
                  |                                                    ^~~~~~
                  = help: write `default: '"#fff"'`
                """#),
        Mistake(
            "a comment in place of a default",
            text: #"""
                flow: Pay
                steps:
                  total:
                    parameters: 
                      amount:
                        type: String
                        default: # comment
                    returns: Decimal
                    mock:
                      - then: 30
                views:
                  map:
                """#,
            follows: nil,
            says: #"""
                flow1.yaml:7:17: error: `default` takes a Swift expression [flow-wrong-form]
                7 |         default: # comment
                  |                 ^
                  = help: write the value after the colon, or leave `default` out
                """#),
        Mistake(
            "`yes` as a default of a text",
            text: #"""
                flow: Pay
                steps:
                  total:
                    parameters: { amount: { type: String, default: yes } }
                    returns: Decimal
                    mock:
                      - then: 30
                views:
                  map:
                """#,
            says: #"""
                flow1.yaml:4:52: error: 'yes' is not a text, and the type is 'String' [flow-wrong-literal]
                4 |     parameters: { amount: { type: String, default: yes } }
                  |                                                    ^~~
                  = help: write `default: '"yes"'`
                """#),
        Mistake(
            "a number below 0 for an unsigned type",
            text: #"""
                flow: Pay
                steps:
                  total:
                    parameters: { amount: { type: UInt, default: -1 } }
                    returns: Decimal
                    mock:
                      - then: 30
                views:
                  map:
                """#,
            follows: nil,
            says: #"""
                flow1.yaml:4:50: error: '-1' is below 0, and the type is 'UInt' [flow-wrong-literal]
                4 |     parameters: { amount: { type: UInt, default: -1 } }
                  |                                                  ^~
                  = help: write a number from 0 on, or a type such as `Int`
                """#),
        Mistake(
            "brackets as a default of a text",
            text: #"""
                flow: Pay
                steps:
                  total:
                    parameters: 
                      amount:
                        type: String
                        default: [a]
                    returns: Decimal
                    mock:
                      - then: 30
                views:
                  map:
                """#,
            says: #"""
                flow1.yaml:7:18: error: '[a]' is not a text, and the type is 'String' [flow-wrong-literal]
                7 |         default: [a]
                  |                  ^~~
                  = help: write `default: '"[a]"'`
                """#),
        Mistake(
            "empty braces as a default of a text",
            text: #"""
                flow: Pay
                steps:
                  total:
                    parameters: 
                      amount:
                        type: String
                        default: {}
                    returns: Decimal
                    mock:
                      - then: 30
                views:
                  map:
                """#,
            says: #"""
                flow1.yaml:7:18: error: '{}' is not a text, and the type is 'String' [flow-wrong-literal]
                7 |         default: {}
                  |                  ^~
                  = help: write `default: '"{}"'`
                """#),
        Mistake(
            "`yes` as a condition",
            text: #"""
                flow: Pay
                steps:
                  total:
                    parameters: { amount: Decimal }
                    returns: Decimal
                    mock:
                      - { when: yes, then: 20 }
                      - then: 30
                views:
                  map:
                """#,
            says: #"""
                flow1.yaml:7:17: error: Swift writes 'yes' as 'true' [flow-expression]
                7 |       - { when: yes, then: 20 }
                  |                 ^~~
                  = help: write `when: true`
                """#),
        Mistake(
            "`=>` in a condition",
            text: #"""
                flow: Pay
                steps:
                  total:
                    parameters: { amount: Decimal }
                    returns: Decimal
                    mock:
                      - { when: amount => 5, then: 20 }
                      - then: 30
                views:
                  map:
                """#,
            says: #"""
                flow1.yaml:7:17: error: Swift writes '=>' as '>=' [flow-expression]
                7 |       - { when: amount => 5, then: 20 }
                  |                 ^~~~~~~~~~~
                  = help: write `when: amount >= 5`
                """#),
        Mistake(
            "a mathematical sign in a condition",
            text: #"""
                flow: Pay
                steps:
                  total:
                    parameters: { amount: Decimal }
                    returns: Decimal
                    mock:
                      - { when: amount ≥ 5, then: 20 }
                      - then: 30
                views:
                  map:
                """#,
            says: #"""
                flow1.yaml:7:17: error: Swift writes '≥' as '>=' [flow-expression]
                7 |       - { when: amount ≥ 5, then: 20 }
                  |                 ^~~~~~~~~~
                  = help: write `when: amount >= 5`
                """#),
        Mistake(
            "`<>` in a condition",
            text: #"""
                flow: Pay
                steps:
                  total:
                    parameters: { amount: Decimal }
                    returns: Decimal
                    mock:
                      - { when: amount <> 5, then: 20 }
                      - then: 30
                views:
                  map:
                """#,
            says: #"""
                flow1.yaml:7:17: error: Swift writes '<>' as '!=' [flow-expression]
                7 |       - { when: amount <> 5, then: 20 }
                  |                 ^~~~~~~~~~~
                  = help: write `when: amount != 5`
                """#),
    ]
}
