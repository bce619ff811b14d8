protocol Store: Sequence {
    func save()
}

protocol Box {
    associatedtype Item
    var item: Item { get }
}

protocol Names {
    static var all: [String] { get }
    func rename(_ name: inout String)
}
