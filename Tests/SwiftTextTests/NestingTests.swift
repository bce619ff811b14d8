// How deeply a Swift file may be nested. Brackets in literals and comments count too.

import Testing

@testable import SwiftText

@Suite struct NestingTests {
    private static let texts = [
        String(repeating: "[", count: 20), String(repeating: "(", count: 600), String(repeating: "<", count: 600),
        String(repeating: "#if ", count: 60), String(repeating: "#", count: 11_000),
    ]

    @Test(arguments: texts)
    func bracketsInCodeCount(text: String) {
        let code = "let a = 1 // b\n\(text)\n"
        #expect(Nesting.excess(in: Array(code.utf8)) != nil)
        let inText = "let a = \"\"\"\n// \\(\n// \(text)\n"
        #expect(Nesting.excess(in: Array(inText.utf8)) != nil)
    }

    @Test("Number signs count in a row: the parser goes over all that follow from each of them") func numberSigns() {
        for sign in ["# ", "#a\n"] {
            let text = String(repeating: sign, count: 4_000)
            #expect(Nesting.excess(in: Array(text.utf8)) == nil)
        }
        let row = String(repeating: "#", count: 200_000)
        #expect(Nesting.excess(in: Array("let a = 1\n\(row)\n".utf8)) == 10_010)
    }
}
