// The preview page as text: its hashes are those of what it holds, and nothing in a flow's texts can end the place
// where it stands.

import FlowModel
import Foundation
import Testing

@testable import FlowDrawing

@Suite("Preview pages") struct PreviewPageTests {
    @Test("The hashes in the page's policy are those of its style and script") func hashes() throws {
        let style = try Self.hash(PackageResources.Preview_css)
        let script = try Self.hash(PackageResources.Preview_js)
        #expect(PreviewHashes.style == style, "write it into PreviewHashes.swift")
        #expect(PreviewHashes.script == script, "write it into PreviewHashes.swift")
    }

    @Test("Style and script hold nothing that would end them, or be filled in")
    func resources() {
        for bytes in [PackageResources.Preview_css, PackageResources.Preview_js] {
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(!text.contains("</") && !text.contains("<!--"))
        }
    }

    @Test("Every place in the page is filled")
    func places() throws {
        let page = try Self.page("Opens it.")
        #expect(page.hasPrefix(PreviewPage.beginning))
        #expect(page.hasSuffix("</html>\n"))
        #expect(!page.contains("{{"))
    }

    @Test("The page's only scripts are its own, whatever the texts hold", arguments: texts)
    func scripts(text: String) throws {
        let page = try Self.page(text)
        #expect(page.components(separatedBy: "<script").count == 3)
        #expect(page.components(separatedBy: "</script").count == 3)
        #expect(!page.contains("<img"))
    }

    static let texts = [
        "</script><script>x</script>", "<!--<script>", "\"><img src=x>", "</textarea></svg><img>",
        "</style><script>", "{{script}}{{data}}",
    ]

    @Test("JSON is printed without characters that HTML or scripts could take for their own") func json() {
        let text = JSONValue.string("<a>&\"\\\n\u{2028}é\u{1F600}").textInHTML
        #expect(text == "\"\\u003ca\\u003e\\u0026\\\"\\\\\\n\\u2028é\u{1F600}\"")
        let value = JSONValue.object([("a", .array([.null, .bool(true)])), ("b", .texts(nil))])
        #expect(value.textInHTML == "{\"a\":[null,true],\"b\":null}")
    }

    @Test("A flow with more statuses than a picture can show has a page without one") func large() throws {
        let count = PreviewPage.mostNodes
        var text = "flow: Long\nsteps:\n"
        for index in 1...count { text += "  go\(index): { from: s\(index - 1), to: s\(index) }\n" }
        text += "statuses:\n" + (0...count).map { "  s\($0):\n" }.joined()
        let page = PreviewPage(try Flows.read(text + "integrations:\n  Lock:\n"), configuration: Configuration()).text
        #expect(page.contains("too large for a picture"))
        #expect(!page.contains("<svg"))
        #expect(page.contains("\"name\":\"go\(count)\""))
    }

    @Test("Samples come from the flow, then from the configuration's table, then from the type") func samples() throws {
        let flow = try Flows.read(
            """
            flow: Door
            steps:
              open: { from: closed, to: opened }
            statuses:
              closed:
              opened:
                with:
                  first: { type: Int, sample: 42 }
                  second: Int
                  lastName: String
                  fourth: Date?
                  fifth: '[Int]'
                  sixth: Key
            integrations:
              Lock:
            """)
        let samples = PreviewSamples(flow: flow, configuration: Configuration())
        let shown = flow.statuses[1].payload.map {
            samples.sample(of: $0.type, named: $0.label?.text ?? "", given: $0.sample)
        }
        #expect(shown == ["42", "1", "“last name”", "nil", "[…]", "a value of Key"])
    }

    private static func page(_ text: String) throws -> String {
        let quoted = text.replacing("'", with: "''")
        let flow = try Flows.read(
            """
            flow: Door
            summary: '\(quoted)'
            discussion: '\(quoted)'
            steps:
              open: { user: '\(quoted)', summary: '\(quoted)', from: closed, to: opened }
            properties:
              key: { type: String, summary: '\(quoted)' }
            statuses:
              closed: '\(quoted)'
              opened:
            integrations:
              Lock:
            """)
        return PreviewPage(flow, configuration: Configuration()).text
    }

    /// The SHA-256 hash in base 64, by a program that every system has.
    private static func hash(_ bytes: [UInt8]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["sh", "-c", "sha256sum 2>/dev/null || shasum -a 256"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: bytes)
        try input.fileHandleForWriting.close()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        let digits = text.prefix { $0.isHexDigit }.map { UInt8($0.hexDigitValue ?? 0) }
        try #require(digits.count == 64, "no hash: \(text)")
        let pairs = stride(from: 0, to: 64, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
        return Data(pairs).base64EncodedString()
    }
}
