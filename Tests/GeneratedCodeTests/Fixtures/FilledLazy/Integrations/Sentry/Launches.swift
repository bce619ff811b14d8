/// What the managers of this project were told.
@MainActor
enum Launches {
    static var log: [String] = []
}
