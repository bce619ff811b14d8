// What did not hold in a case, and the smallest case in which it still does not.

import MergeFuzzing
import FlowgenKit

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

extension FuzzCase {
    /// The failure that the case ends in; nil when all holds.
    func failure(with runs: any Runs) -> Failure? {
        do {
            var fuzzer = MergeFuzzer(self, with: runs)
            try fuzzer.run()
            return nil
        } catch let failure as Failure {
            return failure
        } catch {
            return Failure("throws", "\(error)")
        }
    }

    /// The smallest case that ends in the same failure: without what does not matter.
    func shrunk(to failure: Failure, with runs: any Runs) -> (FuzzCase, Failure) {
        for fuzzCase in shorter {
            if let other = fuzzCase.failure(with: runs), other.property == failure.property {
                return fuzzCase.shrunk(to: other, with: runs)
            }
        }
        return (self, failure)
    }
}
