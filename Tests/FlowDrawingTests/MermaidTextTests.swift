// How texts are put into labels of Mermaid.

import Testing

@testable import FlowDrawing

@Suite("Texts in Mermaid")
struct MermaidTextTests {
    @Test(
        "Nothing in a text is Mermaid's or HTML's",
        arguments: [
            ("a \"b\"", "a #34;b#34;"), ("<b>", "#60;b#62;"), ("#35;", "#35;35#59;"),
            ("`**x**`", "#96;#42;#42;x#42;#42;#96;"),
            ("%%{init}%%", "#37;#37;#123;init#125;#37;#37;"),
            ("$$x$$", "#36;#36;x#36;#36;"), ("a\\nb\nc", "a#92;nb c"), ("classDef", "#99;lassDef"),
            ("plain (text) [1]: ok, yes - no", "plain (text) [1]: ok, yes - no"),
        ])
    func escaping(text: String, expected: String) {
        #expect(MermaidText.escaped(text) == expected)
    }

    @Test("Lines stand below each other, empty ones are left out")
    func lines() {
        #expect(MermaidText.label(["a", "", "b"]) == "\"a<br/>b\"")
    }
}
