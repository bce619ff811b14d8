// Compiles a project with warnings as errors, down to the point where the compiler has said all it
// has to say. Type checking alone would miss what crosses between isolation regions.

import Foundation
import TestSupport

/// The compilation of a project in one mode.
struct Compilation {
    let project: GeneratedProject
    let mode: LanguageMode
    let isDebug: Bool
    let package: TestPackage

    /// Compiles code and tests; what the compiler said, empty if it was content.
    func complaints() throws -> String {
        let place = try TemporaryFolder()
        try project.app.write(to: place.folder("app"))
        try project.tests.write(to: place.folder("tests"))
        try project.services.write(to: place.folder("services"))
        let app = try Self.paths(in: place, "app")
        let tests = try Self.paths(in: place, "tests")
        guard let module = project.module else {
            return try compile(app + tests, as: "App", ["-parse-as-library"], in: place)
        }
        let services = try Self.paths(in: place, "services")
        for (files, module) in [(services, project.servicesModule ?? ""), (app, module)] {
            let emitting = [
                "-emit-module", "-emit-module-path", "\(module).swiftmodule", "-enable-testing",
                "-I", ".",
            ]
            let complaints = try compile(files, as: module, emitting, in: place)
            guard complaints.isEmpty else { return complaints }
        }
        return try compile(tests, as: "GeneratedTests", ["-I", "."], in: place)
    }

    private func compile(
        _ files: [String], as module: String, _ options: [String], in place: TemporaryFolder
    ) throws -> String {
        guard !files.isEmpty else { return "" }
        // The output is a file of its own: a compiler that fails removes it, whatever it is.
        let arguments =
            [
                "-wmo", "-emit-sil", "-o", "\(module).sil", "-warnings-as-errors", "-module-name",
                module, "-package-name", "Generated",
            ]
            + mode.options + (isDebug ? ["-DDEBUG"] : []) + options + Self.platform
            + (try package.importOptions()) + files
        var command = ChildProcess("swiftc", arguments, in: place.url)
        command.deadline = 300
        let outcome = try command.run()
        return outcome.status == 0 ? "" : outcome.errors + outcome.output
    }

    private static func paths(in place: TemporaryFolder, _ folder: String) throws -> [String] {
        try FileTree.names(below: place.url.appendingPathComponent(folder)).sorted()
            .map { "\(folder)/\($0)" }
    }

    #if os(Linux)
        private static let platform: [String] = []
    #elseif arch(arm64)
        private static let platform = ["-target", "arm64-apple-macosx12.0"]
    #else
        private static let platform = ["-target", "x86_64-apple-macosx12.0"]
    #endif
}
