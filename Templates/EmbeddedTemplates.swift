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
        case "Extension": PackageResources.Extension_mustache
        case "FanOut": PackageResources.FanOut_mustache
        case "Error": PackageResources.Error_mustache
        case "FlowTests": PackageResources.FlowTests_mustache
        case "Integration": PackageResources.Integration_mustache
        case "IntegrationsManager": PackageResources.IntegrationsManager_mustache
        case "Manager": PackageResources.Manager_mustache
        case "Mock": PackageResources.Mock_mustache
        case "MockStep": PackageResources.MockStep_mustache
        case "Protocol": PackageResources.Protocol_mustache
        case "ServiceProvider": PackageResources.ServiceProvider_mustache
        case "Status": PackageResources.Status_mustache
        case "Wrapper": PackageResources.Wrapper_mustache
        case "WrapperProperty": PackageResources.WrapperProperty_mustache
        case "WrapperStep": PackageResources.WrapperStep_mustache
        case "WrapperTests": PackageResources.WrapperTests_mustache
        default: nil
        }
    }

    /// The names of all templates, in order.
    public static let names = [
        "Error", "Extension", "FanOut", "FlowTests", "Integration", "IntegrationsManager",
        "Manager", "Mock", "MockStep", "Protocol", "ServiceProvider", "Status", "Wrapper",
        "WrapperProperty", "WrapperStep", "WrapperTests",
    ]
}
