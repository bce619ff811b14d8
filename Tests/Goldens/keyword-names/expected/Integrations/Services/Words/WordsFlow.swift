nonisolated enum WordsFlow: FlowSpec {
    enum Step: String { case `import`, `return`, `func` }
    enum Event: String { case `continue` }

    static let initial = WordsStatus.`default`
    static let rules: [Rule] = [
        Rule(step: .`import`, from: [.`default`, .`switch`], via: [[.`in`]], to: [.`switch`, .`repeat`]),
        Rule(step: .`return`, from: [.`switch`, .`repeat`], to: [.`default`], cancels: [.`import`]),
        Rule(step: nil, from: [.`in`], to: [.`repeat`], cancels: [.`import`]),
    ]

    static func failed(_ error: WordsError, in step: Step) -> WordsStatus? {
        switch step {
        case .`import`: .`repeat`(error)
        default: nil
        }
    }
}

#if DEBUG
/// What can happen in the flow, with sample values.
nonisolated enum WordsScenario: FlowScenario {
    case importSucceeds, `return`, `func`, importFailsWithBreak, importFailsWithThrow, continueDuringImport

    @MainActor var moves: [FlowMove<WordsFlow>] {
        switch self {
        case .importSucceeds: [.init(.`import`, .`in`(for: 1, is: "is"), .`switch`)]
        case .`return`: Self.importSucceeds.moves + [.init(.`return`, .`default`)]
        case .`func`: [.init(.`func`)]
        case .importFailsWithBreak: [.init(.`import`, .`in`(for: 1, is: "is"), .`repeat`(.`break`(class: "class")))]
        case .importFailsWithThrow: [.init(.`import`, .`in`(for: 1, is: "is"), .`repeat`(.`throw`))]
        case .continueDuringImport:
            [.init(.`import`, .`in`(for: 1, is: "is")), .init(event: .`continue`, .`repeat`(.`throw`))]
        }
    }
}
#endif
