// The rows of the table in which New, Base and User meet.

import Testing

@testable import SwiftText

private let one = wrapper(
    """
        //@ required step one
        /// One.
        func one() {
            // TODO
        }
        //@ end
    """)

private let two = wrapper(
    """
        //@ required step one
        /// One.
        func one() {
            // TODO
        }

        //@ required step two
        /// Two.
        func two(prompt: String) {
            // TODO
        }
        //@ end
    """)

@Suite("Rows of the table") struct TableTests {
    @Test("- N -: the stub goes behind the sibling before it") func added() throws {
        let user = one.string.replacing("// TODO", with: "work() // mine")
        let trial = try merge(before: one, after: two, user: user)
        #expect(
            trial.text
                == two.string.replacing(
                    "/// One.\n    func one() {\n        // TODO",
                    with: "/// One.\n    func one() {\n        work() // mine"))
        #expect(trial.kinds == ["added two(prompt:) 10:5"])
    }

    @Test("B = N: the bytes stay") func kept() throws {
        let user = two.string.replacing("func two(prompt: String)", with: "func two( prompt : String ) /* x */")
        let trial = try merge(before: two, after: two, user: user)
        #expect(trial.result.file == nil)
        #expect(trial.kinds.isEmpty)
    }

    @Test("B - U untouched: deleted")
    func removed() throws {
        let trial = try merge(before: two, after: one, user: two.string)
        #expect(trial.text == one.string)
        #expect(trial.kinds.count == 1)
        #expect(trial.kinds[0].hasPrefix("removed two(prompt:)"))
    }

    @Test("B - U edited: retired, and back")
    func retired() throws {
        let user = two.string.replacing(
            "func two(prompt: String) {\n        // TODO",
            with: "func two(prompt: String) {\n        ask(prompt)")
        let trial = try merge(before: two, after: one, user: user)
        #expect(
            trial.text
                == user.replacing(
                    "    /// Two.",
                    with: "    // flowgen:retired This step is no longer in the flow.\n    /// Two."
                ))
        #expect(trial.kinds == ["retired two(prompt:) 11:5"])
        let file = UserFile(path: "W.swift", text: Array(trial.text.utf8))
        let again = try MergeInput(generated: two, user: file, base: trial.result.base).verified()
        #expect(MergeTrial(again, user: trial.text).text == user)
        #expect(again.outcomes.map(\.kind) == [.returned])
    }

    @Test("B N -: required members come again")
    func restored() throws {
        let trial = try merge(before: two, after: two, user: one.string)
        #expect(trial.text == two.string)
        #expect(trial.kinds == ["restored two(prompt:) 10:5"])
    }

    @Test("an edited member follows in signature")
    func followed() throws {
        let user = two.string.replacing(
            "func two(prompt: String) {\n        // TODO",
            with: "public func two(prompt: String) {\n        ask(prompt)")
        let now = fresh(
            """
            import Combine

            final class Wrapper: SDK {
                //@ required step one
                /// One.
                func one() {
                    // TODO
                }

                //@ required step two
                /// Two!
                func two(text: Text, last: Bool) async throws -> Int {
                    // TODO
                }
                //@ end
            }

            """)
        let trial = try merge(before: two, after: now, user: user)
        #expect(
            trial.text
                == user.replacing("/// Two.", with: "/// Two!").replacing(
                    "public func two(prompt: String)",
                    with: "public func two(text: Text, last: Bool) async throws -> Int"))
        #expect(trial.kinds == ["left two(text:last:) 10:5"])
    }
}
