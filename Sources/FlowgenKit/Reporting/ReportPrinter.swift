// A report as text: what goes to standard output, what to standard error.

import FlowModel

package enum Verbosity: Sendable {
    /// Only errors and warnings.
    case quiet
    /// What was done.
    case normal
    /// Also what was left as it is.
    case verbose
}

package struct ReportPrinter: Sendable {
    package var verbosity: Verbosity
    package var colorsOutput: Bool
    package var colorsErrors: Bool
    /// What goes before each path, so that it can be followed from the current folder: the way to the project's root,
    /// ending in `/`, or nothing.
    package var pathPrefix: String
    /// Whether the diagnostics are the result, and so go to standard output.
    package var diagnosticsAreResult: Bool

    package init(
        verbosity: Verbosity = .normal, colorsOutput: Bool = false, colorsErrors: Bool = false,
        pathPrefix: String = "", diagnosticsAreResult: Bool = false
    ) {
        self.verbosity = verbosity
        self.colorsOutput = colorsOutput
        self.colorsErrors = colorsErrors
        self.pathPrefix = pathPrefix
        self.diagnosticsAreResult = diagnosticsAreResult
    }

    package func text(for report: RunReport) -> (output: String, errors: String) {
        var output = report.text
        var errors = ""
        let shown = report.diagnostics.filter { verbosity != .quiet || $0.severity != .note }
        let printer = DiagnosticPrinter(usesColor: diagnosticsAreResult ? colorsOutput : colorsErrors)
        let text = printer.text(for: shown.map { placed($0, report.outsidePaths) })
        if diagnosticsAreResult { output += text } else { errors += text }
        if let failure = report.failure {
            errors += verbosity == .quiet ? lines(for: report) : ""
            errors += "flowgen: error: \(failure)\n" + stopped(report)
        } else if [.invalid, .environment].contains(report.status) {
            errors += counted(report.diagnostics)
        }
        guard verbosity != .quiet else { return (output + report.diff, errors) }
        for line in report.lead { output += line.visible + "\n" }
        if !diagnosticsAreResult { output += lines(for: report) }
        output += report.diff
        if !report.summary.isEmpty, !isSilent(report) { output += report.summary.visible + "\n" }
        if !report.next.isEmpty {
            output += "\nNext:\n"
            for (index, step) in report.next.enumerated() {
                output += "  \(index + 1). \(sentence(step))\n"
            }
        }
        return (output, errors)
    }

    private func sentence(_ step: NextStep) -> String {
        switch step {
        case .describe(let starters):
            let paths = starters.map { (pathPrefix + $0.path).visible }.joined(separator: ", ")
            return "Make \(paths) your \(starters.count == 1 ? "flow" : "flows")."
        case .fillIn(let path, let places):
            let count = RunReport.count(places, "place")
            return "Fill in \((pathPrefix + path).visible): \(count) marked TODO(flowgen)."
        case .todo(let places):
            let count = places == 1 ? "the place" : "all \(places) places"
            return "Run `flowgen todo`: it lists \(count) to fill in."
        case .nameTemplates(let folder):
            return "Write `templates: \(folder.visible)` in \(pathPrefix.visible)flowgen.yml, so that "
                + "they replace the built-in ones."
        case .addSamples(let types, let scenarios):
            let list = types.map { "`\($0)`" }.joined(separator: ", ")
            return "Add a sample of \(list) under `samples` in \(pathPrefix.visible)flowgen.yml: "
                + "\(RunReport.count(scenarios, "scenario")) \(scenarios == 1 ? "is" : "are") not tested without."
        case .nameModule:
            return "If your tests are a separate target, name the module that they import under "
                + "`module` in \(pathPrefix.visible)flowgen.yml."
        case .start(let launches):
            return "Keep one IntegrationsManager() for the app"
                + (launches ? ", and call its launch() when the app has launched." : ".")
        case .check: return "Before each commit, run `flowgen check`."
        case .addFlow: return "Add a flow: `flowgen new ChatBot`, or `flowgen new FLOW.yaml`."
        case .generate: return "Read the flows, then run `flowgen generate`."
        case .deleteDeclared(let names):
            let parts = list(names.mapValues { $0.joined(separator: ", ") }) { path, names in
                (names.isEmpty ? "" : "\(names) from ") + pathPrefix + path
            }
            let twice = names.filter { path, names in names.contains { "/\(path)".hasSuffix("/\($0).swift") } }
            let renamed = twice.keys.sorted().map { (pathPrefix + $0).visible }.joined(separator: ", ")
            return "Delete the declarations that the flows have taken over: \(parts)."
                + (renamed.isEmpty ? "" : " Then rename \(renamed): a generated file will have the same name.")
        case .inheritDeclared(let protocols):
            return "Delete what flows declare now from a protocol, and let it inherit that: "
                + list(protocols) { "\($0) inherits \($1)" } + "."
        case .supply(let flows):
            let parts = list(flows.mapValues { $0.joined(separator: " or ") }) { "\($1) for \($0)" }
            return "Leave these types where they are, and pass them to `IntegrationsManager`: \(parts)."
        case .moveWrappers(let moves):
            let parts = moves.mapValues { move in pathPrefix + move.path + ", and write below it: `\(move.maker)`" }
            return "Move \(list(parts) { "\($0) to \($1)" })."
        case .regenerate(let command):
            return "After each run that creates files, run `\(command)`."
        case .addToTarget(let target, let folder):
            return "In Xcode, add the folder \((pathPrefix + folder).visible) to the target "
                + "\(target.visible), as a folder and not as a group: then new files belong to it."
        case .raisePlatforms(let platforms):
            return "In Package.swift, set the platforms to \(platforms.joined(separator: ", ")) or "
                + "later: generated code does not run on earlier ones."
        }
    }

    private func list(_ parts: [String: String], _ words: (String, String) -> String) -> String {
        parts.sorted { $0.key < $1.key }.map { words($0.key, $0.value).visible }.joined(separator: "; ")
    }

    /// A check that found nothing is silent, unless asked to speak.
    private func isSilent(_ report: RunReport) -> Bool {
        diagnosticsAreResult && report.status == .clean && !report.files.isEmpty && verbosity == .normal
    }

    private func lines(for report: RunReport) -> String {
        let isDryRun = report.isDryRun
        var text = ""
        for file in report.files {
            let isQuiet = file.action == .unchanged || file.action == .yours
            if isQuiet, file.members.isEmpty, verbosity != .verbose { continue }
            let word = isDryRun && !isQuiet ? Self.conditional(file.action) : file.action.rawValue
            let padded = word + String(repeating: " ", count: max(1, 11 - word.count))
            let prefix = report.outsidePaths.contains(file.path) ? "" : pathPrefix
            let former = file.formerPath.map { " (was \((prefix + $0).visible))" } ?? ""
            text += "\(padded)\((prefix + file.path).visible)\(former)\n"
            for member in file.members {
                text += "           line \(member.line): \(member.words.visible)\n"
            }
        }
        return text
    }

    private static func conditional(_ action: RunReport.Action) -> String {
        switch action {
        case .created: "to create"
        case .updated: "to update"
        case .deleted: "to delete"
        case .moved: "to move"
        default: action.rawValue
        }
    }

    /// What a run that stopped has done, and what to do.
    private func stopped(_ report: RunReport) -> String {
        let count = report.files.count
        return RunReport.count(count, "file") + (count == 1 ? " was" : " were")
            + " changed before that; run the command again to complete it.\n"
    }

    private func counted(_ diagnostics: [Diagnostic]) -> String {
        let errors = diagnostics.filter { $0.severity == .error }.count
        let ending = diagnosticsAreResult ? "." : "; nothing was written."
        return RunReport.count(errors, "error") + ending + "\n"
    }

    /// The diagnostic with its path as it is to be shown.
    private func placed(_ diagnostic: Diagnostic, _ outsidePaths: Set<String>) -> Diagnostic {
        outsidePaths.contains(diagnostic.path ?? "") ? diagnostic : diagnostic.placed(below: pathPrefix)
    }
}
