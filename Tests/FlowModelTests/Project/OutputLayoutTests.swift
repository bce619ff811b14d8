// Where files go: defaults, configured folders, and the spelling of paths.

import FlowModel
import Testing

@Suite struct OutputLayoutTests {
    @Test func defaults() throws {
        let folders = try #require(validate(Sample.track).project).folders
        #expect(folders.integrations == "Integrations")
        #expect(folders.services == "Integrations/Services")
        #expect(folders.tests == "Tests/IntegrationsTests")
        #expect(folders.folder(ofIntegration: "Firebase") == "Integrations/Firebase")
        #expect(folders.folder(ofFlow: "Chat") == "Integrations/Services/Chat")
        #expect(folders.folder(ofTestsFor: "Chat") == "Tests/IntegrationsTests/Chat")
    }

    @Test func servicesFollowTheIntegrations() throws {
        let text = "#config\noutput: { integrations: ./App/SDKs/ }\n-----\n" + Sample.track
        let folders = try #require(validate(text).project).folders
        #expect(folders.integrations == "App/SDKs")
        #expect(folders.services == "App/SDKs/Services")
    }

    @Test func theRootAddsNoSlash() {
        #expect(OutputLayout.join("", "Firebase") == "Firebase")
        #expect(OutputLayout.join("App", "Firebase") == "App/Firebase")
    }
}
