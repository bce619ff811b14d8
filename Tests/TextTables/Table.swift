// A table in Markdown, as it goes into the documentation.

/// Rows under a heading.
package struct Table {
    private let heading: [String]
    private var rows: [[String]] = []

    /// A table with these titles over its columns.
    package init(_ heading: [String]) {
        self.heading = heading
    }

    /// Adds a row.
    package mutating func add(_ row: [String]) {
        rows.append(row)
    }

    /// The table: the first column to the left, the others to the right.
    package var text: String {
        let all = [heading] + rows
        let widths = heading.indices.map { column in
            all.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        let rule = zip(heading.indices, widths).map { column, width in
            column == 0 ? String(repeating: "-", count: width) : String(repeating: "-", count: max(width - 1, 1)) + ":"
        }
        return ([heading, rule] + rows).map { line(padded($0, widths)) }.joined()
    }

    private func padded(_ row: [String], _ widths: [Int]) -> [String] {
        zip(heading.indices, widths).map { column, width in
            let cell = column < row.count ? row[column] : ""
            let blanks = String(repeating: " ", count: max(width - cell.count, 0))
            return column == 0 ? cell + blanks : blanks + cell
        }
    }

    private func line(_ cells: [String]) -> String {
        "| " + cells.joined(separator: " | ") + " |\n"
    }
}
