// Every example in the README and the documentation is carried out.

import Foundation
import TestSupport
import Testing

@Suite("The examples of the documentation")
struct ExampleTests {
    // The pages about messages have tests of their own.
    @Test(
        "Each does what its page says",
        arguments: try DocumentationPage.all().filter { !$0.isAboutMessage })
    func examples(of page: DocumentationPage) throws {
        let run = try PageRun.updating(page)
        #expect(run.mismatches == [])
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
