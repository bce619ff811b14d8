// What each kind says of its files is true of them: the types that it declares are those in the rendered text.

import FlowModel
import SwiftText
import Templates
import Testing

@testable import FlowCode

@Suite("Kinds of files")
struct FileKindTests {
    static let frameworks: [TestFramework] = [.xctest, .swiftTesting]

    @Test("Each kind has a file in the sample project, which the other tests are about") func sample() throws {
        var templates: Set<String> = []
        for tests in Self.frameworks {
            let files = FileKinds.files(of: try SampleProject.project(tests: tests))
            // A file of Support has none.
            templates.formUnion(files.map(\.template).filter { !$0.isEmpty })
            #expect(Set(files.map(\.path)).count == files.count)
        }
        #expect(templates == Set(FileKinds.all.map(\.template)))
    }

    @Test("Each file declares the types that its kind names, and no others", arguments: frameworks)
    func names(tests: TestFramework) throws {
        let project = try SampleProject.project(tests: tests)
        let integrations = project.integrations.map {
            Located($0.name, at: project.flows[0].name.location)
        }
        let declared = Set(NameCollisions.names(of: project.flows, integrations).map(\.name))
        let renderer = try FileRenderer()
        let ofProject = Set(FileKinds.ofProject.map(\.template) + [""])
        for file in FileKinds.files(of: project) where !ofProject.contains(file.template) {
            let text = renderer.render(file).contents
            let types = Self.types(in: String(decoding: text, as: UTF8.self))
            #expect(types.isSubset(of: declared), "\(file.path)")
            let name = file.path.split(separator: "/").last.map { String($0.dropLast(6)) } ?? ""
            #expect(declared.contains(name), "\(file.path)")
            #expect(name.contains("+") || types.contains(name), "\(file.path)")
        }
    }

    @Test("Each kind recognizes its merged files and scaffolds", arguments: frameworks)
    func traits(tests: TestFramework) throws {
        let project = try SampleProject.project(tests: tests)
        for file in FileKinds.files(of: project) where file.ownership != .generated {
            let id = MergedFileID(file.identity)
            let folders = file.path.split(separator: "/").map(String.init)
            let stem = String(try #require(folders.last).dropLast(".swift".count))
            let output = if id?.kind == .tests { project.folders.tests } else { project.folders.integrations }
            let found = (id.map { [FileTraits($0)] } ?? FileTraits.ofScaffolds).compactMap {
                $0.outputFolder(of: folders.dropLast(), stem: stem)
            }
            #expect(Set(found) == [output], "\(file.path)")
        }
    }

    /// The types that a generated text declares in the first column.
    private static func types(in text: String) -> Set<String> {
        let declaration = #/^(?:[^ ].*\b)?(?:class|struct|enum|protocol|actor|typealias) (\w+)/#
            .anchorsMatchLineEndings()
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("/") && !$0.hasPrefix(" ") }
        return Set(lines.compactMap { $0.firstMatch(of: declaration).map { String($0.1) } })
    }

    @Test("Each template but that of headers belongs to a kind")
    func templates() {
        #expect(Set(FileKinds.all.map(\.template) + [HeaderContext.template]) == Set(EmbeddedTemplates.names))
    }

    @Test("The names that templates declare are read off them")
    func reservedNames() throws {
        #expect(
            TemplateNames.types(in: ["FlowRunner", "FlowSpec"]).isSuperset(of: [
                "FlowRunner", "FlowSpec", "AnyThreadFlow", "FlowSend", "FlowRule", "FlowScenario", "NoStatus",
                "NotWritten",
                "FlowSampleError",
            ]))
        let mock = TemplateNames(in: ["Mock"])
        #expect(mock.properties.isSuperset(of: ["calls", "appAnswers", "status"]))
        #expect(mock.properties.isDisjoint(with: ["flow", "lock", "spy"]))
        #expect(TemplateNames(in: ["Mock"], countsPrivate: true).properties.isSuperset(of: ["flow", "lock", "spy"]))
        #expect(mock.functions.isSuperset(of: ["play(_:)", "finishSteps()"]))
    }
}
