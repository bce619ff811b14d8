// Pages of the catalogue that are made from the code. With FLOWGEN_UPDATE_GOLDENS=1 they are rewritten; otherwise a
// page that is not as the code says is a failure.

import Foundation
import TestSupport
import Testing

struct GeneratedPages {
    /// The folder in the catalogue.
    let folder: String
    /// Their texts, by file name.
    let pages: [String: String]

    func compare() throws {
        let place = DocumentationPage.catalogue.appendingPathComponent(folder)
        let expected = FileTree(pages.mapValues { Data(($0 + "\n" + Self.notice + "\n").utf8) })
        if Self.isUpdating {
            for name in try FileTree.names(below: place) where expected.contents[name] == nil {
                try FileManager.default.removeItem(at: place.appendingPathComponent(name))
            }
            try expected.write(to: place)
        }
        let actual = try FileTree(at: place)
        #expect(actual == expected, "\(Self.advice)\n\(expected.difference(to: actual))")
    }

    /// Compares the part of a page between `<!-- generated: NAME -->` and `<!-- end -->`.
    static func compare(_ name: String, of page: String, with lines: [String]) throws {
        let page = try DocumentationPage(named: page)
        let start = try #require(page.lines.firstIndex(of: "<!-- generated: \(name) -->")) + 1
        let end = try #require(page.lines[start...].firstIndex(of: "<!-- end -->"))
        let part = [""] + lines + [""]
        if isUpdating {
            let text = (page.lines[..<start] + part + page.lines[end...]).joined(separator: "\n")
            try Data(text.utf8).write(to: page.file)
        } else {
            #expect(Array(page.lines[start..<end]) == part, "\(page.name): \(name): \(advice)")
        }
    }

    private static let notice =
        "<!-- Made from the code: FLOWGEN_UPDATE_GOLDENS=1 swift test --filter DocumentationTests -->"
    private static let advice = "out of date; run FLOWGEN_UPDATE_GOLDENS=1 swift test --filter DocumentationTests"
    static let isUpdating = ProcessInfo.processInfo.environment["FLOWGEN_UPDATE_GOLDENS"] == "1"
}
