// `flowgen.yml`: every key, and what is there without any.

@testable import FlowFile
import FlowModel
import SwiftText
import Testing

@Suite("flowgen.yml")
struct ConfigurationDecoderTests {
    private func configuration(_ yaml: String) throws -> Configuration {
        let decoded = Decode.configuration(yaml)
        #expect(Decode.lines(decoded.diagnostics) == "")
        return try #require(decoded.value)
    }

    @Test(arguments: ["", "\n\n", "# nothing yet\n", "~\n", "{}\n", "\u{FEFF}"])
    func nothingIsAllDefaults(yaml: String) throws {
        let configuration = try configuration(yaml)
        #expect(configuration.file?.path == "flowgen.yml")
        #expect(configuration.flows.isEmpty)
        #expect(configuration.style == .combine && configuration.isolation == .mainActor)
        #expect(configuration.access == .internal && configuration.mocks == .debug)
        #expect(configuration.tests == .xctest)
        #expect(configuration.equatable.isEmpty)
        #expect(configuration.output.integrations == nil && configuration.templates == nil)
    }

    @Test func everyKey() throws {
        let configuration = try configuration(
            #"""
            flowgen: 1.2.3-beta.1
            flows: [./Flows/chat.yaml, 'Flows/**/*.yml']
            output: { integrations: Sources/Integrations/, services: Sources/Services, tests: T }
            module: App
            servicesModule: AppServices
            style: async
            isolation: none
            access: public
            mocks: always
            tests: swift-testing
            equatable: [Receipt, Shop.Basket]
            samples: { URL: 'URL(fileURLWithPath: "/")', '[String: Int]': '[:]', Int: 3 }
            integrations:
              Crash:
                summary: Reports crashes.
                sdk: CrashKit
                imports: [UIKit, Foundation]
                lifecycle: launch
                after: [Firebase]
              Firebase:
            boundary: { sources: [App, .], allow: App/Legacy/* }
            templates: Templates
            """#)
        #expect(configuration.tool?.value == "1.2.3-beta.1")
        #expect(configuration.tests == .swiftTesting)
        #expect(configuration.equatable.map(\.value.text) == ["Receipt", "Shop.Basket"])
        #expect(configuration.flows.map(\.value) == ["Flows/chat.yaml", "Flows/**/*.yml"])
        #expect(configuration.flows[0].location.position == SourcePosition(line: 2, column: 9))
        #expect(configuration.output.integrations?.value == "Sources/Integrations")
        #expect(configuration.output.services?.value == "Sources/Services")
        #expect(configuration.output.tests?.value == "T")
        #expect(configuration.module == "App")
        #expect(configuration.servicesModule?.value == "AppServices")
        #expect(configuration.style == .async && configuration.isolation == .none)
        #expect(configuration.access == .public && configuration.mocks == .always)
        #expect(configuration.samples.map(\.type.text) == ["URL", "[String: Int]", "Int"])
        #expect(
            configuration.samples.map(\.expression.text) == [
                #"URL(fileURLWithPath: "/")"#, "[:]", "3",
            ])
        #expect(configuration.integrations.map(\.name.value) == ["Crash", "Firebase"])
        let crash = configuration.integrations[0].facts
        #expect(crash.summary?.value == "Reports crashes.")
        #expect(crash.sdk.map(\.value) == ["CrashKit"])
        #expect(crash.imports.map(\.value) == ["UIKit", "Foundation"])
        #expect(crash.lifecycle.map(\.value) == [.launch])
        #expect(crash.after.map(\.value) == ["Firebase"])
        #expect(configuration.boundarySources.map(\.value) == ["App", "."])
        #expect(configuration.boundaryAllow.map(\.value) == ["App/Legacy/*"])
        #expect(configuration.templates?.value == "Templates")
    }

    @Test func aSingleFlow() throws {
        #expect(try configuration("flows: a b.yaml").flows.map(\.value) == ["a b.yaml"])
    }

    @Test func aPatternWithoutQuotes() {
        let lines = Decode.lines(Decode.configuration("flows: **/*.yaml\n").diagnostics)
        #expect(lines.contains("flows: '**/*.yaml'"), "\(lines)")
    }

    @Test func brokenFile() {
        let decoded = Decode.configuration("a: [")
        #expect(decoded.value == nil)
        #expect(decoded.diagnostics.hasErrors)
    }

    @Test func mistakes() throws {
        let decoded = Decode.configuration("access: open\nmodule: Kit\n")
        #expect(decoded.diagnostics.map(\.id) == ["config-unknown-value"])
        #expect(decoded.value == nil)
    }
}
