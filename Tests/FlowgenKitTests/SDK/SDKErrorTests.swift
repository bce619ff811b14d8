// The errors of an SDK: which cases a mapper lists, and what is reported when an upgrade changes them.

import FlowModel
import FlowgenKit
import Testing

@testable import FlowgenKit

@Suite struct SDKErrorTests {
    private static let flow = """
        flow: Door
        style: async
        steps:
          open: { user: Opens it., from: closed, to: [opened, failed] }
        statuses: { closed: , opened: , failed: { with: { reason: DoorError } } }
        errors: { jammed: , held: { with: Error }, unknown: { with: Error } }
        integrations:
          Lock: { sdk: LockKit, interface: Vendor/LockKit, sdkErrors: LockError }

        """
    private static let sdk = """
        public enum LockError: Error {
            case jammed
            case tired(hours: Int), held(by: String, [Int])
            case `default`
        }

        """
    private typealias Project = SDKProjectTests.Project
    private static let wrapper = SDKProjectTests.wrapper
    private static let lock = SDKProjectTests.lock
    private static let source = SDKProjectTests.source

    private func project(_ changes: [String: String] = [:]) throws -> Project {
        try Project(["door.yaml": Self.flow, Self.source: Self.sdk].merging(changes) { $1 })
    }

    @Test func theMapperListsTheCases() throws {
        var project = try project()
        let mapper = """
                    guard let error = error as? LockError else { return .unknown(error) }
                    switch error {
                    case .default: return .unknown(error)  // TODO(flowgen): Map it.
                    case .held: return .held(error)
                    case .jammed: return .jammed
                    case .tired: return .unknown(error)  // TODO(flowgen): Map it.
                    @unknown default: return .unknown(error)
                    }

            """
        #expect(try project.text(Self.wrapper).contains(mapper))
        let cases = "case `default`\n    case held(by: String, [Int])\n    case jammed\n    case tired(hours: Int)\n}"
        #expect(try project.text(Self.lock).contains("public enum LockError {\n    " + cases))
        #expect(try project.check() == ([], .clean))
        // On a machine without the SDK the lock counts.
        try project.write(nil, to: Self.source)
        #expect(try project.generate() == ["door.yaml:8 sdk-no-interface"])
        #expect(try project.text(Self.wrapper).contains(mapper))
    }

    @Test func aNewCaseIsReportedOnceAndJoinsAnUntouchedMapper() throws {
        var project = try project()
        try project.replace("    case jammed\n", with: "    case jammed, frozen\n", in: Self.source)
        #expect(try project.check().lines.map { $0.split(separator: " ")[1] } == ["check-differs", "sdk-new-case"])
        #expect(try project.generate() == [])
        #expect(try project.text(Self.wrapper).contains("case .frozen: return .unknown(error)  // TODO"))
        #expect(try project.check() == ([], .clean))
    }

    @Test func aNewCaseIsReportedWhereAMapperIsWrittenByHand() throws {
        var project = try project()
        try project.replace(
            "case .tired: return .unknown(error)  // TODO(flowgen): Map it.\n        @unknown default",
            with: "case .tired(let hours) where hours > 9: return .jammed\n        default", in: Self.wrapper)
        _ = try project.generate()
        try project.replace("    case jammed\n", with: "    case jammed, frozen\n", in: Self.source)
        #expect(try project.check().lines.map { $0.split(separator: " ")[1] } == ["check-differs", "sdk-new-case"])
        #expect(try project.generate().map { $0.split(separator: " ")[1] } == ["sdk-new-case"])
        #expect(try project.generate() == [])
    }

    @Test func aCaseThatIsGoneStaysAnErrorUntilNoMapperHasIt() throws {
        var project = try project()
        try project.replace("case .jammed: return .jammed", with: "case .jammed: return .held(error)", in: Self.wrapper)
        try project.replace("    case jammed\n", with: "", in: Self.source)
        #expect(try project.check().lines.map { $0.split(separator: " ")[1] } == ["check-differs", "sdk-no-case"])
        for _ in 0..<2 { #expect(try project.generate().map { $0.split(separator: " ")[1] } == ["sdk-no-case"]) }
        #expect(try project.text(Self.lock).contains("case jammed  // gone"))
        try project.replace("        case .jammed: return .held(error)\n", with: "", in: Self.wrapper)
        #expect(try project.generate() == [])
        #expect(try !project.text(Self.lock).contains("jammed"))
        #expect(try project.check() == ([], .clean))
    }

    @Test func aPropertyMayHaveTheErrors() throws {
        let sdk = """
            public class LockFailure: NSError {
                public enum Code { case jammed, lost }
                public let type: Code
                let hidden: Code
            }

            """
        let flow = Self.flow.replacing("LockError }", with: "LockFailure.type }")
        let project = try project(["door.yaml": flow, Self.source: sdk])
        let text = try project.text(Self.wrapper)
        #expect(text.contains("guard let error = error as? LockFailure else"))
        #expect(text.contains("switch error.type {\n        case .jammed: return .jammed\n        case .lost: return"))
        #expect(try project.check() == ([], .clean))
        for other in ["LockFailure.hidden", "LockFailure.other", "LockDelegate", "Other"] {
            let flow = Self.flow.replacing("LockError }", with: "\(other) }")
            let texts = ["flowgen.yml": "flows: door.yaml\n", "door.yaml": flow, Self.source: sdk]
            let files = try #require(InMemoryFileSystem(texts: texts))
            var new = files
            let report = try Generate().run(files: files) { try new.apply($0) }
            #expect(report.diagnostics.map { $0.id.name } == ["sdk-no-interface"], "\(other)")
        }
    }
}
