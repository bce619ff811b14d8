import Combine

@MainActor
protocol TypesSDK: AnyObject, Sendable {
    /// - User story: Looks at all of it.
    /// - Returns: An answer; each subscription calls the step.
    func list(
        ids: [Int],
        pages: [String: [Int]],
        spaced: [Int],
        nested: [[Double]],
        generic: [String: [Int]],
        optional: Int?
    ) -> AnyPublisher<[String], Never>

    /// - User story: Looks at one.
    func show(id: Int?, body: any Sendable & CustomStringConvertible)
}
