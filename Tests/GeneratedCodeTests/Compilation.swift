// Compiles a project with warnings as errors, down to the point where the compiler has said all it has to say. Type
// checking alone would miss what crosses between isolation regions.

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
            return try compile(app + tests, as: "App", in: place)
        }
        let services = try Self.paths(in: place, "services")
        for (files, module) in [(services, project.servicesModule ?? ""), (app, module)] {
            var complaints = try compile(files, as: module, in: place)
            if complaints.isEmpty { complaints = try emitModule(module, of: files, in: place) }
            guard complaints.isEmpty else { return complaints }
        }
        return try compile(tests, as: "GeneratedTests", in: place)
    }

    /// Compiles all files but those of Support that another project has had compiled in this mode.
    private func compile(_ files: [String], as module: String, in place: TemporaryFolder) throws -> String {
        let known = project.knownSupport[PlannedCompilation(mode: mode, isDebug: isDebug)] ?? []
        let primary = files.filter { !known.contains($0) }
        guard !primary.isEmpty else { return "" }
        let outputs = primary.indices.flatMap { ["-o", "\(module)-\($0).sil"] }
        let inputs = files.flatMap { known.contains($0) ? [$0] : ["-primary-file", $0] }
        return try frontend(["-emit-sil"] + outputs + inputs, as: module, in: place)
    }

    /// Writes what other modules read; the bodies of functions are compiled already.
    private func emitModule(_ module: String, of files: [String], in place: TemporaryFolder) throws -> String {
        guard !files.isEmpty else { return "" }
        let options = [
            "-emit-module", "-experimental-skip-non-inlinable-function-bodies-without-types",
            "-enable-testing", "-o", "\(module).swiftmodule",
        ]
        return try frontend(options + files, as: module, in: place)
    }

    /// Runs the compiler proper, which can compile some files of a module and only read the others.
    private func frontend(_ arguments: [String], as module: String, in place: TemporaryFolder) throws -> String {
        var command = ChildProcess(
            "swiftc",
            [
                "-frontend", "-parse-as-library", "-warnings-as-errors", "-module-name", module,
                "-package-name", "Generated", "-I", ".",
            ]
                + mode.options + (isDebug ? ["-DDEBUG"] : [])
                + (try package.importOptions()) + arguments, in: place.url)
        command.deadline = 300
        let outcome = try command.run()
        return outcome.status == 0 ? "" : outcome.errors + outcome.output
    }

    private static func paths(in place: TemporaryFolder, _ folder: String) throws -> [String] {
        try FileTree.names(below: place.url.appendingPathComponent(folder)).sorted().map { "\(folder)/\($0)" }
    }
}
