// The TODO above a member: flowgen's goes and comes with the member; one that somebody edited is theirs, and one that
// somebody removed is done.

import Testing

@testable import SwiftText

private let line = "    // TODO(flowgen): Call this.\n"

private func event(_ summary: String?, _ body: String = "go()", todo: String? = "Call this.") -> GeneratedFile {
    let doc = summary.map { "    /// \($0)\n" } ?? ""
    let todo = todo.map { "    // TODO(flowgen): \($0)\n" } ?? ""
    return wrapper(
        "    func one() {}\n\n    //@ event lost gone\n\(doc)\(todo)    func lost() { \(body) }\n    //@ end")
}

@Suite("TODOs above members")
struct TodoTests {
    @Test("go and come with their members", arguments: ["The line broke.", nil])
    func withMember(_ summary: String?) throws {
        let empty = wrapper("    func one() {}")
        let with = event(summary)
        #expect(try merge(before: with, after: empty, user: with.string).text == empty.string)
        #expect(try merge(before: empty, after: with, user: empty.string).text == with.string)
        let other = event(summary, "went()")
        #expect(try merge(before: with, after: other, user: with.string).text == other.string)
    }

    @Test("do not come back once they are done: the comments are the developer's")
    func done() throws {
        for (old, new) in [("Old.", "New."), (nil, "New."), ("Old.", nil), ("Old.", "Old.")] {
            let user = event(old).string.replacing(line, with: "")
            let trial = try merge(before: event(old), after: event(new, "went()"), user: user)
            #expect(trial.text == user.replacing("go()", with: "went()"))
        }
    }

    @Test(
        "go and come while their member stays",
        arguments: [("Old.", "New."), ("Old.", nil), (nil, "New."), ("Old.", "Old."), (nil, nil)], ["went()", "go()"])
    func whileMemberStays(_ summaries: (String?, String?), _ body: String) throws {
        let without = event(summaries.0, todo: nil)
        let with = event(summaries.1, body)
        // The body of an edited member stays.
        let open = { (file: GeneratedFile) in
            file.string.replacing("    func lost", with: "    public func lost").replacing("went()", with: "go()")
        }
        let same = { (file: GeneratedFile) in file.string }
        let marked = { (file: GeneratedFile) in
            file.string.replacing("    func one", with: "    // Mine.\n    func one")
        }
        for edit in [same, open, marked] {
            let there = try merge(before: without, after: with, user: edit(without))
            #expect(there.text == edit(with))
            let back = try merge(before: with, after: without, user: there.text)
            #expect(back.text == edit(without))
        }
    }

    @Test("follow the flow where nothing else changes", arguments: ["Old.", nil])
    func alone(_ summary: String?) throws {
        let before = event(summary)
        let after = event(summary, todo: "Call this from a callback.")
        #expect(try merge(before: before, after: after, user: before.string).text == after.string)
    }

    @Test(
        "that somebody edited stay",
        arguments: [
            "    // TODO(flowgen): Call this. Ask Ada first.\n", line + "    // Ada does that.\n",
            line + "    /* Ada */\n", "    // Ada does that.\n" + line, line + "\n",
            line + "    /// Mine.\n",
        ], ["Old.", nil])
    func edited(_ own: String, _ summary: String?) throws {
        let before = event(summary)
        let user = before.string.replacing(line, with: own)
        let mine = own.split(separator: "\n").filter { $0.contains("Ada") || $0.contains("Mine") }
        for after in [
            event(summary, "went()"), event("New.", "went()"), event(summary, todo: nil),
            event(nil, "went()", todo: "Call that."), wrapper("    func one() {}"),
        ] {
            let trial = try merge(before: before, after: after, user: user)
            #expect(mine.allSatisfy(trial.text.contains), "\(trial.text)")
            #expect(own != line + "\n" || trial.text.contains(line))
        }
    }
}
