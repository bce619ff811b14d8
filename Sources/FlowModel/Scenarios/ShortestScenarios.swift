// The fewest moves from the initial status to every other: breadth first, ties decided by the order in which things are
// declared, so that the same flow always has the same scenarios.
//
// Finished steps alone are preferred, however many. Only a status that nothing ends in, such as
// `loading`, is reached by a step that is still running.

/// The fewest moves to each status of a flow.
struct ShortestScenarios {
    /// The last move to a status.
    struct Arrival {
        /// The index of the transition.
        let transition: Int
        /// The status that it starts in.
        let from: Int
        /// The end reached: a status.
        let end: Int
        /// How many statuses of `via` are passed; all of them if it is over.
        let passed: Int
        /// Whether the transition is still running.
        let isRunning: Bool
    }

    /// For each status but the initial one, how it is reached; nil if it is not.
    private(set) var arrivals: [Arrival?]
    /// For each status, its position in the order of visits, which is the order of preference; nil if it is not
    /// reached.
    private(set) var ranks: [Int?]
    private let graph: StatusGraph
    /// Whether each transition has been taken as far as its end, and into its `via`: from any other status it leads to
    /// nothing new.
    private var isTaken: (finished: [Bool], running: [Bool])
    /// How many statuses were looked at.
    private(set) var work = 0

    init(_ graph: StatusGraph) {
        self.graph = graph
        let none = Array(repeating: false, count: graph.transitions.count)
        isTaken = (none, none)
        arrivals = Array(repeating: nil, count: graph.count)
        ranks = Array(repeating: nil, count: graph.count)
        guard let initial = graph.initial else { return }
        ranks[initial] = 0
        var visits = [initial]
        var settled = 0
        var running = 0
        while settled < visits.count || running < visits.count {
            if settled < visits.count {
                visit(visits[settled], finished: true, &visits)
                settled += 1
            } else {
                visit(visits[running], finished: false, &visits)
                running += 1
            }
        }
    }

    /// Takes every transition that starts in a status, as far as its end or only into its `via`.
    private mutating func visit(_ status: Int, finished: Bool, _ visits: inout [Int]) {
        for index in transitions(from: status) {
            guard !(finished ? isTaken.finished[index] : isTaken.running[index]) else { continue }
            if finished { isTaken.finished[index] = true } else { isTaken.running[index] = true }
            let transition = graph.transitions[index]
            work += transition.via.joined().count + transition.ends.count
            let reached: [(status: Int, passed: Int)] =
                finished
                ? transition.ends.map { ($0, transition.via.count) }
                : transition.via.enumerated().flatMap { place, alternatives in
                    alternatives.map { ($0, place + 1) }
                }
            for (end, passed) in reached where ranks[end] == nil {
                ranks[end] = visits.count
                arrivals[end] = Arrival(transition: index, from: status, end: end, passed: passed, isRunning: !finished)
                visits.append(end)
            }
        }
    }

    /// What may start in a status, in order. What may start anywhere has been taken from the initial status, and leads
    /// to nothing new from another.
    private func transitions(from status: Int) -> [Int] {
        guard status == graph.initial else { return graph.starting[status] }
        return (graph.starting[status] + graph.startingAnywhere).sorted()
    }

    /// The moves that lead from the initial status to another; empty for the initial one.
    func moves(to status: Int) -> [Arrival] {
        var moves: [Arrival] = []
        var current = status
        while let arrival = arrivals[current] {
            moves.append(arrival)
            current = arrival.from
        }
        return moves.reversed()
    }
}
