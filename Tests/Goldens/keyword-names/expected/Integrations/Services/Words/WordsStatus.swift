nonisolated enum WordsStatus: FlowStatus, Hashable {
    case `default`
    case `in`(for: Int, is: String)
    /// Switched over.
    case `switch`
    case `repeat`(WordsError)

    enum Kind: String { case `default`, `in`, `switch`, `repeat` }

    var kind: Kind {
        switch self {
        case .`default`: .`default`
        case .`in`: .`in`
        case .`switch`: .`switch`
        case .`repeat`: .`repeat`
        }
    }

    var `for`: Int? { if case .`in`(let `for`, _) = self { `for` } else { nil } }
    var `is`: String? { if case .`in`(_, let `is`) = self { `is` } else { nil } }
    var failure: WordsError? { if case .`repeat`(let error) = self { error } else { nil } }
}
