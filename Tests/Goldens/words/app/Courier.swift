struct Courier: Sendable {
    var name: String
}
