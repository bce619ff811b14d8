import ProjectDescription

let project = Project(
    name: "Shop",
    targets: [
        .target(
            name: "Shop", destinations: .iOS, product: .app, bundleId: "com.example.shop",
            sources: ["Shop/Sources/**"]),
        .target(
            name: "ShopTests", destinations: .iOS, product: .unitTests, bundleId: "com.example.tests",
            sources: ["Shop/Tests/**"], dependencies: [.target(name: "Shop")]),
    ]
)
