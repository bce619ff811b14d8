// Contexts and templates change together: a key that no template reads, or a template that no file is made from, is
// left over from a change. `Templates/README.md` lists the keys of each template;
// `FLOWGEN_UPDATE_GOLDENS=1 swift test --filter TemplateKeyTests` writes it anew.

import FlowRendering
import Foundation
import Mustache
import Templates
import Testing

@Suite("The keys of templates")
struct TemplateKeyTests {
    /// The templates that files are made from, and what fills them.
    static let contexts: [(templates: [String], shape: Shape)] = [
        (["Conformance"], ConformanceContext.shape), (["Contract"], ContractContext.shape),
        (["Controller", "ControllerView"], ControllerContext.shape),
        (["Error", "Status"], EnumContext.shape), (["Extension"], ExtensionContext.shape),
        (["FanOut"], FanOutContext.shape), (["Flow"], FlowTableContext.shape),
        (["Integration"], IntegrationContext.shape),
        (["IntegrationsManager"], IntegrationsManagerContext.shape),
        (["Manager"], ManagerContext.shape), (["Mock"], MockContext.shape),
        (["MockServices"], MockServicesContext.shape), (["Model"], ModelContext.shape),
        (["Protocol"], ProtocolContext.shape),
        (["ServiceProvider"], ServiceProviderContext.shape),
        (SupportFile.allCases.map(\.rawValue).sorted(), SupportContext.shape),
        (["Verifier"], VerifierContext.shape), (["View"], ViewContext.shape),
        (["Wrapper"], WrapperContext.shape), (["WrapperTests"], WrapperTestsContext.shape),
    ]

    /// A record or an item of a list may be part of several contexts: some template has to read each of its keys.
    @Test("Each key of a context is read by its template", arguments: contexts.map { $0.templates })
    func keys(of templates: [String]) throws {
        let shape = try #require(Self.contexts.first { $0.templates == templates }).shape
        let read = names(in: parts(of: templates))
        #expect(shape.fields.map(\.name).filter { !read.contains($0) } == [])
        let all = names(in: Set(EmbeddedTemplates.names))
        #expect(keys(below: shape).filter { !all.contains($0) } == [])
    }

    @Test("A file is made from each template")
    func templates() {
        let used = parts(of: Self.contexts.flatMap { $0.templates })
        #expect(Set(EmbeddedTemplates.names).subtracting(used) == [])
    }

    @Test("Templates/README.md lists the keys of each template")
    func list() throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Templates/README.md")
        let text = try String(contentsOf: url, encoding: .utf8)
        let head = text.range(of: "\n## ")?.lowerBound ?? text.endIndex
        let sections = Self.contexts.map { section(of: $0.templates, $0.shape) }
        let expected = String(text[..<head]) + sections.joined()
        if ProcessInfo.processInfo.environment["FLOWGEN_UPDATE_GOLDENS"] != nil {
            try expected.write(to: url, atomically: true, encoding: .utf8)
        }
        #expect(text == expected)
    }

    /// The section of the list about some templates with one context.
    private func section(of templates: [String], _ shape: Shape) -> String {
        let partials = parts(of: templates).subtracting(templates).sorted()
        return "\n## \(templates.joined(separator: ", "))\n\n"
            + (partials.isEmpty ? "" : "Includes \(partials.joined(separator: ", ")).\n\n")
            + items(of: shape, indent: "")
    }

    private func items(of shape: Shape, indent: String) -> String {
        shape.fields.sorted { $0.name < $1.name }.map { field in
            let item = "\(indent)- `\(field.name)`"
            switch field.kind {
            case .text: return "\(item)\n"
            case .flag: return "\(item): flag\n"
            case .list(let shape) where shape == .item: return "\(item): list of texts\n"
            case .list(let shape):
                return "\(item): list\n" + items(of: shape, indent: indent + "  ")
            case .record(let shape):
                return "\(item): record\n" + items(of: shape, indent: indent + "  ")
            }
        }.joined()
    }

    /// The keys of the records and items of a context.
    private func keys(below shape: Shape) -> [String] {
        shape.fields.flatMap { field -> [String] in
            switch field.kind {
            case .list(let shape) where shape == .item: []
            case .list(let item), .record(let item): item.fields.map(\.name) + keys(below: item)
            case .text, .flag: []
            }
        }
    }

    /// The keys that some templates read.
    private func names(in templates: Set<String>) -> Set<String> {
        Set(templates.flatMap(tags).map { String($0.drop { "#^/&".contains($0) }) })
    }

    /// Some templates and their partials.
    private func parts(of templates: [String]) -> Set<String> {
        var found: Set<String> = []
        var open = templates
        while let template = open.popLast() {
            guard found.insert(template).inserted else { continue }
            open += tags(of: template).filter { $0.hasPrefix(">") }.map { String($0.dropFirst()) }
        }
        return found
    }

    private func tags(of template: String) -> [Substring] {
        String(decoding: EmbeddedTemplates.named(template) ?? [], as: UTF8.self)
            .split(separator: "{{").dropFirst().map { $0.prefix { $0 != "}" } }
    }
}
