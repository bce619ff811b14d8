// Numbers that look random and are the same on every machine and in every run, so that a case that fails can be
// repeated from its seed.

/// SplitMix64, by Sebastiano Vigna.
package struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The numbers that follow from a seed.
    package init(seed: UInt64) {
        state = seed
    }

    /// The next number.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from the range.
    package mutating func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &self)
    }

    /// True once in so many times.
    package mutating func oneIn(_ count: Int) -> Bool {
        number(1...count) == 1
    }

    /// One of the elements; nil of none.
    package mutating func pick<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[number(0...(elements.count - 1))]
    }

    /// One of the elements, of which there is a first in any case.
    package mutating func pick<Element>(_ first: Element, _ others: Element...) -> Element {
        pick([first] + others) ?? first
    }

    /// One of the words; the empty one of none.
    package mutating func word(of words: [String]) -> String {
        pick(words) ?? ""
    }

    /// Some of the elements, in their order.
    package mutating func some<Element>(of elements: [Element], oneIn count: Int = 2) -> [Element] {
        var chosen: [Element] = []
        for element in elements where oneIn(count) { chosen.append(element) }
        return chosen
    }

    /// A seed for numbers of its own.
    package mutating func seed() -> UInt64 {
        next()
    }
}
