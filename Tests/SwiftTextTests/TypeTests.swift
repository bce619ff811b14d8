// What stands around the members: imports, the type's head, extensions that conform.

import SwiftText
import Testing

@testable import SwiftText

private func file(
    imports: String = "import Combine", head: String = "@MainActor\nfinal class Wrapper: SDK",
    body: String = "    private let manager: Manager", tail: String = ""
) -> GeneratedFile {
    fresh("\(imports)\n\n/// Serves.\n\(head) {\n\(body)\n}\n\(tail)")
}

private let delegate = """

    extension Wrapper: P {
        //@ delegate P went(_:)
        nonisolated func went(_ a: A) {
            stub()
        }
        //@ end
    }

    """

private let own = "    private let manager: Manager\n    let mine = 1 // mine"

private struct Change: CustomTestStringConvertible {
    var name: String
    var before: GeneratedFile
    var after: GeneratedFile
    /// The developer's file; the edited form of what was before.
    var user: String
    var result: String
    var kinds: [String]
    var testDescription: String { name }
}

private func change(
    _ name: String, _ before: GeneratedFile, _ after: GeneratedFile, _ kinds: [String],
    edit: (String) -> String = { $0.replacing("    private let manager: Manager", with: own) }
) -> Change {
    Change(
        name: name, before: before, after: after, user: edit(before.string), result: edit(after.string), kinds: kinds)
}

private let changes = [
    change(
        "an SDK module added", file(), file(imports: "import Combine\n@preconcurrency import Kit"),
        ["added import Kit"]),
    change(
        "an SDK module added before", file(imports: "import Kit"),
        file(imports: "import Combine\nimport Kit"), ["added import Combine"]),
    change(
        "an SDK module exchanged in an untouched file", file(imports: "import Combine\nimport A"),
        file(imports: "import Combine\nimport B"), ["added import B", "removed import A"], edit: { $0 }),
    change(
        "the import of an SDK isolates less", file(imports: "import Kit"), file(imports: "@preconcurrency import Kit"),
        ["followed import Kit"]),
    change("isolation of the type", file(), file(head: "nonisolated final class Wrapper: SDK"), ["followed Wrapper"]),
    change("a class becomes an actor", file(), file(head: "actor Wrapper: SDK"), ["followed Wrapper"]),
    change("an actor becomes a class", file(head: "actor Wrapper: SDK"), file(), ["followed Wrapper"]),
    change(
        "another protocol", file(), file(head: "@MainActor\nfinal class Wrapper: Other"),
        ["added the conformance to Other", "removed the conformance to SDK"]),
    change(
        "a superclass added", file(), file(head: "@MainActor\nfinal class Wrapper: NSObject, SDK"),
        ["added the conformance to NSObject"]),
    change(
        "no conformance any more", file(), file(head: "@MainActor\nfinal class Wrapper"),
        ["removed the conformance to SDK"]),
    change(
        "a first conformance", file(head: "@MainActor\nfinal class Wrapper"), file(),
        ["added the conformance to SDK"]),
    change(
        "a delegate added", file(), file(tail: delegate),
        ["added the conformance to P", "added went(_:)"]),
    change("a delegate removed, untouched", file(tail: delegate), file(), ["removed went(_:)"]),
    change(
        "a stored property added", file(),
        file(body: "    private let manager: Manager\n    private var task: Task?"),
        ["added task"],
        edit: { $0.replacing("@MainActor", with: "// mine\n@MainActor") }),
    change(
        "a maker added", file(tail: "\nextension Manager {\n    func a() {}\n}\n"),
        file(tail: "\nextension Manager {\n    func a() {}\n\n    func b() {}\n}\n"), ["added b()"]),
]

@Suite("Heads and imports") struct TypeTests {
    @Test("each change", arguments: changes) private func each(_ change: Change) throws {
        let trial = try merge(before: change.before, after: change.after, user: change.user)
        #expect(trial.text == change.result)
        let kinds = trial.result.outcomes.map { "\($0.kind.rawValue) \($0.member)" }
        #expect(kinds.sorted() == change.kinds.sorted())
    }

    @Test("an edited import stays; one that the developer deleted does not come again") func ownImports() throws {
        let before = file(imports: "import Combine\nimport Kit")
        let edited = before.string.replacing("import Kit", with: "internal import Kit")
        #expect(try merge(before: before, after: file(), user: edited).text == edited)
        let without = before.string.replacing("import Kit\n", with: "")
        #expect(try merge(before: before, after: before, user: without).text == without)
    }

    @Test("a superclass goes from an untouched file only, since an initializer may call it") func superclass() throws {
        let before = file(head: "@MainActor\nfinal class Wrapper: NSObject, SDK")
        #expect(try merge(before: before, after: file(), user: before.string).text == file().string)
        let edited = before.string.replacing("    private", with: "    init() { super.init() }\n    private")
        #expect(try merge(before: before, after: file(), user: edited).text == edited)
    }

    @Test("a delegate that was filled in stays, and says so")
    func ownDelegate() throws {
        let before = file(tail: delegate)
        let user = before.string.replacing("stub()", with: "mine()")
        let trial = try merge(before: before, after: file(), user: user)
        let line = "    // flowgen:retired This method is no longer required.\n"
        #expect(trial.text == user.replacing("    nonisolated", with: "\(line)    nonisolated"))
        let file = UserFile(path: "W.swift", text: Array(trial.text.utf8))
        let again = try MergeInput(generated: before, user: file, base: trial.result.base).verified()
        #expect(again.file.map { String(decoding: $0.new, as: UTF8.self) } == user)
    }

    @Test(
        "a stub is as open as the developer's class and the flow's protocol",
        arguments: [
            ("public", "public ", "public func b"), ("package", "public ", "package func b"), ("public", "", "func b"),
        ])
    func access(_ own: String, _ demanded: String, _ expected: String) throws {
        let a = "//@ required step a\n    func a() { stub }\n//@ end\n"
        let before = wrapper(a)
        var after = wrapper(a + "//@ required step b\n    @Mine\n    func b() { stub }\n//@ end\n")
        (after.demandedConformance, after.demandedAccess) = ("SDK", demanded)
        let user = before.string.replacing("final class", with: "\(own) final class")
        #expect(try merge(before: before, after: after, user: user).text.contains("@Mine\n    \(expected)("))
    }

    @Test("the developer takes the line off: the member is theirs")
    func takenOver() throws {
        let before = wrapper("//@ required step a\n    func a() { stub }\n//@ end\n    let b = 1")
        let after = wrapper("    let b = 1")
        let user = before.string.replacing("stub", with: "mine")
        let first = try merge(before: before, after: after, user: user)
        #expect(first.text != user)
        let file = UserFile(path: "W.swift", text: Array(user.utf8))
        let second = try MergeInput(generated: after, user: file, base: first.result.base).verified()
        #expect(second.file == nil && second.outcomes.isEmpty)
        #expect(!second.base.contains { $0.id == .step("a") })
    }
}
