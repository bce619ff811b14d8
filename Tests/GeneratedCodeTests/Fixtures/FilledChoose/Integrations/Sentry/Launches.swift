/// What became of the managers of this project.
@MainActor
enum Launches {
    static var log: [String] = []
}
