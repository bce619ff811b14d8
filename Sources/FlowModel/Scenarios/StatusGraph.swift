// A flow as a state machine. Its states are the statuses; a transition is what one step or one event may do: start in
// one of some statuses, pass through others, end in one outcome.
//
// `from: nil` represents any status, so such a transition can start as soon as anything can. That
// keeps everything here linear in the size of the flow, whatever is written in it.

/// What one step or event may do to the status, with statuses as indexes of the flow's `statuses`.
struct Transition {
    /// The step or event.
    let source: FlowScenario.Source
    /// The statuses it may start in; nil for any.
    let from: [Int]?
    /// The statuses passed through: at each place one of these.
    let via: [[Int]]
    /// The outcomes; empty if it ends where `via` ends.
    let outcomes: [Int]
    /// Whether it runs once at launch.
    let isLaunch: Bool

    /// The statuses it can leave behind once it is over.
    var ends: [Int] { outcomes.isEmpty ? via.last ?? [] : outcomes }

    /// The statuses it passes through if it takes the first alternative everywhere.
    var firstWay: [Int] { via.compactMap(\.first) }
}

/// The transitions of a flow. Names of undeclared statuses are left out.
struct StatusGraph {
    /// The status before any step; nil if the flow has none.
    let initial: Int?
    /// Those that change the status: launch steps, then other steps, then events, each as declared.
    let transitions: [Transition]
    /// How many statuses there are.
    let count: Int
    /// For each status, the indexes of the transitions whose `from` lists it.
    let starting: [[Int]]
    /// The indexes of the transitions that may start in any status.
    let startingAnywhere: [Int]

    init(_ flow: Flow, indexes: [String: Int]) {
        count = flow.statuses.count
        initial = flow.initial.flatMap { indexes[$0.value] }
        func known(_ names: [Located<String>]) -> [Int] { names.compactMap { indexes[$0.value] } }
        var all: [Transition] = []
        for launch in [true, false] {
            for (index, step) in flow.steps.enumerated() where step.isLaunch == launch && step.changesStatus {
                all.append(
                    Transition(
                        source: .step(index), from: step.from.map(known),
                        via: step.via.map(known).filter { !$0.isEmpty }, outcomes: known(step.to), isLaunch: launch))
            }
        }
        for (index, event) in flow.events.enumerated() where !event.isSignal {
            all.append(
                Transition(
                    source: .event(index), from: event.from.map(known), via: [],
                    outcomes: known(event.to), isLaunch: false))
        }
        var starting = Array(repeating: [Int](), count: flow.statuses.count)
        var anywhere: [Int] = []
        for (index, transition) in all.enumerated() {
            guard let from = transition.from else {
                anywhere.append(index)
                continue
            }
            for status in from where starting[status].last != index {
                starting[status].append(index)
            }
        }
        transitions = all
        self.starting = starting
        startingAnywhere = anywhere
    }
}
