// The app's own types that the flows speak of.

nonisolated struct VendorProblem: Error {}
nonisolated struct JudgeProblem: Error {}
