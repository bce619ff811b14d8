// A project whose integration names its SDK's interface, over upgrades, missing files and merges: what is reported, and
// what becomes of the lock.

import FlowModel
import FlowgenKit
import SwiftText
import Testing

@testable import FlowgenKit

@Suite struct SDKProjectTests {
    private static let flow = """
        flow: Door
        style: async
        steps:
          open: { user: Opens it. }
        integrations:
          Lock: { sdk: LockKit, interface: Vendor/LockKit, delegates: { LockDelegate: lockDidJam(_:) } }

        """
    private static let sdk = """
        public protocol LockDelegate: AnyObject {
            func lockDidOpen(_ lock: Lock)
            func lockDidJam(_ lock: Lock)
            func lockDidTire(_ lock: Lock)
        }
        extension LockDelegate {
            public func lockDidJam(_ lock: Lock) {}
            public func lockDidTire(_ lock: Lock) {}
        }

        """
    static let wrapper = "Integrations/Lock/Services/LockDoorSDK.swift"
    static let lock = ".flowgen/sdk/LockKit.swift"
    static let source = "Vendor/LockKit/Lock.swift"

    /// A project after a run.
    struct Project {
        var files: InMemoryFileSystem

        init(_ changes: [String: String] = [:]) throws {
            let texts = ["flowgen.yml": "flows: door.yaml\n", "door.yaml": SDKProjectTests.flow, source: sdk]
            files = try #require(InMemoryFileSystem(texts: texts.merging(changes) { $1 }))
            #expect(try generate() == [])
        }

        func text(_ path: String) throws -> String {
            let path = try #require(RelativePath(validating: path))
            return String(decoding: files[path] ?? [], as: UTF8.self)
        }

        mutating func write(_ text: String?, to path: String) throws {
            files[try #require(RelativePath(validating: path))] = text.map { Array($0.utf8) }
        }

        mutating func replace(_ old: String, with new: String, in path: String) throws {
            let text = try text(path)
            #expect(text.contains(old))
            try write(text.replacing(old, with: new), to: path)
        }

        /// What a run says; it changes nothing when it runs again.
        mutating func generate() throws -> [String] {
            var new = files
            let report = try Generate().run(files: files) { try new.apply($0) }
            files = new
            _ = try Generate().run(files: files) { try new.apply($0) }
            #expect(new == files)
            return report.diagnostics.map(line)
        }

        func check() throws -> (lines: [String], status: FlowgenKit.ExitStatus) {
            let report = try Check().run(files: files)
            return (report.diagnostics.map(line), report.status)
        }

        private func line(_ diagnostic: Diagnostic) -> String {
            let position = diagnostic.location.map { ":\($0.position.line)" } ?? ""
            return "\(diagnostic.path ?? "")\(position) \(diagnostic.id)"
        }
    }

    @Test func theLockHasWhatTheWrapperReliesOn() throws {
        var project = try Project()
        let declared = "func lockDidJam(_ lock: Lock)  // optional\n    func lockDidOpen(_ lock: Lock)\n}"
        #expect(try project.text(Self.lock).contains(declared))
        #expect(try project.check() == ([], .clean))
        // One that is written by hand counts as well, and so does one in another file.
        try project.replace(
            "extension LockDoorSDK: LockDelegate {\n",
            with: "extension LockDoorSDK: LockDelegate {\n    nonisolated func lockDidTire(_ lock: Lock) {}\n\n",
            in: Self.wrapper)
        #expect(try project.generate() == [])
        #expect(try project.text(Self.lock).contains("lockDidTire(_ lock: Lock)  // optional"))
    }

    @Test func whatIsGoneStaysInTheLockUntilNoWrapperHasIt() throws {
        var project = try Project()
        try project.replace("    func lockDidJam(_ lock: Lock)\n", with: "", in: Self.source)
        try project.replace(
            "lockDidJam(_ lock: Lock) {\n        // TODO(flowgen)", with: "lockDidJam(_ lock: Lock) {\n        // Done",
            in: Self.wrapper)
        let never = "\(Self.wrapper):21 sdk-never-called"
        #expect(try project.check().lines == ["\(Self.lock):4 check-differs", never, "door.yaml:6 sdk-no-method"])
        // A run says it again, under the line that marks the method as retired.
        #expect(try project.generate() == ["\(Self.wrapper):22 sdk-never-called", "door.yaml:6 sdk-no-method"])
        #expect(try project.text(Self.lock).contains("lockDidJam(_ lock: Lock)  // gone"))
        #expect(try project.check() == (["\(Self.wrapper):22 sdk-never-called", "door.yaml:6 sdk-no-method"], .drift))
        try project.replace("{ LockDelegate: lockDidJam(_:) }", with: "LockDelegate", in: "door.yaml")
        #expect(try project.generate() == ["\(Self.wrapper):22 sdk-never-called"])
        try project.replace("func lockDidJam(", with: "func jam(", in: Self.wrapper)
        #expect(try project.generate() == [])
        #expect(try !project.text(Self.lock).contains("lockDidJam"))
        #expect(try project.check() == ([], .clean))
    }

    @Test func anUnusedStubOfWhatIsGoneGoes() throws {
        var project = try Project()
        try project.replace("    func lockDidJam(_ lock: Lock)\n", with: "", in: Self.source)
        #expect(try project.generate() == ["door.yaml:6 sdk-no-method"])
        #expect(try !project.text(Self.wrapper).contains("lockDidJam"))
    }

    @Test func whatIsRequiredIsReportedAndWritten() throws {
        var project = try Project()
        let new = "    func lockNeedsCode(_ lock: Lock) async -> String\n"
        try project.replace("    func lockDidOpen", with: new + "    func lockDidOpen", in: Self.source)
        #expect(try project.check().lines == ["\(Self.lock):6 check-differs", "\(Self.wrapper):20 sdk-required"])
        #expect(try project.generate() == [])
        #expect(
            try project.text(Self.wrapper).contains("nonisolated func lockNeedsCode(_ lock: Lock) async -> String {"))
        #expect(try project.check() == ([], .clean))
    }

    @Test func whatIsRequiredMayBeInAnotherFile() throws {
        var project = try Project()
        let new = "    func lockNeedsCode(_ lock: Lock)\n"
        try project.replace("    func lockDidOpen", with: new + "    func lockDidOpen", in: Self.source)
        try project.write(
            "extension LockDoorSDK {\n    nonisolated func lockNeedsCode(_ lock: Lock) {}\n}\n",
            to: "Integrations/Lock/Services/More.swift")
        #expect(try project.check().lines == ["\(Self.lock):6 check-differs"])
    }

    @Test func aConformanceMayBeInAnotherFile() throws {
        var project = try Project()
        let more = "Integrations/Lock/Services/More.swift"
        try project.write(
            "extension LockDoorSDK: LockDelegate {\n    nonisolated func lockDidTire(_ lock: Lock) {}\n}\n", to: more)
        #expect(try project.generate() == [])
        try project.replace("    func lockDidTire(_ lock: Lock)\n", with: "", in: Self.source)
        #expect(try project.check().lines == ["\(Self.lock):6 check-differs", "\(more):2 sdk-never-called"])
    }

    @Test func deprecationsAreSaidUntilARunHasNotedThem() throws {
        var project = try Project()
        try project.replace(
            "    func lockDidJam",
            with: "    @available(*, deprecated, renamed: \"lockDidTire(_:)\")\n    func lockDidJam",
            in: Self.source)
        let deprecated = "\(Self.wrapper):21 sdk-deprecated"
        #expect(try project.check().lines == ["\(Self.lock):4 check-differs", deprecated])
        #expect(try project.generate() == [deprecated])
        #expect(try project.check() == ([], .clean))
    }

    @Test func anotherTypeIsWrittenAndNotReported() throws {
        var project = try Project()
        try project.replace("func lockDidOpen(_ lock: Lock)", with: "func lockDidOpen(_ lock: Int)", in: Self.source)
        #expect(try project.check().lines == ["\(Self.lock):5 check-differs"])
        #expect(try project.generate() == [])
        #expect(try project.text(Self.wrapper).contains("nonisolated func lockDidOpen(_ lock: Int) {"))
    }

    @Test func withoutTheSDKTheLockCounts() throws {
        var project = try Project()
        let before = project.files
        try project.write(nil, to: Self.source)
        let note = "door.yaml:6 sdk-no-interface"
        #expect(try project.check() == ([note], .clean))
        #expect(try project.generate() == [note])
        try project.write(Self.sdk, to: Self.source)
        #expect(project.files == before)
        // The wrapper of a new flow is written from the lock.
        try project.write(nil, to: Self.source)
        try project.write(nil, to: Self.wrapper)
        #expect(try project.generate() == [note])
        #expect(try project.text(Self.wrapper).contains("nonisolated func lockDidJam(_ lock: Lock) {"))
    }

    @Test func aStagedCheckExpectsNoSDK() throws {
        var project = try Project()
        try project.write(nil, to: Self.source)
        let report = try Check().run(staged: SimulatedDisk(project.files.files), nil)
        #expect(report.diagnostics.isEmpty)
        #expect(report.status == .clean)
    }

    @Test func aConflictInTheLockIsResolved() throws {
        var project = try Project()
        let before = project.files
        try project.replace(
            "    func lockDidOpen(_ lock: Lock)\n",
            with: """
                <<<<<<< ours
                    func lockDidOpen(_ lock: Lock)
                =======
                    func lockDidClose(_ lock: Lock)  // optional
                >>>>>>> theirs

                """, in: Self.lock)
        #expect(try project.check().status == .drift)
        #expect(try project.generate() == [])
        #expect(project.files == before)
    }

    @Test func aLockThatNothingNeedsGoes() throws {
        var project = try Project()
        try project.replace(
            "interface: Vendor/LockKit, delegates: { LockDelegate: lockDidJam(_:) }", with: "client: Int",
            in: "door.yaml")
        #expect(try project.check().lines.contains("\(Self.lock):1 check-differs"))
        #expect(try project.generate() == [])
        #expect(try project.text(Self.lock) == "")
    }

    @Test func aDelegateOfTheSystemIsDeclaredInFull() throws {
        let flow = Self.flow.replacing(
            "delegates: {", with: "delegates: { KeyDelegate: 'func keyTurned(_ key: Key)',")
        let project = try Project(["door.yaml": flow])
        #expect(try project.text(Self.wrapper).contains("nonisolated func keyTurned(_ key: Key) {"))
        #expect(try project.check() == ([], .clean))
    }

    @Test func aDelegateThatTheSDKDoesNotHaveIsNoted() throws {
        var project = try Project()
        try project.replace("LockDelegate: lockDidJam(_:)", with: "LockDelegat:", in: "door.yaml")
        #expect(try project.generate().contains("door.yaml:6 sdk-no-interface"))
    }

    @Test func theInterfaceMayBeInTheSettings() throws {
        let flow = Self.flow.replacing("interface: Vendor/LockKit, ", with: "")
        let settings = "flows: door.yaml\nintegrations:\n  Lock: { sdk: LockKit, interface: Vendor/**/*.swift }\n"
        let project = try Project(["door.yaml": flow, "flowgen.yml": settings])
        #expect(try project.text(Self.lock).contains("func lockDidOpen(_ lock: Lock)\n"))
    }

    @Test func whatTwoDelegatesShareIsWrittenOnce() throws {
        let sdk = """
            public protocol Base { func lockDidOpen(_ lock: Lock) }
            public protocol LockDelegate: Base { func lockDidJam(_ lock: Lock) }
            public protocol KeyDelegate: Base { var title: String? { get set } }

            """
        let flow = Self.flow.replacing(
            "delegates: { LockDelegate: lockDidJam(_:) }", with: "delegates: [LockDelegate, KeyDelegate]")
        let project = try Project(["door.yaml": flow, Self.source: sdk])
        let text = try project.text(Self.wrapper)
        #expect(text.ranges(of: "func lockDidOpen").count == 1)
        #expect(text.contains("        get { nil }\n        set {}\n"))
        #expect(try project.check() == ([], .clean))
    }
}

@Suite struct InterfaceFileTests {
    private func files(_ path: String, among paths: [String]) throws -> [String] {
        let tree = try #require(InMemoryFileSystem(texts: Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })))
        let file = SourceFile(path: "door.yaml", bytes: [])
        return try InterfaceFiles(tree: tree).files(at: Located(path, at: SourceLocation(file: file, range: 0..<0)))
            .map(\.path)
    }

    @Test func sourcesAreReadWithoutTests() throws {
        let paths = [
            "Kit/Package.swift", "Kit/README.md", "Kit/Sources/A.swift", "Kit/Sources/Kit.docc/B.swift",
            "Kit/Sources/Deep/C.swift", "Kit/Tests/D.swift", "Kit/KitTests/E.swift", "Kit/.build/F.swift",
        ]
        #expect(try files("Kit", among: paths) == ["Kit/Sources/A.swift", "Kit/Sources/Deep/C.swift"])
        #expect(try files("Kit/Sources/A.swift", among: paths) == ["Kit/Sources/A.swift"])
        #expect(try files("Kit/*/*.swift", among: paths).contains("Kit/Sources/A.swift"))
        #expect(try files("Other", among: paths) == [])
    }

    @Test func oneInterfaceOfAFrameworkIsRead() throws {
        let modules = "Kit.xcframework/%/Kit.framework/Modules/Kit.swiftmodule/"
        func paths(_ platforms: [String]) -> [String] {
            platforms.flatMap { platform in
                ["arm64-x.swiftinterface", "arm64-x.private.swiftinterface", "aarch64-x.swiftinterface"].map {
                    modules.replacing("%", with: platform) + $0
                }
            }
        }
        let all = ["ios-arm64", "ios-arm64_x86_64-simulator", "macos-arm64"]
        #expect(
            try files("Kit.xcframework", among: paths(all))
                == [modules.replacing("%", with: "ios-arm64") + "arm64-x.swiftinterface"])
        #expect(
            try files("Kit.xcframework", among: paths(["watchos", "macos-arm64"]))
                == [modules.replacing("%", with: "macos-arm64") + "arm64-x.swiftinterface"])
    }
}
