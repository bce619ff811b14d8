// The formats of a check's diagnostics for programs: each is valid, whatever the names and texts.

import Foundation
import TestSupport
import Testing

@Suite("check --format")
struct FormatTests {
    /// A project in which something of everything is wrong.
    private func project() throws -> Project {
        let flow = Project.door.replacingOccurrences(of: "Lock:", with: "Lock:\n    sdk: LockKit")
        let project = try Project()
        try project.write(flow, to: "door.yaml")
        try project.write("flows: door.yaml\nboundary: { sources: . }\n", to: "flowgen.yml")
        try #require(try project.run("generate").status == 0)
        let status = "Integrations/Services/Door/DoorStatus.swift"
        let text = try project.files().text(status)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let edited = lines.prefix(6) + ["// é \"quoted\"\t"] + lines.dropFirst(8) + ["// more"]
        try project.write(edited.joined(separator: "\n"), to: status)
        try project.write("", to: "Integrations/IntegrationsManager.swift")
        try FileManager.default.removeItem(
            at: project.root.appendingPathComponent("Integrations/ServiceProvider.swift"))
        try project.write("/* ü */ import LockKit", to: "App/a b\u{1}\n\"%,:\\.swift")
        return project
    }

    @Test("SARIF has a rule for each result, positions that exist, and URIs of the files") func sarif() throws {
        let project = try project()
        let outcome = try project.run("check", "--format", "sarif")
        #expect(outcome.status == 1)
        let log = try JSONDecoder().decode(SARIFLog.self, from: Data(outcome.output.utf8))
        #expect(log.version == "2.1.0")
        let run = try #require(log.runs.first)
        #expect(run.columnKind == "unicodeCodePoints")
        let rules = run.tool.driver.rules
        #expect(Set(rules.map(\.id)).count == rules.count)
        #expect(rules.allSatisfy { !$0.help.text.isEmpty && !$0.shortDescription.text.isEmpty })
        #expect(run.results.count == 4)
        for result in run.results {
            #expect(rules[result.ruleIndex].id == result.ruleId)
            #expect(["error", "warning", "note"].contains(result.level))
            #expect(!result.message.text.isEmpty)
            let place = try #require(result.locations?.first?.physicalLocation)
            let region = try #require(place.region)
            #expect(region.startLine >= 1 && region.startColumn >= 1)
            #expect((region.startLine, region.startColumn) <= (region.endLine, region.endColumn))
            let path = try #require(place.artifactLocation.uri.removingPercentEncoding)
            let url = project.root.appendingPathComponent(path)
            let exists = FileManager.default.fileExists(atPath: url.path)
            #expect(exists == (result.ruleId != "check-missing"), "\(path)")
        }
        let leak = try #require(run.results.first { $0.ruleId == "check-leak" })
        #expect(leak.locations?.first?.physicalLocation.region?.startColumn == 16)
    }

    @Test("Reports for code hosts have paths from the top of the repository, in any folder")
    func repositoryPaths() throws {
        let project = try project()
        func paths(_ folder: String) throws -> (github: Bool, sarif: [String]) {
            let place = project.outside.url.appendingPathComponent(folder)
            let root = ["check", "--root", project.root.path, "--format"]
            func run(_ format: String) throws -> String {
                try ChildProcess(Checkout.binary.path, root + [format], in: place).run().output
            }
            let log = try JSONDecoder().decode(SARIFLog.self, from: Data(run("sarif").utf8))
            let run0 = try #require(log.runs.first)
            let artifacts = run0.results.compactMap {
                $0.locations?.first?.physicalLocation.artifactLocation
            }
            #expect(artifacts.allSatisfy { $0.uriBaseId == "%SRCROOT%" })
            #expect(run0.originalUriBaseIds.keys.sorted() == ["%SRCROOT%"])
            return (try run("github").contains("file=app/Integrations/ServiceProvider.swift,"), artifacts.map(\.uri))
        }
        let without = try paths("app/Integrations/Services")
        #expect(!without.github && without.sarif.contains("Integrations/ServiceProvider.swift"))
        try project.outside.folder(".git")
        let below = try paths("app/Integrations/Services")
        #expect(below.github && below.sarif.contains("app/Integrations/ServiceProvider.swift"))
        let above = try paths("")
        #expect(above.github && above.sarif == below.sarif)
    }

    @Test(
        "A SARIF log is valid by its schema, whatever names and texts it holds",
        .enabled(if: SARIFSchema.shared != nil, "Python or the network is missing"))
    func sarifSchema() throws {
        let schema = try #require(SARIFSchema.shared)
        let project = try project()
        var logs = [try project.run("check", "--format", "sarif")]
        #expect(logs[0].status == 1)
        try project.outside.folder(".git")
        logs.append(try project.run("check", "--format", "sarif"))
        try project.write("flows: door.yaml\noutptu: .\n# <&>\u{FFFE}\n", to: "flowgen.yml")
        logs.append(try project.run("check", "--format", "sarif"))
        #expect(logs[2].status == 2)
        let fine = try Project.withDoor()
        try #require(try fine.run("generate").status == 0)
        logs.append(try fine.run("check", "--format", "sarif"))
        #expect(logs[3].status == 0)
        for log in logs {
            #expect(try schema.complaint(about: log.output) == "", "\(log.output)")
        }
        let broken = logs[0].output.replacing("\"level\"", with: "\"stage\"")
        #expect(try schema.complaint(about: broken) != "")
    }

    @Test("JSON has the same diagnostics, with unchanged texts")
    func json() throws {
        let outcome = try project().run("check", "--format", "json")
        #expect(outcome.status == 1)
        let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
        #expect(report.version == 1)
        #expect(report.status == 1)
        #expect(report.checked == 15)
        let ids = report.diagnostics.map(\.id)
        #expect(ids.sorted() == ["check-differs", "check-differs", "check-leak", "check-missing"])
        let leak = try #require(report.diagnostics.first { $0.id == "check-leak" })
        #expect(leak.path == "App/a b\u{1}\n\"%,:\\.swift")
        #expect(leak.column == 16)
        #expect(leak.endColumn == 23)
        let fine = try Project.withDoor()
        try #require(try fine.run("generate").status == 0)
        let clean = try fine.run("check", "--format", "json")
        #expect(clean.status == 0)
        let none = try JSONDecoder().decode(Report.self, from: Data(clean.output.utf8))
        #expect(none.diagnostics.isEmpty && none.status == 0)
    }

    private struct Report: Decodable {
        struct Finding: Decodable {
            var id: String
            var severity: String
            var message: String
            var path: String?
            var line: Int?
            var column: Int?
            var endColumn: Int?
        }
        var version: Int
        var status: Int
        var checked: Int
        var diagnostics: [Finding]
    }

    @Test("The GitHub format has one line for each diagnostic, whatever its text, and none if there are none")
    func github() throws {
        let project = try project()
        let outcome = try project.run("check", "--format", "github")
        #expect(outcome.status == 1)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count == 4, "\(outcome.output)")
        #expect(lines.allSatisfy { $0.hasPrefix("::error file=") })
        #expect(outcome.output.contains("file=App/a b\\u{1}%0A\"%25%2C%3A\\.swift,line=1,col=16,"))
        let fine = try Project.withDoor()
        try #require(try fine.run("generate").status == 0)
        #expect(try fine.run("check", "--format", "github").output == "")
    }

    @Test(
        "Every format reports invalid flows",
        arguments: ["json", "sarif", "github"])
    func invalid(format: String) throws {
        let project = try Project.withDoor("flows: door.yaml\nbogus: 1\n")
        let outcome = try project.run("check", "--format", format)
        #expect(outcome.status == 2)
        #expect(outcome.output.contains("config-unknown-key"))
    }
}
