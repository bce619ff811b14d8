// What a loaded template is: a flat array of nodes over one pool of literal bytes. A section node
// knows where it ends, and names are references already: nothing is left to look up, and no
// error is left to happen, when it is rendered.

enum Node {
    /// How a section treats its value.
    enum Section {
        /// A flag or a text: shown or not.
        case condition
        /// A list or a record: shown once an item, each in a frame of its own.
        case items
        /// Anything: shown when a section would not be.
        case inverted
    }

    /// Prints a range of `Program.text`.
    case literal(Range<Int>)
    case variable(Reference)
    /// Governs the nodes behind it, up to `end`.
    case section(Section, Reference, end: Int)
}

struct Program {
    var nodes: [Node] = []
    var text: [UInt8] = []
    var steps: [Int32] = []
}
