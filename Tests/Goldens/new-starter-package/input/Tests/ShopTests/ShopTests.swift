import Testing
@testable import Shop
