// Small texts, and what the mutator makes of them.

import Mutation
import Testing

@Suite("The mutator")
struct MutatorTests {
    private static let vocabulary = Vocabulary(
        protocolText: """
            protocol LampSDK {
                typealias ReadResult = Result<Int, LampError>
                func light()
                func read(completion: @escaping (ReadResult) -> Void)
                func name() async throws -> String
            }
            """,
        mockText: "final class MockLampSDK { enum Event: String { case burst } }",
        statusText: """
            enum LampStatus {
                case off, lit(level: Int)
                enum Kind { case off, lit }
            }
            """,
        errorType: "LampError")

    /// The mutants of a wrapper's members: what is changed, by kind.
    private func mutants(_ members: String) -> [Mutant.Kind: [String]] {
        let text = "class Lamp {\n    let statusSubject = Subject()\n\(members)\n}"
        let mutants = Mutator(Self.vocabulary).mutate(text).mutants
        return Dictionary(grouping: mutants, by: \.kind).mapValues { $0.map(\.change) }
    }

    @Test("The names in the generated files are read")
    func vocabulary() {
        let vocabulary = Self.vocabulary
        #expect(vocabulary.answers == ["light": "()", "read": "99", "name": "\"elsewhere\""])
        #expect(vocabulary.statuses.map(\.value) == [".off", ".lit(level: 99)"])
        #expect(vocabulary.events == ["burst"])
        #expect(vocabulary.error == "LampError.unknown")
    }

    @Test("A status is left out, doubled, replaced, and followed by another")
    func status() {
        let found = mutants("func light() { statusSubject.send(.off) }")
        #expect(found[.leftOut] == ["without `statusSubject.send(.off)`"])
        #expect(found[.doubled] == ["`statusSubject.send(.off)` twice"])
        #expect(found[.wrongOutcome] == ["`.lit` for `.off`"])
        #expect(found[.goesOn] == ["`.lit(level: 99)` after `.off`"])
        #expect(found[.before] == ["`.lit(level: 99)` as soon as `light` is called"])
        #expect(found[.doesNothing] == ["`light` returns at once"])
        #expect(found[.swapped] == nil)
    }

    @Test("Two statuses of a step are swapped, wherever they stand")
    func swap() {
        let found = mutants(
            "func light() { Task { statusSubject.send(.lit(level: 1)) }\nstatusSubject.send(.off) }"
        )
        #expect(found[.swapped] == ["`.lit` and `.off` change places"])
    }

    @Test("The text holds all mutants, and what it does without any is what it did")
    func text() {
        let text = "class A { let statusSubject = B()\nfunc light() { statusSubject.send(.off) } }"
        let mutated = Mutator(Self.vocabulary).mutate(text, firstNumber: 10)
        #expect(
            mutated.text == """
                class A { let statusSubject = B()
                func light() { if Mutant.is(10) { statusSubject.send(.lit(level: 99)) }; \
                if Mutant.is(11) { return }; if !Mutant.is(12) { statusSubject.send(Mutant.one(.off, 15, \
                [.lit(level: 99)])) }; if Mutant.is(13) { statusSubject.send(.off) }; \
                if Mutant.is(14) { statusSubject.send(.lit(level: 99)) } } }
                """)
        #expect(mutated.mutants.map(\.number) == Array(10...15))
        #expect(mutated.mutants.allSatisfy { $0.line == 2 })
    }

    @Test("A completion is not called, called twice, or told the contrary")
    func completion() {
        let found = mutants("func read(completion: C) { completion(.failure(error)) }")
        #expect(found[.answersNothing] == ["without `completion(.failure(error))`"])
        #expect(found[.answersTwice] == ["`completion(.failure(error))` twice"])
        #expect(found[.swallowed] == ["`.success(99)` for `.failure(error)`"])
        let success = mutants("func read(completion: C) { completion(.success(1)) }")
        #expect(success[.wrongOutcome] == ["`.failure(LampError.unknown)` for `.success(1)`"])
    }

    @Test("A step that waits never answers, throws for nothing, or swallows an error")
    func answer() {
        let found = mutants(
            """
            func name() async throws -> String {
                do { return try await lamp.name() } catch { throw error }
            }
            """)
        #expect(found[.answersNothing] == ["never comes to `return try await lamp.name()`"])
        #expect(found[.swallowed] == ["answers instead of `throw error`"])
    }

    @Test(
        "A stream is broken as a whole",
        arguments: ["AnyPublisher<Int, LampError>", "AsyncStream<Int>"])
    func stream(type: String) {
        let found = mutants("func light() -> \(type) { return values }")
        #expect(found[.answersNothing]?.count == 2)
        #expect(found[.answersTwice] == ["`values` brings everything twice"])
        #expect(found[.swallowed] == ["`values` ends well where it should fail"])
    }

    @Test("What is cancelled goes on, and what happens unasked is ignored")
    func cancellationAndEvents() {
        let found = mutants(
            """
            func light() {
                task?.cancel()
                guard !Task.isCancelled else { return }
                lamp.onBurst = { self.burst() }
            }
            """)
        #expect(
            found[.cancelledGoesOn] == [
                "without `task?.cancel()`", "does not ask whether the step was ended",
            ])
        #expect(
            found[.eventIgnored] == ["does not listen to the SDK", "without `self.burst()`"])
    }

    @Test("Readers are broken in every style")
    func readers() {
        let members = [
            "var statuses: AsyncStream<LampStatus> { statusSubject.stream() }",
            "var statusPublisher: AnyPublisher<LampStatus, Never> { statusSubject.erase() }",
            "func observeStatus(_ o: @escaping O) -> AnyObject { statusSubject.observe(o) }",
        ]
        for member in members { #expect(mutants(member)[.reader]?.count == 4, "\(member)") }
    }

    @Test("Helpers, comments and calls of the SDK are left alone")
    func leftAlone() {
        #expect(mutants("// statusSubject.send(.off)\nfunc help() { lamp.light() }").isEmpty)
    }
}
