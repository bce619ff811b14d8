// A flow's table as text, one line for each rule and each scenario. The tables are compared with texts that are written
// by hand, since the mock and the contract of a flow both believe its table.

#if DEBUG
    @testable import Pickups

    nonisolated enum FlowListing<Flow: FlowTable> {
        static var text: String {
            let rules = Flow.rules.map(line), scenarios = Flow.Scenario.allCases.map(line)
            return (["begins in \(Flow.initial)"] + rules + scenarios).joined(separator: "\n")
        }

        private static func line(_ rule: Flow.Rule) -> String {
            let parts = [
                rule.from.map { "from \(words($0))" }, part("via", rule.via), part("to", rule.to),
                part("failing in", rule.failures), part("cancels", rule.cancels), answer(rule.answer),
            ]
            return ([rule.name] + parts.compactMap { $0 }).joined(separator: " ")
        }

        private static func line(_ scenario: Flow.Scenario) -> String {
            "\(scenario): " + scenario.moves.map(move).joined(separator: "; ")
        }

        private static func move(_ move: FlowMove<Flow>) -> String {
            let parts = [
                part("->", move.statuses),
                move.fails ? "fails" + (move.error.map { " with \($0)" } ?? "") : nil,
                answer(move.answer),
                move.isRunning ? "running" : nil, move.isCancelled ? "cancelled" : nil,
                part("meanwhile", move.meanwhile), move.endsEarly ? "ends early" : nil,
            ]
            return ([move.name] + parts.compactMap { $0 }).joined(separator: " ")
        }

        private static func answer(_ answer: FlowAnswer) -> String? {
            answer == .none ? nil : "(\(answer))"
        }

        private static func part(_ name: String, _ items: [some Any]) -> String? {
            items.isEmpty ? nil : "\(name) \(words(items))"
        }

        private static func words(_ items: [some Any]) -> String {
            items.map { "\($0)" }.joined(separator: " ")
        }
    }
#endif
