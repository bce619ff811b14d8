// Mistakes in mappings and names on one line.

import Testing

extension Mistake {
    static let ofForms: [Mistake] = [
        Mistake(
            "parameters on one line",
            replacing: #"parameters:\#n      amount: Decimal"#,
            with: #"parameters: amount: Decimal"#,
            says: #"""
                flow1.yaml:6:17: error: keys on the line of `parameters` need braces [yaml-wrong-form]
                6 |     parameters: amount: Decimal
                  |                 ^~~~~~~~~~~~~~~
                  = help: write `parameters: { amount: Decimal }`
                """#),
        Mistake(
            "two parameters on one line",
            replacing: #"parameters:\#n      amount: Decimal"#,
            with: #"parameters: amount: Decimal, note: String?"#,
            says: #"""
                flow1.yaml:6:17: error: keys on the line of `parameters` need braces [yaml-wrong-form]
                6 |     parameters: amount: Decimal, note: String?
                  |                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                  = help: write `parameters: { amount: Decimal, note: String? }`
                """#),
        Mistake(
            "parameters in parentheses",
            replacing: #"parameters:\#n      amount: Decimal"#,
            with: #"parameters: (amount: Decimal)"#,
            says: #"""
                flow1.yaml:6:17: error: keys on the line of `parameters` need braces [yaml-wrong-form]
                6 |     parameters: (amount: Decimal)
                  |                 ^~~~~~~~~~~~~~~~~
                  = help: write `parameters: { amount: Decimal }`
                """#),
        Mistake(
            "parameters of a list type",
            replacing: #"parameters:\#n      amount: Decimal"#,
            with: #"parameters: items: [String]?"#,
            says: #"""
                flow1.yaml:6:17: error: keys on the line of `parameters` need braces [yaml-wrong-form]
                6 |     parameters: items: [String]?
                  |                 ^~~~~~~~~~~~~~~~
                  = help: write `parameters: { items: '[String]?' }`
                """#),
        Mistake(
            "with on one line",
            replacing: #"{ with: { receipt: String } }"#,
            with: #"\#n    with: receipt: String"#,
            says: #"""
                flow1.yaml:15:11: error: keys on the line of `with` need braces [yaml-wrong-form]
                15 |     with: receipt: String
                   |           ^~~~~~~~~~~~~~~
                   = help: write `with: { receipt: String }`
                """#),
        Mistake(
            "with on one line in braces",
            replacing: #"{ with: { receipt: String } }"#,
            with: #"{ with: receipt: String }"#,
            says: #"""
                flow1.yaml:14:17: error: keys on the line of `with` need braces [yaml-wrong-form]
                14 |   paid: { with: receipt: String }
                   |                 ^~~~~~~~~~~~~~~
                   = help: write `with: { receipt: String }`
                """#),
        Mistake(
            "a status with values on one line",
            replacing: #"paid: { with: { receipt: String } }"#,
            with: #"paid: receipt: String"#,
            says: #"""
                flow1.yaml:14:9: error: keys on the line of `paid` need braces [yaml-wrong-form]
                14 |   paid: receipt: String
                   |         ^~~~~~~~~~~~~~~
                   = help: write `paid: { with: { receipt: String } }`
                """#),
        Mistake(
            "a status with keys on one line",
            replacing: #"paid: { with: { receipt: String } }"#,
            with: #"paid: with: receipt: String"#,
            says: #"""
                flow1.yaml:14:9: error: keys on the line of `paid` need braces [yaml-wrong-form]
                14 |   paid: with: receipt: String
                   |         ^~~~~~~~~~~~~~~~~~~~~
                   = help: write `paid: { with: { receipt: String } }`
                """#),
        Mistake(
            "a mock without keys",
            replacing: #"    via: paying"#,
            with: #"    via: paying\#n    mock: .paid(receipt: "R1")"#,
            says: #"""
                flow1.yaml:10:11: error: `mock` takes a mapping or a list of mappings [yaml-wrong-form]
                10 |     mock: .paid(receipt: "R1")
                   |           ^~~~~~~~~~~~~~~~~~~~
                   = help: write `mock: { then: '.paid(receipt: "R1")' }`
                """#),
        Mistake(
            "a mock with a key on one line",
            replacing: #"    via: paying"#,
            with: #"    via: paying\#n    mock: then: .failed"#,
            says: #"""
                flow1.yaml:10:11: error: `mock` takes a mapping or a list of mappings [yaml-wrong-form]
                10 |     mock: then: .failed
                   |           ^~~~~~~~~~~~~
                   = help: write `mock: { then: .failed }`
                """#),
        Mistake(
            "a step with a key on one line",
            replacing: #"  pay:\#n"#,
            with: #"  log: throws: true\#n  pay:\#n"#,
            says: #"""
                flow1.yaml:4:8: error: keys on the line of `log` need braces [yaml-wrong-form]
                4 |   log: throws: true
                  |        ^~~~~~~~~~~~
                  = help: write `log: { throws: true }`
                """#),
        Mistake(
            "isolation with an at sign",
            replacing: #"summary:"#,
            with: #"isolation: @MainActor\#nsummary:"#,
            says: #"""
                flow1.yaml:2:12: error: `isolation` takes a name without '@' [yaml-wrong-form]
                2 | isolation: @MainActor
                  |            ^~~~~~~~~~
                  = help: write `isolation: MainActor`
                """#),
        Mistake(
            "a star for any status",
            replacing: #"from: [idle, failed]"#,
            with: #"from: *"#,
            says: #"""
                flow1.yaml:8:11: error: '*' is not a wildcard here [yaml-wrong-form]
                8 |     from: *
                  |           ^
                  = help: leave out `from`: it may start in any status
                """#),
        Mistake(
            "a star in braces",
            replacing: #"statuses:"#,
            with: #"  retry: { from: *, via: paying, to: [paid, failed] }\#nstatuses:"#,
            says: #"""
                flow1.yaml:11:18: error: '*' is not a wildcard here [yaml-wrong-form]
                11 |   retry: { from: *, via: paying, to: [paid, failed] }
                   |                  ^
                   = help: leave out `from`: it may start in any status
                """#),
        Mistake(
            "Swift's parentheses in a status",
            replacing: #"paid: { with: { receipt: String } }"#,
            with: #"paid(receipt: String):"#,
            says: #"""
                flow1.yaml:14:3: error: this is Swift where a key belongs [yaml-syntax]
                14 |   paid(receipt: String):
                   |   ^~~~~~~~~~~~~~~~~~~~~~
                   = help: write `paid: { with: { receipt: String } }`
                """#),
        Mistake(
            "Swift's parentheses without colon",
            replacing: #"paid: { with: { receipt: String } }"#,
            with: #"paid(receipt: String)"#,
            says: #"""
                flow1.yaml:14:3: error: this is Swift where a key belongs [yaml-syntax]
                14 |   paid(receipt: String)
                   |   ^~~~~~~~~~~~~~~~~~~~~
                   = help: write `paid: { with: { receipt: String } }`
                """#),
        Mistake(
            "Swift's parentheses without label",
            replacing: #"paid: { with: { receipt: String } }"#,
            with: #"paid(String):"#,
            says: #"""
                flow1.yaml:14:3: error: this is Swift where a key belongs [yaml-syntax]
                14 |   paid(String):
                   |   ^~~~~~~~~~~~~
                   = help: write `paid: { with: String }`
                """#),
        Mistake(
            "case with a value",
            replacing: #"paid: { with: { receipt: String } }"#,
            with: #"case paid(receipt: String)"#,
            says: #"""
                flow1.yaml:14:3: error: this is Swift where a key belongs [yaml-syntax]
                14 |   case paid(receipt: String)
                   |   ^~~~~~~~~~~~~~~~~~~~~~~~~~
                   = help: write `paid: { with: { receipt: String } }`
                """#),
        Mistake(
            "case with a colon",
            replacing: #"  failed:\#n"#,
            with: #"  case failed:\#n"#,
            says: #"""
                flow1.yaml:15:3: error: a key is a name alone, without Swift's keywords [yaml-syntax]
                15 |   case failed:
                   |   ^~~~~~~~~~~
                   = help: write `failed:`
                """#),
        Mistake(
            "case alone",
            replacing: #"  failed:\#n"#,
            with: #"  case failed\#n"#,
            says: #"""
                flow1.yaml:15:3: error: this is Swift where a key belongs [yaml-syntax]
                15 |   case failed
                   |   ^~~~~~~~~~~
                   = help: write `failed:`
                """#),
        Mistake(
            "func",
            replacing: #"  pay:\#n"#,
            with: #"  func log(name: String)\#n  pay:\#n"#,
            says: #"""
                flow1.yaml:4:3: error: this is Swift where a key belongs [yaml-syntax]
                4 |   func log(name: String)
                  |   ^~~~~~~~~~~~~~~~~~~~~~
                  = help: write `log: { parameters: { name: String } }`
                """#),
        Mistake(
            "func that throws and returns",
            replacing: #"  pay:\#n"#,
            with: #"  func find(_ id: Int) async throws -> [String]\#n  pay:\#n"#,
            says: #"""
                flow1.yaml:4:3: error: this is Swift where a key belongs [yaml-syntax]
                4 |   func find(_ id: Int) async throws -> [String]
                  |   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                  = help: write `find: { parameters: { _ id: Int }, returns: '[String]', throws: true }`
                """#),
        Mistake(
            "let before a parameter",
            replacing: #"amount: Decimal"#,
            with: #"let amount: Decimal"#,
            says: #"""
                flow1.yaml:7:7: error: a key is a name alone, without Swift's keywords [yaml-syntax]
                7 |       let amount: Decimal
                  |       ^~~~~~~~~~
                  = help: write `amount:`
                """#),
    ]
}
