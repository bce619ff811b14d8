// What flowgen is given much of: members, findings, wrappers, flows, letters. Each case makes a project of a size and
// names the command whose work is counted.

import Testing

/// A project of any size, and a command.
struct WorkCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The smallest of the three sizes.
    let size: Int
    /// The power of the size that the work may grow with: 2 where what is written grows with the square.
    let power: Int
    /// Makes the project; the arguments of the command to count.
    let prepare: @Sendable (CountedProject) throws -> [String]

    init(
        _ description: String, size: Int, power: Int = 1,
        prepare: @escaping @Sendable (CountedProject) throws -> [String]
    ) {
        testDescription = description
        self.size = size
        self.power = power
        self.prepare = prepare
    }

    static let all = members + lines + flows + parts + texts + broken

    /// `steps:` with so many of them.
    static func steps(_ count: Int, _ name: String = "act", _ rest: String = "") -> String {
        "steps:\n" + (0..<count).map { "  \(name)\($0):\n    summary: Does number \($0).\n\(rest)" }.joined()
    }

    /// Members of one wrapper.
    private static let members = [
        WorkCase("stubs that are deleted", size: 40) { project in
            try project.flow("Shop", steps(project.size + 1))
            try project.run("generate")
            try project.flow("Shop", steps(1))
            return ["generate"]
        },
        WorkCase("edited members that are retired", size: 40) { project in
            try project.flow("Shop", steps(project.size + 1))
            try project.run("generate")
            try project.fillIn()
            try project.flow("Shop", steps(1))
            return ["generate"]
        },
        WorkCase("retired members that are checked again", size: 40) { project in
            try project.flow("Shop", steps(project.size + 1))
            try project.run("generate")
            try project.fillIn()
            try project.flow("Shop", steps(1))
            try project.run("generate")
            return ["check"]
        },
        WorkCase("findings in one file", size: 40) { project in
            try project.flow("Shop", steps(project.size))
            try project.run("generate")
            try project.fillIn()
            let text = "    parameters: { text: String }\n"
            try project.flow("Shop", steps(project.size, "act", text))
            return ["check"]
        },
        WorkCase("conflicts in one file", size: 30) { project in
            func typed(_ type: String) -> String {
                steps(project.size, "act", "    parameters: { text: \(type) }\n")
            }
            try project.flow("Shop", typed("String"))
            try project.run("generate")
            try project.edit { $0.replacing("text: String", with: "text: Substring") }
            try project.flow("Shop", typed("Int"))
            return ["check"]
        },
        WorkCase("stubs that are added", size: 40) { project in
            try project.flow("Shop", steps(1))
            try project.run("generate")
            try project.fillIn()
            try project.flow("Shop", steps(project.size + 1))
            return ["generate"]
        },
    ]

    /// Members on one line.
    private static let lines = [
        WorkCase("own members on one line", size: 200) { project in
            try project.flow("Shop", steps(3))
            try project.run("generate")
            let line = (0..<project.size).map { "func own\($0)() {}" }.joined(separator: "; ")
            try project.edit { $0 + "\nextension VendorShopSDK { \(line) }\n" }
            try project.flow("Shop", steps(6))
            return ["check"]
        },
        WorkCase("stubs on one line, others between them", size: 30) { project in
            try project.onOneLine()
            let names = (0..<project.size).map { "  act\($0):\n  deed\($0):\n" }.joined()
            try project.flow("Shop", "steps:\n" + names)
            return ["check"]
        },
        WorkCase("stubs on one line that are deleted", size: 30) { project in
            try project.onOneLine()
            try project.flow("Shop", "steps:\n  act0:\n")
            return ["check"]
        },
    ]
}

extension CountedProject {
    /// A wrapper whose members stand on one line.
    fileprivate func onOneLine() throws {
        try flow("Shop", "steps:\n" + (0..<size).map { "  act\($0):\n" }.joined())
        try run("generate")
        try edit { text in
            let code = text.split(separator: "\n").filter { !$0.contains("//") }
            guard let start = code.firstIndex(where: { $0.contains("class ") }) else { return text }
            let body = code[(start + 1)...].joined(separator: "\n")
                .replacing("\n    }", with: "};").replacing("\n", with: " ")
            return code[...start].joined(separator: "\n") + body + "\n"
        }
    }
}
