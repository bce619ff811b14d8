// Names as words: camel case taken apart and put together again.

/// The words of a camel-case name as a sentence has them: `startChat` is `["start", "chat"]`,
/// `setupSDK` is `["setup", "SDK"]`. Abbreviations stay in upper case, all else is lower case;
/// digits stay with the letters before them; `_` parts words.
/// - Parameter name: a name without back-ticks.
/// - Returns: no word is empty; a name of underscores alone has none.
package func words(_ name: String) -> [String] {
    let scalars = Array(name.unicodeScalars)
    var result: [String] = []
    var word: [Unicode.Scalar] = []
    for (index, scalar) in scalars.enumerated() {
        if scalar == "_" || startsWord(at: index, in: scalars) {
            if !word.isEmpty { result.append(inSentence(word)) }
            word = []
        }
        if scalar != "_" { word.append(scalar) }
    }
    if !word.isEmpty { result.append(inSentence(word)) }
    return result
}

/// A word in lower case, unless it is an abbreviation: two letters or more, none lower case.
private func inSentence(_ word: [Unicode.Scalar]) -> String {
    let isAbbreviation = word.count > 1 && !word.contains { $0.properties.isLowercase }
    return word.map { isAbbreviation ? String($0) : $0.properties.lowercaseMapping }.joined()
}

/// An upper-case letter starts a word after anything else, and inside a run of upper-case letters when a lower-case one
/// follows.
private func startsWord(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard index > 0, scalars[index].properties.isUppercase else { return false }
    guard scalars[index - 1].properties.isUppercase else { return true }
    return index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
}

/// A name with its first word in lower case: `ChatBot` is `chatBot`, `OCRScan` is `ocrScan`,
/// `URL` is `url`. Leading underscores stay.
package func lowerCamel(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    let start = scalars.firstIndex(where: { $0 != "_" }) ?? scalars.count
    var end = start
    while end < scalars.count, scalars[end] != "_",
        end == start || !startsWord(at: end, in: scalars)
    {
        end += 1
    }
    return rebuild(scalars, start..<end) { $0.properties.lowercaseMapping }
}

/// A name with its first letter in upper case: `startChat` is `StartChat`. Leading underscores stay.
package func upperCamel(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    let start = scalars.firstIndex(where: { $0 != "_" }) ?? scalars.count
    let end = min(start + 1, scalars.count)
    return rebuild(scalars, start..<end) { $0.properties.titlecaseMapping }
}

private func rebuild(_ scalars: [Unicode.Scalar], _ changed: Range<Int>, by map: (Unicode.Scalar) -> String) -> String {
    var result = ""
    for (index, scalar) in scalars.enumerated() {
        if changed.contains(index) {
            result += map(scalar)
        } else {
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}
