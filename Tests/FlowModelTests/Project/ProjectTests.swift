// What a sound project knows: integrations united across flows and configuration, the order in which they are launched,
// the order in which services are built, and the launch steps.

import FlowModel
import Testing

@Suite struct ProjectTests {
    /// Chat needs Token; both are served by Firebase, which is launched after Crash.
    private static let text = """
        #config
        integrations:
          Crash: { sdk: Crashlytics, lifecycle: launch }
        -----
        flow: Chat
        steps:
          setUp: { at: launch }
          log: { parameters: { name: String } }
        integrations:
          Firebase:
            summary: Google's services.
            sdk: [FirebaseCore, FirebaseAI]
            lifecycle: [termination, launch]
            after: Crash
            needs: TokenSDK
          OpenAI: { sdk: OpenAI }
        -----
        flow: Token
        steps:
          warm: { at: launch }
        integrations:
          Firebase:
            sdk: [FirebaseAuth, FirebaseCore]
            imports: Security
            lifecycle: [launch, open-url]
        -----
        flow: Loose
        properties:
          size: Int
        """

    @Test func integrationsAreUnited() throws {
        let project = try #require(validate(Self.text).project)
        let firebase = try #require(project.integration(named: "Firebase"))
        #expect(firebase.summary == "Google's services.")
        #expect(firebase.sdk == ["FirebaseCore", "FirebaseAI", "FirebaseAuth"])
        #expect(firebase.imports == ["Security"])
        #expect(firebase.lifecycle == [.launch, .openURL, .termination])
        #expect(firebase.after == ["Crash"])
        #expect(firebase.wrappers.map(\.name) == ["FirebaseChatSDK", "FirebaseTokenSDK"])
        #expect(firebase.wrappers.map(\.flowIndex) == [0, 1])
        #expect(firebase.managerName == "FirebaseManager")
        #expect(firebase.propertyName == "firebaseManager")
    }

    @Test func launchOrderPutsAfterFirst() throws {
        let project = try #require(validate(Self.text).project)
        #expect(project.integrations.map(\.name) == ["Crash", "Firebase", "OpenAI"])
        #expect(project.integrationsInUse.map(\.name) == ["Crash", "Firebase"])
    }

    @Test func neededServicesAreBuiltFirst() throws {
        let project = try #require(validate(Self.text).project)
        #expect(project.constructionOrder == [1, 0])
        #expect(project.wrappersInUse.map(\.name) == ["FirebaseTokenSDK", "FirebaseChatSDK"])
        let chat = try #require(project.wrappersInUse(ofFlow: 0).first)
        #expect(project.flowsNeeded(by: chat) == [1])
        #expect(project.wrappersInUse(ofFlow: 2).isEmpty)
    }

    @Test func launchStepsFollowTheIntegrations() throws {
        let project = try #require(validate(Self.text).project)
        #expect(project.launchSteps.map(\.flowIndex) == [0, 1])
        #expect(project.launchSteps.map(\.stepIndex) == [0, 0])
    }

    @Test func useChangesTheIntegration() throws {
        let text = Self.text.with("-----\nflow: Token", "use: OpenAI\n-----\nflow: Token")
        let project = try #require(validate(text).project)
        #expect(project.integrationsInUse.map(\.name) == ["Crash", "Firebase", "OpenAI"])
        #expect(project.wrappersInUse(ofFlow: 0).map(\.name) == ["OpenAIChatSDK"])
        let firebase = try #require(project.integration(named: "Firebase"))
        #expect(firebase.wrappers.map(\.isInUse) == [false, true])
        #expect(project.constructionOrder == [0, 1])
        #expect(project.launchSteps.map(\.flowIndex) == [1, 0])
    }

    @Test func needsOfUnusedWrappersMakeNoCircle() {
        let text = """
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              One:
              Two: { needs: BSDK }
            -----
            flow: B
            steps:
              log: { parameters: { name: String } }
            integrations:
              One: { needs: ASDK }
            """
        #expect(validate(text).project?.constructionOrder == [0, 1])
        #expect(
            judge(text.with("integrations:\n  One:\n", "use: Two\nintegrations:\n  One:\n"))
                .contains("ASDK → BSDK → ASDK"))
    }

    @Test func anErrorLeavesNoProject() {
        #expect(validate(Sample.chat.with("via: loading", "via: loadign")).project == nil)
    }

    @Test func aWarningLeavesOne() {
        let erring = Sample.track.with("name: String", "name: TrackError")
        #expect(validate(erring).project != nil)
        #expect(validate(erring).diagnostics.map(\.id.name) == ["flow-undeclared-type"])
    }

    @Test func aProjectWithoutFlows() throws {
        let judged = ProjectValidator.validate(configuration: Configuration(), flows: [], collisions: { _, _ in [] })
        let project = try #require(judged.project)
        #expect(judged.diagnostics.isEmpty)
        #expect(project.integrations.isEmpty && project.launchSteps.isEmpty)
    }
}
