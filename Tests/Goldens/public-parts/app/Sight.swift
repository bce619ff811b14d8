// What the app has besides the flow's own types.

public struct Sight: Sendable {
  public static let sample = Sight(name: "Town hall")
  public let name: String

  public init(name: String) { self.name = name }
}
