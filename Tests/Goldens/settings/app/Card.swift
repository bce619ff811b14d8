// What the app has besides the flow's own types.

public struct Card: Sendable {
  public let number: String

  public init(number: String) {
    self.number = number
  }
}
