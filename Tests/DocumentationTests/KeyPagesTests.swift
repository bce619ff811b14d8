// The reference of keys is made from the reader's own lists: a table for each construct, on the pages `FlowFile` and
// `Settings`, and a page for each key, so that a search finds it.

import Foundation
import TestSupport
import Testing

@testable import FlowFile
@testable import FlowModel

@Suite("The pages about keys")
struct KeyPagesTests {
    /// Each construct with keys, and the page that has its table.
    private static let constructs: [(keys: KeySet, page: String)] =
        KeySet.flow.constructs.map { ($0, "FlowFile") } + KeySet.configuration.constructs.map { ($0, "Settings") }

    @Test("The table of each construct says what the reader's list says")
    func tables() throws {
        for (keys, page) in Self.constructs {
            let head = ["| key | form | meaning |", "| --- | --- | --- |"]
            let rows = keys.all.map { "| `\($0.name)` | \(cell($0.takes)) | \(meaning($0)) |" }
            try GeneratedPages.compare("keys of \(keys.noun)", of: page, with: head + rows)
        }
    }

    @Test("Each key has a page")
    func pages() throws {
        var uses: [String: [(noun: String, key: Key, page: String)]] = [:]
        for (keys, page) in Self.constructs {
            for key in keys.all { uses[key.name, default: []].append((keys.noun, key, page)) }
        }
        var pages: [String: String] = [:]
        for (name, uses) in uses {
            // The search finds `to` in many titles, and `key: to` in one.
            var text = "# key: \(name)\n\n`\(name)` is a key of \(list(uses.map(\.noun))).\n\n"
            text += "## Overview\n\n| of | form | meaning |\n| --- | --- | --- |\n"
            for use in uses {
                text += "| \(use.noun) | \(cell(use.key.takes)) | \(meaning(use.key)) |\n"
            }
            text += "\n"
            for page in ["FlowFile", "Settings"] where uses.contains(where: { $0.page == page }) {
                text += "See <doc:\(page)>.\n"
            }
            pages["Key-\(name).md"] = text
        }
        #expect(pages.count > 60)
        try GeneratedPages(folder: "Generated/Keys", pages: pages).compare()
        try GeneratedPages.compare(
            "keys", of: "Keys",
            with: pages.keys.sorted().map { "- <doc:\($0.dropLast(3))>" })
    }

    private func meaning(_ key: Key) -> String {
        let more = key.isRequired ? "; required" : key.standard.map { "; default: \($0)" } ?? ""
        return cell(key.meaning + more)
    }

    /// Words with commas and `and`.
    private func list(_ words: [String]) -> String {
        guard words.count > 1 else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
    }

    private func cell(_ text: String) -> String {
        text.replacing("|", with: "\\|")
    }
}
