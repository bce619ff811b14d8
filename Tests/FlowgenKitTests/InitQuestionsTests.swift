// What init asks on a terminal, and what the answers change.

import FlowgenKit
import TestSupport
import Testing

@Suite("Questions of init")
struct InitQuestionsTests {
    /// Answers by the beginning of a question.
    private struct Answers: Asking {
        let answers: [String: String]

        func answer(_ question: String, proposal: String) -> String {
            answers.first { question.hasPrefix($0.key) }?.value ?? proposal
        }
    }

    private func configuration(
        _ answers: [String: String], _ wishes: ProjectSetup.Wishes = ProjectSetup.Wishes()
    ) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B")])
            """, to: "Package.swift")
        try folder.write("", to: "Sources/A/a.swift")
        try folder.write("", to: "Sources/B/b.swift")
        var begin = Init()
        begin.wishes = wishes
        let report = try begin.run(in: try Root(folder.url.path), asking: Answers(answers: answers))
        #expect(report.status == .clean)
        return try folder.text("flowgen.yml")
    }

    @Test("The proposals, if every answer is empty")
    func proposals() throws {
        let text = try configuration([:])
        #expect(text.contains("integrations: Sources/A/Integrations\n"))
        #expect(text.contains("module: A\n"))
    }

    @Test("Another target has other folders")
    func otherTarget() throws {
        let text = try configuration(["Which target": "B"])
        #expect(text.contains("integrations: Sources/B/Integrations\n"))
        #expect(text.contains("module: B\n"))
    }

    @Test("Answers go before proposals, and what an option says is not asked") func answers() throws {
        var wishes = ProjectSetup.Wishes()
        wishes.module = "Named"
        let text = try configuration(
            ["Which folder is for integrations": "Elsewhere", "Which module": "Other"], wishes)
        #expect(text.contains("integrations: Elsewhere\n"))
        #expect(text.contains("module: Named\n"))
    }

    /// Gives each question its answers, one after the other.
    private final class Series: Asking {
        private(set) var questions: [String] = []
        private var answers: [String: [String]]

        init(_ answers: [String: [String]]) { self.answers = answers }

        func answer(_ question: String, proposal: String) -> String {
            questions.append(question)
            let key = answers.keys.first { question.contains($0) }
            guard let key, let next = answers[key]?.first else { return proposal }
            answers[key]?.removeFirst()
            return next
        }
    }

    @Test("What cannot be is asked again")
    func asksAgain() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B")])
            """, to: "Package.swift")
        try folder.write("", to: "Sources/A/a.swift")
        try folder.write("", to: "Sources/B/b.swift")
        let series = Series([
            "Which target": ["C", "B"], "folder is for integrations": ["../x", "Code"],
            "Which module": ["no module", "Named"], "imports of SDKs": ["Nowhere", "Sources/A"],
        ])
        let report = try Init().run(in: try Root(folder.url.path), asking: series)
        #expect(report.status == .clean)
        let problems = [
            "There is no target 'C'. ", "Name a folder below this one. ",
            "Write the name behind `import`, such as StripeKit. ",
            "There is no folder 'Nowhere'. ",
        ]
        for problem in problems {
            #expect(series.questions.contains { $0.hasPrefix(problem) }, "\(problem)")
        }
        let text = try folder.text("flowgen.yml")
        #expect(text.contains("integrations: Code\n"))
        #expect(text.contains("module: Named\n"))
        #expect(text.contains("sources: [Sources/A]\n"))
    }
}
