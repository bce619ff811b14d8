nonisolated struct Item: Hashable, Sendable {}
nonisolated struct Bag<Element: Hashable & Sendable>: Hashable, Sendable {}
nonisolated struct Receipt: Hashable, Sendable {}
