// What any thread may call is called by a hundred tasks at once under the thread sanitizer: mocks, runners, verifiers
// and clocks behind their locks. No call is lost, and no memory is touched by two of them at a time. The same
// programs without the locks show that the sanitizer would notice.

import Foundation
import TestSupport
import Testing

@Suite("Services that any thread may call, a hundred tasks at once")
struct ThreadSanitizerTests {
    /// A program over the services of a project.
    struct Program: Sendable, CustomStringConvertible {
        let project: String
        /// What is made once.
        let setup: String
        /// What each task does.
        let calls: String
        /// What comes to 300 if nothing is lost.
        let count: String

        var description: String { project }
    }

    static let programs = [
        Program(
            project: "Parcels",
            setup: """
                let mock = MockDeliverySDK()
                mock.placeHandler = { number in number }
                let service = mock.verified { _ in }
                let clock = LockedFlowClock()
                let runner = LockedFlowRunner<DeliveryFlow>(.idle) { .refused($0) }
                """,
            calls: """
                await service.find(number: "\\(number)")
                _ = try? await service.place(of: "\\(number)")
                service.stop()
                mock.send(.ready)
                _ = clock.delay(Double(number)) { _ in }
                clock.advance(by: 1)
                let stream: AsyncThrowingStream<Int, any Error> = runner.stream(.follow) { send, yield in
                    send(.searching)
                    yield(number)
                }
                if number % 2 == 0 { runner.cancel(.follow) }
                _ = await runner.run(.find, via: .searching) { _ in .found(place: "place") }
                do { for try await _ in stream {} } catch {}
                """,
            count: "mock.calls.count"),
        Program(
            project: "StyleCallbackSendable",
            setup: "let mock = MockLibrarySDK()",
            calls: """
                mock.upload(book: Book(title: "a")) { _ in }
                mock.fetch(page: number) { _ in }
                mock.track(position: 1)
                """,
            count: "mock.calls.count"),
    ]

    @Test("No call is lost, and no two touch the same memory", arguments: programs)
    func isSafe(program: Program) throws {
        let outcome = try run(program) { $0 }
        #expect(outcome.output == "300\n", "\(outcome.errors.prefix(2000))")
        #expect(outcome.status == 0)
    }

    @Test("Services without their locks are noticed")
    func isNoticed() throws {
        let program = try #require(Self.programs.first)
        // On a busy machine the tasks may happen to come one after the other.
        let outcome = try run(program, upTo: 50) { text in
            text.replacing("lock.lock()", with: "").replacing("defer { lock.unlock() }", with: "")
                .replacing("lock.unlock()", with: "")
        }
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains("WARNING: ThreadSanitizer"))
    }

    /// Builds the services of a project with the program, and runs it so many times at most, until it fails;
    /// `edit` changes the shared files before.
    private func run(
        _ program: Program, upTo attempts: Int = 1, _ edit: (String) -> String
    ) throws -> ProcessOutcome {
        let project = try GeneratedProject.named(program.project)
        let place = try TemporaryFolder()
        // The services alone: wrappers import their SDKs.
        let services = project.app.paths.filter { path in
            path.contains("/Services/") && !path.contains("/Integrations/") || !path.contains("/")
        }
        for path in services {
            let text = project.app.text(path)
            try place.write(path.contains("/Support/") ? edit(text) : text, to: path)
        }
        try place.write(text(of: program), to: "Program.swift")
        let sources = try place.files().paths.filter { $0.hasSuffix(".swift") }
        var compiler = ChildProcess(
            "swiftc",
            ["-sanitize=thread", "-DDEBUG", "-parse-as-library", "-swift-version", "6"]
                + ["-module-name", "App", "-o", "program"] + sources, in: place.url)
        compiler.deadline = 300
        let built = try compiler.run()
        try #require(built.status == 0, "\(built.errors)")
        var binary = ChildProcess(
            place.url.appendingPathComponent("program").path, [], in: place.url)
        binary.deadline = 120
        var outcome = try binary.run()
        for _ in 0..<(attempts - 1) where outcome.status == 0 { outcome = try binary.run() }
        return outcome
    }

    private func text(of program: Program) -> String {
        func indented(_ text: String, _ count: Int) -> String {
            text.replacing("\n", with: "\n" + String(repeating: " ", count: count))
        }
        return """
            @main
            enum Program {
                static func main() async {
                    \(indented(program.setup, 8))
                    await withTaskGroup(of: Void.self) { group in
                        for number in 0..<100 {
                            group.addTask {
                                \(indented(program.calls, 20))
                            }
                        }
                    }
                    print(\(program.count))
                }
            }

            """
    }
}
