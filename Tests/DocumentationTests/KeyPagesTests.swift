// The reference of keys. What a key means is said in the tables of two pages, `FlowFile` and `Settings`. Their keys are those
// that the reader takes, and each key has a page of its own, made from the tables, so that a search finds it.

import Foundation
import TestSupport
import Testing

@testable import FlowModel

@Suite("The pages about keys")
struct KeyPagesTests {
    /// Each construct with keys, and the page that has its table.
    private static let constructs: [(keys: KeySet, page: String)] =
        [
            .flow, .step, .parameter, .mockRule, .status, .error, .payload, .event, .property,
            .view,
            .integration, .model, .modelField,
        ].map { ($0, "FlowFile") }
        + [.configuration, .output, .boundary, .sharedIntegration].map { ($0, "Settings") }

    @Test("A table has the keys that the reader takes, in the same order")
    func tables() throws {
        for (keys, page) in Self.constructs {
            let rows = try rows(of: keys, on: page).map(\.key)
            #expect(rows == keys.keys, "\(page): \(keys.noun)")
        }
    }

    @Test("A table names each word that a key takes")
    func choices() throws {
        let choices: [(KeySet, String, [String])] = [
            (.flow, "style", Style.allCases.map(\.rawValue)),
            (.flow, "isolation", Isolation.allCases.map(\.rawValue)),
            (.flow, "scope", Scope.allCases.map(\.rawValue)),
            (.integration, "lifecycle", LifecycleEvent.allCases.map(\.rawValue)),
            (.configuration, "access", AccessLevel.allCases.map(\.rawValue)),
            (.configuration, "mocks", MockAvailability.allCases.map(\.rawValue)),
            (.configuration, "tests", TestFramework.allCases.map(\.rawValue)),
        ]
        for (keys, key, words) in choices {
            let page = try #require(Self.constructs.first { $0.keys.noun == keys.noun }).page
            let row = try #require(rows(of: keys, on: page).first { $0.key == key })
            for word in words {
                #expect((row.form + row.meaning).contains("`\(word)`"), "\(key): \(word)")
            }
        }
    }

    @Test("Each key has a page that says what its tables say")
    func pages() throws {
        var uses: [String: [(noun: String, row: Row, page: String)]] = [:]
        for (keys, page) in Self.constructs {
            for row in try rows(of: keys, on: page) {
                uses[row.key, default: []].append((keys.noun, row, page))
            }
        }
        var pages: [String: String] = [:]
        for (key, uses) in uses {
            var nouns: [String] = []
            for use in uses where !nouns.contains(use.noun) { nouns.append(use.noun) }
            var text = "# \(key)\n\nA key of \(nouns.joined(separator: ", ")).\n\n## Overview\n\n"
            text += "| of | form | meaning |\n| --- | --- | --- |\n"
            for use in uses {
                text += "| \(use.noun) | \(use.row.form) | \(use.row.meaning) |\n"
            }
            text += "\n"
            for page in ["FlowFile", "Settings"] where uses.contains(where: { $0.page == page }) {
                text += "See <doc:\(page)>.\n"
            }
            pages["Key-\(key).md"] = text
        }
        #expect(pages.count > 60)
        try GeneratedPages(folder: "Generated/Keys", pages: pages).compare()
        try GeneratedPages.compare(
            "keys", of: "Keys",
            with: pages.keys.sorted().map { "- <doc:\($0.dropLast(3))>" })
    }

    private struct Row {
        let key: String
        let form: String
        let meaning: String
    }

    /// The rows of a construct's table, one for each key.
    private func rows(of keys: KeySet, on page: String) throws -> [Row] {
        let page = try DocumentationPage(named: page)
        let mark = try #require(
            page.lines.firstIndex(of: "<!-- keys of \(keys.noun) -->"), "\(keys.noun)")
        let rows = page.lines[mark...].drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
        return try rows.dropFirst(2).map { row in
            let cells = row.replacing("\\|", with: "\u{1}").split(separator: "|")
                .map { $0.replacing("\u{1}", with: "\\|").trimmingCharacters(in: .whitespaces) }
            try #require(cells.count == 3, "\(row)")
            let key = cells[0].trimmingCharacters(in: CharacterSet(charactersIn: "`"))
            return Row(key: key, form: cells[1], meaning: cells[2])
        }
    }
}
