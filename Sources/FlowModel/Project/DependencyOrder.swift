// Putting things in order by what each depends on: a depth-first walk that visits dependencies first and keeps the
// given order otherwise. It keeps its own stack, so that a long chain cannot exhaust the thread's, and it runs in time
// linear in nodes and edges.

/// An order in which everything comes after what it depends on, or a circle that forbids one.
struct DependencyOrder {
    /// Node indexes, dependencies first. Complete, and right if there is no ``cycle``.
    private(set) var order: [Int] = []
    /// The first circle found: the nodes along it, the first one not repeated at the end.
    private(set) var cycle: [Int]?

    private enum Mark { case new, open, done }

    /// Orders the nodes `0..<dependencies.count`.
    /// - Parameter dependencies: for each node, the nodes that come before it; others are ignored.
    init(dependencies: [[Int]]) {
        var marks = Array(repeating: Mark.new, count: dependencies.count)
        var stack: [(node: Int, next: Int)] = []
        order.reserveCapacity(dependencies.count)
        for start in dependencies.indices where marks[start] == .new {
            stack.append((start, 0))
            marks[start] = .open
            while let (node, next) = stack.last {
                guard next < dependencies[node].count else {
                    marks[node] = .done
                    order.append(node)
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next += 1
                let wanted = dependencies[node][next]
                guard marks.indices.contains(wanted) else { continue }
                switch marks[wanted] {
                case .done: break
                case .open: collectCycle(to: wanted, along: stack)
                case .new:
                    marks[wanted] = .open
                    stack.append((wanted, 0))
                }
            }
        }
    }

    private mutating func collectCycle(to node: Int, along stack: [(node: Int, next: Int)]) {
        guard cycle == nil, let start = stack.firstIndex(where: { $0.node == node }) else { return }
        cycle = stack[start...].map(\.node)
    }
}
