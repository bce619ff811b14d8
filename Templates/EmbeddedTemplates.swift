// The templates, embedded in the binary, so that it works alone wherever it is copied to.
//
// The files beside this one are the templates themselves. Each is listed twice: as a resource in
// the package's manifest, and here, by the name under which contexts and partials ask for it.
// Resources have to be named one by one, so a test compares this file with the folder.

/// The product's templates, as UTF-8.
public enum EmbeddedTemplates {
    /// The text of a template by its name, such as `Mock`; nil when there is none of that name.
    public static func named(_ name: String) -> [UInt8]? {
        switch name {
        case "Conformance": PackageResources.Conformance_mustache
        case "Contract": PackageResources.Contract_mustache
        case "Controller": PackageResources.Controller_mustache
        case "ControllerView": PackageResources.ControllerView_mustache
        case "Error": PackageResources.Error_mustache
        case "Extension": PackageResources.Extension_mustache
        case "FanOut": PackageResources.FanOut_mustache
        case "Flow": PackageResources.Flow_mustache
        case "FlowClock": PackageResources.FlowClock_mustache
        case "FlowContract": PackageResources.FlowContract_mustache
        case "FlowContractMock": PackageResources.FlowContractMock_mustache
        case "FlowContractStart": PackageResources.FlowContractStart_mustache
        case "FlowMock": PackageResources.FlowMock_mustache
        case "FlowObservation": PackageResources.FlowObservation_mustache
        case "FlowRunner": PackageResources.FlowRunner_mustache
        case "FlowSpec": PackageResources.FlowSpec_mustache
        case "FlowTestTesting": PackageResources.FlowTestTesting_mustache
        case "FlowTestXCTest": PackageResources.FlowTestXCTest_mustache
        case "FlowVerifier": PackageResources.FlowVerifier_mustache
        case "Integration": PackageResources.Integration_mustache
        case "IntegrationsManager": PackageResources.IntegrationsManager_mustache
        case "Kind": PackageResources.Kind_mustache
        case "Locked": PackageResources.Locked_mustache
        case "LockedFlowClock": PackageResources.LockedFlowClock_mustache
        case "LockedFlowMock": PackageResources.LockedFlowMock_mustache
        case "LockedFlowRunner": PackageResources.LockedFlowRunner_mustache
        case "LockedValueSubject": PackageResources.LockedValueSubject_mustache
        case "Manager": PackageResources.Manager_mustache
        case "Mock": PackageResources.Mock_mustache
        case "MockRecord": PackageResources.MockRecord_mustache
        case "MockServices": PackageResources.MockServices_mustache
        case "MockStep": PackageResources.MockStep_mustache
        case "MockStepAsync": PackageResources.MockStepAsync_mustache
        case "MockStepCallback": PackageResources.MockStepCallback_mustache
        case "MockStepCombine": PackageResources.MockStepCombine_mustache
        case "Model": PackageResources.Model_mustache
        case "Protocol": PackageResources.Protocol_mustache
        case "ServiceArgument": PackageResources.ServiceArgument_mustache
        case "ServiceConstruction": PackageResources.ServiceConstruction_mustache
        case "ServiceProvider": PackageResources.ServiceProvider_mustache
        case "Status": PackageResources.Status_mustache
        case "ValueSubject": PackageResources.ValueSubject_mustache
        case "Verifier": PackageResources.Verifier_mustache
        case "View": PackageResources.View_mustache
        case "Wrapper": PackageResources.Wrapper_mustache
        case "WrapperStepStub": PackageResources.WrapperStepStub_mustache
        case "WrapperStepTodo": PackageResources.WrapperStepTodo_mustache
        case "WrapperTests": PackageResources.WrapperTests_mustache
        default: nil
        }
    }

    /// The names of all templates, in order.
    public static let names = [
        "Conformance",
        "Contract",
        "Controller",
        "ControllerView",
        "Error",
        "Extension",
        "FanOut",
        "Flow",
        "FlowClock",
        "FlowContract",
        "FlowContractMock",
        "FlowContractStart",
        "FlowMock",
        "FlowObservation",
        "FlowRunner",
        "FlowSpec",
        "FlowTestTesting",
        "FlowTestXCTest",
        "FlowVerifier",
        "Integration",
        "IntegrationsManager",
        "Kind",
        "Locked",
        "LockedFlowClock",
        "LockedFlowMock",
        "LockedFlowRunner",
        "LockedValueSubject",
        "Manager",
        "Mock",
        "MockRecord",
        "MockServices",
        "MockStep",
        "MockStepAsync",
        "MockStepCallback",
        "MockStepCombine",
        "Model",
        "Protocol",
        "ServiceArgument",
        "ServiceConstruction",
        "ServiceProvider",
        "Status",
        "ValueSubject",
        "Verifier",
        "View",
        "Wrapper",
        "WrapperStepStub",
        "WrapperStepTodo",
        "WrapperTests",
    ]
}
