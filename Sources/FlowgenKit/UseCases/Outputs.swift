// `flowgen outputs`: which files a project reads and writes, for build systems that have to know.

import FlowModel
import FlowCode

package struct Outputs {
    package enum Format: String, CaseIterable, Sendable {
        /// A path a line.
        case lines
        /// A list of files for a build phase of Xcode.
        case xcfilelist
        /// A rule of make: all outputs, then all inputs.
        case depfile
    }

    package var format = Format.lines
    /// Lists what is read instead of what is written.
    package var listsInputs = false
    /// The way to the project's root from the folder of its Xcode project, ending in `/`.
    package var prefixInXcode = ""

    package init() {}

    package func run(files: any ReadableFileSystem, pathPrefix: String) throws -> RunReport {
        let loaded = try ProjectLoader(files: files).load()
        guard let project = loaded.project else { return .invalid(loaded) }
        let planned = FileKinds.files(of: project)
        let outputs = planned.map(\.path)
        let inputs = loaded.inputPaths
        var report = RunReport(status: .clean)
        report.diagnostics = loaded.diagnostics
        let listed = listsInputs ? inputs : outputs
        switch format {
        case .lines: report.text = listed.map { (pathPrefix + $0).visible + "\n" }.joined()
        case .xcfilelist:
            let list: FileLists = listsInputs ? .inputs : .outputs
            report.text = try list.text(of: planned, loaded, in: files, below: prefixInXcode)
        case .depfile:
            let escaped = { (paths: [String]) in
                paths.map {
                    (pathPrefix + $0).replacing("$", with: "$$").replacing("#", with: "\\#").replacing(" ", with: "\\ ")
                }
            }
            report.text =
                (escaped(outputs).joined(separator: " \\\n  ") + ": \\\n  "
                    + escaped(inputs).joined(separator: " \\\n  ")) + "\n"
        }
        return report
    }
}
