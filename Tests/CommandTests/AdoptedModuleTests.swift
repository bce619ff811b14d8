// What adoption knows of the project around the files: a class of tests is a mock whatever its name is, the project's
// own modules are no SDKs, and nothing moves from one module to another. And what it says of the rest that no flow
// holds.

import Foundation
import TestSupport
import Testing

@Suite("Adoption in a project")
struct AdoptedModuleTests {
    private static let service = "protocol Door: AnyObject {\n    func open()\n}\n"
    private static let wrapper = "final class AcmeDoor: Door {\n    func open() {}\n}\n"

    /// A package with an app, a library that it uses, and tests.
    private func package(_ files: [String: String]) throws -> Project {
        let project = try Project()
        try project.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Shop", dependencies: ["Core"]),
                    .target(name: "Core"),
                    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
                ])

            """, to: "Package.swift")
        try project.write("let shop = 1\n", to: "Sources/Shop/Shop.swift")
        try project.write("let core = 1\n", to: "Sources/Core/Core.swift")
        try project.write("let tests = 1\n", to: "Tests/ShopTests/Tests.swift")
        for (path, text) in files { try project.write(text, to: path) }
        try project.write(
            """
            flows:
            output: { integrations: Sources/Shop/Integrations, tests: Tests/ShopTests/Integrations }
            module: Shop
            style: async

            """, to: "flowgen.yml")
        return project
    }

    @Test(
        "A class of tests, or one that is called a mock, is no wrapper",
        arguments: [
            ("Tests/ShopTests/OpenDoor.swift", ""), ("Tests/ShopTests/OpenDoor.swift", "import XCTest\n"),
            ("Sources/Shop/OpenDoorMock.swift", ""),
        ])
    func mocks(path: String, head: String) throws {
        for kind in ["final class", "struct"] {
            let name = path.split { "/.".contains($0) }.dropLast().last ?? ""
            let double = "\(head)\n\(kind) \(name): Door {\n    func open() {}\n}\n"
            let project = try package(["Sources/Shop/Door.swift": Self.service, path: double])
            let adopt = try project.run("adopt", "Sources/Shop/Door.swift", path)
            #expect(adopt.status == 0 && adopt.errors == "", "\(adopt.errors)")
            #expect(!adopt.output.contains("Move "), "\(adopt.output)")
            #expect(!(try project.files().text("flows/door.yaml").contains("integrations:")))
        }
    }

    @Test("The project's own modules are no SDKs")
    func ownModules() throws {
        let path = "Sources/Shop/AcmeDoor.swift"
        let project = try package([
            "Sources/Shop/Door.swift": Self.service,
            path: "import Acme\nimport Core\nimport Shop\n\n" + Self.wrapper,
        ])
        let adopt = try project.run("adopt", "Sources/Shop/Door.swift", path)
        #expect(adopt.status == 0 && adopt.errors == "", "\(adopt.errors)")
        let flow = try project.files().text("flows/door.yaml")
        #expect(flow.contains("  Acme:\n    sdk: [Acme]\n    imports: [Core]\n    wrapper: AcmeDoor\n"), "\(flow)")
    }

    @Test("A wrapper stays in its module")
    func otherModule() throws {
        let path = "Sources/Core/AcmeDoor.swift"
        let project = try package([
            "Sources/Shop/Door.swift": Self.service, path: "import Acme\n\n" + Self.wrapper,
        ])
        let adopt = try project.run("adopt", "Sources/Shop/Door.swift", path)
        #expect(adopt.status == 0, "\(adopt.errors)")
        #expect(adopt.output.contains("pass them to `IntegrationsManager`: AcmeDoor for Door"), "\(adopt.output)")
        let files = try project.files()
        #expect(files.text(path).contains(Self.wrapper))
        #expect(!files.text("flows/door.yaml").contains("integrations:"))
    }

    @Test("A protocol stays in its module")
    func otherModuleOfProtocol() throws {
        let project = try package(["Sources/Core/Door.swift": Self.service])
        let adopt = try project.run("adopt", "Sources/Core/Door.swift")
        #expect(adopt.status == 2)
        #expect(
            adopt.errors.contains("'Door' is not adopted: it is compiled into Core, and generated protocols into Shop"),
            "\(adopt.errors)")
    }

    struct Trial: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let saying: String
    }

    static let trials = [
        Trial(
            testDescription: "a private protocol", text: "private protocol Door { func open() }\n",
            saying: "'Door' is not adopted: it is private, and other files use a flow's protocol"),
        Trial(
            testDescription: "a protocol in a type",
            text: "enum House {\n    protocol Door { func open() }\n}\n",
            saying: "'Door' is not adopted: it is declared in House"),
        Trial(
            testDescription: "a protocol in an extension",
            text: "extension House {\n    protocol Door { func open() }\n}\n",
            saying: "'Door' is not adopted: it is declared in House"),
        Trial(
            testDescription: "a protocol in a type of an extension",
            text: "extension House {\n    struct Hall { protocol Door { func open() } }\n}\n",
            saying: "'Door' is not adopted: it is declared in House.Hall"),
        Trial(
            testDescription: "a protocol of some platforms",
            text: "#if os(iOS)\nprotocol Door { func open() }\n#endif\n",
            saying: "'Door' is not adopted: it is declared under `#if`"),
        Trial(
            testDescription: "a step with a type of the protocol",
            text: """
                protocol Door {
                    typealias Handler = (Int) -> Void
                    func open(then handler: @escaping Handler)
                    func close()
                }

                """, saying: "'open' is not adopted: it names Handler, which only the protocol itself declares"),
        Trial(
            testDescription: "an async step with an error of its own",
            text: """
                protocol Door: Sendable {
                    var status: DoorStatus { get }
                    var statuses: AsyncStream<DoorStatus> { get }
                    func go() async throws(DoorError)
                }
                enum DoorStatus: Sendable { case open, shut }
                enum DoorError: Error { case stuck }

                """, saying: "is not adopted: the flow's protocol would say `func go() async throws`"),
    ]

    @Test("What no flow holds is named", arguments: trials)
    func named(_ trial: Trial) throws {
        let project = try Project()
        try project.write(trial.text, to: "A.swift")
        let adopt = try project.run("adopt", "A.swift")
        #expect(adopt.errors.contains(trial.saying), "\(adopt.errors)")
        #expect(adopt.errors.matches(of: #/(?:error|warning): /#).count < 3, "\(adopt.errors)")
    }

    @Test("A protocol that has a flow already is refused by its name")
    func twice() throws {
        let project = try Project()
        try project.write(Self.service, to: "A.swift")
        #expect(try project.run("adopt", "A.swift").status == 0)
        let again = try project.run("adopt", "A.swift")
        #expect(
            again.status == 0 && again.output.contains("Delete the declarations that the flows have taken over"),
            "\(again.output)")
        try project.write(try project.files().text("flows/door.yaml") + "# Read.\n", to: "flows/door.yaml")
        let adopt = try project.run("adopt", "A.swift")
        #expect(adopt.status == 2)
        #expect(
            adopt.errors.contains(
                "A.swift:1:1: error: 'Door' is not adopted: flows/door.yaml has the flow Door already"),
            "\(adopt.errors)")
    }
}
