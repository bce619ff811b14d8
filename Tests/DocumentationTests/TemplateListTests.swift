// A template is named three times: as a file, as a resource of the package, and in the code that embeds
// it. This compares them, for a name that is missing in one of the places would only show when somebody
// replaces that template.

import Foundation
import TestSupport
import Testing

@Suite("The lists of templates")
struct TemplateListTests {
    @Test("Each template is embedded, and can be replaced")
    func lists() throws {
        let folder = Checkout.root.appendingPathComponent("Templates")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".mustache") }.map { String($0.dropLast(9)) }.sorted()
        let code = try text("Templates/EmbeddedTemplates.swift")
        let cases = code.matches(of: #/case "(?<name>\w+)": PackageResources/#)
        #expect(cases.map { String($0.name) }.sorted() == files)
        let names = try #require(code.components(separatedBy: "static let names = [").last)
        #expect(quoted(in: names) == files)
        let manifest = try text("Package.swift")
        let list = try #require(manifest.components(separatedBy: "let templates = [").last)
        #expect(quoted(in: list).sorted() == files)
    }

    /// The words in quotes up to the end of a list.
    private func quoted(in list: String) -> [String] {
        list.prefix { $0 != "]" }.matches(of: #/"(\w+)"/#).map { String($0.1) }
    }

    private func text(_ path: String) throws -> String {
        String(
            decoding: try Data(contentsOf: Checkout.root.appendingPathComponent(path)),
            as: UTF8.self)
    }
}
