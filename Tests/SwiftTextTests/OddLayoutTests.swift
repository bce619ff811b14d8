// Things beside a declaration that are the developer's: comments below a doc comment, attributes of a conformance,
// compositions, names inside, a file of another name.

import Testing

@testable import SwiftText

private func file(_ declaration: String, conforms: String = "SDK") -> GeneratedFile {
    var file = fresh("class Wrapper: \(conforms) {\n//@ required step go\n\(declaration)\n//@ end\n}\n")
    file.demandedConformance = conforms
    return file
}

@Suite("Odd layouts")
struct OddLayoutTests {
    @Test(
        "a comment between a doc comment and its declaration stays with both, and the signature follows",
        arguments: ["// swiftlint:disable:next line_length", "// MARK: - Steps", "/* mine */"], ["stub()", "mine()"])
    func comments(_ comment: String, _ body: String) throws {
        let before = file("    /// Goes.\n    func go() { stub() }")
        let after = file("    /// Goes on.\n    func go(a: A) { stub() }")
        let edit = { (text: String) in
            text.replacing("    func", with: "    \(comment)\n    func").replacing("stub()", with: body)
        }
        let trial = try merge(before: before, after: after, user: edit(before.string))
        #expect(trial.text == edit(after.string).replacing("Goes on.", with: "Goes."))
        #expect(!trial.kinds.contains { $0.hasPrefix("conflict") })
    }

    @Test("a stub with a comment of the developer's is retired, not deleted") func retired() throws {
        let before = file("    /// Goes.\n    func go() { stub() }")
        let user = before.string.replacing("    func", with: "    // Mine.\n    func")
        let trial = try merge(before: before, after: fresh("class Wrapper: SDK {\n}\n"), user: user)
        #expect(trial.text.contains("// Mine."))
    }

    @Test(
        "a renamed protocol keeps what stands around its name",
        arguments: [
            (": SDK", ": Tool"), (": @preconcurrency SDK", ": @preconcurrency Tool"),
            (": @MainActor SDK, Own", ": @MainActor Tool, Own"), (": SDK & Own", ": Tool & Own"),
            (": Own & Services.SDK", ": Own & Services.Tool"),
            (": (Own & Services.SDK)", ": (Own & Services.Tool)"),
            (": @preconcurrency (SDK), Own", ": @preconcurrency (Tool), Own"),
            (": Own & (Other & (SDK))", ": Own & (Other & (Tool))"),
        ])
    func renamed(_ yours: String, _ expected: String) throws {
        let before = file("    func go() { stub() }")
        let after = file("    func go() { stub() }", conforms: "Tool")
        let user = before.string.replacing(": SDK", with: yours)
        let trial = try merge(before: before, after: after, user: user)
        #expect(trial.text == before.string.replacing(": SDK", with: expected))
    }

    @Test(
        "a composition or a module in front is the conformance",
        arguments: ["SDK & Own", "Services.SDK", "(Services.SDK)", "Own & (Other & SDK)"])
    func recognised(_ yours: String) throws {
        let before = file("    func go() { stub() }")
        let user = before.string.replacing(": SDK", with: ": \(yours)")
        let trial = try merge(before: before, after: before, user: user)
        #expect(trial.text == user)
        #expect(trial.kinds.isEmpty)
    }

    @Test(
        "a conformance that goes stays in a composition, which is the developer's",
        arguments: [": SDK & Extra", ": Own & (App.Extra & SDK)", ": (Extra) & SDK"])
    func removed(_ yours: String) throws {
        let before = file("    func go() { stub() }", conforms: "SDK, Extra")
        let user = before.string.replacing(": SDK, Extra", with: yours)
        let trial = try merge(before: before, after: file("    func go() { stub() }"), user: user)
        #expect(trial.text == user)
    }

    @Test(
        "a conformance goes with its module", arguments: [": SDK, App.Extra", ": App.Extra, SDK", ": SDK,\n    Extra"])
    func removedAlone(_ yours: String) throws {
        let before = file("    func go() { stub() }", conforms: "SDK, Extra")
        let user = before.string.replacing(": SDK, Extra", with: yours)
        let trial = try merge(before: before, after: file("    func go() { stub() }"), user: user)
        #expect(trial.text == before.string.replacing(": SDK, Extra", with: ": SDK"))
    }

    @Test("a type that has another name in its own file is named, and none is written beside it")
    func renamedType() throws {
        let before = file("    func go() { stub() }")
        let user = before.string.replacing("Wrapper", with: "Mine")
        for after in [before, file("    func go(a: A) { stub() }")] {
            #expect(throws: MergeError.renamedType(path: "W.swift", line: 1, identity: "wrapper", name: "Mine")) {
                try merge(before: before, after: after, user: user)
            }
        }
        // A type that conforms to nothing of the flow's is another one.
        let other = "class Other {\n    func go() {}\n}\n"
        #expect(try merge(before: before, after: before, user: other).text.contains("class Wrapper: SDK"))
    }

    @Test("back-ticks that a name does not need make it no other name")
    func backTicks() throws {
        let before = file("    func go(link: A) { stub() }")
        let mine = before.string.replacing("go(link: A)", with: "`go`(`link`: A)")
            .replacing("stub()", with: "use(link)")
        let same = try merge(before: before, after: before, user: mine)
        #expect(same.text == mine && same.kinds.isEmpty)
        let retyped = try merge(before: before, after: file("    func go(link: B) { stub() }"), user: mine)
        #expect(retyped.text == mine)
        #expect(retyped.kinds == ["conflict go(link:) 2:5"])
    }

    @Test("a name that needs its back-ticks is written with them")
    func neededBackTicks() throws {
        let before = file("    func go() { stub() }")
        let after = fresh(
            """
            class Wrapper: SDK {
            //@ required step default | was: step go
                func `default`() { stub() }
            //@ end
            }

            """)
        let mine = before.string.replacing("stub()", with: "mine()")
        let trial = try merge(before: before, after: after, user: mine)
        #expect(trial.text.contains("func `default`() { mine() }"))
    }

    @Test("a file in one `#if` follows like one without it")
    func conditional() throws {
        let wrap = { (text: String) in
            text.replacing("class", with: "#if os(iOS)\nclass") + "#endif\n"
        }
        let imports = "import A\nimport B\n\n"
        let fresh = { (members: String) in
            var fresh = file(members)
            fresh.text = Array(imports.utf8) + fresh.text
            fresh.marks = fresh.marks.map { mark in
                var mark = mark
                let count = imports.utf8.count
                mark.range = mark.range.lowerBound + count..<mark.range.upperBound + count
                return mark
            }
            return fresh
        }
        let before = fresh("    /// Goes.\n    func go() { stub() }\n    func stop() { stub() }")
        let after = fresh(
            "    /// Goes on.\n    func go(a: A) { stub() }\n    func stop() async { stub() }\n"
                + "    func more() { stub() }")
        for edit in [
            { $0 }, { (text: String) in text.replacing("go() { stub()", with: "go() { mine()") },
        ] {
            let trial = try merge(before: before, after: after, user: wrap(edit(before.string)))
            #expect(!trial.kinds.contains { $0.hasPrefix("conflict") }, "\(trial.kinds)")
            let expected = try merge(before: before, after: after, user: edit(before.string))
            #expect(trial.text == wrap(expected.text))
        }
    }

    @Test("a type in an `#if` that has other branches is not the file's only one") func branches() throws {
        let before = file("    func go() { stub() }")
        let mine = "#if os(iOS)\n" + before.string + "#else\n" + before.string + "#endif\n"
        let after = file("    func go(a: A) { stub() }")
        let trial = try merge(before: before, after: after, user: mine)
        #expect(trial.text == mine)
        #expect(trial.kinds.contains { $0.hasPrefix("conflict go(a:)") })
    }

    @Test("a step that would be declared like an overload of the developer's is a conflict, and both stay")
    func overloads() throws {
        let before = file("    func go(to: A) { stub() }")
        let after = file("    func go(to: B) { stub() }")
        let overload = "    func go(to: B) { other() }\n"
        let mine = before.string.replacing("stub()", with: "mine()").replacing("    func", with: overload + "    func")
        for body in ["mine()", "stub()"] {
            let user = mine.replacing("mine()", with: body)
            let trial = try merge(before: before, after: after, user: user)
            #expect(trial.text == user)
            #expect(trial.kinds.map { $0.split(separator: " ")[0] } == ["conflict"])
        }
        let chosen = before.string.replacing("    func go(to: A) { stub() }\n", with: overload)
        let settled = try merge(before: before, after: after, user: chosen)
        #expect(settled.text == chosen && settled.kinds.isEmpty)
        let another = try merge(before: before, after: file("    func go(to: C) { stub() }"), user: mine)
        #expect(another.text == mine.replacing("go(to: A)", with: "go(to: C)"))
    }
}

@Suite("Doc comments apart from their declarations")
struct ApartTests {
    private let before = file("    /// Goes.\n    /// Far.\n    func go() { stub() }")
    private let after = file("    /// Goes.\n    /// Far.\n    /// - Parameter a: What.\n    func go(a: A) { stub() }")

    @Test("a doc comment with an empty line below it is the developer's") func below() throws {
        let user = before.string.replacing("    func", with: "\n    func").replacing("stub()", with: "mine()")
        let trial = try merge(before: before, after: after, user: user)
        #expect(trial.text == user.replacing("go()", with: "go(a: A)"))
        #expect(!trial.kinds.contains { $0.hasPrefix("conflict") })
        let gone = try merge(before: before, after: fresh("class Wrapper: SDK {\n}\n"), user: user)
        #expect(gone.text.contains("/// Far.") && gone.text.contains("mine()"))
    }

    @Test(
        "a doc comment with comments of the developer's in it or below it stays",
        arguments: [
            ("    func", "\n    // NB\n    func"), ("    func", "    // NB\n\n    func"),
            ("    func", "\n    /* NB */\n\n    func"), ("    func", "    // NB\n    // NB\n\n\n    func"),
            ("    /// Far.", "    // NB\n    /// Far."),
        ], ["stub()", "mine()"])
    func within(_ place: (String, String), _ body: String) throws {
        let user = before.string.replacing(place.0, with: place.1).replacing("stub()", with: body)
        for after in [after, file("    func go(a: A) { stub() }")] {
            let trial = try merge(before: before, after: after, user: user)
            #expect(trial.text == user.replacing("go()", with: "go(a: A)"))
            #expect(!trial.kinds.contains { $0.hasPrefix("conflict") })
        }
    }

    @Test("a conflict about a type names the type")
    func ofType() throws {
        let before = fresh("class Wrapper {\n}\n")
        let after = fresh("@MainActor class Wrapper {\n}\n")
        let user = before.string.replacing("class", with: "nonisolated class")
        let trial = try merge(before: before, after: after, user: user)
        #expect(trial.kinds == ["conflict Wrapper 1:1"])
    }

    @Test("the developer's comment on a type stays, and flowgen's follows") func ofTypeAlone() throws {
        let before = fresh("/// Serves A.\nclass Wrapper {\n}\n")
        let after = fresh("/// Serves B.\nclass Wrapper {\n}\n")
        for user in ["/// Mine.\nclass Wrapper {\n}\n", "class Wrapper {\n}\n"] {
            let trial = try merge(before: before, after: after, user: user)
            #expect(trial.kinds == [] && trial.text == user)
        }
        #expect(try merge(before: before, after: after, user: before.string).text == after.string)
    }

    @Test("what an empty line sets apart from a doc comment is no part of it") func heading() throws {
        let edit = { (text: String) in
            text.replacing("    /// Goes.", with: "    /// Steps\n\n    /// Goes.").replacing("stub()", with: "mine()")
        }
        let trial = try merge(before: before, after: after, user: edit(before.string))
        #expect(trial.text == edit(after.string))
    }

    @Test("a doc comment that the developer has rewritten stays, below an empty line too") func rewritten() throws {
        let user = before.string.replacing("Far.\n", with: "Near.\n\n").replacing("stub()", with: "mine()")
        let trial = try merge(before: before, after: after, user: user)
        #expect(!trial.kinds.contains { $0.hasPrefix("conflict") })
        #expect(trial.text == user.replacing("go()", with: "go(a: A)"))
    }
}
