// What did not hold in a story, and the smallest story in which it still does not.

import MergeTorture
import Workspace

@testable import FlowgenKit

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
    func failure(with runs: any Runs) -> Failure? {
        do {
            var telling = Telling(self, with: runs)
            try telling.tell()
            return nil
        } catch let failure as Failure {
            return failure
        } catch {
            return Failure("throws", "\(error)")
        }
    }

    /// The smallest story that ends in the same failure: without what does not matter.
    func shrunk(to failure: Failure, with runs: any Runs) -> (Story, Failure) {
        for story in shorter {
            if let other = story.failure(with: runs), other.property == failure.property {
                return story.shrunk(to: other, with: runs)
            }
        }
        return (self, failure)
    }
}
