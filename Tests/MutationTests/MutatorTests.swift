// Small texts, and what the mutator makes of them.

import Mutation
import Testing

@Suite("The mutator")
struct MutatorTests {
}
