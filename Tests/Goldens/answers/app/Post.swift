// What the app has besides the flow's own types.

struct Post: Hashable, Sendable {
    let title: String
}

enum TitleProblem: Error {
    case empty
}
