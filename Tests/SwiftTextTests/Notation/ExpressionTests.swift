// Expressions: what is read, how it is written out, what is refused.

import Testing

@testable import SwiftText

@Suite struct ExpressionTests {
    @Test(arguments: [
        #".success(message: "Mock reply for: \(prompt)")"#, #"prompt.allSatisfy(\.isWhitespace)"#, "a+b",
        "f( x:1,y :2 )",
        "[:]", "[\"a\":1]", "a ? b:c", "0..<5", "items.map{$0.id}", "{ }", "reduce(0,+)", "\"a  ,b:c\"",
        "#\"raw \\(x)\"#", "#file", "x as? Int", "!flag", "-1", "open(_:with:)", "try? foo()", "nil", "x!",
        "\"❤️ 👨‍👩‍👧 1️⃣\"", "`default`", "#/a+/#", "URL(string:\"a//b/*c\")!", "Größe.klein", "[String:Int]()",
        "items.first { $0.a>1 }?.b ?? 0",
    ])
    func areWrittenAsTheyAre(_ written: String) throws {
        #expect(try NotationChecker().expression(" \(written) ").text == written)
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
        "\"\u{2066}\"", "\"a\u{200B}\"", "\"\u{AD}\"", "\"\u{FEFF}\"",
        "\"\u{E0001}\"", "❤️",
        "a\u{200C}b", "a\u{A0}+ b", "`a b`", "Int -> Int", "throw x", "defer {}",
        "while true {}",
        "@escaping x", "extension A {}", "'a'", "0x", "1e", "a  ==b", "\\", "#", "case .a",
        "\"\\q\"", "\"\\u{110000}\"",
    ])
    func refused(_ written: String) {
        #expect(throws: NotationError.self) { try NotationChecker().expression(written) }
    }

    @Test(arguments: [
        ("a // b", "an expression cannot contain comments"),
        ("x = 1", "'x = 1' has no value here"),
        ("try foo()", "'try foo()' has no value here"),
        ("await foo()", "'await foo()' has no value here"), ("..failed", "'..failed' has no value here"),
        ("f(1", "'f(1' is not an expression: ')' is missing here"),
        ("a b", "'a b' is not an expression: 'b' does not fit here"),
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
