// Members that share a line, with the comments between and behind them: a stub goes before or behind that line.

struct LineSharing {
    /// The last of the items that share the line; nil where there is none.
    private(set) var item: Int?
    /// The end of that item, and of what comments follow it on its line.
    private(set) var end: Int

    /// What shares the line on which an item of a container ends, or the brace before the first.
    init(behind item: Int?, of container: Container, in file: ParsedFile) {
        self.item = item
        end = item.map { container.items[$0].range.upperBound } ?? container.body.lowerBound
        let lines = file.lines
        while true {
            let lineEnd = lines.end(end)
            let next = self.item.map { $0 + 1 } ?? 0
            if next < container.items.count, container.items[next].range.lowerBound < lineEnd {
                self.item = next
                end = container.items[next].range.upperBound
            } else if let comment = file.tokens.comment(in: end..<container.body.upperBound), comment.start < lineEnd {
                end = comment.end
            } else {
                return
            }
        }
    }

    /// Where the first of the items begins that share a line with an item.
    static func start(of item: Int, of container: Container, in file: ParsedFile) -> Int {
        let lines = file.lines
        var start = container.items[item].range.lowerBound
        for earlier in container.items[..<item].reversed() {
            if lines.end(earlier.range.upperBound) < start { break }
            start = earlier.range.lowerBound
        }
        return start
    }
}
