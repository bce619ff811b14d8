// Compiles the package of a page as far as the compiler reports errors, in place of `swift test`, which takes too long
// for the quick lane. It goes through the targets in the order in which Package.swift lists them, so a page lists a
// target below those it needs.

import Foundation
import TestSupport

struct PackageTypeCheck {
    let folder: TemporaryFolder

    /// What the compiler reports for the first target that does not compile; empty if all do.
    func errors() throws -> String {
        let modules = try TemporaryFolder()
        let manifest = try folder.text("Package.swift")
        let targets = manifest.matches(
            of: #/\.(target|testTarget)\(\s*name: "(\w+)"(?:(?!\.target|\.testTarget)[\s\S])*/#)
        guard !targets.isEmpty else { return "Package.swift lists no target" }
        for target in targets {
            let sources = (target.1 == "testTarget" ? "Tests/" : "Sources/") + target.2
            let files = try FileTree.names(below: folder.url.appendingPathComponent(sources))
                .filter { $0.hasSuffix(".swift") }.sorted().map { "\(sources)/\($0)" }
            guard !files.isEmpty else { return "\(sources) has no Swift file" }
            let isOnMainActor = target.0.contains("defaultIsolation(MainActor.self)")
            let errors = try compile(
                files, as: String(target.2), isOnMainActor ? ["-default-isolation", "MainActor"] : [], into: modules)
            guard errors.isEmpty else { return errors }
        }
        return ""
    }

    private func compile(
        _ files: [String], as module: String, _ options: [String], into modules: TemporaryFolder
    ) throws -> String {
        let product = modules.url.appendingPathComponent(module).path
        let arguments = [
            "-wmo", "-emit-sil", "-o", product + ".sil", "-emit-module", "-emit-module-path",
            product + ".swiftmodule", "-enable-testing", "-DDEBUG", "-swift-version", "6",
            "-parse-as-library", "-module-name", module, "-I", modules.url.path,
        ]
        let outcome = try ChildProcess("swiftc", arguments + options + files, in: folder.url).run()
        return outcome.status == 0 ? "" : outcome.errors + outcome.output
    }
}
