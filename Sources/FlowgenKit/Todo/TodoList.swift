// What is left to fill in, counted and told: as lines of text, which editors follow to their places,
// and as JSON.

import Diagnostics
import FlowRendering

/// What is left to fill in.
public struct TodoList: Sendable {
    /// What is left, in the order of the files.
    public private(set) var places: [TodoPlace] = []
    /// How many places the skeletons have, with those that earlier ones had and that are left.
    public private(set) var total = 0
    /// How many of them are filled in, or taken out.
    public private(set) var done = 0
    /// How many paths the flows have, and how many of them cannot be played.
    public private(set) var paths = (all: 0, leftOut: 0)

    /// Adds the places of a file, of those that its skeleton has.
    mutating func add(_ left: [TodoPlace], of asked: [TodoPlace]) {
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

    /// Adds a file that is not there yet.
    mutating func add(missing path: String, _ asked: [TodoPlace]) {
        guard !asked.isEmpty else { return }
        let count = RunReport.count(asked.count, "place")
        total += asked.count
        places.append(
            TodoPlace(
                kind: .file, path: path, position: SourcePosition(line: 1, column: 1),
                text: "Run `flowgen generate`, then fill in \(count)."))
    }

    /// Adds the values that need a sample.
    mutating func add(_ values: [UnsampledValue], _ count: (all: Int, leftOut: Int)) {
        paths = count
        for value in values {
            let paths = RunReport.count(value.paths, "path")
            places.append(
                TodoPlace(
                    kind: .sample, path: value.location.file.path,
                    position: value.location.position,
                    text: "Give \(value.status)'s \(value.type) a `sample:`, here or under "
                        + "`samples` in flowgen.yml: \(paths) of \(value.flow) cannot be played."))
        }
    }

    /// The list as text; paths are shown with `pathPrefix` in front.
    public func text(pathPrefix: String, isQuiet: Bool = false) -> String {
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
        let files = Set(places.filter { $0.kind != .sample }.map(\.path)).count
        if done < total { text += "; \(total - done) left in \(RunReport.count(files, "file"))" }
        if paths.leftOut > 0 {
            text += "; \(paths.leftOut) of \(RunReport.count(paths.all, "path")) cannot be played"
        }
        return text + "."
    }

    /// The list as JSON; paths are shown with `pathPrefix` in front.
    public func json(pathPrefix: String) -> String {
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
            (
                "tool",
                .members([("name", .string("flowgen")), ("version", .string(flowgenVersion))])
            ),
            ("places", .members([("total", .number(total)), ("done", .number(done))])),
            (
                "paths",
                .members([("total", .number(paths.all)), ("leftOut", .number(paths.leftOut))])
            ),
            ("open", .array(open)),
        ]).text
    }
}
