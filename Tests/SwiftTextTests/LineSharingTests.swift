// Several members on one line: a stub goes behind the line, and splits it nowhere but before the brace that closes the
// type.

import Testing

@testable import SwiftText

private func step(_ name: String, _ body: String = "stub()") -> String {
    """
        //@ required step \(name)
        /// Does \(name).
        func \(name)() {
            \(body)
        }
        //@ end
    """
}

private let one = wrapper(step("one"))
private let two = wrapper(step("one") + "\n\n" + step("two"))

private struct Case: CustomTestStringConvertible {
    var text: String
    var result: String
    var testDescription: String { text }
}

private let cases = [
    Case(
        text: "class Wrapper: SDK { func one() { a }; func own() { b } }",
        result: "class Wrapper: SDK { func one() { a }; func own() { b }\n\n    STUB\n}"),
    Case(
        text: "class Wrapper: SDK { func one() { a } }",
        result: "class Wrapper: SDK { func one() { a }\n\n    STUB\n}"),
    Case(
        text: "class Wrapper: SDK {\n    func one() { a } // mine\n    func own() { b }\n}",
        result: "class Wrapper: SDK {\n    func one() { a } // mine\n\n    STUB\n    func own() { b }\n}"),
    Case(
        text: "class Wrapper: SDK {\n    func one() { a } }",
        result: "class Wrapper: SDK {\n    func one() { a }\n\n    STUB\n}"),
    // On a line of their own.
    Case(
        text: "class Wrapper: SDK {\n    func one() { a }; func own() { b }\n}",
        result: "class Wrapper: SDK {\n    func one() { a }; func own() { b }\n\n    STUB\n}"),
    Case(
        text: "class Wrapper: SDK {\n    func one() { a }; func own() { b }; // mine\n    var c = 1\n}",
        result: "class Wrapper: SDK {\n    func one() { a }; func own() { b }; // mine\n\n    STUB\n    var c = 1\n}"),
    // One that goes on, on the next line.
    Case(
        text: "class Wrapper: SDK {\n    func one() { a }; func own() {\n        b\n    }\n}",
        result: "class Wrapper: SDK {\n    func one() { a }; func own() {\n        b\n    }\n\n    STUB\n}"),
    // A comment that goes on, and one that is behind the last.
    Case(
        text: "class Wrapper: SDK {\n    func one() { a } /* x\n    y */ func own() { b }\n}",
        result: "class Wrapper: SDK {\n    func one() { a } /* x\n    y */ func own() { b }\n\n    STUB\n}"),
    Case(
        text: "class Wrapper: SDK {\n    func one() { a } /* x\n    y */\n}",
        result: "class Wrapper: SDK {\n    func one() { a } /* x\n    y */\n\n    STUB\n}"),
    Case(
        text: "class Wrapper: SDK { func one() { a } /* mine */ }",
        result: "class Wrapper: SDK { func one() { a } /* mine */\n\n    STUB\n}"),
]

@Suite("Members that share a line")
struct LineSharingTests {
    private let stub = "/// Does two.\n    func two() {\n        stub()\n    }"

    @Test("a stub goes behind the line", arguments: cases) private func behind(_ example: Case) throws {
        let text = "import Combine\n" + example.text
        let trial = try merge(before: one, after: two, user: text)
        #expect(trial.text == "import Combine\n" + example.result.replacing("STUB", with: stub))
    }

    @Test("stubs for several members of one line follow it in the order of the flow") func several() throws {
        let before = wrapper(step("one") + "\n\n" + step("three"))
        let after = wrapper(["one", "two", "three", "four"].map { step($0) }.joined(separator: "\n\n"))
        let line = "class Wrapper: SDK { func one() { a }; func three() { b }"
        let text = "import Combine\n\(line) }\n"
        let trial = try merge(before: before, after: after, user: text)
        let four = stub.replacing("two", with: "four")
        #expect(trial.text == "import Combine\n\(line)\n\n    \(stub)\n\n    \(four)\n}\n")
    }

    @Test("a stub at the start goes behind what shares the line of the brace")
    func start() throws {
        let text = "import Combine\nclass Wrapper: SDK { func own() { b } // mine\n}\n"
        let trial = try merge(before: nil, after: one, user: text)
        let stub = self.stub.replacing("two", with: "one")
        #expect(trial.text == "import Combine\nclass Wrapper: SDK { func own() { b } // mine\n\n    \(stub)\n}\n")
    }

    @Test("what is deleted from the line goes, what comes stands behind it")
    func deleted() throws {
        let old = "    //@ required step old\n    func old() { stub() }\n    //@ end"
        let before = wrapper(step("one") + "\n\n" + old)
        let text = "import Combine\nclass Wrapper: SDK { func one() { a }; func old() { stub() } }\n"
        let trial = try merge(before: before, after: two, user: text)
        #expect(trial.text == "import Combine\nclass Wrapper: SDK { func one() { a }; \n\n    \(stub)\n}\n")
    }

    @Test("an import goes before a line of imports, or behind it")
    func imports() throws {
        let text = "import A; import B\n\nclass Wrapper: SDK {\n    func one() { a }\n}\n"
        let before = fresh("import A\n\nclass Wrapper: SDK {\n}\n")
        let after = fresh("import A\nimport C\n\nclass Wrapper: SDK {\n}\n")
        let trial = try merge(before: before, after: after, user: text)
        #expect(trial.text == text.replacing("B\n", with: "B\nimport C\n"))
        let first = fresh("import C\nimport A\n\nclass Wrapper: SDK {\n}\n")
        let other = "let x = 1; " + text
        let top = try merge(before: before, after: first, user: other)
        #expect(top.text == "import C\n\n" + other)
    }
}
