// Members that cannot satisfy the protocol are reported, whoever changed them last; and nothing that Swift
// accepts is.

import Testing

@testable import SwiftMerging

private func file(_ declaration: String) -> FreshFile {
    var file = fresh(
        "class Wrapper: SDK {\n//@ required step go\n    \(declaration)\n//@ end\n}\n")
    file.flowTypes = ["A", "B", "C", "E", "F"]
    return file
}

/// The element that keeps the developer's declaration from satisfying the flow's; nil if none does.
private func refusal(
    before: String?, flow: String, yours: String, outside: String = "", aliases: Set<String> = []
) throws -> String? {
    let user = file(yours).string + outside
    let input = MergeInput(
        fresh: [file(flow)],
        users: [UserFile(path: "W.swift", text: Array(user.utf8), identity: "wrapper")],
        base: try before.map { try record(file($0)) } ?? [], aliases: aliases)
    let result = try input.verified()
    #expect(result.files.isEmpty)
    guard case .requirement(let element, _, _, _) = result.outcomes.first?.detail else {
        #expect(result.outcomes.isEmpty)
        return nil
    }
    #expect(result.outcomes[0].kind == .conflict)
    return element
}

@Suite("Requirements")
struct RequirementTests {
    static let refused: [(flow: String, yours: String, element: String)] = [
        ("func go(a: A) { x }", "func go(a: B) { mine }", "parameter a"),
        ("func go(a: A) { x }", "func go(a: A?) { mine }", "parameter a"),
        ("func go(a: A?) { x }", "func go(a: A!) { mine }", "parameter a"),
        ("func go(a: [A]) { x }", "func go(a: [B]) { mine }", "parameter a"),
        ("func go(a: [A]) { x }", "func go(a: A...) { mine }", "parameter a"),
        ("func go(a: (b: A, c: A)) { x }", "func go(a: (A, A)) { mine }", "parameter a"),
        ("func go(a: inout A) { x }", "func go(a: A) { mine }", "parameter a"),
        ("func go(a: () -> A) { x }", "func go(a: () -> B) { mine }", "parameter a"),
        ("func go(a: () -> A) { x }", "func go(a: () throws -> A) { mine }", "parameter a"),
        ("func go(a: () -> A) { x }", "func go(a: @escaping () -> A) { mine }", "parameter a"),
        ("func go(a: @autoclosure () -> A) { x }", "func go(a: () -> A) { mine }", "parameter a"),
        ("func go(a: @MainActor () -> A) { x }", "func go(a: () -> A) { mine }", "parameter a"),
        ("func go(a: Text) { x }", "func go(a: Text?) { mine }", "parameter a"),
        ("func go(a: [Text]) { x }", "func go(a: Text) { mine }", "parameter a"),
        ("func go(a: inout Text) { x }", "func go(a: Text) { mine }", "parameter a"),
        ("func go(a: [Int]) { x }", "func go(a: Set<Int>) { mine }", "parameter a"),
        ("func go(a: Text) { x }", "func go(a: @escaping () -> A) { mine }", "parameter a"),
        ("func go() -> A { x }", "func go() -> B { mine }", "result"),
        ("func go() -> A? { x }", "func go() -> A { mine }", "result"),
        ("func go() -> A { x }", "func go() -> some A { mine }", "result"),
        ("func go() -> A { x }", "func go() { mine }", "result"),
        ("func go() { x }", "func go() -> A { mine }", "result"),
        ("func go() { x }", "func go() async { mine }", "effects"),
        ("func go() { x }", "func go() throws { mine }", "effects"),
        ("func go() async { x }", "func go() async throws { mine }", "effects"),
        ("func go() throws(E) { x }", "func go() throws { mine }", "effects"),
        ("func go() throws(E) { x }", "func go() throws(F) { mine }", "effects"),
        ("func go() { x }", "private func go() { mine }", "access"),
        ("func go() { x }", "@available(*, unavailable) func go() { mine }", "availability"),
        ("var go: A { x }", "var go: B { mine }", "type"),
        ("var go: A { x }", "var go: A { get async { mine } }", "getter"),
        ("var go: A { x }", "var go: A { get throws { mine } }", "getter"),
        ("var go: A { get { x } set { x } }", "let go: A = mine", "keyword"),
        ("var go: A { get { x } set { x } }", "var go: A { mine }", "setter"),
    ]

    static let accepted: [(flow: String, yours: String)] = [
        ("func go(a: [A]) { x }", "func go(a: Array<A>) { mine }"),
        ("func go(a: [A: B]) { x }", "func go(a: Dictionary<A, B>) { mine }"),
        ("func go(a: A?) { x }", "func go(a: Optional<A>) { mine }"),
        ("func go(a: A??) { x }", "func go(a: Swift.Optional<(A)?>) { mine }"),
        ("func go(a: String) { x }", "func go(a: Swift.String) { mine }"),
        ("func go(a: PayKit.A) { x }", "func go(a: A) { mine }"),
        ("func go(a: (A)) { x }", "func go( a : A ) { mine }"),
        ("func go(a: any A) { x }", "func go(a: A) { mine }"),
        ("func go(a: any A & B) { x }", "func go(a: B & A) { mine }"),
        ("func go(a: A) { x }", "func go(a own: A = mine) { mine }"),
        ("func go(a: A) { x }", "func go<T>(a: T) { mine }"),
        ("func go(a: A) { x }", "func go(a: some Equatable) { mine }"),
        ("func go(a: A) { x }", "func go(a: consuming A) { mine }"),
        ("func go(a: @escaping () -> A) { x }", "func go(a: () -> A) { mine }"),
        ("func go(a: @escaping @Sendable () -> Void) { x }", "func go(a: @escaping () -> ()) {}"),
        ("func go(a: Double) { x }", "func go(a: TimeInterval) { mine }"),
        ("func go() -> some A { x }", "func go() -> B { mine }"),
        ("func go(a: @escaping Done) { x }", "func go(a: @escaping (Result<A, E>) -> Void) {}"),
        ("func go(a: @escaping Done) { x }", "func go(a: @escaping (DoneResult) -> ()) {}"),
        ("func go(a: @escaping Done) { x }", "func go(a: @escaping (_ result: A) -> Void) {}"),
        ("func go(a: @escaping Done) { x }", "func go(a: @escaping @MainActor (A) -> Void) {}"),
        ("func go(a: String) { x }", "func go(a: Text) { mine }"),
        ("func go(a: String?) { x }", "func go(a: Text?) { mine }"),
        ("func go(a: String?) { x }", "func go(a: MaybeText) { mine }"),
        ("func go(a: [A]) { x }", "func go(a: List<A>) { mine }"),
        ("func go() -> [A: B] { x }", "func go() -> Table { mine }"),
        ("func go(a: any A & B) { x }", "func go(a: Both) { mine }"),
        ("func go() throws(E) { x }", "func go() throws(Failure) { mine }"),
        ("var go: String { x }", "var go: Text { mine }"),
        ("func go() -> Void { x }", "func go() { mine }"),
        ("func go() -> AnyPublisher<A, B> { x }", "func go() -> Combine.AnyPublisher<A, B> { y }"),
        ("func go() async throws { x }", "func go() { mine }"),
        ("func go() async throws { x }", "func go() async { mine }"),
        ("func go() throws { x }", "func go() throws(E) { mine }"),
        ("func go() throws { x }", "func go() throws(any Error) { mine }"),
        ("func go() { x }", "func go() throws(Never) { mine }"),
        ("func go() { x }", "nonisolated func go() { mine }"),
        ("func go() { x }", "@ImageActor func go() { mine }"),
        ("func go() { x }", "@available(*, deprecated) func go() { mine }"),
        ("func go() { x }", "@discardableResult public func go() { mine }"),
        ("var go: A { x }", "let go = mine"),
        ("var go: A { x }", "lazy var go: A = mine"),
        ("var go: A { x }", "private(set) var go: A = mine"),
        ("var go: A { get async throws { x } }", "var go: A { mine }"),
    ]

    @Test(
        "what cannot satisfy the protocol is reported, with a record and without",
        arguments: refused)
    func reported(_ flow: String, _ yours: String, _ element: String) throws {
        #expect(try refusal(before: flow, flow: flow, yours: yours) == element)
        #expect(try refusal(before: nil, flow: flow, yours: yours) == element)
    }

    @Test("what Swift accepts is not reported", arguments: accepted)
    func silent(_ flow: String, _ yours: String) throws {
        #expect(try refusal(before: flow, flow: flow, yours: yours) == nil)
        #expect(try refusal(before: nil, flow: flow, yours: yours) == nil)
    }

    @Test("an alias of the file or the folder may be any type")
    func alias() throws {
        let (flow, yours) = ("func go(a: Decimal) { x }", "func go(a: [Double]) { mine }")
        #expect(try refusal(before: flow, flow: flow, yours: yours) == "parameter a")
        let same = "func go(a: Double) { mine }"
        let outside = "\ntypealias Double = Decimal\n"
        #expect(try refusal(before: flow, flow: flow, yours: same) == "parameter a")
        #expect(try refusal(before: flow, flow: flow, yours: same, outside: outside) == nil)
        #expect(try refusal(before: flow, flow: flow, yours: same, aliases: ["Double"]) == nil)
    }

    @Test("a member of a private extension satisfies nothing")
    func privateExtension() throws {
        let user =
            "class Wrapper: SDK {\n}\n\nprivate extension Wrapper {\n    func go() { mine }\n}\n"
        let before = file("func go() { x }")
        let story = try merge(before: before, after: before, user: user)
        #expect(story.kinds == ["conflict go() 5:5"])
    }

    @Test("an element that follows is judged as it will be")
    func following() throws {
        let story = try merge(
            before: file("func go(a: A) { x }"), after: file("func go(a: B) { x }"),
            user: file("func go(a: A) async { mine }").string)
        #expect(story.kinds == ["conflict go(a:) 2:5"])
        let good = try merge(
            before: file("func go(a: A) { x }"), after: file("func go(a: B) { x }"),
            user: file("func go(a: A) { mine }").string)
        #expect(good.text.contains("func go(a: B) { mine }"))
    }
}
