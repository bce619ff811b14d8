// Many flows, and large ones.

extension WorkCase {
    static let flows = [
        WorkCase("edited wrappers in one integration", size: 12) { project in
            for number in 0..<project.size { try project.flow("Shop\(number)", steps(1)) }
            try project.run("generate")
            try project.fillIn()
            for number in 0..<project.size { try project.flow("Shop\(number)", steps(2)) }
            return ["check"]
        },
        WorkCase("flows that need each other, and their records", size: 12) { project in
            try project.flowsInRow()
            return ["generate"]
        },
        WorkCase("flows that are up to date", size: 12) { project in
            try project.flowsInRow()
            try project.run("generate")
            return ["check"]
        },
        WorkCase("needs of unknown flows", size: 20) { project in
            for number in 0..<project.size {
                try project.flow("Shop\(number)", steps(1), by: "Vendor\(number)")
                let need = "    needs: [Shap\(number)SDK]\n"
                try project.append(need, to: "flows/Shop\(number).yaml")
            }
            return ["check"]
        },
        WorkCase("orphaned files", size: 12) { project in
            try project.orphans()
            return ["prune"]
        },
        WorkCase("orphaned files that are deleted", size: 12) { project in
            try project.orphans()
            return ["prune", "--force"]
        },
        WorkCase("other files in the index", size: 400) { project in
            try project.flow("Shop", steps(2))
            try project.run("generate")
            try project.git("init", "--quiet")
            for number in 0..<project.size { try project.write("a", to: "others/\(number)/a.txt") }
            try project.git("add", "--all")
            return ["check", "--staged"]
        },
    ]

    /// Parts of one flow.
    static let parts = [
        WorkCase("steps from status to status", size: 20, power: 2) { project in
            try project.chain()
            return ["check"]
        },
        WorkCase("events from status to status", size: 20, power: 2) { project in
            try project.chain(ofEvents: true)
            return ["check"]
        },
        WorkCase("steps beyond the limit", size: 600) { project in
            try project.flow("Shop", steps(project.size))
            return ["validate", "flows/Shop.yaml"]
        },
        WorkCase("misspelt statuses", size: 40) { project in
            let all = 0..<project.size
            let statuses = all.map { "  state\($0):\n" }.joined()
            let steps = all.map { "  act\($0):\n    to: stote\($0)\n" }.joined()
            try project.flow("Shop", "statuses:\n\(statuses)steps:\n\(steps)")
            return ["validate", "flows/Shop.yaml"]
        },
        WorkCase("parameters with a default value", size: 10) { project in
            let values = (0..<4).map { "      p\($0): { type: Int, default: 1 }\n" }.joined()
            try project.flow("Shop", steps(project.size, "act", "    parameters:\n\(values)"))
            return ["generate"]
        },
        WorkCase("parameters", size: 12) { project in
            let all = (0..<project.size).map { "      p\($0): Int\n" }.joined()
            try project.flow("Shop", steps(4, "act", "    parameters:\n\(all)"))
            return ["generate"]
        },
        WorkCase("views, errors and observed properties", size: 12) { project in
            let all = 0..<project.size
            let views = all.map { "  view\($0):\n" }.joined()
            let errors = all.map { "  error\($0):\n" }.joined()
            let properties = all.map { "  p\($0): { type: Int, observe: true }\n" }.joined()
            try project.flow(
                "Shop",
                "steps: { go: { throws: true } }\nviews:\n\(views)errors:\n\(errors)properties:\n"
                    + properties)
            return ["generate"]
        },
    ]

    /// Letters in a row, wherever text is read.
    static let texts = ["#", "\"", "/*", "`", "<", "#if a\n", " ", "{{", "\\"].flatMap { piece in
        [
            text(piece, in: "a flow and flowgen.yml") { project, row in
                try project.append("summary: a \(row)\n", to: "flows/Shop.yaml")
                try project.append("integrations:\n  Other:\n    summary: a \(row)\n", to: "flowgen.yml")
            },
            text(piece, in: "Swift files and a record") { project, row in
                try project.edit { "\($0)\n\(row)\n" }
                try project.append("\(row)\n", to: ".flowgen/Shop.record")
                try project.append("boundary: { sources: App }\n", to: "flowgen.yml")
                try project.append("    sdk: VendorKit\n", to: "flows/Shop.yaml")
                try project.write("\(row)\nimport VendorKit\n", to: "App/Start.swift")
            },
            text(piece, in: "a template") { project, row in
                try project.append("templates: Own\n", to: "flowgen.yml")
                try project.write("\(row)\n", to: "Own/View.mustache")
            },
        ]
    }

    /// Flows that YAML refuses, or reads as something else than was meant, with much to look through.
    static let broken = [
        row("escaped quotes between braces", "flow: Shop\nsteps: { a: \"x\" b", of: "\\\"", size: 450),
        row("texts that are not closed", "flow: Shop\nsteps:\n  a: {", of: "b: \"\n"),
        row("colons between braces", "flow: Shop\nsteps:\n  a: {", of: " b:"),
        row("names in the column of their key", "flow: Shop\nparameters:\n", of: "a: Int\n"),
        row("keys in the column of their step", "flow: Shop\nsteps:\n", of: "  a:\n  to: b\n"),
        row("prose that goes on in the column of its key", "flow: Shop\nsummary: a\n", of: "b\n"),
        row(
            "steps of the name of a call", "flow: Shop\nsteps:\n", of: "  a: B\n",
            "  go:\n    mock:\n      then: a(b: 'c', d: e)\n"),
        row("lines before one that is too far in", "flow: Shop\n", of: "b:\n", "  c: d\n e: f\n"),
    ]

    private static func row(
        _ description: String, _ start: String, of piece: String, _ end: String = "", size: Int = 2_000
    ) -> WorkCase {
        WorkCase("\(description), in a row", size: size) { project in
            let row = String(repeating: piece, count: project.size)
            try project.write(start + row + end, to: "flows/Shop.yaml")
            return ["validate", "flows/Shop.yaml"]
        }
    }

    private static func text(
        _ piece: String, in place: String,
        add: @escaping @Sendable (CountedProject, String) throws -> Void
    ) -> WorkCase {
        WorkCase("\(piece.debugDescription) in a row in \(place)", size: 1_000) { project in
            try project.flow("Shop", steps(2))
            try project.run("generate")
            try add(project, String(repeating: piece, count: project.size))
            return ["check"]
        }
    }
}

extension CountedProject {
    /// Flows each of which needs the one before.
    fileprivate func flowsInRow() throws {
        for number in 0..<size {
            try flow("Shop\(number)", WorkCase.steps(1), by: "Vendor\(number)")
            guard number > 0 else { continue }
            try append("    needs: [Shop\(number - 1)SDK]\n", to: "flows/Shop\(number).yaml")
        }
    }

    /// Files of flows that are gone, those of the developer among them.
    fileprivate func orphans() throws {
        for number in 0..<size {
            try flow("Shop\(number)", WorkCase.steps(1), by: "Vendor\(number)")
        }
        try run("generate")
        try fillIn()
        for number in 1..<size { try remove("flows/Shop\(number).yaml") }
    }

    /// A flow of statuses each of which leads to the next.
    fileprivate func chain(ofEvents: Bool = false) throws {
        let statuses = (0...size).map { "  s\($0):\n" }.joined()
        let links = (0..<size).map { "  go\($0):\n    from: s\($0)\n    to: s\($0 + 1)\n" }.joined()
        let body = ofEvents ? "steps: { look: }\nevents:\n\(links)" : "steps:\n\(links)"
        try flow("Shop", "statuses:\n\(statuses)\(body)")
    }

    /// Writes a text behind what a file holds.
    fileprivate func append(_ text: String, to name: String) throws {
        try write(try self.text(name) + text, to: name)
    }
}
