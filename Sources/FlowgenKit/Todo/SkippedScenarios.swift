// Where hand-written tests skip scenarios because a stubbed SDK cannot play them. A place that is still to be filled
// in is not one of them.

/// How often a file skips scenarios.
struct SkippedScenarios {
    let places: Int

    init(in bytes: [UInt8]) {
        var isOpen = false
        var places = 0
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            if !isOpen, line.contains("throw ScenarioSkipped(") { places += 1 }
            isOpen = line.contains("// TODO(flowgen):")
        }
        self.places = places
    }
}
