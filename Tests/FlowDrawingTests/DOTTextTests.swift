// How texts are put into labels of Graphviz.

import Testing

@testable import FlowDrawing

@Suite("Texts in DOT") struct DOTTextTests {
    @Test("Lines are broken between words, and a long word stands alone") func wrapping() {
        #expect(DOTText.wrapped("one two three", width: 7) == ["one two", "three"])
        #expect(DOTText.wrapped("a verylongword b", width: 4) == ["a", "verylongword", "b"])
        #expect(DOTText.wrapped("  ", width: 4) == [])
    }

    @Test("Nothing in a text is markup")
    func escaping() {
        #expect(DOTText.escaped("a<b>&\"c\"\n") == "a&lt;b&gt;&amp;&quot;c&quot; ")
    }
}
