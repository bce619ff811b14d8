// Expressions: what is read, how it is written out, what is refused.

import Testing

@testable import SwiftText

@Suite struct ExpressionTests {
    @Test(arguments: [
        (
            #".success(message: "Mock reply for: \(prompt)")"#,
            #".success(message: "Mock reply for: \(prompt)")"#
        ),
        (#"prompt.allSatisfy(\.isWhitespace)"#, #"prompt.allSatisfy(\.isWhitespace)"#),
        (".failed(reason:.unknown)", ".failed(reason: .unknown)"), ("a+b", "a + b"),
        ("f( x:1,y :2 )", "f(x: 1, y: 2)"), ("[ 1,2 ]", "[1, 2]"), ("[:]", "[:]"), ("[ : ]", "[:]"),
        ("[\"a\":1]", "[\"a\": 1]"), ("a ? b:c", "a ? b : c"), ("0..<5", "0..<5"),
        ("items.map{$0.id}", "items.map{ $0.id }"),
        ("items.map {$0}", "items.map { $0 }"), ("{ }", "{}"), ("reduce(0,+)", "reduce(0, +)"),
        ("\"a  ,b:c\"", "\"a  ,b:c\""), ("#\"raw \\(x)\"#", "#\"raw \\(x)\"#"), ("#file", "#file"),
        ("x as? Int", "x as? Int"), ("!flag", "!flag"), ("-1", "-1"), ("foo()  .bar", "foo() .bar"),
        ("open(_:with:)", "open(_:with:)"), ("try?   foo()", "try? foo()"), ("nil", "nil"),
        ("x!", "x!"),
        ("\"❤️ 👨‍👩‍👧 1️⃣\"", "\"❤️ 👨‍👩‍👧 1️⃣\""), ("`default`", "`default`"), ("#/a+/#", "#/a+/#"),
        ("URL(string:\"a//b/*c\")!", "URL(string: \"a//b/*c\")!"), ("Größe.klein", "Größe.klein"),
        ("[String:Int]()", "[String: Int]()"), ("\"\\( x )\"", "\"\\(x)\""),
        ("items.first { $0.a>1 }?.b ?? 0", "items.first { $0.a > 1 }?.b ?? 0"),
    ])
    func spelling(_ written: String, _ spelled: String) throws {
        let expression = try NotationChecker().expression(written)
        #expect(expression.text == spelled)
        #expect(try NotationChecker().expression(spelled).text == spelled)
    }

    @Test(arguments: [
        "a; b", "let x = 1", "x = 1", "x += ", "a b", "(1", "1)", "[1", "\"open", "\"\"\"",
        "\"\"\"a\"\"\"",
        "#\"open", "\"\\(x\"", "/* c */ 1", "1 /* c */", "1 // c", "f(/* c */)",
        "\"\\(x /* c */)\"",
        "#if DEBUG", "#endif", "#warning(\"x\")", "#error(\"x\")", "#sourceLocation()", "&x", "_",
        "repeat each x",
        "if a { 1 } else { 2 }", "switch a { default: 1 }", "return 1", "func f() {}", "import Foo",
        "class A {}",
        "", "  ", "/a+/", "{ $0", "}", ")", ",", "a,", "a:", ":", "?", "<#T#>", "a\tb", "a\nb",
        "a\r", "a\u{B}b",
        "a\u{C}", "\"\u{85}\"", "\"\u{2028}\"", "\"\u{2029}\"", "\"\u{0}\"", "\"\u{7F}\"",
        "\"\u{202E}\"",
        "\"\u{2066}\"", "\"a\u{200B}\"", "\"a\u{200D}b\"", "\"\u{AD}\"", "\"\u{FEFF}\"",
        "\"\u{E0001}\"", "❤️",
        "a\u{200C}b", "pаypal", "a\u{A0}+ b", "`a b`", "Int -> Int", "throw x", "defer {}",
        "while true {}",
        "@escaping x", "extension A {}", "'a'", "0x", "1e", "a  ==b", "\\", "#", "case .a",
        "\"\\q\"", "\"\\u{110000}\"",
    ])
    func refused(_ written: String) {
        #expect(throws: NotationError.self) { try NotationChecker().expression(written) }
    }

    @Test(arguments: [
        ("a // b", "an expression cannot contain comments"),
        ("x = 1", "an assignment has no value"),
        ("try foo()", "nothing catches an error here"),
        ("await foo()", "nothing can be waited for here"), ("..failed", "'..' is not an operator"),
        ("f(1", "'f(1' is not a complete expression: ')' is missing"),
        ("a b", "'a b' is not an expression: 'b' does not fit there"),
        ("", "there is no expression here"),
        ("\"\u{202E}\"", "a bidirectional control character (U+202E) is not allowed here"),
        ("a\nb", "a line break (U+000A) is not allowed here"),
    ])
    func messages(_ written: String, _ message: String) {
        let error = #expect(throws: NotationError.self) {
            try NotationChecker().expression(written)
        }
        #expect(error?.message == message)
    }

    @Test func facts() throws {
        let checker = NotationChecker()
        let failed = try checker.expression(".failed(reason: .unknown, 3)")
        #expect(failed.implicitMember == "failed")
        #expect(failed.arguments?.map(\.label) == ["reason", nil])
        #expect(failed.arguments?.map(\.text) == [".unknown", "3"])
        #expect(try checker.expression(".`default`").implicitMember == "default")
        #expect(try checker.expression(".idle").arguments == nil)
        let qualified = try checker.expression("Status.idle")
        #expect(qualified.implicitMember == nil)
        #expect(qualified.caseName(of: "Status") == "idle")
        #expect(qualified.caseName(of: "Other") == nil)
        #expect(try checker.expression(".a.b").implicitMember == nil)
        #expect(
            try checker.expression(#"prompt.count + f("\(user.name) \(prompt)")"#).identifiers == [
                "prompt", "f", "user",
            ])
    }
}
