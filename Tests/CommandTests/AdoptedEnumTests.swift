// A generated enum takes the place of one that has its access level, its cases, and no extensions that speak against
// it. Any other stays the app's own, and the reason names it.

import Foundation
import TestSupport
import Testing

@Suite("Adopted enums")
struct AdoptedEnumTests {
    private static let service = """
        @MainActor
        protocol Door: AnyObject {
            var status: DoorStatus { get }
            var statuses: AsyncStream<DoorStatus> { get }
            func open() throws(DoorError)
            func close()
        }

        """
    private static let status = "enum DoorStatus: Sendable { case closed, locked(code: String) }\n"
    private static let error = "enum DoorError: Error { case stuck(reason: String) }\n"

    struct Trial: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var service = AdoptedEnumTests.service
        var status = AdoptedEnumTests.status
        var error = AdoptedEnumTests.error
        /// What another file of the folder says.
        var beside = ""
        /// The names of what is refused, with reasons.
        var refused: [String] = []
    }

    static let trials = [
        Trial(
            testDescription: "a status that is more open than the protocol", status: "public " + status,
            refused: ["DoorStatus stays the app's own: it is public, and the protocol is internal"]),
        Trial(
            testDescription: "an error that is more open than the protocol", error: "package " + error,
            refused: ["DoorError stays the app's own: it is package, and the protocol is internal"]),
        Trial(
            testDescription: "enums that are less open than the protocol",
            service: service.replacing("protocol", with: "public protocol"),
            refused: [
                "DoorStatus stays the app's own: it is internal, and the protocol is public",
                "DoorError stays the app's own: it is internal, and the protocol is public",
            ]),
        Trial(
            testDescription: "enums as open as the protocol",
            service: service.replacing("protocol", with: "public protocol"),
            status: "public " + status, error: "public " + error),
        Trial(
            testDescription: "extensions that say something else",
            status: status + "extension DoorStatus: CustomStringConvertible { var description: String { \"\" } }\n",
            error: error + "extension DoorError: LocalizedError { var errorDescription: String? { nil } }\n"),
        Trial(
            testDescription: "a computed property with the name of a payload",
            status: status + "extension DoorStatus { var code: Int { 1 } }\n",
            refused: ["DoorStatus stays the app's own: it is extended in Door.swift"]),
        Trial(
            testDescription: "a computed property in another file",
            beside: "extension DoorStatus {\n    var code: Int { 1 }\n}\n",
            refused: ["DoorStatus stays the app's own: it is extended in Other.swift"]),
        Trial(
            testDescription: "a failure of its own",
            beside: "extension DoorStatus { var failure: Error? { nil } }\n",
            refused: [
                "DoorStatus stays the app's own: it is extended in Other.swift"
            ]),
        Trial(
            testDescription: "a conformance that the flow's enum has", beside: "extension DoorStatus: Hashable {}\n",
            refused: [
                "DoorStatus stays the app's own: it is extended in Other.swift"
            ]),
        Trial(
            testDescription: "a comparison that the flow's enum has",
            status: status + "extension DoorStatus { static func == (a: Self, b: Self) -> Bool { true } }\n",
            refused: ["DoorStatus stays the app's own: it is extended in Door.swift"]),
        Trial(
            testDescription: "a conformance that the compiler writes", beside: "extension DoorError: Codable {}\n",
            refused: ["DoorError stays the app's own: it is extended in Other.swift"]),
        Trial(
            testDescription: "values without labels",
            status: "enum DoorStatus: Sendable { case closed, pair(String, Int) }\n",
            refused: ["DoorStatus stays the app's own: it has `case pair(String, Int)`"]),
        Trial(
            testDescription: "a class that is not Sendable",
            status: "enum DoorStatus { case closed, locked(Lock) }\nfinal class Lock {}\n",
            refused: [
                "DoorStatus stays the app's own: it is not `Sendable`, as a flow's enum is"
            ]
        ),
    ]

    @Test("An enum that the flow would declare otherwise stays the app's own", arguments: trials)
    func enums(_ trial: Trial) throws {
        let project = try Project()
        try project.write(trial.service + trial.status + trial.error, to: "Door.swift")
        if !trial.beside.isEmpty { try project.write(trial.beside, to: "Other.swift") }
        let adopt = try project.run("adopt", "Door.swift")
        #expect(adopt.status == 0, "\(adopt.errors)")
        #expect(adopt.errors == "", "\(adopt.errors)")
        let flow = try project.files().text("flows/door.yaml")
        for text in trial.refused { #expect(flow.contains("# " + text), "\(flow)") }
        #expect(flow.matches(of: #/# \w+ stays the app's own: /#).count == trial.refused.count, "\(flow)")
        let kept = trial.refused.map { $0.prefix { $0 != " " } }
        #expect(flow.contains("\nstatuses:\n") != kept.contains("DoorStatus"), "\(flow)")
        #expect(flow.contains("\nerrors:\n") != kept.contains("DoorError"), "\(flow)")
        try project.remove("Door.swift")
        #expect(try project.run("generate").status == 0)
    }
}
