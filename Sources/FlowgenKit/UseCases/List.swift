// `flowgen list`: the flows of a project, which integrations can implement each, and how much of them is filled in.

import FlowModel
import FlowCode

package struct List {
    package init() {}

    private struct Line {
        let flow: Flow
        let todo: TodoList
    }

    package func run(files: any ReadableFileSystem, asJSON: Bool) throws -> RunReport {
        let loaded = try ProjectLoader(files: files).load()
        guard let project = loaded.project else { return .invalid(loaded) }
        let renderer = try FileRenderer(replacing: loaded.templates)
        var lists: [String: TodoList] = [:]
        // What flows share has no flow: the managers.
        var all = TodoList()
        for file in FileKinds.files(of: project) where file.ownership != .generated {
            let fresh = renderer.render(file)
            _ = try all.add(file, as: fresh, in: files)
            if case .flow(let name) = file.owner {
                _ = try lists[name, default: TodoList()].add(file, as: fresh, in: files)
            }
        }
        let lines = project.flows.map {
            Line(flow: $0, todo: lists[$0.name.value] ?? TodoList())
        }
        var report = RunReport(status: .clean)
        report.diagnostics = loaded.diagnostics
        report.text = asJSON ? Self.json(lines, all, project) : Self.text(lines, all, project)
        return report
    }

    private static func text(_ lines: [Line], _ all: TodoList, _ project: Project) -> String {
        var text = ""
        let width = (lines.map(\.flow.name.value.count) + [0]).max() ?? 0
        let paths = (lines.map(\.flow.file.path.count) + [0]).max() ?? 0
        for line in lines {
            let flow = line.flow
            let used = flow.integrationsInUse.map(\.name.value)
            let others = flow.integrations.map(\.name.value).filter { !used.contains($0) }
            var served = used.isEmpty ? "no integration" : used.joined(separator: ", ")
            if !others.isEmpty { served += " (or \(others.joined(separator: ", ")))" }
            text +=
                padded(flow.name.value, width) + "  " + padded(flow.file.path, paths)
                + "  \(served); \(filled(line.todo))\n"
        }
        for integration in project.integrations where !serves(integration.name, project) {
            text +=
                padded(integration.name, width) + "  " + padded("flowgen.yml", paths)
                + "  an integration without a flow\n"
        }
        if lines.reduce(0, { $0 + $1.todo.total }) < all.total {
            text += "\(filled(all)), managers included.\n"
        }
        return text.isEmpty ? "No flows.\n" : text
    }

    private static func filled(_ todo: TodoList) -> String {
        "\(todo.done) of \(RunReport.count(todo.total, "place")) filled in"
    }

    private static func serves(_ name: String, _ project: Project) -> Bool {
        project.flows.contains { $0.integrations.contains { $0.name.value == name } }
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text.visible + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func json(_ lines: [Line], _ all: TodoList, _ project: Project) -> String {
        let flows = lines.map { line in
            JSONValue.members([
                ("name", .string(line.flow.name.value)), ("path", .string(line.flow.file.path)),
                ("protocol", .string(line.flow.protocolName.value)),
                ("use", .array(line.flow.integrationsInUse.map { .string($0.name.value) })),
                (
                    "integrations",
                    .array(line.flow.integrations.map { .string($0.name.value) })
                ),
                ("places", places(line.todo)),
            ])
        }
        let integrations = project.integrations.map { integration in
            JSONValue.members([
                ("name", .string(integration.name)),
                ("sdk", .array(integration.sdk.map { .string($0) })),
            ])
        }
        return JSONValue.members([
            ("version", .number(FormattedReport.jsonVersion)), ("flows", .array(flows)),
            ("integrations", .array(integrations)), ("places", places(all)),
        ]).text
    }

    private static func places(_ todo: TodoList) -> JSONValue {
        .members([("total", .number(todo.total)), ("done", .number(todo.done))])
    }
}
