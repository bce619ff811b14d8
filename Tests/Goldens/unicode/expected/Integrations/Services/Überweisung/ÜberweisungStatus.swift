nonisolated enum ÜberweisungStatus: FlowStatus, Hashable {
    case bereit
    case ausgeführt(größe: Int)
    case gescheitert(grund: ÜberweisungError)

    enum Kind: String { case bereit, ausgeführt, gescheitert }

    var kind: Kind {
        switch self {
        case .bereit: .bereit
        case .ausgeführt: .ausgeführt
        case .gescheitert: .gescheitert
        }
    }

    var größe: Int? { if case .ausgeführt(let größe) = self { größe } else { nil } }
    var failure: ÜberweisungError? { if case .gescheitert(let grund) = self { grund } else { nil } }
}
