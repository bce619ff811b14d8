// Random files for random merges, from a seeded generator: steps with random signatures, helpers, delegates, branches.

import SeededNumbers

@testable import SwiftText

extension SplitMix64 {
    mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }
}

/// One step of a random flow.
struct DraftStep: Hashable {
    var name: String
    var former: String?
    var doc: String
    var parameters: [(label: String, former: String?, type: String)]
    var effects: String
    var result: String
    var hasTask: Bool
    var isInBranch: Bool

    static func == (first: DraftStep, second: DraftStep) -> Bool { first.name == second.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }

    static func random(_ name: String, _ dice: inout SplitMix64) -> DraftStep {
        var step = DraftStep(
            name: name, former: nil, doc: "", parameters: [], effects: "", result: "",
            hasTask: dice.chance(40), isInBranch: dice.chance(15))
        step.doc = dice.word(of: ["", "Does it.", "Does it.\n    ///\n    /// Twice."])
        step.effects = dice.word(of: ["", "", " async", " throws", " async throws(E)"])
        step.result = dice.word(of: [
            "", "", " -> Int", " -> [String: (Int) -> Void]", " -> any P & Q",
        ])
        for label in ["a", "b", "for c", "_ d"].shuffled(using: &dice).prefix(
            dice.chance(50) ? 2 : 0)
        {
            step.parameters.append(
                (label, nil, dice.word(of: ["Int", "[String]?", "@escaping (Int) -> Void"])))
        }
        return step
    }

    var text: String {
        let labels = parameters.compactMap { part in
            part.former.map { " | label: \(part.label) > \($0)" }
        }
        let was = former.map { " | was: step \($0)" } ?? ""
        let list = parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ")
        let docs = doc.isEmpty ? "" : "    /// \(doc)\n"
        let task = hasTask ? "        \(name)Task?.cancel()\n" : ""
        let body =
            "    func \(name)(\(list))\(effects)\(result) {\n\(task)        // TODO(flowgen): \(name)\n        stub()\n    }"
        let branch = isInBranch ? ("    #if canImport(Darwin)\n", "\n    #endif") : ("", "")
        return "\n\(branch.0)//@ required step \(name)\(was)\(labels.joined())\n\(docs)\(body)\n//@ end\(branch.1)\n"
    }
}

/// A random flow, as the file that is written for it.
struct Draft {
    var steps: [DraftStep]
    var imports: [String]
    var head: String
    var delegates: [String]

    static func random(_ dice: inout SplitMix64) -> Draft {
        let names = ["start", "stop", "load", "send", "open"].shuffled(using: &dice)
        return Draft(
            steps: names.prefix(Int.random(in: 1...4, using: &dice)).map { .random($0, &dice) },
            imports: ["Combine", "Foundation", "Kit"].filter { _ in dice.chance(70) },
            head: dice.word(of: [
                "@MainActor\nfinal class Wrapper: SDK", "nonisolated final class Wrapper: SDK",
                "final class Wrapper: NSObject, SDK",
            ]),
            delegates: ["P", "Q"].filter { _ in dice.chance(40) })
    }

    var file: GeneratedFile {
        let imports = imports.map { "import \($0)\n" }.joined()
        let tasks = steps.filter(\.hasTask).map { step in
            "    //@ step \(step.name)\(step.former.map { " | was: step \($0)" } ?? "")\n    private var \(step.name)Task: Task<Void, Never>?\n    //@ end\n"
        }.joined()
        let extensions = delegates.map { name in
            "\nextension Wrapper: \(name) {\n//@ delegate \(name) went(_:)\n    nonisolated func went\(name)(_ x: \(name)Value) {\n        // TODO(flowgen): \(name)\n    }\n//@ end\n}\n"
        }.joined()
        return fresh(
            "\(imports)\n/// Serves.\n\(head) {\n    private let manager: Manager\n\(tasks)\n    init(manager: Manager) {\n        self.manager = manager\n    }\n\(steps.map(\.text).joined())}\n\(extensions)"
        )
    }

    /// The flow after a random change.
    func changed(_ dice: inout SplitMix64) -> Draft {
        var next = self
        for _ in 0...Int.random(in: 0...2, using: &dice) { next.change(&dice) }
        return next
    }

    private mutating func change(_ dice: inout SplitMix64) {
        let free = ["start", "stop", "load", "send", "open", "begin"].filter { name in
            !steps.contains { $0.name == name }
        }
        guard let index = steps.indices.randomElement(using: &dice) else { return }
        switch Int.random(in: 0..<10, using: &dice) {
        case 0:
            let step = DraftStep.random(dice.word(of: free), &dice)
            steps.insert(step, at: Int.random(in: 0...steps.count, using: &dice))
        case 1 where steps.count > 1: steps.remove(at: index)
        case 2 where steps[index].former == nil:
            steps[index].former = steps[index].name
            steps[index].name = dice.word(of: free)
        case 3: steps[index].effects = dice.word(of: ["", " async", " throws"])
        case 4: steps[index].result = dice.word(of: ["", " -> Int", " -> String"])
        case 5: steps[index].parameters.shuffle(using: &dice)
        case 6: steps[index].parameters = DraftStep.random("x", &dice).parameters
        case 7: imports = ["Combine", "Foundation", "Kit"].filter { _ in dice.chance(70) }
        case 8:
            head = dice.word(of: [
                "@MainActor\nfinal class Wrapper: SDK", "nonisolated final class Wrapper: SDK",
                "final class Wrapper: NSObject, SDK",
            ])
        default: delegates = ["P", "Q"].filter { _ in dice.chance(40) }
        }
    }
}
