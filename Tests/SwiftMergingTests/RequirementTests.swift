// Members that cannot satisfy the protocol are reported, whoever changed them last; and nothing that Swift accepts is.

import Testing

@testable import SwiftMerging

private func file(_ declaration: String, head: String = "class Wrapper: SDK") -> GeneratedFile {
    var file = fresh("\(head) {\n//@ required step go\n    \(declaration)\n//@ end\n}\n")
    file.flowTypes = ["A", "B", "C", "E", "F"]
    file.demandedConformance = "SDK"
    return file
}

/// How the flow's wrapper is declared.
enum FlowHead: String, CaseIterable {
    case onMainActor = "@MainActor\nfinal class Wrapper: SDK"
    case onAnyThread = "final class Wrapper: SDK"
    case onNone = "nonisolated final class Wrapper: SDK"

    var isForClasses: Bool { self == .onMainActor }
}

/// What keeps a whole file from satisfying the flow, as `element line:column`; nil if nothing does.
private func refusal(
    _ head: FlowHead, flow: String, file yours: String, others: [String] = [], isNew: Bool = false
) throws -> String? {
    var fresh = file(flow, head: head.rawValue)
    fresh.isForClasses = head.isForClasses
    var users = [UserFile(path: "W.swift", text: Array(yours.utf8), identity: "wrapper")]
    for (index, other) in others.enumerated() {
        users.append(UserFile(path: "W\(index).swift", text: Array(other.utf8), identity: nil))
    }
    let input = MergeInput(generated: [fresh], users: users, base: isNew ? [] : try record(fresh))
    let result = try input.verified()
    guard let first = result.outcomes.first else { return nil }
    guard case .requirement(let element, _, _, _) = first.detail else {
        return "\(first.kind.rawValue) \(first.member)"
    }
    #expect(result.outcomes.count == 1)
    #expect(result.files.isEmpty)
    return "\(element) \(first.line):\(first.column)"
}

/// The element that keeps the developer's declaration from satisfying the flow's; nil if none does.
private func refusal(
    before: String?, flow: String, yours: String, outside: String = "", aliases: Set<String> = []
) throws -> String? {
    let user = file(yours).string + outside
    let input = MergeInput(
        generated: [file(flow)],
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
        ("func go(a: A) { x }", "func go(a: inout A) { mine }", "parameter a"),
        ("func go(a: Own) { x }", "func go(a: inout Own) { mine }", "parameter a"),
        ("func go(a: A) { x }", "func go(a: A...) { mine }", "parameter a"),
        ("func go(a: A) { x }", "func go(a: @autoclosure () -> A) { mine }", "parameter a"),
        ("func go(a: A) { x }", "func go(a: [A]) { mine }", "parameter a"),
        ("var go: A { x }", "weak var go: Own?", "type"),
        ("var go: A { x }", "var go: A!", "type"),
        ("var go: A? { x }", "var go: A!", "type"),
        ("func go() -> A { x }", "func go() -> B { mine }", "result"),
        ("func go() -> A? { x }", "func go() -> A { mine }", "result"),
        ("func go() -> A { x }", "func go() { mine }", "result"),
        ("func go() { x }", "func go() -> A { mine }", "result"),
        ("func go() { x }", "func go() async { mine }", "effects"),
        ("func go() { x }", "func go() throws { mine }", "effects"),
        ("func go() async { x }", "func go() async throws { mine }", "effects"),
        ("func go() throws(E) { x }", "func go() throws { mine }", "effects"),
        ("func go() throws(E) { x }", "func go() throws(F) { mine }", "effects"),
        ("func go() { x }", "private func go() { mine }", "access"),
        ("func go() { x }", "@available(*, unavailable) func go() { mine }", "availability"),
        ("func go() { x }", "@available(iOS, unavailable) func go() { mine }", "availability"),
        ("func go() { x }", "@available(iOS, unavailable, message: \"a\") func go() {}", "availability"),
        ("func go() { x }", "@available(iOS 99, *) func go() { mine }", "availability"),
        ("func go() { x }", "@available(iOS, introduced: 100) func go() {}", "availability"),
        ("func go() { x }", "@available(swift, obsoleted: 5) func go() { mine }", "availability"),
        ("func go() { x }", "@available(swift 9) func go() { mine }", "availability"),
        ("func go() { x }", "@ImageActor func go() { mine }", "isolation"),
        ("func go() throws { x }", "@MainActor func go() throws { mine }", "isolation"),
        ("func go() { x }", "mutating func go() { mine }", "mutating"),
        ("func go() { x }", "func go() throws(Failure) { mine }", "effects"),
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
        ("func go(a: @autoclosure () -> A) { x }", "func go(a: () -> A) { mine }"),
        ("var go: Own? { x }", "weak var go: Own?"),
        ("func go(a: Double) { x }", "func go(a: TimeInterval) { mine }"),
        ("func go() -> some A { x }", "func go() -> B { mine }"),
        (
            "func go(a: @escaping @Sendable (Result<A, E>) -> Void) { x }",
            "func go(a: @escaping (Result<A, E>) -> Void) {}"
        ),
        (
            "func go(a: @escaping (Result<A, E>) -> Void) { x }",
            "func go(a: @escaping (DoneResult) -> ()) {}"
        ),
        (
            "func go(a: @escaping (Result<A, E>) -> Void) { x }",
            "func go(a: @escaping (_ result: Result<A, E>) -> Void) {}"
        ),
        ("func go(a: @escaping (Result<A, E>) -> Void) { x }", "func go(a: @escaping Own) {}"),
        ("func go(a: @escaping Own) { x }", "func go(a: @escaping (A) -> Void) {}"),
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
        ("func go() async { x }", "@ImageActor func go() async { mine }"),
        ("func go() { x }", "@available(iOS 17, *) func go() { mine }"),
        ("func go() { x }", "@available(tvOS, unavailable) func go() { mine }"),
        ("func go() { x }", "@available(iOSApplicationExtension, unavailable) func go() {}"),
        ("func go() { x }", "@available(iOS, obsoleted: 13) func go() { mine }"),
        ("func go() { x }", "@available(swift, obsoleted: 6) func go() { mine }"),
        ("func go() { x }", "@available(*, noasync) func go() { mine }"),
        ("func go() { x }", "func go<F: Error>() throws(F) { mine }"),
        ("func go(a: String) { x }", "func go(a: some StringProtocol) { mine }"),
        ("func go(a: String) { x }", "func go<T: Foo & Sendable>(a: T) { mine }"),
        ("func go(a: [String]) { x }", "func go(a: some Sequence<String>) { mine }"),
        ("func go(a: [String]) { x }", "func go<T: Foo>(a: [T]) { mine }"),
        ("func go(a: any Error) { x }", "func go(a: some Error) { mine }"),
        ("func go(a: @escaping () -> Void) { x }", "func go<T: Sendable>(a: T) { mine }"),
        ("func go(a: [A]) { x }", "func go<T: Foo>(a: [T.Element]) { mine }"),
        ("func go(a: A) -> B { x }", "func go<T, U>(a: T) -> U { mine }"),
        ("func go(a: A) { x }", "func go<each T>(a: repeat each T) { mine }"),
        ("var go: Double { x }", "var go = 3.5"),
        ("var go: String { x }", "var go = String()"),
        ("var go: Int? { x }", "var go = Int(\"3\")"),
        ("var go: Text { x }", "var go = 3"),
        ("var go: String { x }", "@Stored var go = 3"),
        ("var go: String { x }", "var go = \"a\\(1)\""),
        ("var go: [Double] { x }", "let go = [1, 2.5]"),
        ("var go: [Any] { x }", "let go = [1, \"a\"] as [Any]"),
        ("var go: String { x }", "let go = isOn ? \"a\" : \"b\""),
        ("var go: [A] { x }", "let go = []"),
        ("func go() { x }", "@available(*, deprecated) func go() { mine }"),
        ("func go() { x }", "@discardableResult public func go() { mine }"),
        ("var go: A { x }", "let go = mine"),
        ("var go: A { x }", "lazy var go: A = mine"),
        ("var go: A { x }", "private(set) var go: A = mine"),
        ("var go: A { get async throws { x } }", "var go: A { mine }"),
    ]

    @Test("what cannot satisfy the protocol is reported, with a record and without", arguments: refused) func reported(
        _ flow: String, _ yours: String, _ element: String
    ) throws {
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
        let flow = "func go(a: Decimal) { x }"
        let same = "func go(a: Double) { mine }"
        let outside = "\ntypealias Double = Decimal\n"
        #expect(try refusal(before: flow, flow: flow, yours: same) == "parameter a")
        #expect(try refusal(before: flow, flow: flow, yours: same, outside: outside) == nil)
        #expect(try refusal(before: flow, flow: flow, yours: same, aliases: ["Double"]) == nil)
    }

    @Test("a member of a private extension satisfies nothing") func privateExtension() throws {
        let user = "class Wrapper: SDK {\n}\n\nprivate extension Wrapper {\n    func go() { mine }\n}\n"
        let before = file("func go() { x }")
        let trial = try merge(before: before, after: before, user: user)
        #expect(trial.kinds == ["conflict go() 5:5"])
        for access in ["internal", "public"] {
            let own = user.replacing("func", with: "\(access) func")
            #expect(try merge(before: before, after: before, user: own).kinds.isEmpty)
        }
        let hidden = user.replacing("func", with: "fileprivate func")
        #expect(try merge(before: before, after: before, user: hidden).kinds == ["conflict go() 5:5"])
    }

    static let overloads: [(declarations: String, refused: String?)] = [
        ("#if DEBUG\n    func go(a: B) {}\n#endif\n    func go(a: A) {}", nil),
        ("#if DEBUG\n    func go(a: B) {}\n#endif\n    func go(a: W.A) {}", nil),
        ("    func go(a: B) {}\n    func go(a: W.A) {}", nil),
        (
            "#if DEBUG\n    func go(a: A) {}\n    func go(a: B) {}\n#else\n    func go(a: A) {}\n#endif",
            nil
        ),
        (
            "#if DEBUG\n    func go(a: A) {}\n#else\n    func go(a: B) {}\n#endif",
            "parameter a 6:5"
        ),
        ("#if DEBUG\n    func go(a: A) {}\n#endif\n    func go(a: B) {}", "parameter a 6:5"),
    ]

    @Test("an overload is none of the protocol's, in whichever builds it is", arguments: overloads)
    func overload(_ declarations: String, _ refused: String?) throws {
        let flow = "func go(a: A) { x }"
        let text = "@MainActor\nfinal class Wrapper: SDK {\n\(declarations)\n}\n"
        #expect(try refusal(.onMainActor, flow: flow, file: text) == refused)
        #expect(try refusal(.onMainActor, flow: flow, file: text, isNew: true) == refused)
    }

    @Test("a member follows the flow past an overload that is in some builds") func followsPastOverload() throws {
        let overload = "#if DEBUG\n    func go(a: C) {}\n#endif\n    func"
        let user = file("func go(a: A) { mine }").string.replacing("    func", with: overload)
        let trial = try merge(before: file("func go(a: A) { x }"), after: file("func go(a: B) { x }"), user: user)
        #expect(trial.text == user.replacing("go(a: A)", with: "go(a: B)"))
    }

    @Test("an element that follows is judged as it will be")
    func following() throws {
        let trial = try merge(
            before: file("func go(a: A) { x }"), after: file("func go(a: B) { x }"),
            user: file("func go(a: A) async { mine }").string)
        #expect(trial.kinds == ["conflict go(a:) 2:5"])
        let good = try merge(
            before: file("func go(a: A) { x }"), after: file("func go(a: B) { x }"),
            user: file("func go(a: A) { mine }").string)
        #expect(good.text.contains("func go(a: B) { mine }"))
    }

    static let kinds: [(head: FlowHead, yours: String, refused: String?)] = [
        (.onMainActor, "@MainActor struct Wrapper: SDK", "kind 1:1"),
        (.onMainActor, "@MainActor enum Wrapper: SDK", "kind 1:1"),
        (.onMainActor, "actor Wrapper: SDK", "kind 1:1"),
        (.onMainActor, "final class Wrapper: SDK", nil),
        (.onMainActor, "@BigActor final class Wrapper: SDK", nil),
        (.onAnyThread, "final class Wrapper: SDK", nil),
        (.onAnyThread, "struct Wrapper: SDK", nil),
        (.onNone, "struct Wrapper: SDK", nil),
        (.onNone, "@MainActor final class Wrapper: SDK", nil),
    ]

    @Test("the kind of the type has to go with the protocol", arguments: kinds)
    func kind(_ head: FlowHead, _ yours: String, _ refused: String?) throws {
        let member = head == .onAnyThread ? "nonisolated func go() { x }" : "func go() { x }"
        let text = "\(yours) {\n    \(member)\n}\n"
        #expect(try refusal(head, flow: member, file: text) == refused)
        #expect(try refusal(head, flow: member, file: text, isNew: true) == refused)
    }

    /// Members, extensions behind the type, and what is refused.
    static let isolated: [(head: FlowHead, flow: String, yours: String, refused: String?)] = [
        (.onAnyThread, "nonisolated func go() { x }", "    func go() {}\n}", nil),
        (.onAnyThread, "nonisolated var go: A { x }", "    var go: A { x }\n}", nil),
        (.onAnyThread, "nonisolated var go: A { x }", "    lazy var go: A = x\n}", nil),
        (.onAnyThread, "nonisolated var go: A { x }", "    let go: A = x\n}", nil),
        (.onAnyThread, "nonisolated var go: A { x }", "    nonisolated(unsafe) var go: A\n}", nil),
        (.onAnyThread, "func go() async { x }", "    func go() {}\n}", nil),
        (
            .onAnyThread, "nonisolated func go() { x }",
            "}\nextension Wrapper {\n    func go() {}\n}", nil
        ),
        (
            .onAnyThread, "nonisolated func go() { x }",
            "}\nnonisolated extension Wrapper {\n    func go() {}\n}", nil
        ),
        (
            .onAnyThread, "nonisolated func go() { x }", "    @MainActor func go() {}\n}",
            "isolation 2:5"
        ),
        (.onMainActor, "func go() { x }", "    @BigActor func go() {}\n}", "isolation 3:5"),
        (.onMainActor, "func go() { x }", "    @MainActor func go() {}\n}", nil),
        (.onMainActor, "func go() async { x }", "    @BigActor func go() async {}\n}", nil),
        (
            .onMainActor, "func go() { x }",
            "}\n@BigActor extension Wrapper {\n    func go() {}\n}", "isolation 5:5"
        ),
        (
            .onMainActor, "func go() { x }",
            "}\n@BigActor extension Wrapper {\n    nonisolated func go() {}\n}", nil
        ),
        (
            .onMainActor, "func go() { x }",
            "    @Main func go() {}\n}\ntypealias Main = MainActor", nil
        ),
        (
            .onMainActor, "func go() { x }",
            "    @UIActor func go() {}\n}\ntypealias UIActor = MainActor", nil
        ),
        (.onNone, "func go() { x }", "    @MainActor func go() {}\n}", "isolation 2:5"),
        (.onNone, "@MainActor var go: A { x }", "    @MainActor var go: A { x }\n}", nil),
    ]

    @Test("what does not wait runs where the protocol says", arguments: isolated)
    func isolation(
        _ head: FlowHead, _ flow: String, _ yours: String, _ refused: String?
    ) throws {
        let text = "\(head.rawValue) {\n\(yours)\n"
        #expect(try refusal(head, flow: flow, file: text) == refused)
    }

    @Test("the isolation of a type counts beside its conformance, where the protocol decides, no more")
    func isolationOfTypes() throws {
        let flow = "func go() { x }"
        let apart = "@BigActor\nfinal class Wrapper {\n    func go() {}\n}\nextension Wrapper: SDK {}\n"
        #expect(try refusal(.onMainActor, flow: flow, file: apart) == "isolation 3:5")
        let beside = "final class Wrapper {}\n@BigActor extension Wrapper: SDK {\n    func go() {}\n}\n"
        #expect(try refusal(.onMainActor, flow: flow, file: beside) == nil)
        let attribute = "final class Wrapper: @MainActor SDK {\n    @MainActor func go() {}\n}\n"
        #expect(try refusal(.onNone, flow: flow, file: attribute) == nil)
        let actor = "actor Wrapper: @preconcurrency SDK {\n    func go() {}\n}\n"
        #expect(try refusal(.onAnyThread, flow: "nonisolated func go() { x }", file: actor) == "isolation 2:5")
    }

    @Test("a member that follows the flow to an actor is judged as it will be") func followsToActor() throws {
        let before = file("func go() { x }", head: FlowHead.onMainActor.rawValue)
        let after = file("nonisolated func go() { x }", head: FlowHead.onAnyThread.rawValue)
        let trial = try merge(
            before: before, after: after,
            user: before.string.replacingOccurrences(of: "{ x }", with: "{ mine }"))
        #expect(trial.text.contains("nonisolated func go() { mine }"))
        #expect(!trial.kinds.contains { $0.hasPrefix("conflict") })
    }

    @Test("an extension that is unavailable counts, unless it declares the conformance")
    func unavailableExtension() throws {
        let flow = "func go() { x }"
        let attribute = "@available(*, unavailable)"
        let apart = "@MainActor\nfinal class Wrapper: SDK {\n}\n\(attribute) extension Wrapper {\n    func go() {}\n}\n"
        #expect(try refusal(.onMainActor, flow: flow, file: apart) == "availability 5:5")
        let beside = "final class Wrapper {}\n\(attribute) extension Wrapper: SDK {\n    func go() {}\n}\n"
        #expect(try refusal(.onMainActor, flow: flow, file: beside) == nil)
        let whole = "\(attribute) final class Wrapper: SDK {\n    \(attribute) func go() {}\n}\n"
        #expect(try refusal(.onMainActor, flow: flow, file: whole) == nil)
    }

    static let builds: [(conditional: String, refused: String?)] = [
        ("#if DEBUG\n    func go() {}\n#endif", "condition 4:5"),
        ("#if !DEBUG\n    func go() {}\n#endif", "condition 4:5"),
        ("#if DEBUG && os(iOS)\n    func go() {}\n#endif", "condition 4:5"),
        ("#if DEBUG\n#else\n    func go() {}\n#endif", "condition 5:5"),
        ("#if DEBUG\n    func go() {}\n#else\n    func go() {}\n#endif", nil),
        ("#if DEBUG\n    func go() {}\n#elseif BETA\n    func go() {}\n#endif", nil),
        ("#if DEBUG || BETA\n    func go() {}\n#endif", nil),
        ("#if os(iOS)\n    func go() {}\n#endif", nil),
        ("#if canImport(UIKit)\n#if DEBUG\n    func go() {}\n#endif\n#endif", "condition 5:5"),
    ]

    @Test(
        "an implementation that is in no release, or in no other build, is none", arguments: builds)
    func build(_ conditional: String, _ refused: String?) throws {
        let text = "@MainActor\nfinal class Wrapper: SDK {\n\(conditional)\n}\n"
        #expect(try refusal(.onMainActor, flow: "func go() { x }", file: text) == refused)
    }

    @Test("builds without the conformance need no implementation, and any file may have one")
    func buildElsewhere() throws {
        let flow = "func go() { x }"
        let whole = "#if DEBUG\nfinal class Wrapper: SDK {\n    func go() {}\n}\n#endif\nlet a = 1\n"
        #expect(try refusal(.onMainActor, flow: flow, file: whole) == nil)
        let empty = "@MainActor\nfinal class Wrapper: SDK {\n}\n"
        let sibling = "#if DEBUG\nextension Wrapper {\n    func go() {}\n}\n#endif\n"
        #expect(try refusal(.onMainActor, flow: flow, file: empty, others: [sibling]) == "condition 3:5")
        let inDebug = "@MainActor\nfinal class Wrapper: SDK {\n#if DEBUG\n    func go() {}\n#endif\n}\n"
        let release = "#if !DEBUG\nextension Wrapper {\n    func go() {}\n}\n#endif\n"
        #expect(try refusal(.onMainActor, flow: flow, file: inDebug, others: [release]) == nil)
    }

    @Test("a default implementation and a superclass implement what the type does not")
    func implementedElsewhere() throws {
        let flow = "func go(a: A) { x }"
        let empty = "@MainActor\nfinal class Wrapper: SDK {\n}\n"
        let restored = "restored go(a:)"
        func judged(_ own: String, _ others: [String] = []) throws -> String? {
            try refusal(.onMainActor, flow: flow, file: own, others: others)
        }
        #expect(try judged(empty) == restored)
        let byDefault = "extension SDK {\n    func go(a: A) {}\n}\n"
        #expect(try judged(empty + byDefault) == nil)
        #expect(try judged(empty, [byDefault]) == nil)
        #expect(try judged(empty, ["extension SDK {\n    func go(a: B) {}\n}\n"]) == restored)
        #expect(try judged(empty, ["private " + byDefault]) == restored)
        #expect(try judged(empty, ["extension Other {\n    func go(a: A) {}\n}\n"]) == restored)
        for prefix in ["", "@BigActor "] {
            #expect(
                try refusal(
                    .onAnyThread, flow: "nonisolated " + flow,
                    file: "actor Wrapper: SDK {\n}\n" + prefix + byDefault) == nil)
        }
        let derived = "@MainActor\nfinal class Wrapper: Base, SDK {\n}\n"
        let base = "class Base {\n    func go(a: A) {}\n}\n"
        #expect(try judged(derived, [base]) == nil)
        #expect(try judged(derived, ["class Base {}\n"]) == restored)
        #expect(try judged(derived) == nil)
        #expect(try refusal(.onMainActor, flow: flow, file: empty, others: [byDefault], isNew: true) == nil)
        #expect(try refusal(.onMainActor, flow: flow, file: empty, isNew: true) == "added go(a:)")
    }

    @Test("a pattern declares each of its names")
    func patterns() throws {
        let flow = "var go: A { x }"
        for declaration in ["let (go, other) = both", "let (other, (_, go)): (A, (B, A)) = all"] {
            let text = "@MainActor\nfinal class Wrapper: SDK {\n    \(declaration)\n}\n"
            #expect(try refusal(.onMainActor, flow: flow, file: text) == nil)
        }
    }

    @Test(
        "what the manager is given is no optional",
        arguments: [
            ("-> (any SDK)?", true), ("-> SDK?", true), ("-> Optional<any SDK>", true),
            ("-> String", true), ("", true), ("throws -> any SDK", true), ("-> Wrapper", false),
            ("-> SDK", false), ("-> some SDK", false), ("-> (any SDK)!", false),
            ("-> Services.SDK", false),
        ])
    func maker(_ result: String, _ isRefused: Bool) throws {
        func text(_ result: String) -> String {
            "extension Manager {\n//@ required maker\n    func make() \(result) { x }\n//@ end\n}\n"
        }
        let before = fresh("class Wrapper: SDK {\n}\n" + text("-> any SDK"))
        let user = fresh("class Wrapper: SDK {\n}\n" + text(result)).string
        let trial = try merge(before: before, after: before, user: user)
        #expect(trial.kinds == (isRefused ? ["conflict make() 4:5"] : []))
    }
}
