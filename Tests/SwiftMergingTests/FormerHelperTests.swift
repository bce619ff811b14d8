// Wrappers that were filled in on the helpers of release 0.1: a subject of the status, and a Task for each step.

import Testing

@testable import SwiftMerging

private let former = wrapper(
    """
        private let statusSubject = CurrentValueSubject<Status, Never>(.idle)
        //@ step ask
        private var askTask: Task<Void, Never>?
        //@ end

        //@ required statuses
        var statusPublisher: AnyPublisher<Status, Never> {
            statusSubject.eraseToAnyPublisher()
        }
        //@ end

        //@ required step ask
        func ask() {
            statusSubject.send(.asking)
        }
        //@ end

        func problem(for error: any Error) -> Problem {
            return .other
        }
    """)

private let present = wrapper(
    """
        private let flow = FlowRunner<AskFlow>(.idle) { Wrapper.problem(for: $0) }

        //@ required statuses
        var status: Status { flow.status }
        var statusPublisher: AnyPublisher<Status, Never> { flow.statusPublisher }
        //@ end

        //@ required step ask
        func ask() {
            flow.run(.ask) { _ in
                throw Problem.other
            }
        }
        //@ end

        private static func problem(for error: any Error) -> Problem {
            .other
        }
    """)

@Suite("Helpers of a former release")
struct FormerHelperTests {
    private let filled = former.string.replacing(
        "        statusSubject.send(.asking)\n",
        with: """
                    askTask = Task {
                        do { statusSubject.send(try await client.ask()) } catch {
                            statusSubject.send(.failed(problem(for: error)))
                        }
                    }

            """)

    @Test("what nobody has filled in becomes what flowgen writes now")
    func untouched() throws {
        let story = try merge(before: former, after: present, user: former.string)
        #expect(!story.text.contains("statusSubject"))
        #expect(!story.text.contains("askTask"))
        #expect(story.text.contains("private let flow ="))
        #expect(story.text.contains("flow.run(.ask) { _ in"))
    }

    @Test("what is filled in keeps its helpers and gets the status")
    func filledIn() throws {
        let story = try merge(before: former, after: present, user: filled)
        #expect(story.text.contains("var status: Status { statusSubject.value }"))
        #expect(!story.text.contains("flow"))
        var rest = story.text.replacing("var status: Status { statusSubject.value }", with: "")
        rest.removeAll(where: \.isWhitespace)
        var expected = filled
        expected.removeAll(where: \.isWhitespace)
        #expect(rest == expected)
        #expect(story.kinds.count == 1)
    }

    @Test("a second run changes nothing")
    func again() throws {
        let first = try merge(before: former, after: present, user: filled)
        let file = UserFile(path: "W.swift", text: Array(first.text.utf8), identity: "wrapper")
        let second = try MergeInput(fresh: [present], users: [file], base: first.result.base)
            .verified()
        #expect(second.files.isEmpty)
        #expect(second.outcomes.isEmpty)
    }

    @Test("a wrapper that the developer has moved to the runner is left alone")
    func moved() throws {
        let user = present.string.replacing("throw Problem.other", with: "return .asked")
        let story = try merge(before: former, after: present, user: user)
        #expect(story.text == user)
    }
}
