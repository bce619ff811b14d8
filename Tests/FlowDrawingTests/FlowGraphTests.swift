// Which nodes and edges a flow becomes.

import FlowModel
import Testing

@testable import FlowDrawing

@Suite("The graph of a flow") struct FlowGraphTests {
    @Test("A step passes through its statuses to each outcome; only the first edge has its words") func chain() throws {
        let graph = try Flows.graph(
            steps: """
                open:
                  user: Opens it.
                  from: [closed, failed]
                  via: [turning, pulling]
                  to: [opened, failed]
                """,
            statuses: """
                closed:
                turning:
                pulling:
                opened:
                failed:
                  with: { reason: DoorError }
                """)
        #expect(
            graph.inWords == [
                "(start) -> closed", "closed -> turning: open", "failed -> turning: open",
                "turning -> pulling", "pulling -> opened", "pulling -> failed",
            ])
        #expect(graph.edges.flatMap(\.labels).map(\.words).filter { !$0.isEmpty } == ["Opens it."])
        #expect(graph.edges.map(graph.isFailure) == [false, false, false, false, false, true])
        #expect(graph.nodes.map(\.isFinal) == [false, false, false, true, false, false])
        #expect(graph.nodes[4].payload == ["reason: DoorError"])
    }

    @Test("Steps that pass through the same status are named behind it too") func sharedStatus() throws {
        let graph = try Flows.graph(
            steps: """
                push:
                  from: closed
                  via: moving
                  to: opened
                pull:
                  from: opened
                  via: moving
                  to: closed
                """,
            statuses: "closed:\nmoving:\nopened:")
        #expect(
            graph.inWords == [
                "(start) -> closed", "closed -> moving: push", "moving -> opened: push",
                "opened -> moving: pull", "moving -> closed: pull",
            ])
    }

    @Test("Alternatives branch, and many to many meet in one place")
    func alternatives() throws {
        let graph = try Flows.graph(
            steps: """
                check:
                  user: Looks up.
                  from: idle
                  via: [[scanning, posing], waiting, [a, b, c], [d, e, f]]
                  to: done
                """,
            statuses: "idle:\nscanning:\nposing:\nwaiting:\na:\nb:\nc:\nd:\ne:\nf:\ndone:")
        #expect(
            graph.inWords == [
                "(start) -> idle", "idle -> scanning: check", "idle -> posing: check", "scanning -> waiting",
                "posing -> waiting", "waiting -> a", "waiting -> b", "waiting -> c", "a -> (check)", "b -> (check)",
                "c -> (check)", "(check) -> d", "(check) -> e", "(check) -> f", "d -> done", "e -> done", "f -> done",
            ])
    }

    @Test("Many statuses to many meet in one place")
    func junction() throws {
        let graph = try Flows.graph(
            steps: """
                open:
                  from: closed
                  to: [ajar, opened]
                change:
                  from: [closed, ajar, opened]
                  to: [closed, ajar, opened]
                """,
            statuses: "closed:\najar:\nopened:")
        #expect(
            graph.inWords == [
                "(start) -> closed", "closed -> ajar: open", "closed -> opened: open", "closed -> (change): change",
                "ajar -> (change): change", "opened -> (change): change", "(change) -> closed", "(change) -> ajar",
                "(change) -> opened",
            ])
    }

    @Test("What may start anywhere starts at one node, and then no status is final") func anywhere() throws {
        let graph = try Flows.graph(
            steps: "open:\n  from: closed\n  to: opened\nshut:\n  to: closed",
            statuses: "closed:\nopened:", events: "slams:\n  to: closed")
        #expect(
            graph.inWords == [
                "(start) -> closed", "closed -> opened: open", "(any) -> closed: shut", "(any) ~> closed: slams",
            ])
        #expect(graph.nodes.filter(\.isFinal).isEmpty)
    }

    @Test("Two moves between the same statuses share an edge, events and steps do not") func sharedEdges() throws {
        let graph = try Flows.graph(
            steps: "push:\n  from: closed\n  to: opened\nkick:\n  from: closed\n  to: opened",
            statuses: "closed:\nopened:",
            events: "wind:\n  from: closed\n  to: opened\ncreak:\n  from: opened\n  to: opened")
        #expect(
            graph.inWords == [
                "(start) -> closed", "closed -> opened: push, kick", "closed ~> opened: wind",
                "opened ~> opened: creak",
            ])
        #expect(graph.nodes[1].isFinal, "an edge to itself does not lead on")
    }

    @Test("What changes no status is told beside the picture")
    func remarks() throws {
        let graph = FlowGraph(
            try Flows.read(
                """
                flow: Door
                steps:
                  ring:
                    user: Rings the bell.
                    parameters: { for seconds: Int }
                    returns: Bool
                    throws: DoorError
                properties:
                  colour: { type: String, access: [get, set], observe: true }
                views:
                  picture: Shows it.
                errors:
                  stuck:
                integrations:
                  Lock:
                """))
        #expect(graph.nodes.isEmpty && graph.edges.isEmpty)
        #expect(graph.remarks.map(\.name) == ["ring(for:)", "colour: String", "picture"])
        #expect(graph.remarks.map(\.words) == ["Rings the bell.", "", "Shows it."])
        #expect(
            graph.remarks.map(\.details) == [
                ["answers with Bool", "may throw DoorError"], ["may be set", "can be watched"], [],
            ])
        #expect(graph.groups.map(\.title) == ["Steps", "Values", "Views"])
    }
}
