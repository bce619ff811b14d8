// Types that the app has already: nothing that flowgen writes declares one a second time.

import TestSupport
import Testing

@Suite("Names that the app has already")
struct TakenNameTests {
    private static let own = "Sources/App/Integrations/Lock/Services/LockDoorSDK.swift"

    private func project(_ files: [String: String]) throws -> Project {
        let project = try Project.withDoor(
            "flows: door.yaml\noutput:\n  integrations: Sources/App/Integrations\n  tests: Tests/AppTests/Integrations\n"
        )
        for (name, text) in files { try project.write(text, to: name) }
        return project
    }

    @Test(
        "A type of the app, or of its tests, is not declared again",
        arguments: [
            ("Sources/App/Old/Locks.swift", "import Lock\n\nfinal class LockDoorSDK {}\n", "move it to \(own)"),
            (
                "Sources/App/Door.swift", "struct A {}\nenum DoorStatus {}\n",
                "delete it if the flow replaces it"
            ),
            ("Sources/App/A/B/Main.swift", "actor IntegrationsManager{}\n", "else rename it"),
            ("Tests/AppTests/Old.swift", "final class LockDoorSDKTests: XCTestCase {}\n", "move it to Tests/AppTests"),
        ])
    func taken(path: String, text: String, advice: String) throws {
        let project = try project([path: text])
        for command in ["generate", "check"] {
            try project.expectRefusal([command], status: 4, saying: advice)
            try project.expectRefusal([command], status: 4, saying: "\(path):")
        }
        try project.remove(path)
        #expect(try project.run("generate").status == 0)
    }

    @Test("What another target, another project or a type declares is another type")
    func otherTargets() throws {
        let text = "final class LockDoorSDK {}\nenum DoorStatus {}\n"
        let project = try project([
            "Sources/Core/A.swift": text, "Tests/AppTests/A.swift": text, "Sources/App/Pods/A.swift": text,
            "Sources/App/.build/A.swift": text, "Sources/App/Own/Package.swift": "", "Sources/App/Own/A.swift": text,
            "Sources/App/A.swift": "struct Old {\n    class LockDoorSDK {}\n}\nextension DoorStatus {}\n",
            "Sources/App/B.swift": "// class LockDoorSDK {}\n", "Sources/App/Empty.swift": "",
        ])
        let generate = try project.run("generate")
        #expect(generate.status == 0, "\(generate.errors)")
    }

    @Test("A class that has moved to its place becomes the wrapper, with every line")
    func moved() throws {
        let text = "import Lock\n\nfinal class LockDoorSDK: DoorSDK {\n    // By hand.\n    func open() {}\n}\n"
        let project = try project(["Sources/App/Locks.swift": text])
        try project.move("Sources/App/Locks.swift", to: Self.own)
        #expect(try project.run("generate").status == 0)
        let wrapper = try project.files().text(Self.own)
        #expect(wrapper.contains("    // By hand.\n    func open() {}\n"), "\(wrapper)")
    }
}
