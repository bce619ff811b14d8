// Every example in the README, in the documentation, and on the pages beside them is carried out.

import Foundation
import TestSupport
import Testing

@Suite("The examples of the documentation")
struct ExampleTests {
    // The pages about messages have tests of their own.
    @Test(
        "Each does what its page says",
        arguments: try DocumentationPage.all().filter { !$0.isAboutMessage } + DocumentationPage.beside())
    func examples(of page: DocumentationPage) throws {
        let run = try PageRun.updating(page)
        #expect(run.mismatches == [])
    }

    @Test("The commands of CONTRIBUTING name targets of the Makefile, and suites that there are") func commands() throws
    {
        let text = try DocumentationPage.beside()[0].text
        let makefile = try String(contentsOf: Checkout.root.appendingPathComponent("Makefile"), encoding: .utf8)
        let targets = text.matches(of: #/`make ([a-z-]+)/#).map { String($0.output.1) }
        #expect(targets.count > 20)
        for target in targets { #expect(makefile.contains("\n\(target): "), "make \(target)") }
        let filters = text.matches(of: #/swift test --filter '?([\w|]+)/#).flatMap { $0.output.1.split(separator: "|") }
        #expect(filters.count >= 5)
        let tests = try FileTree.names(below: Checkout.root.appendingPathComponent("Tests"))
        for filter in filters {
            #expect(tests.contains { $0.contains("\(filter)/") || $0.hasSuffix("/\(filter).swift") }, "\(filter)")
        }
    }

    @Test("A page that is wrong is noticed")
    func mistakes() throws {
        let wrong = [
            "```console\n$ echo a\nb\n```", "```console\n$ echo a\n```",
            "```console\n$ echo a\n…\n```", "```sh\nfalse\n```",
            "<!-- file: a -->\n```\na\n```\n<!-- shown: a -->\n```\nb\n```",
            "<!-- file: a -->\n```\na\n```\n<!-- edit: a -->\n```diff\n-b\n+c\n```",
            "<!-- from: README.md -->\n```\nno such line\n```", "<!-- tree -->\n```\nnone/\n```",
            "<!-- flow -->\n```yaml\nflow: door\n```", "<!-- not run: -->\n```\n```",
            "<!-- file: Package.swift -->\n```\n.target(name: \"A\")\n```\n"
                + "<!-- file: Sources/A/A.swift -->\n```\nlet a: Int = nil\n```\n"
                + "```console\n$ swift build\nBuild complete!\n```",
            "<!-- setup: false -->", "```swift\nlet a = 1\n```",
        ]
        for text in wrong {
            #expect(try run(text).mismatches.count == 1, "\(text)")
        }
        let right = [
            "```console\n$ printf 'a\\nb\\nc\\n'\na\n…\n```",
            "```console\n$ printf 'a, b\\n'\na…\n```", "```sh\ntrue\n```",
            "<!-- file: a -->\n```\na\nb\n```\n<!-- edit: a -->\n```diff\n-b\n+c\n```\n"
                + "<!-- shown: a -->\n```\na\nc\n```",
        ]
        for text in right { #expect(try run(text).mismatches == [], "\(text)") }
    }

    private func run(_ text: String) throws -> PageRun {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "page.md")
        return try PageRun(DocumentationPage(folder.url.appendingPathComponent("page.md")))
    }
}
