// The schema of SARIF 2.1.0, which the sources of a package on PyPI have as OASIS publishes it, and what a log lacks by
// it.

import Foundation
import TestSupport

struct SARIFSchema {
    /// Nil where Python or the network is missing.
    static let shared = PythonEnvironment(
        "sarif-schema", packages: ["jsonschema>=4,<5"], sources: ["sarif-pydantic==0.6.2"]
    ).map(SARIFSchema.init)

    private let environment: PythonEnvironment

    private static let program = """
        import glob, json, sys, tarfile, jsonschema
        with tarfile.open(glob.glob(sys.argv[1] + "/sources/sarif_pydantic-*.tar.gz")[0]) as sources:
            name = next(n for n in sources.getnames() if n.endswith("/sarif-schema-2.1.0.json"))
            schema = json.load(sources.extractfile(name))
        validator = jsonschema.validators.validator_for(schema)
        validator.check_schema(schema)
        checker = validator.FORMAT_CHECKER
        for error in validator(schema, format_checker=checker).iter_errors(json.load(open(sys.argv[2]))):
            print(error.json_path + ": " + error.message)
        """

    /// What is wrong with a log; empty if nothing is.
    func complaint(about log: String) throws -> String {
        let place = try TemporaryFolder()
        try place.write(log, to: "log.sarif")
        let outcome = try ChildProcess(
            environment.path(of: "python"),
            ["-c", Self.program, environment.folder.path, "log.sarif"], in: place.url
        ).run()
        return outcome.status == 0 ? outcome.output : outcome.errors
    }
}
