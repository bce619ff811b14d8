// The schema of JUnit reports, junit-10.xsd, which pytest's sources have, and what a report lacks by it.

import Foundation
import TestSupport

struct JUnitSchema {
    /// Nil where Python or the network is missing.
    static let shared = PythonEnvironment("junit-schema", packages: ["xmlschema>=3,<5"], sources: ["pytest==8.3.4"])
        .map(JUnitSchema.init)

    private let environment: PythonEnvironment

    private static let program = """
        import glob, sys, tarfile, xmlschema
        with tarfile.open(glob.glob(sys.argv[1] + "/sources/pytest-*.tar.gz")[0]) as sources:
            name = next(n for n in sources.getnames() if n.endswith("/junit-10.xsd"))
            schema = xmlschema.XMLSchema(sources.extractfile(name).read().decode())
        schema.validate(sys.argv[2])
        """

    /// What is wrong with a report; empty if nothing is.
    func complaint(about report: String) throws -> String {
        let place = try TemporaryFolder()
        try place.write(report, to: "report.xml")
        let outcome = try ChildProcess(
            environment.path(of: "python"),
            ["-c", Self.program, environment.folder.path, "report.xml"], in: place.url
        ).run()
        return outcome.status == 0 ? "" : outcome.errors
    }
}
