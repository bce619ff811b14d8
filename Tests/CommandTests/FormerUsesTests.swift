// What the flow no longer has may still be used in hand-written code. `generate` and `todo` say so until it is gone.

import Foundation
import TestSupport
import Testing

struct FormerUsesTests {
    private static let wrapper = "Integrations/Lock/Services/LockDoorSDK.swift"
    private static let tests = "Tests/IntegrationsTests/Door/LockDoorSDKTests.swift"

    @Test("Uses of a removed status and event are listed until they are gone, in tests too")
    func usesAreListed() throws {
        let project = try Project.withDoor()
        let more = Project.door.replacing("  opened:\nintegrations", with: "  opened:\n  ajar:\nintegrations")
            .replacing("integrations:", with: "events:\n  slammed:\n    from: opened\n    to: ajar\nintegrations:")
        try project.write(more, to: "door.yaml")
        #expect(try project.run("generate").status == 0)
        let wrapper = try project.files().text(Self.wrapper)
        let todo = try #require(wrapper.firstRange(of: /\/\/ TODO\(flowgen\): Call Lock[^\n]*/))
        let filled = wrapper.replacingCharacters(in: todo, with: "flow.send(.ajar)\n        slammed()")
        try project.write(filled, to: Self.wrapper)
        let tests = try project.files().text(Self.tests)
        let end = try #require(tests.range(of: "\n}\n"))
        let method = "\n\n    func mine() {\n        let status: DoorStatus = .ajar\n        print(status)\n    }"
        try project.write(tests.replacingCharacters(in: end, with: method + "\n}\n"), to: Self.tests)
        #expect(try project.run("generate").status == 0)
        try project.write(Project.door, to: "door.yaml")
        #expect(try project.run("generate").output.contains("remove 'ajar' here"))
        for _ in 1...2 {
            let summary = "3 uses of names that the flow no longer has; `flowgen todo` lists them.\n"
            #expect(try project.run("generate").output.hasSuffix(summary))
            let list = try project.run("todo").output
            for name in ["ajar", "slammed"] {
                #expect(list.contains("Remove `\(name)`: the flow no longer has it.\n"), "\(list)")
            }
            #expect(list.contains("\(Self.tests):"))
            #expect(list.contains("; 3 uses of names that the flow no longer has"), "\(list)")
        }
        #expect(try project.run("todo", "--check").status == 1)
        let clean = try project.files().text(Self.wrapper)
        try project.write(
            clean.replacing("flow.send(.ajar)\n        slammed()", with: "flow.send(.opened)"), to: Self.wrapper)
        try project.write(
            try project.files().text(Self.tests).replacing("= .ajar", with: "= .opened"), to: Self.tests)
        #expect(try !project.run("generate").output.contains("no longer has"))
        #expect(try project.run("generate").output == "Everything is up to date.\n")
        #expect(try !project.run("todo").output.contains("no longer has"))
    }
}
