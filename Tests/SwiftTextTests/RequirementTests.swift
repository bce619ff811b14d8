// A member that the flow requires from now on, and that the developer has written already: it is taken if it is what
// the protocol requires, and reported otherwise.

import Testing

@testable import SwiftText

private let before = fresh("class Wrapper: SDK {\n//@ required step start\n    func start() { x }\n//@ end\n}\n")

private func withStep(_ declaration: String) -> GeneratedFile {
    var file = fresh(
        """
        class Wrapper: SDK {
        //@ required step start
            func start() { x }
        //@ required step go
            \(declaration)
        //@ end
        }

        """)
    file.demandedConformance = "SDK"
    return file
}

/// What is said of a declaration that stands in the class already when the flow gets the step.
private func kinds(flow: String, yours: String, outside: String = "") throws -> [String] {
    let user = withStep(yours).string + outside
    return try merge(before: before, after: withStep(flow), user: user).kinds
}

@Suite("Members that the flow requires and the developer has")
struct RequirementTests {
    @Test(
        "what has other types is reported and stays",
        arguments: [
            ("func go(a: Int) { x }", "func go(a: inout Int) { mine }"),
            ("func go(a: Int) { x }", "func go(a: Int...) { mine }"),
            ("func go(a: Int) { x }", "func go(a: @autoclosure () -> Int) { mine }"),
            ("func go(a: Int) { x }", "func go(a: String) { mine }"),
            ("func go(a: Int) { x }", "func go(a: Int) -> Int { mine }"),
            ("var go: Int { x }", "weak var go: Foo?"), ("var go: Int { x }", "var go: Int! = 1"),
        ])
    func reported(_ flow: String, _ yours: String) throws {
        let user = withStep(yours).string
        let trial = try merge(before: before, after: withStep(flow), user: user)
        #expect(trial.kinds.map { $0.prefix(11) } == ["conflict go"])
        #expect(trial.text == user)
        let file = UserFile(path: "W.swift", text: Array(user.utf8))
        let again = try MergeInput(generated: withStep(flow), user: file, base: trial.result.base).verified()
        #expect(again.outcomes == trial.result.outcomes)
    }

    @Test(
        "what has the same types is taken as it is",
        arguments: [
            ("func go(a: Int) async throws { x }", "public func go(a own: Int = 1) -> Void { mine }"),
            ("func go(a: Int) { x }", "@MainActor func go<T: Numeric>(a: T) { mine }"),
            ("func go(a: Int) { x }", "func go(a: Int) { mine }\n    func go(a: String) { other }"),
            ("var go: Int { x }", "let go = 3"), ("var go: Int { x }", "private(set) var go: Int = 3"),
        ])
    func taken(_ flow: String, _ yours: String) throws {
        #expect(try kinds(flow: flow, yours: yours) == [])
    }

    @Test("what flowgen wrote and the developer changed is the compiler's to judge")
    func edited() throws {
        let user = before.string.replacing("func start() { x }", with: "private func start() async { mine }")
        #expect(try merge(before: before, after: before, user: user).kinds == [])
    }

    @Test("what another file may implement does not come again")
    func besideTheType() throws {
        let flow = withStep("func go(a: A) { x }")
        let own = "class Wrapper: SDK {\n    func start() { x }\n}\n"
        #expect(try merge(before: flow, after: flow, user: own).kinds.map { $0.prefix(12) } == ["restored go("])
        var input = MergeInput(
            generated: flow, user: UserFile(path: "W.swift", text: Array(own.utf8)), base: try record(flow))
        input.namesBeside = ["SDK", "go"]
        #expect(try input.verified().outcomes.isEmpty)
    }

    @Test("what another file gives the type is not declared again when the flow has it anew")
    func newBesideTheType() throws {
        let flow = withStep("func go(a: A) { x }")
        var input = MergeInput(
            generated: flow, user: UserFile(path: "W.swift", text: before.text), base: try record(before))
        input.namesBeside = ["Wrapper", "go"]
        input.membersBeside = ["go(b:)"]
        #expect(try input.verified().outcomes.map(\.kind) == [.added])
        input.membersBeside = ["go(a:)"]
        #expect(try input.verified().outcomes.map(\.kind) == [.apart])
    }
}
