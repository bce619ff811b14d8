// Mocks that any thread may call are called by a hundred at once under the thread sanitizer: no call is
// lost, and no memory is touched by two of them at a time. That the sanitizer would notice is shown by
// the same program around a mock whose lock is taken away.

import Foundation
import TestSupport
import Testing

@Suite("Mocks of Sendable flows, a hundred threads at once")
struct ThreadSanitizerTests {
    static let programs = [
        "style-async-sendable": """
        await mock.search(title: "a", limit: number)
        _ = try? await mock.fetch(page: number)
        mock.track(position: 1)
        """,
        "style-callback-sendable": """
        mock.upload(book: Book(title: "a")) { _ in }
        mock.fetch(page: number) { _ in }
        mock.track(position: 1)
        """,
    ]

    @Test("No call is lost, and no two touch the same memory", arguments: programs.keys.sorted())
    func isSafe(golden: String) throws {
        let outcome = try run(golden) { $0 }
        #expect(outcome.output == "300 steps\n", "\(outcome.errors.prefix(2000))")
        #expect(outcome.status == 0)
    }

    @Test("A mock without its lock is noticed")
    func isNoticed() throws {
        // On a busy machine the tasks may happen to come one after the other.
        let outcome = try run("style-async-sendable", upTo: 50) { text in
            text.replacing("lock.lock()", with: "").replacing("defer { lock.unlock() }", with: "")
                .replacing("lock.unlock()", with: "")
        }
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains("WARNING: ThreadSanitizer"))
    }

    /// Builds a golden's services with the program around its mock, and runs it so many times at most,
    /// until it fails; `edit` changes the mock before.
    private func run(
        _ golden: String, upTo attempts: Int = 1, _ edit: (String) -> String
    ) throws -> ProcessOutcome {
        let project = try #require(
            try GeneratedProject.all().first { $0.name == golden.capitalizedWords })
        let place = try TemporaryFolder()
        let services = project.app.contents.filter { path, _ in
            path.contains("/Library/") || !path.contains("/")
        }
        for (path, data) in services {
            let text = String(decoding: data, as: UTF8.self)
            try place.write(path.contains("/Mock") ? edit(text) : text, to: path)
        }
        try place.write(Self.program(try #require(Self.programs[golden])), to: "Program.swift")
        let sources = try place.files().paths.filter { $0.hasSuffix(".swift") }
        var compiler = ChildProcess(
            "swiftc",
            ["-sanitize=thread", "-DDEBUG", "-parse-as-library", "-swift-version", "6"]
                + ["-module-name", "App", "-o", "program"] + sources, in: place.url)
        compiler.deadline = 300
        let built = try compiler.run()
        try #require(built.status == 0, "\(built.errors)")
        var program = ChildProcess(
            place.url.appendingPathComponent("program").path, [], in: place.url)
        program.deadline = 120
        var outcome = try program.run()
        for _ in 0..<(attempts - 1) where outcome.status == 0 { outcome = try program.run() }
        return outcome
    }

    private static func program(_ calls: String) -> String {
        """
        @main
        enum Program {
            static func main() async {
                let mock = MockLibrarySDK()
                await withTaskGroup(of: Void.self) { group in
                    for number in 0..<100 {
                        group.addTask {
                            \(calls.replacing("\n", with: "\n" + String(repeating: " ", count: 20)))
                        }
                    }
                }
                print("\\(mock.steps.count) steps")
            }
        }

        """
    }
}

extension String {
    /// `style-async` as `StyleAsync`.
    fileprivate var capitalizedWords: String {
        split(separator: "-").map(\.capitalized).joined()
    }
}
