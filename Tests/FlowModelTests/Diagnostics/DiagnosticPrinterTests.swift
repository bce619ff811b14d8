// The printed form, byte for byte, and that hostile input cannot bend it.

import FlowModel
import Testing

@Suite struct DiagnosticPrinterTests {
    private func printed(
        _ text: String, _ range: Range<Int>, message: String = "wrong", advice: String? = nil
    ) -> String {
        let file = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
        let location = SourceLocation(file: file, range: range)
        let diagnostic = Diagnostic("x-id", message, advice: advice, at: location)
        return DiagnosticPrinter().text(for: diagnostic)
    }

    @Test func form() {
        let file = SourceFile(path: "chatbot.yaml", bytes: Array("a:\n  from: [initialised]\n".utf8))
        let diagnostic = Diagnostic(
            "flow-unknown-status", "unknown status 'initialised'",
            advice: "did you mean 'initialized'?",
            at: SourceLocation(file: file, range: 12..<23))
        #expect(
            DiagnosticPrinter().text(for: diagnostic) == """
                chatbot.yaml:2:10: error: unknown status 'initialised' [flow-unknown-status]
                2 |   from: [initialised]
                  |          ^~~~~~~~~~~
                  = help: did you mean 'initialized'?

                """)
    }

    @Test func withoutALocation() {
        let missing = Diagnostic("io-missing", "no such file", severity: .warning, advice: "look", path: "b.yaml")
        #expect(
            DiagnosticPrinter().text(for: missing) == "b.yaml: warning: no such file [io-missing]\n  = help: look\n")
        let general = Diagnostic("none", "nothing to do", severity: .note)
        #expect(DiagnosticPrinter().text(for: general) == "note: nothing to do [none]\n")
        #expect(
            DiagnosticPrinter().text(for: [missing, general])
                == "b.yaml: warning: no such file [io-missing]\n  = help: look\n" + "note: nothing to do [none]\n")
    }

    @Test func tabsKeepAlignment() {
        let lines = printed("\tk:\tv", 4..<5).split(separator: "\n")
        #expect(lines[1] == "1 | \tk:\tv")
        #expect(lines[2] == "  | \t  \t^")
    }

    @Test func emptyAndMultiLineRanges() {
        #expect(printed("ab\ncd", 2..<2).hasSuffix("1 | ab\n  |   ^\n"))
        #expect(printed("ab\ncd", 1..<5).hasSuffix("1 | ab\n  |  ^\n"))
        // Of an empty file there is nothing to show.
        #expect(printed("", 0..<0) == "a.yaml:1:1: error: wrong [x-id]\n")
        #expect(printed("ab", 50..<60).hasSuffix("1 | ab\n  |   ^\n"))
    }

    @Test func hostileCharactersAreVisible() {
        let text = "\u{1B}[2J\u{202E}k: v"
        let output = printed(text, 7..<8, message: "m\nb.yaml:1:1: error: x\u{9B}", advice: "\u{2066}y\u{2029}")
        #expect(
            output == """
                a.yaml:1:6: error: m\\u{A}b.yaml:1:1: error: x\\u{9B} [x-id]
                1 | \\u{1B}[2J\\u{202E}k: v
                  |                  ^
                  = help: \\u{2066}y\\u{2029}

                """)
        for scalar in output.unicodeScalars where scalar != "\n" {
            #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
        }
    }

    @Test func longLinesAreCut() {
        let text = String(repeating: "é", count: 5_000) + "X" + String(repeating: "b", count: 5_000)
        let lines = printed(text, 10_000..<10_001).split(separator: "\n")
        #expect(lines[1].hasPrefix("1 | …é") && lines[1].hasSuffix("b…"))
        #expect(lines[1].unicodeScalars.count == 4 + 120 + 2)
        let column = lines[2].unicodeScalars.count - 1
        #expect(Array(lines[1].unicodeScalars)[column] == "X")
        #expect(lines[0].hasPrefix("a.yaml:1:5001: "))
    }

    @Test func colorIsOptional() {
        let diagnostic = Diagnostic("a", "m", path: "p")
        let colored = DiagnosticPrinter(usesColor: true).text(for: diagnostic)
        #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
        #expect(!DiagnosticPrinter().text(for: diagnostic).contains("\u{1B}"))
    }

    @Test func sortedWithoutDuplicates() {
        let first = SourceFile(path: "a", bytes: Array("x\ny".utf8))
        let second = SourceFile(path: "b", bytes: Array("x\ny".utf8))
        func make(_ id: DiagnosticID, _ file: SourceFile, _ offset: Int) -> Diagnostic {
            let location = SourceLocation(file: file, range: offset..<offset + 1)
            return Diagnostic(id, "m", at: location)
        }
        let sorted = [
            make("a", second, 0), make("b", first, 2), make("a", first, 2), make("z", first, 0),
            Diagnostic("file", "m", path: "b"), make("b", first, 2), Diagnostic("none", "m"),
        ].sortedWithoutDuplicates()
        let order = sorted.map {
            "\($0.path ?? "") \($0.location?.range.lowerBound ?? -1) \($0.id)"
        }
        #expect(order == [" -1 none", "a 0 z", "a 2 a", "a 2 b", "b -1 file", "b 0 a"])
        #expect(sorted.hasErrors)
        #expect(![Diagnostic("n", "m", severity: .warning)].hasErrors)
    }
}
