// `flowgen schema`: prints the JSON Schema of flow files, or of flowgen.yml.

package struct Schema {
    package init() {}

    package func run(_ file: SchemaFile) -> RunReport {
        var report = RunReport(status: .clean)
        report.text = file.text
        return report
    }
}
