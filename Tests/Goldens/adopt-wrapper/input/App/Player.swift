@MainActor
protocol Player: AnyObject {
    var volume: Int { get }
    func start(_ name: String)
}

@MainActor
protocol Recorder: AnyObject {
    func record()
}
