// Uses of names that the flow has changed or removed: those that break are listed on every run, and no others.

import SwiftText
import Testing

@testable import SwiftText

private func file(step: String, was: String = "", statuses: [String]) -> GeneratedFile {
    var file = fresh(
        """
        final class Wrapper: SDK {
            private var client: Client?
            private let flow = FlowRunner<Table>(.idle) { _ in .other }
            var status: Status { flow.status }
        //@ required step \(step)\(was)

            func \(spelled(step))() {
                // TODO(flowgen): \(step)
            }
        //@ end
        }

        """)
    file.vocabulary = statuses.map { FlowTerm(.status, $0, of: "Status") } + [FlowTerm(.step, step, of: "Table")]
    return file
}

private func mentions(_ result: MergeResult) -> [String] {
    result.outcomes.filter { $0.kind == .mention }.map { "\($0.line) \($0.member)" }
}

@Suite("Uses of former names")
struct UseTests {
    private let own = """

        extension Wrapper {
            func a() { flow.cancel(.upload) }
            func b() { upload() }
            func c() { self.upload() }
            func d(sdk: any SDK) { sdk.upload() }
            func e() { client?.upload() }
            func f(client: Client) { client.upload() }
            func g() -> Status { .paid }
            func h() { flow.send(.paid) }
            func i() { client?.set(.paid) }
            func j() -> Status { Status.paid }
            func k() -> Other { Other.paid }
            func l() { if case .paid = flow.status {} }
            func m(state: ClientState) { switch state { case .paid: break } }
            func n() { flow.run(.upload, via: .paid) { _ in nil } }
            func o() { flow.run(.paid) { _ in nil } }
            func p() { client?.start(.upload) }
        }
        """

    @Test("what breaks is listed on every run, what does not never is")
    func listed() throws {
        let before = file(step: "upload", statuses: ["idle", "paid"])
        let after = file(step: "send", was: " | was: step upload", statuses: ["idle"])
        let user = UserFile(path: "W.swift", text: before.text + Array(own.utf8))
        var input = MergeInput(
            generated: after, user: user, base: try record(before),
            formerNames: [FormerName(.step, old: "upload", new: "send")])
        let expected = [
            "13 upload", "14 upload", "18 paid", "19 paid", "21 paid", "25 paid",
        ]
        var result = try input.verified()
        #expect(mentions(result) == expected)
        for _ in 0..<2 {
            input.base = result.base
            if let file = result.file {
                input.user = UserFile(path: "W.swift", text: file.new)
            }
            result = try input.verified()
            #expect(mentions(result) == expected)
        }
    }

    @Test("a name that the file declares itself is not the flow's") func declared() throws {
        let own =
            "\nfinal class Other {\n    func upload() {}\n    func a(sdk: any SDK) { upload(); sdk.upload() }\n}\n"
        let before = file(step: "upload", statuses: ["idle"])
        let user = UserFile(path: "W.swift", text: before.text + Array(own.utf8))
        let input = MergeInput(
            generated: file(step: "send", was: " | was: step upload", statuses: ["idle"]), user: user,
            base: try record(before), formerNames: [FormerName(.step, old: "upload", new: "send")])
        #expect(mentions(try input.verified()) == [])
    }

    @Test("a renamed step is renamed where a wrapper hands it to its runner, and nowhere else") func handed() throws {
        let before = file(step: "upload", statuses: ["idle"])
        let after = file(step: "default", was: " | was: step upload", statuses: ["idle"])
        let own = """

            extension Wrapper {
                func a() { flow.cancel(.idle, .upload, .upload) }
                func b() { flow.run( .`upload` /* .upload */, via: .upload) { _ in nil } }
                func c() { _ = self.flow.stream(.upload) { send in flow.send(.upload); print("flow.run(.upload)") } }
                func d(client: Runner) { client.run(.upload); flow.run(Step.upload); flow.tasks.run(.upload) }
                // flow.run(.upload)
                func e() { let flow = Runner(); flow.upload(upload) }
            }
            """
        let mine = before.string.replacing("// TODO(flowgen): upload", with: "flow.run(.upload) { _ in nil }") + own
        let expected = mine.replacing("func upload()", with: "func `default`()")
            .replacing("        flow.run(.upload)", with: "        flow.run(.`default`)")
            .replacing(".cancel(.idle, .upload, .upload)", with: ".cancel(.idle, .`default`, .`default`)")
            .replacing("run( .`upload` ", with: "run( .`default` ")
            .replacing("flow.stream(.upload)", with: "flow.stream(.`default`)")
        let input = MergeInput(
            generated: after, user: UserFile(path: "W.swift", text: Array(mine.utf8)),
            base: try record(before), formerNames: [FormerName(.step, old: "upload", new: "default")])
        let result = try input.verified()
        #expect(result.file.map { String(decoding: $0.new, as: UTF8.self) } == expected)
        #expect(result.outcomes.filter { $0.kind == .renamed }.map(\.line) == [7, 12, 12, 13, 14])
    }

    @Test("a renamed step follows in a wrapper that gets its runner only now") func withoutRunner() throws {
        func file(_ name: String, _ runner: String, was: String = "") -> GeneratedFile {
            var file = wrapper(
                "\(runner)//@ required step \(name)\(was)\n    func \(name)() {\n        stub()\n    }\n//@ end")
            file.vocabulary = [FlowTerm(.step, name, of: "Table")]
            return file
        }
        let mine = file("upload", "").string.replacing("stub()", with: "flow.run(.upload) { _ in nil }")
        let runner = "    private let flow = FlowRunner<Table>(.idle) { _ in .other }\n\n"
        let input = MergeInput(
            generated: file("send", runner, was: " | was: step upload"),
            user: UserFile(path: "W.swift", text: Array(mine.utf8)),
            base: try record(file("upload", "")), formerNames: [FormerName(.step, old: "upload", new: "send")])
        let text = try input.verified().file.map { String(decoding: $0.new, as: UTF8.self) } ?? ""
        #expect(text.contains("FlowRunner<Table>") && text.contains("flow.run(.send) { _ in nil }"))
    }

    @Test("a step stays where its runner may be another flow's, or another step has its former name")
    func handedElsewhere() throws {
        let before = file(step: "upload", statuses: ["idle"])
        let after = file(step: "send", was: " | was: step upload", statuses: ["idle"])
        let mine = before.string.replacing("// TODO(flowgen): upload", with: "flow.run(.upload) { _ in nil }")
        var renamed = after
        renamed.vocabulary.append(FlowTerm(.step, "upload", of: "Table"))
        let both = "\nfinal class Other { let flow = FlowRunner<OtherTable>(); func f() { flow.run(.upload) } }\n"
        for (generated, text) in [(after, mine + both), (renamed, mine)] {
            let input = MergeInput(
                generated: generated, user: UserFile(path: "W.swift", text: Array(text.utf8)),
                base: try record(before), formerNames: [FormerName(.step, old: "upload", new: "send")])
            let result = try input.verified()
            let merged = result.file.map { String(decoding: $0.new, as: UTF8.self) }
            #expect(merged == text.replacing("func upload()", with: "func send()"))
        }
    }

    @Test("a step that is retired runs under a name that the flow's table no longer has") func retired() throws {
        let before = file(step: "upload", statuses: ["idle"])
        let todo = "// TODO(flowgen): upload"
        let mine = before.string.replacing(todo, with: "flow.run(.upload) { _ in nil }")
        let user = UserFile(path: "W.swift", text: Array(mine.utf8))
        let after = file(step: "send", statuses: ["idle"])
        let result = try MergeInput(generated: after, user: user, base: record(before)).verified()
        let text = result.file.map { String(decoding: $0.new, as: UTF8.self) } ?? ""
        let line = text.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.contains("flow.run(.upload)") }
        #expect(result.outcomes.contains { $0.kind == .retired })
        #expect(mentions(result) == ["\((line ?? 0) + 1) upload"])
    }

    @Test("a removed status is forgotten once nothing sends it")
    func forgotten() throws {
        let before = file(step: "go", statuses: ["idle", "paid"])
        let after = file(step: "go", statuses: ["idle"])
        let user = UserFile(path: "W.swift", text: before.text)
        let result = try MergeInput(generated: after, user: user, base: record(before)).verified()
        #expect(result.outcomes.isEmpty)
        #expect(!result.base.contains { $0.key.name == "paid" })
        #expect(result.base.contains { $0.key.name == "idle" })
    }
}
