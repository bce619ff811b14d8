public protocol Store {
    func save()
}
