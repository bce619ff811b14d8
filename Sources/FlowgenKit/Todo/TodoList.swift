// What is left to fill in, counted, as lines of text that editors can follow, and as JSON.

import FlowModel
import FlowCode

package struct TodoList: Sendable {
    /// What is left, in the order of the files.
    package private(set) var places: [TodoPlace] = []
    /// How many places the skeletons have, with those that earlier ones had and that are left.
    package private(set) var total = 0
    /// How many of them are filled in or removed.
    package private(set) var done = 0
    /// How many scenarios the flows have, and how many of them are not tested.
    package private(set) var scenarios = (all: 0, untested: 0)
    /// In how many places tests skip scenarios.
    package private(set) var skips = 0

    /// Adds the places of a file, of those that its skeleton has.
    private mutating func add(_ left: [TodoPlace], of asked: [TodoPlace]) {
        var open: [String: Int] = [:]
        for place in left { open[place.text, default: 0] += 1 }
        var filled = 0
        for place in asked {
            if let count = open[place.text], count > 0 {
                open[place.text] = count - 1
            } else {
                filled += 1
            }
        }
        places += left
        done += filled
        total += filled + left.count
    }

    /// Adds the places of a file that flowgen starts and the developer fills in. Returns its bytes; nil if it is
    /// absent.
    mutating func add(
        _ file: PlannedFile, as fresh: RenderedFile, in files: any ReadableFileSystem
    ) throws(WorkspaceError) -> [UInt8]? {
        guard let path = RelativePath(validating: file.path) else { return nil }
        let asked = TodoPlace.all(in: fresh.contents, path: file.path)
        guard let bytes = try files.read(path) else {
            add(missing: file.path, asked)
            return nil
        }
        add(TodoPlace.all(in: bytes, path: file.path), of: asked)
        return bytes
    }

    /// Adds what is to be looked at, beside the places to fill in: retired members, and bodies to check.
    mutating func add(_ others: [TodoPlace]) {
        places += others
    }

    mutating func add(_ skipped: SkippedScenarios) {
        skips += skipped.places
    }

    /// Adds a file that is not there yet.
    private mutating func add(missing path: String, _ asked: [TodoPlace]) {
        guard !asked.isEmpty else { return }
        let count = RunReport.count(asked.count, "place")
        total += asked.count
        places.append(
            TodoPlace(
                kind: .file, path: path, position: SourcePosition(line: 1, column: 1),
                text: "Run `flowgen generate`, then fill in \(count)."))
    }

    /// Adds the scenarios of a flow, and the types that need a sample.
    mutating func add(_ tested: TestedScenarios) {
        scenarios.all += tested.all.count
        scenarios.untested += tested.untested.count
        for sample in tested.missing {
            places.append(
                TodoPlace(
                    kind: .sample, path: sample.location.file.path,
                    position: sample.location.position,
                    text: "Give `\(sample.type)` a sample under `samples` in flowgen.yml: "
                        + "scenarios of \(sample.flow) need it."))
        }
    }

    /// The list as text; paths are shown with `pathPrefix` in front.
    package func text(pathPrefix: String, isQuiet: Bool = false) -> String {
        var text = ""
        for place in places {
            text +=
                "\((pathPrefix + place.path).visible):\(place.position.line):"
                + "\(place.position.column): \(place.text.visible)\n"
        }
        return isQuiet ? text : text + summary + "\n"
    }

    /// How much is done, in a line.
    var summary: String {
        var text = "\(done) of \(RunReport.count(total, "place")) filled in"
        let open = places.filter { [.place, .file].contains($0.kind) }
        let files = Set(open.map(\.path)).count
        if done < total { text += "; \(total - done) left in \(RunReport.count(files, "file"))" }
        if scenarios.untested > 0 {
            let count = RunReport.count(scenarios.all, "scenario")
            text += "; \(scenarios.untested) of \(count) not tested"
        }
        let bodies = places.count { $0.kind == .body }
        if bodies > 0 { text += "; \(bodies) \(bodies == 1 ? "body" : "bodies") to check" }
        let uses = places.count { $0.kind == .use }
        if uses > 0 { text += "; \(RunReport.count(uses, "use")) of names that the flow no longer has" }
        let retired = places.count { $0.kind == .retired }
        if retired > 0 { text += "; \(RunReport.count(retired, "retired member"))" }
        if skips > 0 { text += "; tests skip scenarios in \(RunReport.count(skips, "place"))" }
        return text + "."
    }

    /// The list as JSON; paths are shown with `pathPrefix` in front.
    package func json(pathPrefix: String) -> String {
        let open = places.map { place in
            JSONValue.members([
                ("kind", .string(place.kind.rawValue)),
                ("path", .string(pathPrefix + place.path)),
                ("line", .number(place.position.line)),
                ("column", .number(place.position.column)),
                ("text", .string(place.text)),
            ])
        }
        return JSONValue.members([
            ("version", .number(FormattedReport.jsonVersion)),
            ("tool", .members([("name", .string("flowgen")), ("version", .string(flowgenVersion))])),
            ("places", .members([("total", .number(total)), ("done", .number(done))])),
            (
                "scenarios",
                .members([
                    ("total", .number(scenarios.all)), ("untested", .number(scenarios.untested)),
                    ("skips", .number(skips)),
                ])
            ),
            ("open", .array(open)),
        ]).text
    }
}
