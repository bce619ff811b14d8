// What must hold of every layout, tried on many random graphs: nothing covers anything else, edges run from node to
// node, and nothing is outside the picture.

import Testing

@testable import FlowDrawing

@Suite("Layered layouts") struct LayeredLayoutTests {
    @Test("No node covers another, no label a node or a label", arguments: 1...60) func overlaps(seed: Int) {
        let graph = RandomGraph(seed: UInt64(seed)).graph
        let layout = LayeredLayout(graph)
        var boxes = zip(layout.nodes, graph.nodes).map { Box(middle: $0, size: $1) }
        for (route, edge) in zip(layout.routes, graph.edges) where edge.label.width > 0 {
            let middle = Point(x: route.label.x + edge.label.width / 2, y: route.label.y)
            // Loops of one node share their place: a graph of a flow has one loop for each node and kind.
            if !route.isLoop { boxes.append(Box(middle: middle, size: edge.label)) }
        }
        for (index, box) in boxes.enumerated() {
            for other in boxes[..<index] { #expect(!box.covers(other), "\(box) and \(other)") }
            #expect(box.left >= 0 && box.top >= 0)
            #expect(box.right <= layout.size.width && box.bottom <= layout.size.height)
        }
    }

    @Test("Each edge begins and ends at the border of its nodes", arguments: 1...60) func ends(seed: Int) throws {
        let graph = RandomGraph(seed: UInt64(seed)).graph
        let layout = LayeredLayout(graph)
        for (route, edge) in zip(layout.routes, graph.edges) where !route.isLoop {
            let first = try #require(route.points.first)
            let last = try #require(route.points.last)
            for (point, node) in [(first, edge.from), (last, edge.to)] {
                let box = Box(middle: layout.nodes[node], size: graph.nodes[node])
                #expect(point.x >= box.left && point.x <= box.right)
                #expect(abs(point.y - box.top) < 0.01 || abs(point.y - box.bottom) < 0.01)
            }
            let heights = route.points.map(\.y)
            #expect(heights == heights.sorted() || heights == heights.sorted(by: >))
        }
    }

    @Test("A chain is a straight line downwards")
    func chain() {
        let box = Size(width: 80, height: 30)
        let layout = LayeredLayout(
            SizedGraph(
                nodes: [box, box, box],
                edges: [
                    .init(from: 0, to: 1, label: Size()), .init(from: 1, to: 2, label: Size()),
                ]))
        #expect(Set(layout.nodes.map(\.x)).count == 1)
        #expect(layout.nodes.map(\.y) == layout.nodes.map(\.y).sorted())
        #expect(Set(layout.routes.flatMap(\.points).map(\.x)).count == 1)
    }

    @Test("The order within layers takes crossings away")
    func crossings() {
        // Two edges that cross as declared, and need not.
        let box = Size(width: 80, height: 30)
        let graph = SizedGraph(
            nodes: [box, box, box, box],
            edges: [.init(from: 0, to: 3, label: Size()), .init(from: 1, to: 2, label: Size())])
        var layers = LayerAssignment(graph).places(of: graph)
        #expect(LayerOrdering.crossings(layers) == 1)
        LayerOrdering.improve(&layers)
        #expect(LayerOrdering.crossings(layers) == 0)
    }

    @Test("A graph without nodes has no size")
    func empty() {
        #expect(LayeredLayout(SizedGraph(nodes: [], edges: [])).size == Size())
    }

    @Test("A smooth line goes through its points, and never beyond them")
    func smoothness() {
        let points = [
            Point(x: 0, y: 0), Point(x: 50, y: 20), Point(x: 40, y: 60), Point(x: 40, y: 80),
        ]
        let path = SmoothPath(points)
        #expect(path.start == points[0])
        #expect(path.pieces.map(\.end) == Array(points.dropFirst()))
        for (piece, from) in zip(path.pieces, points) {
            let range = min(from.x, piece.end.x)...max(from.x, piece.end.x)
            #expect(range.contains(piece.firstControl.x) && range.contains(piece.secondControl.x))
        }
    }
}

/// A rectangle.
private struct Box {
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double

    init(middle: Point, size: Size) {
        left = middle.x - size.width / 2
        right = middle.x + size.width / 2
        top = middle.y - size.height / 2
        bottom = middle.y + size.height / 2
    }

    func covers(_ other: Box) -> Bool {
        left < other.right - 0.01 && other.left < right - 0.01 && top < other.bottom - 0.01 && other.top < bottom - 0.01
    }
}

/// A graph that a seed makes: up to 30 nodes, loops and circles included.
private struct RandomGraph {
    let graph: SizedGraph

    init(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let nodes = (0...next(30)).map { _ in
            Size(width: Double(40 + next(160)), height: Double(20 + next(40)))
        }
        let edges = (0..<(nodes.count + next(2 * nodes.count + 1))).map { _ in
            let label = next(3) == 0 ? Size() : Size(width: Double(20 + next(150)), height: Double(14 * (1 + next(4))))
            return SizedGraph.Edge(from: next(nodes.count), to: next(nodes.count), label: label)
        }
        graph = SizedGraph(nodes: nodes, edges: edges)
    }
}
