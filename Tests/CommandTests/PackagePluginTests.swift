// `swift package flowgen`, run in a package that depends on flowgen. To build all of flowgen once more
// for that takes minutes; so the package depends on one with this one's plugin whose `flowgen` hands over to the built
// binary. With FLOWGEN_PLUGIN=checkout, as `make plugin` sets it, it depends on this checkout.

import Foundation
import TestSupport
import Testing

@Suite("The plugin for SwiftPM", .serialized)
struct PackagePluginTests {
    private static let generated = "Integrations/Services/Door/DoorSDK.swift"

    /// The dependent package, with a flow and nothing generated yet.
    private let package: DependentPackage

    init() throws {
        package = try DependentPackage(files: ["flowgen.yml": "flows: door.yaml\n", "door.yaml": Project.door])
    }

    @Test("check needs no permission, and passes after generate")
    func checkAndGenerate() throws {
        let drift = try package.flowgen("check")
        #expect(drift.status == 1)
        #expect(drift.output.contains("[check-missing]"), "\(drift.output)")
        #expect(drift.errors.contains("ended with exit code 1"), "\(drift.errors)")
        #expect(!package.has(Self.generated))
        let written = try package.run("--allow-writing-to-package-directory", "flowgen", "generate")
        #expect(written.status == 0, "\(written.errors)")
        #expect(package.has(Self.generated))
        let clean = try package.flowgen("check", "--verbose")
        #expect(clean.status == 0, "\(clean.errors)")
        #expect(clean.output.contains("all up to date"), "\(clean.output)")
    }

    @Test("The commands that the page SwiftPackage shows run") func shown() throws {
        let lines = try DependentPackage.page().split(separator: "\n").filter { $0.hasPrefix("swift package ") }
        let runs = try lines.map { try package.swiftPackage($0.split(separator: " ").dropFirst(2).map(String.init)) }
        try #require(runs.count == 2)
        #expect(runs[0].output.contains("[check-missing]"), "\(runs[0].output)\(runs[0].errors)")
        #expect(runs[1].status == 0, "\(runs[1].output)\(runs[1].errors)")
        #expect(package.has(Self.generated))
    }

    @Test("The message names flowgen's exit code, and SwiftPM exits with 1")
    func codes() throws {
        try package.write("flow: 7\n", to: "door.yaml")
        let invalid = try package.flowgen("check")
        #expect(invalid.status == 1)
        #expect(invalid.errors.contains("ended with exit code 2"), "\(invalid.errors)")
        let usage = try package.flowgen("check", "--bogus")
        #expect(usage.status == 1)
        #expect(usage.errors.contains("ended with exit code 64"), "\(usage.errors)")
    }

    @Test("In a subfolder of the package the root is the package, unless --root says otherwise") func roots() throws {
        try package.write("flows: none.yaml\n", to: "Below/flowgen.yml")
        let whole = try package.flowgen("check", "--format", "json", in: "Below")
        #expect(whole.output.contains("\"../\(Self.generated)\""), "\(whole.output)")
        let below = try package.flowgen("check", "--root", ".", in: "Below")
        #expect(below.output.contains("none.yaml"), "\(below.output)")
        #expect(!below.output.contains("check-missing"), "\(below.output)")
    }

    @Test("SwiftPM's own options after the verb are not passed on, and help needs no project") func passing() throws {
        let written = try package.flowgen("generate", "--allow-writing-to-package-directory")
        #expect(written.status == 0, "\(written.output)\(written.errors)")
        #expect(package.has(Self.generated))
        let direct = try ChildProcess.flowgen(["--version"], in: package.folder).run()
        #expect(try package.flowgen("--version").output == direct.output)
        let help = try package.flowgen("help", "check")
        #expect(help.status == 0)
        #expect(help.output.contains("USAGE: flowgen check "), "\(help.output)")
    }
}

/// A package that has flowgen among its dependencies.
struct DependentPackage {
    /// Where it is.
    var folder: URL { Self.place.appendingPathComponent("app") }

    /// Below `.build`, so that the next run builds nothing.
    private static let place = Checkout.scratch.appendingPathComponent("package-plugin")
    private static let usesCheckout = ProcessInfo.processInfo.environment["FLOWGEN_PLUGIN"] == "checkout"

    /// The package with these files, and no others.
    init(files: [String: String]) throws {
        if FileManager.default.fileExists(atPath: folder.path) {
            try FileManager.default.removeItem(at: folder)
        }
        let standIn = Self.place.appendingPathComponent("flowgen")
        if !Self.usesCheckout { try Self.writeStandIn(to: standIn) }
        let dependency = Self.usesCheckout ? Checkout.root : standIn
        let shown = try #require(try Self.page().firstMatch(of: #/dependencies: \[(?s:.*?)\n\],?\n/#)).output
        let dependencies = shown.replacing(#/url: "[^"]*", branch: "[^"]*"/#, with: "path: \"\(dependency.path)\"")
        try write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "app", platforms: [.macOS(.v13)],
                \(dependencies.dropLast()), targets: [.target(name: "App")])

            """, to: "Package.swift")
        try write("", to: "Sources/App/App.swift")
        for (name, text) in files { try write(text, to: name) }
    }

    /// The page that tells how to depend on flowgen.
    static func page() throws -> String {
        let page = "Sources/flowgen/flowgen.docc/HowTo/SwiftPackage.md"
        return try String(contentsOf: Checkout.root.appendingPathComponent(page), encoding: .utf8)
    }

    /// Writes a file of the package.
    func write(_ text: String, to name: String) throws {
        try FileTree([name: Data(text.utf8)]).write(to: folder)
    }

    /// Whether the package has this file.
    func has(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }

    /// Runs `swift package flowgen` with these arguments, in the package or a folder below it.
    func flowgen(_ arguments: String..., in place: String = ".") throws -> ProcessOutcome {
        try swiftPackage(["flowgen"] + arguments, in: place)
    }

    /// Runs `swift package` with these arguments.
    func run(_ arguments: String...) throws -> ProcessOutcome {
        try swiftPackage(arguments)
    }

    func swiftPackage(_ arguments: [String], in place: String = ".") throws -> ProcessOutcome {
        let scratch = Self.place.appendingPathComponent(Self.usesCheckout ? "whole" : "build")
        var command = ChildProcess(
            "swift",
            ["package", "--package-path", folder.path, "--scratch-path", scratch.path] + arguments,
            in: folder.appendingPathComponent(place))
        command.deadline = Self.usesCheckout ? 3600 : 300
        return try command.run()
    }

    /// A package with this one's plugin, and a `flowgen` that becomes the built one.
    private static func writeStandIn(to folder: URL) throws {
        let plugin = "Plugins/FlowgenCommand/FlowgenCommand.swift"
        try FileTree([
            plugin: try Data(contentsOf: Checkout.root.appendingPathComponent(plugin)),
            "Package.swift": Data(try standInManifest().utf8),
            "Sources/flowgen/main.c": Data(
                """
                #include <unistd.h>
                int main(int count, char **arguments) {
                    execv("\(Checkout.binary.path)", arguments);
                    return 126;
                }

                """.utf8),
        ]).write(to: folder)
    }

    /// A manifest whose products and plugin are this checkout's.
    private static func standInManifest() throws -> String {
        let manifest = try String(contentsOf: Checkout.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let products = try #require(manifest.firstMatch(of: /products: \[[\s\S]*?\],\n    dep/)).0.dropLast(3)
        let target = try #require(manifest.firstMatch(of: /\.plugin\(\n[\s\S]*?\),\n\n/)).0
        return """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "flowgen", platforms: [.macOS(.v13)], \(products)
                targets: [.executableTarget(name: "flowgen"), \(target)])

            """
    }
}
