// What did not hold in a story, and the smallest story in which it still does not.

import MergeTorture
import Workspace

@testable import FlowgenKit

/// A run of flowgen, or of something that pretends to be flowgen.
typealias Generator = (inout InMemoryFiles) throws -> RunReport

/// What did not hold.
struct Failure: Error, CustomStringConvertible {
    /// The property, in a word.
    let property: String
    /// What shows it.
    let detail: String

    init(_ property: String, _ detail: String) {
        self.property = property
        self.detail = detail
    }

    var description: String { "\(property): \(detail)" }
}

extension Story {
    /// The failure that the story ends in; nil when all holds.
    func failure(with generate: @escaping Generator = { try $0.generate() }) -> Failure? {
        do {
            var telling = Telling(self, with: generate)
            try telling.tell()
            return nil
        } catch let failure as Failure {
            return failure
        } catch {
            return Failure("throws", "\(error)")
        }
    }

    /// The smallest story that ends in the same failure: without what does not matter.
    func shrunk(to failure: Failure) -> (Story, Failure) {
        for story in shorter {
            if let other = story.failure(), other.property == failure.property {
                return story.shrunk(to: other)
            }
        }
        return (self, failure)
    }
}
