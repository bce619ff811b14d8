// The help of a message leads to a text that is right: each rewrite that a rule case's messages carry is
// applied, and no message about the rewritten text follows.

import Diagnostics
import Testing

@testable import FlowModel

@Suite struct FixTests {
    private static let cases: [RuleCase] = [
        CascadesMistakeTests.cases,
        ConformanceRuleTests.cases,
        DelegatesRuleTests.cases,
        IntegrationPartsRuleTests.cases,
        IntegrationsRule1Tests.cases,
        IntegrationsRule2Tests.cases,
        IntegrationsRule3Tests.cases,
        IsolationRuleTests.cases,
        MisplacedKeysMistakeTests.cases,
        MockNamesMistakeTests.cases,
        MockRulesRule1Tests.cases,
        MockRulesRule2Tests.cases,
        NamesRule1Tests.cases,
        NamesRule2Tests.cases,
        NamesRule3Tests.cases,
        NeedsRuleTests.cases,
        OtherKeyWordsMistakeTests.cases,
        OtherLiteralsMistakeTests.cases,
        ProjectRule1Tests.cases,
        ProjectRule2Tests.cases,
        ProjectRule3Tests.cases,
        ProjectRule4Tests.cases,
        ReferencesMistakeTests.cases,
        StatusesRule1Tests.cases,
        StatusesRule2Tests.cases,
        StepsRule1Tests.cases,
        StepsRule2Tests.cases,
        StepsRule3Tests.cases,
        StyleNamesRuleTests.cases,
        TextLiteralsMistakeTests.cases,
        TypeNamesMistakeTests.cases,
        TypesAsSummariesMistakeTests.cases,
        UsageRule2Tests.cases,
        UsageRuleTests.cases,
        VerifierNamesRuleTests.cases,
        ViewsRuleTests.cases,
        WrongFormsMistakeTests.cases,
        WrongWordsMistakeTests.cases,
    ].flatMap { $0 }

    @Test(arguments: cases) func fixes(_ item: RuleCase) throws {
        // A case of several files names them by number; those of one file are enough here.
        guard item.broken.files.count == 1 else { return }
        for diagnostic in validate(item.broken).diagnostics {
            guard let fix = diagnostic.fix else { continue }
            let text = String(decoding: fix.applied(to: Array(item.broken.utf8)), as: UTF8.self)
            let after = validate(text).diagnostics
            #expect(text != item.broken)
            #expect(
                !after.contains { $0.id == diagnostic.id && $0.message == diagnostic.message },
                "\(diagnostic.message)")
            var shift = 0
            for edit in fix.edits {
                let start = edit.range.lowerBound + shift
                let written = start..<start + edit.text.utf8.count
                shift += edit.text.utf8.count - edit.range.count
                let about = after.filter { $0.location?.range.overlaps(written) == true }
                #expect(about.map(\.message) == [], "\(text)")
            }
        }
    }

    @Test func mostMistakesHaveOne() {
        let all = Self.cases.flatMap { validate($0.broken).diagnostics }
        #expect(all.filter { $0.fix != nil }.count > 100)
    }
}
