// What is printed in the end: how many mutants there were of each kind, how many were noticed, and each that was not, with
// its place and what was changed.

import TextTables

/// The outcome of a whole run.
package struct MutationReport: Sendable {
    private let verdicts: [Verdict]
    private let explained: Explained
    private let fixtures: [String]

    /// A report of these verdicts.
    ///
    /// - Parameter fixtures: The names of all fixtures there are, run or not.
    package init(_ verdicts: [Verdict], _ explained: Explained, fixtures: [String]) {
        self.verdicts = verdicts
        self.explained = explained
        self.fixtures = fixtures
    }

    /// Those that were not noticed, and that nothing explains.
    package var unexplained: [Verdict] {
        unnoticed.filter { explained.line(for: $0) == nil }
    }

    /// The explanations that no mutant needs, among those whose fixtures were all run.
    package var needless: [Explained.Line] {
        let needed = Set(unnoticed.compactMap(explained.line))
        let run = Set(verdicts.map(\.fixture))
        return explained.lines.filter { line in
            let pattern = line.patterns.first ?? "*"
            let meant = fixtures.filter { Explained.matches(pattern, $0) }
            return !needed.contains(line) && run.isSuperset(of: meant)
        }
    }

    private var unnoticed: [Verdict] { verdicts.filter { $0.notice == nil } }

    /// The report.
    package var text: String {
        var text = "Noticed/mutants in what all flows share:\n\n"
        text += table(verdicts.filter { !$0.isOfFlow }) + "\n"
        text += "In each flow's table, mock and status:\n\n"
        text += table(verdicts.filter(\.isOfFlow)) + "\n"
        let open = unexplained
        for verdict in open { text += "not noticed: \(verdict.place): \(verdict.words)\n" }
        for line in needless { text += "explains nothing: \(line.text)\n" }
        let right = unnoticed.count - open.count
        let judged = verdicts.count - right
        let noticed = verdicts.count - unnoticed.count
        let share = judged == 0 ? 100 : Double(noticed * 1000 / judged) / 10
        return text
            + "\(noticed) of \(judged) mutants are noticed, \(share) %; \(right) more are explained (explained.txt).\n"
    }

    private func table(_ verdicts: [Verdict]) -> String {
        var fixtures: [String] = []
        for verdict in verdicts where !fixtures.contains(verdict.fixture) {
            fixtures.append(verdict.fixture)
        }
        var table = Table([""] + fixtures + ["explained"])
        for kind in Mutant.Kind.allCases {
            let those = verdicts.filter { $0.mutant.kind == kind }
            guard !those.isEmpty else { continue }
            table.add([kind.rawValue] + cells(those, fixtures))
        }
        table.add(["all"] + cells(verdicts, fixtures))
        return table.text
    }

    private func cells(_ verdicts: [Verdict], _ fixtures: [String]) -> [String] {
        let counts = fixtures.map { fixture in
            let those = verdicts.filter { $0.fixture == fixture && !isExplained($0) }
            return those.isEmpty ? "" : "\(those.count { $0.notice != nil })/\(those.count)"
        }
        let explained = verdicts.count(where: isExplained)
        return counts + [explained == 0 ? "" : "\(explained)"]
    }

    private func isExplained(_ verdict: Verdict) -> Bool {
        verdict.notice == nil && explained.line(for: verdict) != nil
    }
}

extension Verdict {
    /// Whether the changed file is one flow's.
    var isOfFlow: Bool { flow != nil }

    /// The function, and what is changed in it.
    package var words: String {
        mutant.function.isEmpty ? mutant.change : "\(mutant.function): \(mutant.change)"
    }

    /// The fixture, file and line.
    package var place: String { "\(fixture)/\(file):\(mutant.line)" }
}
