// Names: characters, case, keywords, labels; and names as words.

import SwiftParser
import Testing

@testable import SwiftText

@Suite struct NameTests {
    private let checker = NotationChecker()

    @Test(arguments: [
        ("startChat", "startChat"), ("`default`", "`default`"), ("default", "`default`"),
        ("`startChat`", "startChat"),
        ("_image", "_image"),
        ("größe", "größe"), ("имя", "имя"), ("名前なまえ", "名前なまえ"), ("이름", "이름"), ("x1", "x1"),
        ("ελλάδα", "ελλάδα"), ("नाम", "नाम"), ("`await`", "`await`"),
    ])
    func members(_ written: String, _ spelled: String) throws {
        let name = try checker.memberName(written)
        #expect(name.spelled == spelled)
        #expect(!name.text.contains("`"))
    }

    @Test(arguments: [
        "", "_", "`", "``", "`_`", "self", "`self`", "`init`", "`Self`",
        "`Type`", "init",
        "StartChat", "1a", "a b", "a-b", "a.b", "$a", "__a", "a\u{200B}b", "a\u{200D}b",
        "a\u{202E}b", "cafe\u{301}",
        "\u{212B}", "\u{1F71}", "a\u{0}", "a\n", "❤",
        "a!", "`a", "a`",
        "e\u{30A}", "x\u{316}\u{300}", "\u{E9}\u{323}",
        String(repeating: "a", count: 101),
    ])
    func refusedMembers(_ written: String) {
        #expect(throws: NotationError.self) { try checker.memberName(written) }
    }

    @Test func longestName() throws {
        #expect(try checker.memberName(String(repeating: "a", count: 100)).text.count == 100)
    }

    @Test func rememberedTextsDoNotHideDecomposedOnes() throws {
        _ = try checker.type("Caf\u{E9}")
        #expect(throws: NotationError.self) { try checker.type("Cafe\u{301}") }
        _ = try checker.expression("caf\u{E9}")
        #expect(throws: NotationError.self) { try checker.expression("cafe\u{301}") }
    }

    @Test(arguments: [
        ("init", "choose another name"), ("StartChat", "write 'startChat'"), ("start chat", "write 'startChat'"),
        ("start-chat", "write 'startChat'"), ("URLLoad", "write 'urlLoad'"),
    ]) func advice(_ written: String, _ advice: String) {
        let error = #expect(throws: NotationError.self) { try checker.memberName(written) }
        #expect(error?.advice == advice)
    }

    @Test func typesAndModules() throws {
        #expect(try checker.typeName("Foo").text == "Foo")
        #expect(try checker.typeName("Foo.Bar", allowingDots: true).text == "Foo.Bar")
        #expect(try checker.typeName("module.Bar", allowingDots: true).text == "module.Bar")
        #expect(try checker.typeName("名前").text == "名前")
        for text in [
            "foo", "Foo.Bar", "Type", "`Type`", "Any", "Self", "Protocol", "_Foo", "Foo<Int>",
            "[Foo]",
        ] {
            #expect(throws: NotationError.self, "\(text)") { try checker.typeName(text) }
        }
        for text in ["Foo.", ".Foo", "Foo..Bar", "Foo.bar", "Foo.Type", "Foo. Bar"] {
            #expect(throws: NotationError.self, "\(text)") {
                try checker.typeName(text, allowingDots: true)
            }
        }
        #expect(try checker.moduleName("UIKit.UIView").text == "UIKit.UIView")
        #expect(try checker.moduleName("_StringProcessing").text == "_StringProcessing")
        for text in ["", "a b", "A;B", "A/B", "import", "Foo.", "Foo\nimport Bar"] {
            #expect(throws: NotationError.self, "\(text)") { try checker.moduleName(text) }
        }
        #expect(throws: NotationError.self) { try checker.moduleName("A.B", allowingDots: false) }
    }

    @Test(arguments: [
        ("prompt", "prompt", "prompt: ", "prompt:"), ("for user", "for user", "for: ", "for:"),
        ("_ image", "_ image", "", "_:"), ("  for   user ", "for user", "for: ", "for:"),
        ("`let` x", "`let` x", "let: ", "let:"), ("`in`", "`in`", "in: ", "in:"), ("let x", "`let` x", "let: ", "let:"),
        ("for in", "for `in`", "for: ", "for:"), ("in", "`in`", "in: ", "in:"),
        ("inout x", "`inout` x", "`inout`: ", "inout:"), ("`inout` x", "`inout` x", "`inout`: ", "inout:"),
        ("a a", "a", "a: ", "a:"),
    ])
    func labels(_ written: String, _ spelled: String, _ call: String, _ full: String) throws {
        let label = try checker.label(written)
        #expect(label.spelled == spelled)
        #expect(label.callPrefix == call)
        #expect(label.inFullName == full)
    }

    @Test(arguments: [
        "", " ", "_", "self", "for init", "a b c", "a _", "_ _", "A", "a B",
        "a: b", "a\tb",
    ])
    func refusedLabels(_ written: String) {
        #expect(throws: NotationError.self) { try checker.label(written) }
    }

    @Test(arguments: [
        "associatedtype", "class", "for", "in", "is", "nil", "rethrows", "super", "throws", "where", "async", "open",
        "some", "any", "get", "set", "actor", "macro", "each", "prompt", "left", "lazy", "final", "default", "case",
        "try", "true", "Any",
    ]) func keywordsAgreeWithTheParser(_ word: String) {
        #expect(Keywords.isReserved(word) == !word.isValidSwiftIdentifier(for: .variableName))
    }

    @Test(arguments: [
        ("ChatBot", "chatBot"), ("OCRScan", "ocrScan"), ("URL", "url"), ("A", "a"), ("IDCheck2", "idCheck2"),
        ("chatBot", "chatBot"), ("", ""), ("_Foo", "_foo"), ("Élan", "élan"), ("X1Y", "x1Y"),
    ])
    func lower(_ name: String, _ expected: String) {
        #expect(lowerCamel(name) == expected)
    }

    @Test(arguments: [
        ("startChat", "StartChat"), ("a", "A"), ("", ""), ("URL", "URL"), ("élan", "Élan"),
    ])
    func upper(_ name: String, _ expected: String) {
        #expect(upperCamel(name) == expected)
    }

    @Test(arguments: [
        ("startChat", ["start", "chat"]), ("StartChat", ["start", "chat"]),
        ("setupSDK", ["setup", "SDK"]), ("OCRScan", ["OCR", "scan"]),
        ("a_b", ["a", "b"]), ("", []), ("IDCheck2", ["ID", "check2"]),
    ])
    func wordsOfNames(_ name: String, _ expected: [String]) {
        #expect(words(name) == expected)
    }
}
